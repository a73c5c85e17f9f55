package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;

/**
 * What is known of the White moves into a region.
 *
 * @param name what the region is called, or an empty text
 * @param region the region
 * @param findings what is known of its moves
 * @param bolstered the same with a stone more each
 */
public record Probed(
    String name,
    ProbedRegion region,
    ImmutableList<ProbeFinding> findings,
    ImmutableList<Bolstered> bolstered) {
  /** The region with a stone more. */
  public record Bolstered(Cell beside, Content stone, ImmutableList<ProbeFinding> findings) {
    /** The same stone with other findings. */
    public Bolstered with(ImmutableList<ProbeFinding> changed) {
      return new Bolstered(beside, stone, changed);
    }
  }

  public Probed(String name, ProbedRegion region, ImmutableList<ProbeFinding> findings) {
    this(name, region, findings, ImmutableList.of());
  }

  /** With what is known when a stone more is beside the region. */
  public Probed with(ImmutableList<Bolstered> table) {
    return new Probed(name, region, findings, table);
  }

  /** The names of the moves of this status, in reading order. */
  public ImmutableList<String> moves(String status) {
    return findings.stream()
        .filter(finding -> finding.status().equals(status))
        .map(ProbeFinding::name)
        .collect(ImmutableList.toImmutableList());
  }
}
