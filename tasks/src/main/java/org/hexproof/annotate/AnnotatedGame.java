package org.hexproof.annotate;

import java.util.Optional;
import org.hexproof.format.FormatException;

/**
 * What came of a game.
 *
 * @param fault why it can't be read
 * @param failure what went wrong with the solver, as in {@code failed: it died}; without an
 *     analysis it decided nothing
 */
public record AnnotatedGame(
    GameFile.Game game,
    Optional<Analysis> analysis,
    Optional<FormatException> fault,
    Optional<String> failure) {
  static AnnotatedGame of(GameFile.Game game, Analysis analysis) {
    return new AnnotatedGame(
        game,
        Optional.of(analysis).filter(known -> !known.isVain()),
        Optional.empty(),
        analysis.failure().map(words -> "failed: " + words));
  }

  static AnnotatedGame failed(GameFile.Game game, String failure) {
    return new AnnotatedGame(game, Optional.empty(), Optional.empty(), Optional.of(failure));
  }

  static AnnotatedGame unread(GameFile.Game game, FormatException fault) {
    return new AnnotatedGame(game, Optional.empty(), Optional.of(fault), Optional.empty());
  }

  /** Why it can't be read, or its main line not to the end. */
  public Optional<FormatException> mainLineFault() {
    return fault.or(() -> analysis.flatMap(known -> known.game().game().mainLineFault()));
  }

  /** Why there is no analysis by a solver of this name, if there is none. */
  public Optional<String> trouble(String solver) {
    return analysis.isPresent()
        ? Optional.empty()
        : fault
            .map(FormatException::getMessage)
            .or(() -> failure.map(words -> game.title() + ": " + solver + " " + words));
  }
}
