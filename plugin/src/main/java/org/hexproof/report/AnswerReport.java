package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.expression.GameAnswer;
import org.hexproof.expression.Query;
import org.hexproof.value.Flaw;
import org.hexproof.value.Game;
import org.hexproof.value.Refutation;
import org.hexproof.value.Values;

/**
 * An answer that is no value: yes, no with what shows it, or a number.
 *
 * @param answer is no {@link GameAnswer.Worth}
 */
public record AnswerReport(GameAnswer answer, boolean ascii) implements Account {
  /** In a line of play only short games are worth reading. */
  private static final long MAX_ATOMS = 200;

  /** How the two games of a refutation are called. */
  private record Names(String first, String second) {}

  @Override
  public Optional<Boolean> holds() {
    return Optional.of(answer.holds());
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    if (answer instanceof GameAnswer.Measured measured) {
      return lines.add(measured.measure().toString()).build();
    }
    lines.add(answer.holds() ? "yes" : "no");
    if (answer instanceof GameAnswer.Compared compared && compared.failure().isPresent()) {
      GameAnswer.Failure failure = compared.failure().get();
      GameText text = text(compared.values());
      lines.add("G = " + text.of(compared.first()));
      lines.add("H = " + text.of(compared.second()));
      lines.add("G " + failure.relation().sign() + " H fails:");
      play(failure.why(), names(failure), text, lines);
    } else if (answer instanceof GameAnswer.Judged judged && judged.flaw().isPresent()) {
      flaw(judged.flaw().get(), text(judged.values()), lines);
    }
    return lines.build();
  }

  /** G &gt;= H fails as H &lt;= G does. */
  private static Names names(GameAnswer.Failure failure) {
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
          move.kind() == Refutation.MoveKind.PASS
              ? passes(move, names)
              : player(isBlack(move)) + " moves in " + where + " to " + text.of(move.to());
      lines.add("  " + (move.kind().isAnswer() ? "answer: " : "") + what);
    }
    lines.add(
        "  %s <= %s is false"
            .formatted(text.of(Game.atom(why.first())), text.of(Game.atom(why.second()))));
  }

  private static String passes(Refutation.Move move, Names names) {
    boolean first = move.first() instanceof Game.Atom;
    return player(first) + " passes in " + (first ? names.first() : names.second()) + ", an atom";
  }

  private static boolean isBlack(Refutation.Move move) {
    return move.kind() == Refutation.MoveKind.BLACK_IN_FIRST
        || move.kind() == Refutation.MoveKind.BLACK_IN_SECOND;
  }

  private static boolean isInFirst(Refutation.Move move) {
    return move.kind() == Refutation.MoveKind.BLACK_IN_FIRST
        || move.kind() == Refutation.MoveKind.WHITE_IN_FIRST;
  }

  private static String player(boolean black) {
    return black ? "Black" : "White";
  }

  private GameText text(Values values) {
    return new GameText(values.poset(), ascii, MAX_ATOMS);
  }

  @Override
  public Document members() {
    if (answer instanceof GameAnswer.Measured measured) {
      return new Document().add("answer", measured.measure());
    }
    Document members = new Document().add("answer", answer.holds());
    if (answer instanceof GameAnswer.Compared compared && compared.failure().isPresent()) {
      GameAnswer.Failure failure = compared.failure().get();
      GameText text = text(compared.values());
      members
          .add("fails", failure.relation().sign())
          .add("G", text.of(compared.first()))
          .add("H", text.of(compared.second()));
      addPlay(members, failure.why(), names(failure), text);
    } else if (answer instanceof GameAnswer.Judged judged && judged.flaw().isPresent()) {
      addFlaw(members, judged.flaw().get(), text(judged.values()));
    }
    return members;
  }

  private static void addFlaw(Document members, Flaw flaw, GameText text) {
    members
        .addEach(
            "path",
            flaw.path(),
            turn -> new Document().add("player", word(turn.black())).add("to", text.of(turn.to())))
        .add("K", text.of(flaw.follower()));
    Names names = new Names("left K", "right K");
    if (flaw.harm().isPresent()) {
      boolean black = flaw.harm().get().black();
      members.add(black ? "L" : "R", text.of(flaw.harm().get().to()));
      names = black ? new Names("K", "L") : new Names("R", "K");
    }
    addPlay(members, flaw.why(), names, text);
  }

  private static void addPlay(Document members, Refutation why, Names names, GameText text) {
    members
        .addEach("moves", why.moves(), move -> document(move, names, text))
        .add("low", text.of(Game.atom(why.first())))
        .add("high", text.of(Game.atom(why.second())));
  }

  private static Document document(Refutation.Move move, Names names, GameText text) {
    return move.kind() == Refutation.MoveKind.PASS
        ? new Document().add("pass", true)
        : new Document()
            .add("player", word(isBlack(move)))
            .add("in", isInFirst(move) ? names.first() : names.second())
            .add("to", text.of(move.to()))
            .add("answer", move.kind().isAnswer());
  }

  private static String word(boolean black) {
    return black ? "black" : "white";
  }
}
