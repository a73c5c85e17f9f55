package org.hexproof.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;

/**
 * A board of a page, with what is known of it. Of all texts the page shows the characters as they
 * are.
 *
 * @param about where it is from, and what it is
 * @param verdict {@code pass}, {@code fail}, {@code undecided}, or another word without a sign of
 *     its own
 * @param summary what was found, in a few words
 * @param notes what else is to be said
 * @param carrier the cells that are shaded as long as nothing is played
 * @param redundant cells and stones with a star
 * @param probes what is known of White's first moves, in words
 * @param questions nothing can be played if there is none
 * @param naming what the words call the players
 */
public record Shown(
    String name,
    String about,
    String verdict,
    String summary,
    ImmutableList<String> notes,
    Diagram diagram,
    ImmutableSet<Cell> carrier,
    ImmutableSet<Cell> redundant,
    ImmutableMap<Cell, ProbeWords> probes,
    ImmutableList<Question> questions,
    Naming naming) {
  /**
   * What a proof answers.
   *
   * @param words the question and its answer
   * @param certificate a whole certificate about the board of the diagram, that was checked
   */
  public record Question(String words, String certificate) {}

  /**
   * What is known of a move.
   *
   * @param status as in {@code inferior}
   * @param reason as in {@code dominated by d2}, or an empty text
   * @param witness a board on which it is White's only winning move, if one is known
   */
  public record ProbeWords(String status, String reason, Optional<Diagram> witness) {
    /** Whether one of the two is proved. */
    boolean isProved() {
      return !status.equals("viable");
    }
  }
}
