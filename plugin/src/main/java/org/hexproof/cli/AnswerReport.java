package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Optional;
import org.hexproof.expression.Answer;
import org.hexproof.expression.Query;
import org.hexproof.report.GameText;
import org.hexproof.value.Flaw;
import org.hexproof.value.Game;
import org.hexproof.value.Refutation;
import org.hexproof.value.Values;

/** An answer that is no value: yes, no with what shows it, or a number. */
final class AnswerReport implements ValueReply {
  /** In a line of play only short games are worth reading. */
  private static final long MAX_ATOMS = 200;

  /** How the two games of a refutation are called. */
  private record Names(String first, String second) {}

  private final Answer answer;
  private final boolean ascii;

  /** An answer that is no {@link Answer.Worth}. */
  AnswerReport(Answer answer, boolean ascii) {
    this.answer = answer;
    this.ascii = ascii;
  }

  @Override
  public ExitCode code() {
    return answer.holds() ? ExitCode.OK : ExitCode.NO;
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    if (answer instanceof Answer.Measured measured) {
      return lines.add(measured.measure().toString()).build();
    }
    lines.add(answer.holds() ? "yes" : "no");
    if (answer instanceof Answer.Compared compared && compared.failure().isPresent()) {
      Answer.Failure failure = compared.failure().get();
      GameText text = text(compared.values());
      lines.add("G = " + text.of(compared.first()));
      lines.add("H = " + text.of(compared.second()));
      lines.add("G " + failure.relation().sign() + " H fails:");
      play(failure.why(), names(failure), text, lines);
    } else if (answer instanceof Answer.Judged judged && judged.flaw().isPresent()) {
      flaw(judged.flaw().get(), text(judged.values()), lines);
    }
    return lines.build();
  }

  /** G &gt;= H fails as H &lt;= G does. */
  private static Names names(Answer.Failure failure) {
    return failure.relation() == Query.Relation.GEQ ? new Names("H", "G") : new Names("G", "H");
  }

  private static void flaw(Flaw flaw, GameText text, ImmutableList.Builder<String> lines) {
    for (Flaw.Turn turn : flaw.path()) {
      lines.add(player(turn.black()) + " moves to " + text.of(turn.to()));
    }
    lines.add("K = " + text.of(flaw.follower()));
    Optional<Flaw.Turn> harm = flaw.harm();
    if (harm.isEmpty()) {
      lines.add("K ◁ K fails:");
      play(flaw.why(), new Names("the left K", "the right K"), text, lines);
      return;
    }
    boolean black = harm.get().black();
    String option = black ? "L" : "R";
    lines.add(option + " = " + text.of(harm.get().to()) + ", an option of " + player(black));
    lines.add((black ? "K <= L" : "R <= K") + " fails:");
    play(flaw.why(), black ? new Names("K", "L") : new Names("R", "K"), text, lines);
  }

  private static void play(
      Refutation why, Names names, GameText text, ImmutableList.Builder<String> lines) {
    for (Refutation.Move move : why.moves()) {
      String where = isInFirst(move) ? names.first() : names.second();
      String what =
          move.kind() == Refutation.Kind.PASS
              ? passes(move, names)
              : player(isBlack(move)) + " moves in " + where + " to " + text.of(move.to());
      lines.add("  " + (move.kind().isAnswer() ? "answer: " : "") + what);
    }
    lines.add(
        "  "
            + text.of(Game.atom(why.first()))
            + " <= "
            + text.of(Game.atom(why.second()))
            + " is false");
  }

  private static String passes(Refutation.Move move, Names names) {
    boolean first = move.first() instanceof Game.Atom;
    return player(first) + " passes in " + (first ? names.first() : names.second()) + ", an atom";
  }

  private static boolean isBlack(Refutation.Move move) {
    return move.kind() == Refutation.Kind.BLACK_IN_FIRST
        || move.kind() == Refutation.Kind.BLACK_IN_SECOND;
  }

  private static boolean isInFirst(Refutation.Move move) {
    return move.kind() == Refutation.Kind.BLACK_IN_FIRST
        || move.kind() == Refutation.Kind.WHITE_IN_FIRST;
  }

  private static String player(boolean black) {
    return black ? "Black" : "White";
  }

  private GameText text(Values values) {
    return new GameText(values.poset(), ascii, MAX_ATOMS);
  }

  @Override
  public void writeMembers(JsonWriter json) throws IOException {
    json.name("answer");
    if (answer instanceof Answer.Measured measured) {
      json.value(measured.measure());
      return;
    }
    json.value(answer.holds());
    if (answer instanceof Answer.Compared compared && compared.failure().isPresent()) {
      Answer.Failure failure = compared.failure().get();
      GameText text = text(compared.values());
      json.name("fails").value(failure.relation().sign());
      json.name("G").value(text.of(compared.first()));
      json.name("H").value(text.of(compared.second()));
      writePlay(json, failure.why(), names(failure), text);
    } else if (answer instanceof Answer.Judged judged && judged.flaw().isPresent()) {
      writeFlaw(json, judged.flaw().get(), text(judged.values()));
    }
  }

  private static void writeFlaw(JsonWriter json, Flaw flaw, GameText text) throws IOException {
    json.name("path").beginArray();
    for (Flaw.Turn turn : flaw.path()) {
      json.beginObject().name("player").value(word(turn.black()));
      json.name("to").value(text.of(turn.to())).endObject();
    }
    json.endArray();
    json.name("K").value(text.of(flaw.follower()));
    Names names = new Names("left K", "right K");
    if (flaw.harm().isPresent()) {
      boolean black = flaw.harm().get().black();
      json.name(black ? "L" : "R").value(text.of(flaw.harm().get().to()));
      names = black ? new Names("K", "L") : new Names("R", "K");
    }
    writePlay(json, flaw.why(), names, text);
  }

  private static void writePlay(JsonWriter json, Refutation why, Names names, GameText text)
      throws IOException {
    json.name("moves").beginArray();
    for (Refutation.Move move : why.moves()) {
      json.beginObject();
      if (move.kind() == Refutation.Kind.PASS) {
        json.name("pass").value(true);
      } else {
        json.name("player").value(word(isBlack(move)));
        json.name("in").value(isInFirst(move) ? names.first() : names.second());
        json.name("to").value(text.of(move.to()));
        json.name("answer").value(move.kind().isAnswer());
      }
      json.endObject();
    }
    json.endArray();
    json.name("low").value(text.of(Game.atom(why.first())));
    json.name("high").value(text.of(Game.atom(why.second())));
  }

  private static String word(boolean black) {
    return black ? "black" : "white";
  }
}
