package org.hexproof.format.file;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.Entry;
import org.hexproof.format.GameMove;
import org.hexproof.format.PlayedGame;
import org.hexproof.format.sgf.SgfEntry;

/** What a format can't hold of a board that is written in it. */
final class Losses {
  private final Format format;
  private final ImmutableList.Builder<String> told = ImmutableList.builder();

  private Losses(Format format) {
    this.format = format;
  }

  /** What gets lost of a game or of how a position came to be, a sentence each. */
  static ImmutableList<String> of(Format format, Entry entry) {
    Losses losses = new Losses(format);
    Optional<PlayedGame> game = entry.played();
    if (format != Format.SGF || !(entry instanceof SgfEntry)) {
      game.ifPresent(losses::of);
    }
    if (game.isEmpty()) {
      losses.of(entry.diagram().position());
    }
    if (entry instanceof SgfEntry record && format != Format.SGF) {
      losses.of(record);
    }
    return losses.told.build();
  }

  private void of(Position position) {
    if (format == Format.HEXWORLD && position.empty().size() < position.board().size()) {
      told.add(
          "HexWorld has no set-up stones: they are written as moves in the order of the board,"
              + " which is no game that was played");
    }
  }

  private void of(SgfEntry record) {
    if (record.game().hasMovesAndLaterStones()) {
      told.add("stones are set up between the moves: only the last position is written");
    }
    if (record.game().hasVariations()) {
      told.add("the variations are left out");
    }
    if (record.game().hasComments()) {
      told.add("the names and comments are left out");
    }
  }

  private void of(PlayedGame game) {
    switch (format) {
      case HEXWORLD -> {
        of(game.start());
        noSidesSwapped(game);
        noSecondMove(game);
      }
      case MOVES -> {
        noSecondMove(game);
        noCursor(game);
        noView(game);
      }
      case SGF -> {
        noCursor(game);
        noView(game);
      }
      case HTP -> {
        noSidesSwapped(game);
        noView(game);
        if (game.moves().stream().anyMatch(move -> move.kind() == GameMove.Kind.FORFEIT)) {
          told.add("the forfeit is written as a resignation, since HTP has no other end");
        }
        if (game.shown() < game.moves().size()) {
          told.add("the moves after the one where the game is shown are left out");
        }
      }
      case HEXBOARD -> {
        if (game.moves().stream().anyMatch(move -> move.kind() != GameMove.Kind.STONE)) {
          told.add(
              "numbers tell the order of the moves; swaps, passes and how it ended are left out");
        }
      }
      case TEXT, YAML, HDG, SIX, SVG, PNG ->
          told.add("the order of the moves is left out: one position is written");
    }
  }

  private void noSidesSwapped(PlayedGame game) {
    if (game.moves().stream().anyMatch(move -> move.kind() == GameMove.Kind.SWAP_SIDES)) {
      told.add("the swap of sides is left out; it changes no stone");
    }
  }

  private void noSecondMove(PlayedGame game) {
    GameMove last = null;
    for (GameMove move : game.moves()) {
      Color expected =
          last == null
              ? Color.BLACK
              : last.kind() == GameMove.Kind.SWAP_SIDES ? last.player() : last.player().opposite();
      if (move.player() != expected && !move.kind().ends()) {
        told.add("passes are written where a side moves twice, or White moves first");
        return;
      }
      last = move;
    }
  }

  private void noCursor(PlayedGame game) {
    if (game.shown() < game.moves().size()) {
      told.add("that the game is shown after move " + game.shown() + " is left out");
    }
  }

  private void noView(PlayedGame game) {
    if (!game.view().isEmpty() && !game.view().equals("c1")) {
      told.add("how HexWorld draws the board, " + game.view() + ", is left out");
    }
  }
}
