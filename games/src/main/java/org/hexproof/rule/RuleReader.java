package org.hexproof.rule;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads rules of play: a line that tells on what is played, {@code board}, {@code strip}, {@code
 * heaps}, {@code sum} or {@code graph}, and a line for each move, which begins with who may make
 * it. Lines that begin with # are remarks.
 */
public final class RuleReader {
  private static final String HOW =
      "a rule file begins with board, strip, heaps, sum or graph in a line of its own";

  /** The longest row that a star may stand for. */
  private static final int MAX_RUN = 16;

  private static final Pattern MOVE = Pattern.compile("(Left|Right|Both)\\s+(.*)");
  private static final Pattern TAKES =
      Pattern.compile("takes (any|[0-9]+(?:,[0-9]+)*) leaves ([012](?:,[012])*)");
  private static final Pattern OCTAL = Pattern.compile("octal 0?\\.([0-7]+)");
  private static final Pattern CUTS = Pattern.compile("cuts (\\S+(?:,\\S+)*)");
  private static final Pattern ROOT = Pattern.compile("rooted at (\\S+)");
  private static final String AGAIN = "who frees a vertex moves again";
  private static final String MOST = "most freed win";
  private static final Pattern WORD = Pattern.compile("(\\S+) is (.+)");
  private static final String ANY = "any way";
  private static final String BOTH = "both ways";
  private static final String DIAGONAL = "any way and diagonal";
  private static final String DOWN = "down";
  private static final ImmutableMap<String, ImmutableList<Turn>> WAYS =
      ImmutableMap.of(
          ANY,
          Turn.ALL,
          DIAGONAL,
          Turn.ALL,
          BOTH,
          ImmutableList.of(Turn.NONE, Turn.MIRROR),
          DOWN,
          ImmutableList.of(Turn.DOWN));
  private static final Pattern SHUNNED = Pattern.compile("not beside [^#](?: [^#])*");

  private final Cursor cursor;
  private final List<Placed> lines;

  private RuleReader(String file, String text) {
    this.cursor = new Cursor(file, 1, text);
    this.lines = new ArrayList<>(Placed.lines(text));
    lines.removeIf(line -> line.text().startsWith("#"));
  }

  /** The rules that a text describes. */
  public static Rules read(String file, String text) throws ValueSyntaxException {
    return new RuleReader(file, text).rules();
  }

  private Rules rules() throws ValueSyntaxException {
    if (lines.isEmpty()) {
      throw cursor.error(0, "there are no rules", HOW);
    }
    Placed first = lines.remove(0);
    return switch (first.text()) {
      case "board", "strip" -> board(first.text().equals("strip"));
      case "heaps" -> heaps();
      case "sum" -> sum();
      case "graph" -> graph();
      default -> throw error(first, "'" + first.text() + "' is nothing to play on", HOW);
    };
  }

  private ValueSyntaxException error(Placed line, String problem, String hint) {
    return cursor.error(line.place(), problem, hint);
  }

  /** Reads what a move does. */
  private interface Reading<T> {
    List<T> read(Placed move) throws ValueSyntaxException;
  }

  /** What both players may do. */
  private record Moves<T>(ImmutableList<T> left, ImmutableList<T> right) {}

  private <T> Moves<T> moves(Reading<T> reading) throws ValueSyntaxException {
    ImmutableList.Builder<T> left = ImmutableList.builder();
    ImmutableList.Builder<T> right = ImmutableList.builder();
    for (Placed line : lines) {
      Matcher move = MOVE.matcher(line.text());
      if (!move.matches()) {
        throw error(line, "expected a move", "a move begins with Left, Right or Both");
      }
      List<T> read = reading.read(new Placed(move.group(2), line.place() + move.start(2)));
      if (!move.group(1).equals("Right")) {
        left.addAll(read);
      }
      if (!move.group(1).equals("Left")) {
        right.addAll(read);
      }
    }
    return new Moves<>(left.build(), right.build());
  }

  private Rules board(boolean isStrip) throws ValueSyntaxException {
    boolean repeats = lines.removeIf(line -> line.text().equals("repeats"));
    Moves<BoardRules.Move> moves = moves(line -> List.of(boardMove(line)));
    return new BoardRules(moves.left(), moves.right(), isStrip, repeats);
  }

  private BoardRules.Move boardMove(Placed line) throws ValueSyntaxException {
    List<String> parts = Splitter.on(';').trimResults().splitToList(line.text());
    List<String> options = parts.subList(1, parts.size());
    ImmutableSet.Builder<Character> shunned = ImmutableSet.builder();
    for (String option : options) {
      if (SHUNNED.matcher(option).matches()) {
        String symbols = option.substring("not beside ".length()).replace(" ", "");
        symbols.chars().forEach(symbol -> shunned.add((char) symbol));
      } else if (!WAYS.containsKey(option)) {
        throw error(
            line,
            "'" + option + "' says nothing of a move",
            "there are 'any way', 'both ways', 'any way and diagonal', 'down' and 'not beside X'");
      }
    }
    boolean diagonal = options.contains(DIAGONAL);
    List<Turn> turns =
        options.stream()
            .filter(WAYS::containsKey)
            .findFirst()
            .map(WAYS::get)
            .orElse(ImmutableList.of(Turn.NONE));
    ImmutableList.Builder<ImmutableSet<CellPattern>> steps = ImmutableList.builder();
    for (String step : Splitter.on("then").split(parts.get(0))) {
      ImmutableSet.Builder<CellPattern> patterns = ImmutableSet.builder();
      for (CellPattern pattern : step(line, step, shunned.build())) {
        boolean isSlanted = diagonal && pattern.isRow();
        for (CellPattern way :
            isSlanted ? List.of(pattern, pattern.diagonal()) : List.of(pattern)) {
          turns.forEach(turn -> patterns.add(way.turned(turn)));
        }
      }
      steps.add(patterns.build());
    }
    return new BoardRules.Move(steps.build());
  }

  /** The patterns of a step, one for each length of what has a star. */
  private List<CellPattern> step(Placed line, String step, ImmutableSet<Character> shunned)
      throws ValueSyntaxException {
    List<String> sides = Splitter.on("->").splitToList(step.replaceAll("\\s", ""));
    if (sides.size() != 2) {
      throw error(
          line,
          "expected one -> between what is there and what a move makes of it",
          "as in X O -> . X; rows have / between");
    }
    boolean hasStar = step.contains("*");
    List<CellPattern> patterns = new ArrayList<>();
    for (int run = 0; run <= (hasStar ? MAX_RUN : 0); run++) {
      List<String> before = rows(sides.get(0), run);
      List<String> after = rows(sides.get(1), run);
      List<CellPattern.Cell> cells = new ArrayList<>();
      for (int row = 0; row < before.size(); row++) {
        if (before.size() != after.size()
            || before.get(row).length() != after.get(row).length()
            || before.get(row).isEmpty()) {
          throw error(
              line,
              "both sides of -> need cells in the same places",
              hasStar
                  ? "a star is for cells of a row, which '; down' makes a column"
                  : "as in . / . -> # / #");
        }
        if (before.get(row).indexOf(Grid.NONE) >= 0) {
          throw error(line, "a move looks at cells only, and # is none", "name what is there");
        }
        for (int column = 0; column < before.get(row).length(); column++) {
          cells.add(
              new CellPattern.Cell(
                  row, column, before.get(row).charAt(column), after.get(row).charAt(column)));
        }
      }
      patterns.add(CellPattern.of(cells, shunned));
    }
    return patterns;
  }

  private static List<String> rows(String side, int run) {
    return Splitter.on('/')
        .splitToStream(side)
        .map(
            row ->
                Pattern.compile("(.)\\*")
                    .matcher(row)
                    .replaceAll(found -> Matcher.quoteReplacement(found.group(1).repeat(run))))
        .toList();
  }

  private Rules heaps() throws ValueSyntaxException {
    Moves<HeapAction> moves = moves(this::heapActions);
    HeapRules heaps = new HeapRules(moves.left(), moves.right());
    if ((heaps.entails() || new HeapRules(moves.right(), moves.left()).entails())
        && !heaps.isImpartial()) {
      throw error(lines.get(0), "moves that entail are for both players", "write Both");
    }
    return heaps;
  }

  private static final ImmutableMap<String, HeapAction.Entailing> ENTAILING =
      ImmutableMap.of(
          "entails", HeapAction.Entailing.ALWAYS,
          "entails if prime", HeapAction.Entailing.IF_PRIME);

  private List<HeapAction> heapActions(Placed line) throws ValueSyntaxException {
    Matcher octal = OCTAL.matcher(line.text());
    if (octal.matches()) {
      String digits = octal.group(1);
      return IntStream.range(0, digits.length())
          .filter(place -> digits.charAt(place) > '0')
          .mapToObj(
              place ->
                  new HeapAction(
                      ImmutableIntArray.of(place + 1),
                      digits.charAt(place) - '0',
                      HeapAction.Entailing.NEVER))
          .toList();
    }
    List<String> parts = Splitter.on(';').trimResults().splitToList(line.text());
    Matcher takes = TAKES.matcher(parts.get(0));
    boolean isKnown =
        parts.size() == 1 || (parts.size() == 2 && ENTAILING.containsKey(parts.get(1)));
    if (!takes.matches() || !isKnown) {
      throw error(
          line,
          "expected how many tokens are taken, and how many heaps the others may be",
          "as in 'takes 1,2 leaves 0,1,2', 'takes any leaves 0,1; entails', 'takes 1 leaves 1;"
              + " entails if prime' or 'octal 0.77'");
    }
    if (parts.size() == 2 && !takes.group(2).matches("(0,)?1")) {
      throw error(
          line, "a move that entails leaves one heap, or none", "write leaves 1 or leaves 0,1");
    }
    ImmutableIntArray taken =
        takes.group(1).equals("any")
            ? ImmutableIntArray.of()
            : ImmutableIntArray.copyOf(
                Splitter.on(',')
                    .splitToStream(takes.group(1))
                    .mapToInt(RuleReader::count)
                    .sorted()
                    .distinct());
    if (taken.contains(0) && !takes.group(2).equals("2")) {
      throw error(line, "a move that takes nothing has to divide the heap", "write leaves 2");
    }
    return List.of(
        new HeapAction(
            taken,
            Splitter.on(',')
                .splitToStream(takes.group(2))
                .mapToInt(heaps -> 1 << Integer.parseInt(heaps))
                .reduce(0, (some, other) -> some | other),
            parts.size() == 1
                ? HeapAction.Entailing.NEVER
                : ENTAILING.getOrDefault(parts.get(1), HeapAction.Entailing.NEVER)));
  }

  private static int count(String digits) {
    return digits.length() > 6 ? 1_000_000 : Integer.parseInt(digits);
  }

  private Rules sum() throws ValueSyntaxException {
    ImmutableList.Builder<SumRules.Word> words = ImmutableList.builder();
    for (Placed line : lines) {
      Matcher word = WORD.matcher(line.text());
      if (!word.matches()) {
        throw error(line, "expected how a word is written and what it is", "as in a|b is {a|b}");
      }
      SumRules.Word written = new SumRules.Word(word.group(1), word.group(2));
      if (written.variables().size() > ImmutableSet.copyOf(written.variables()).size()) {
        throw error(line, "a letter stands twice in " + word.group(1), "each stands for a number");
      }
      words.add(written);
    }
    return new SumRules(words.build());
  }

  private boolean take(String line) {
    boolean isNext = !lines.isEmpty() && lines.get(0).text().equals(line);
    if (isNext) {
      lines.remove(0);
    }
    return isNext;
  }

  private Rules graph() throws ValueSyntaxException {
    if (take(AGAIN)) {
      CoinRules rules = new CoinRules(take(MOST));
      if (!lines.isEmpty()) {
        throw error(
            lines.get(0),
            "expected '" + MOST + "' or the end",
            "where '" + AGAIN + "' both may cut all edges");
      }
      return rules;
    }
    String root = "";
    if (!lines.isEmpty()) {
      Matcher rooted = ROOT.matcher(lines.get(0).text());
      if (rooted.matches()) {
        root = rooted.group(1);
        lines.remove(0);
      }
    }
    Moves<String> moves =
        moves(
            line -> {
              Matcher cuts = CUTS.matcher(line.text());
              if (!cuts.matches()) {
                throw error(
                    line, "expected the colors of edges that are cut", "as in 'Left cuts L'");
              }
              return Splitter.on(',').splitToList(cuts.group(1));
            });
    return new EdgeCutting.Colors(
        ImmutableSet.copyOf(moves.left()), ImmutableSet.copyOf(moves.right()), root);
  }
}
