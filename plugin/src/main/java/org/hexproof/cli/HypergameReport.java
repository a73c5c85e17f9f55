package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSet;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.loopy.Equivalence;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.loopy.Grundy;
import org.hexproof.loopy.GrundyNumber;
import org.hexproof.loopy.ImpartialSum;
import org.hexproof.loopy.LoopyComparison;
import org.hexproof.loopy.PlayOutcomes;
import org.hexproof.loopy.Player;
import org.hexproof.loopy.Seat;
import org.hexproof.loopy.Side;
import org.hexproof.loopy.Strategy;
import org.hexproof.report.Printable;

/** What {@code hypergame} prints. */
final class HypergameReport {
  private static final int FORMAT_VERSION = 1;

  private final Writer out;
  private final boolean isJson;
  private final boolean isAscii;
  private final boolean tellsAll;

  HypergameReport(Writer out, boolean isJson, boolean isAscii, boolean tellsAll) {
    this.out = out;
    this.isJson = isJson;
    this.isAscii = isAscii;
    this.tellsAll = tellsAll;
  }

  /** Who wins and who does not lose. */
  void outcomes(PlayOutcomes outcomes) throws IOException {
    GameGraph game = outcomes.graph();
    if (isJson) {
      JsonWriter json = begin();
      writeGame(game, json);
      writeOutcome(outcomes, game.start(), json);
      if (tellsAll) {
        json.name("all").beginArray();
        for (int position = 0; position < game.size(); position++) {
          json.beginObject().name("position").value(game.name(position));
          writeOutcome(outcomes, position, json);
          json.endObject();
        }
        json.endArray();
      }
      end(json);
      return;
    }
    line(size(game));
    for (Side side : Side.values()) {
      line(word(side) + " begins: " + result(outcomes, game.start(), side));
    }
    line(players(outcomes, game.start()));
    for (int position = 0; tellsAll && position < game.size(); position++) {
      line("at " + game.name(position) + ": " + players(outcomes, position));
    }
  }

  private static String size(GameGraph game) {
    return "start "
        + game.name(game.start())
        + ", "
        + game.size()
        + (game.size() == 1 ? " position" : " positions")
        + ", moves: "
        + game.moveCount(Side.LEFT)
        + (game.isImpartial()
            ? " for both sides"
            : " of Left, " + game.moveCount(Side.RIGHT) + " of Right");
  }

  private static String result(PlayOutcomes outcomes, int position, Side begins) {
    Optional<Side> winner = outcomes.winner(position, begins);
    if (winner.isEmpty()) {
      return "draw";
    }
    int moves = outcomes.movesToEnd(position, begins).orElseThrow();
    return word(winner.get())
        + " wins"
        + (moves == 0 ? " at once" : moves == 1 ? " in 1 move" : " in at most " + moves + " moves");
  }

  private static String players(PlayOutcomes outcomes, int position) {
    return outcomes
        .winning(position)
        .map(winner -> winner + " wins")
        .orElseGet(
            () ->
                outcomes.nonLosing(position).stream().map(Player::name).collect(joining(", "))
                    + " need not lose");
  }

  private static String word(Side side) {
    return side == Side.LEFT ? "Left" : "Right";
  }

  private static void writeGame(GameGraph game, JsonWriter json) throws IOException {
    json.name("start").value(game.name(game.start()));
    json.name("positions").value(game.size());
    json.name("leftMoves").value(game.moveCount(Side.LEFT));
    json.name("rightMoves").value(game.moveCount(Side.RIGHT));
    json.name("impartial").value(game.isImpartial());
  }

  private static void writeOutcome(PlayOutcomes outcomes, int position, JsonWriter json)
      throws IOException {
    for (Side side : Side.values()) {
      json.name(side == Side.LEFT ? "leftBegins" : "rightBegins").beginObject();
      json.name("winner").value(outcomes.winner(position, side).map(Side::letter).orElse(null));
      json.name("moves");
      if (outcomes.movesToEnd(position, side).isPresent()) {
        json.value(outcomes.movesToEnd(position, side).getAsInt());
      } else {
        json.nullValue();
      }
      json.endObject();
    }
    json.name("winning").value(outcomes.winning(position).map(Player::name).orElse(null));
    writePlayers("nonLosing", outcomes.nonLosing(position), json);
  }

  private static void writePlayers(String name, ImmutableSet<Player> players, JsonWriter json)
      throws IOException {
    json.name(name).beginArray();
    for (Player player : players) {
      json.value(player.name());
    }
    json.endArray();
  }

  /** The Grundy number of a sum, and its good moves. */
  void numbers(ImpartialSum sum) throws IOException {
    if (isJson) {
      writeNumbers(sum);
      return;
    }
    for (ImpartialSum.Part part : sum.parts()) {
      if (sum.parts().size() > 1) {
        line(part.name() + ": " + text(part.number()));
      }
      Grundy grundy = part.grundy();
      for (int position = 0; tellsAll && position < grundy.graph().size(); position++) {
        line("at " + grundy.graph().name(position) + ": " + text(grundy.number(position)));
      }
    }
    GrundyNumber number = sum.number();
    line("Grundy number " + text(number));
    if (number.secondWins()) {
      line("II wins");
      return;
    }
    line(number.firstWins() ? "I wins" : "I, II need not lose");
    line(
        (number.firstWins() ? "winning moves: " : "moves that don't lose: ")
            + sum.goodMoves().stream().map(move -> text(sum, move)).collect(joining(", ")));
  }

  private static String text(ImpartialSum sum, ImpartialSum.Move move) {
    ImpartialSum.Part part = sum.parts().get(move.part());
    return part.name() + " to " + part.grundy().graph().name(move.to());
  }

  private void writeNumbers(ImpartialSum sum) throws IOException {
    GrundyNumber number = sum.number();
    JsonWriter json = begin();
    json.name("grundy").value(text(number));
    json.name("winning").value(number.secondWins() ? "II" : number.firstWins() ? "I" : null);
    json.name("parts").beginArray();
    for (ImpartialSum.Part part : sum.parts()) {
      json.beginObject();
      writeGame(part.grundy().graph(), json);
      json.name("grundy").value(text(part.number()));
      if (tellsAll) {
        json.name("all").beginArray();
        for (int position = 0; position < part.grundy().graph().size(); position++) {
          json.beginObject();
          json.name("position").value(part.grundy().graph().name(position));
          json.name("grundy").value(text(part.grundy().number(position)));
          json.endObject();
        }
        json.endArray();
      }
      json.endObject();
    }
    json.endArray();
    json.name("goodMoves").beginArray();
    for (ImpartialSum.Move move : sum.goodMoves()) {
      json.beginObject();
      json.name("part").value(move.part());
      json.name("to").value(sum.parts().get(move.part()).grundy().graph().name(move.to()));
      json.name("grundy").value(text(move.number()));
      json.endObject();
    }
    json.endArray();
    end(json);
  }

  private String text(GrundyNumber number) {
    return isAscii ? number.toString().replace("∞", "oo") : number.toString();
  }

  /**
   * A strategy of a player.
   *
   * @return whether there is one
   */
  boolean strategy(PlayOutcomes outcomes, Player player) throws IOException {
    GameGraph game = outcomes.graph();
    List<Strategy> strategies = new ArrayList<>();
    for (Seat seat : player.seats()) {
      Strategy.of(outcomes, seat).ifPresent(strategies::add);
    }
    boolean exists = strategies.size() == player.seats().size();
    boolean wins = outcomes.winning(game.start()).equals(Optional.of(player));
    if (isJson) {
      JsonWriter json = begin();
      writeGame(game, json);
      writeOutcome(outcomes, game.start(), json);
      json.name("strategy").beginObject();
      json.name("player").value(player.name());
      json.name("exists").value(exists);
      json.name("wins").value(wins);
      json.name("seats").beginArray();
      for (Strategy strategy : exists ? strategies : List.<Strategy>of()) {
        write(strategy, json);
      }
      json.endArray().endObject();
      end(json);
      return exists;
    }
    if (!exists) {
      line(player + " has no strategy that never loses; " + players(outcomes, game.start()));
      return false;
    }
    line(player + (wins ? " wins:" : " does not lose:"));
    for (Strategy strategy : strategies) {
      Seat seat = strategy.seat();
      line(
          word(seat.side())
              + ", when "
              + word(seat.beginner())
              + " begins, "
              + (strategy.isWinning() ? "wins by" : "holds a draw by"));
      for (int i = 0; i < strategy.positions().length(); i++) {
        line(
            "  "
                + game.name(strategy.positions().get(i))
                + " -> "
                + game.name(strategy.replies().get(i)));
      }
      if (strategy.positions().isEmpty()) {
        line("  " + word(seat.side().opponent()) + " has no move");
      }
    }
    return true;
  }

  private static void write(Strategy strategy, JsonWriter json) throws IOException {
    json.beginObject();
    json.name("side").value(strategy.seat().side().letter());
    json.name("begins").value(strategy.seat().begins());
    json.name("wins").value(strategy.isWinning());
    json.name("moves").beginArray();
    for (int i = 0; i < strategy.positions().length(); i++) {
      json.beginObject();
      json.name("from").value(strategy.graph().name(strategy.positions().get(i)));
      json.name("to").value(strategy.graph().name(strategy.replies().get(i)));
      json.endObject();
    }
    json.endArray().endObject();
  }

  /** How two games compare, and whether they are equivalent. */
  void compare(GameGraph x, GameGraph y, GraphLimit limit) throws IOException {
    LoopyComparison comparison = LoopyComparison.of(x, y, limit);
    boolean areEquidetermined = Equivalence.areEquidetermined(x, y);
    Equivalence equivalence = Equivalence.of(x, y, limit);
    if (isJson) {
      JsonWriter json = begin();
      json.name("above").value(comparison.isAbove());
      json.name("notAbove").value(comparison.isNotAbove());
      json.name("below").value(comparison.isBelow());
      json.name("notBelow").value(comparison.isNotBelow());
      json.name("equidetermined").value(areEquidetermined);
      json.name("equivalent").value(known(equivalence.inAllSums()));
      json.name("equivalentToImpartial").value(equivalence.withImpartial().orElse(null));
      json.name("context").value(equivalence.context().orElse(null));
      end(json);
      return;
    }
    relation("x ⊵ y", comparison.isAbove());
    relation("x -▶ y", comparison.isNotAbove());
    relation("y ⊵ x", comparison.isBelow());
    relation("y -▶ x", comparison.isNotBelow());
    relation("equidetermined", areEquidetermined);
    if (equivalence.withImpartial().isPresent()) {
      relation("equivalent in sums with impartial games", equivalence.withImpartial().get());
    }
    line(
        "equivalent in all sums: "
            + switch (equivalence.inAllSums()) {
              case YES -> "yes";
              case NO -> "no";
              case OPEN -> "not known";
            }
            + equivalence.context().map(game -> ", a sum with " + game + " differs").orElse(""));
  }

  private static Boolean known(Equivalence.Answer answer) {
    return switch (answer) {
      case YES -> true;
      case NO -> false;
      case OPEN -> null;
    };
  }

  private void relation(String relation, boolean holds) throws IOException {
    String text = isAscii ? relation.replace("⊵", ">=").replace("-▶", "!>=") : relation;
    line(text + ": " + (holds ? "yes" : "no"));
  }

  private void line(String text) throws IOException {
    out.write(text.replace('\n', ' ') + "\n");
  }

  private JsonWriter begin() throws IOException {
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.setSerializeNulls(true);
    json.beginObject().name("version").value(FORMAT_VERSION);
    return json;
  }

  private void end(JsonWriter json) throws IOException {
    json.endObject().flush();
    out.write('\n');
  }
}
