package org.hexproof.local;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.Multiset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.spot.Match;
import org.hexproof.template.Template;
import org.jgrapht.alg.util.UnionFind;

/** A fact in the words of players; what the move does, without naming who made it. */
public record FactText(Fact fact) {
  /** Names that are words, and not numbers in somebody's list. */
  private static final Pattern WORDS = Pattern.compile("(?!.*(same|template))[a-z ]+");

  private static final Pattern NUMBERED = Pattern.compile("connects-both-.*");

  /** As in {@code connects f6 to the top edge by the ziggurat}. */
  public String words() {
    if (fact instanceof Fact.Wasted wasted) {
      return wasted(wasted);
    }
    if (fact instanceof Fact.Spans spans) {
      return "connects "
          + (spans.player() == Color.BLACK ? "top to bottom" : "left to right")
          + by(spans.templates());
    }
    if (fact instanceof Fact.Threatens threatens) {
      return "threatens to win: " + replies(threatens);
    }
    if (fact instanceof Fact.Overlooks overlooks) {
      return "loses, since it leaves the threat of " + overlooks.threat() + " unanswered";
    }
    if (fact instanceof Fact.Reaches reaches) {
      String edge = reaches.edge().label() + " edge" + by(reaches);
      return reaches.isKept()
          ? "keeps " + reaches.stone() + " connected to the " + edge
          : "connects " + reaches.stone() + " to the " + edge;
    }
    if (fact instanceof Fact.Holds holds) {
      String edge = " to the " + holds.edge().label() + " edge within " + holds.cells().size();
      return (holds.isKept() ? "keeps " + holds.move() + " connected" : "connects " + holds.move())
          + edge
          + " cells";
    }
    if (fact instanceof Fact.Joins joins) {
      return joins(joins);
    }
    if (fact instanceof Fact.LeavesOpen open) {
      return "leaves "
          + open.intrusion()
          + " unanswered: "
          + called(open.template())
          + " can be cut";
    }
    if (fact instanceof Fact.Cuts cuts) {
      return "cuts " + called(cuts.template()) + ", which was not defended";
    }
    return "intrudes into "
        + fact.templates().stream().map(FactText::called).collect(joining(" and "));
  }

  private static String replies(Fact.Threatens threatens) {
    if (!threatens.isNarrow()) {
      return "all but " + threatens.cells().size() + " replies lose";
    }
    String named = threatens.cells().stream().sorted().map(Cell::toString).collect(joining(" "));
    return "all replies but " + named + " lose";
  }

  private static String wasted(Fact.Wasted wasted) {
    if (wasted.captor().equals(Optional.of(wasted.player().opposite()))) {
      return "gains nothing, since " + wasted.move() + " is captured by the other side";
    }
    return "wasted, since "
        + wasted.move()
        + (wasted.captor().isPresent() ? " was captured already" : " is dead");
  }

  private static String joins(Fact.Joins joins) {
    if (joins.isOfMove()) {
      return "connects to " + joins.other() + by(joins.templates());
    }
    String stones = joins.one() + " and " + joins.other();
    return (joins.isKept() ? "keeps " + stones + " joined" : "joins " + stones)
        + by(joins.templates());
  }

  /** As in {@code by 2 bridges and the ziggurat}; nothing where there are none. */
  private static String by(List<Match> templates) {
    Multiset<String> names = LinkedHashMultiset.create();
    templates.forEach(match -> names.add(name(match.template())));
    return names.isEmpty()
        ? ""
        : names.entrySet().stream()
            .map(entry -> counted(entry.getElement(), entry.getCount()))
            .collect(joining(" and ", " by ", ""));
  }

  private static String counted(String name, int count) {
    if (!WORDS.matcher(name).matches()) {
      return count == 1 ? name : name + (count == 2 ? " twice" : " " + count + " times");
    }
    String article = name.equals("bridge") ? "a " : "the ";
    return count == 1 ? article + name : count + " " + name + "s";
  }

  /** The same, and to which stone the move was joined, if that is another one. */
  private static String by(Fact.Reaches reaches) {
    String by = by(reaches.templates());
    return reaches.templates().size() == 1
            && reaches.templates().get(0).promise().edges().isEmpty()
            && reaches.stone().equals(reaches.move())
        ? reaches.templates().get(0).promise().named().stream()
            .filter(stone -> stone.steps(reaches.move()) > 1)
            .min(Comparator.comparingInt(reaches.move()::steps))
            .map(stone -> by + " to " + stone)
            .orElse(by)
        : by;
  }

  /** As in {@code the bridge d4-e5} or {@code the ziggurat from f6 to the top edge}. */
  private static String called(Match match) {
    String name = name(match.template());
    String start = (WORDS.matcher(name).matches() ? "the " : "") + name + " ";
    String named = chains(match).stream().map(Cell::toString).collect(joining("-"));
    return match.promise().edges().stream()
        .findFirst()
        .map(edge -> start + "from " + named + " to the " + edge.label() + " edge")
        .orElse(start + named);
  }

  /** One stone of each chain that the promise names. */
  private static List<Cell> chains(Match match) {
    UnionFind<Cell> chains = new UnionFind<>(match.promise().named());
    for (Cell one : match.promise().named()) {
      match.promise().named().stream()
          .filter(other -> one.steps(other) == 1)
          .forEach(other -> chains.union(one, other));
    }
    return match.promise().named().stream().map(chains::find).distinct().sorted().toList();
  }

  private static String name(Template template) {
    String name =
        Stream.concat(template.aliases().stream(), Stream.of(template.name()))
            .filter(word -> WORDS.matcher(word).matches())
            .findFirst()
            .orElse(template.name());
    return WORDS.matcher(name).matches()
        ? name
        : NUMBERED.matcher(name).matches() ? "template for both stones" : "template " + name;
  }
}
