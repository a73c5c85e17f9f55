package org.hexproof.format.sgf;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * A game with its variations, as Smart Game Format has it: some nodes one after the other, then the
 * ways in which it goes on. The first of them is the main line.
 */
public record GameTree(ImmutableList<SgfNode> sequence, ImmutableList<GameTree> variations) {
  public GameTree {
    checkArgument(!sequence.isEmpty(), "a game tree has at least one node");
  }

  public SgfNode root() {
    return sequence.get(0);
  }

  /** The nodes of the main line from the root on. */
  public ImmutableList<SgfNode> mainLine() {
    ImmutableList.Builder<SgfNode> line = ImmutableList.builder();
    GameTree tree = this;
    line.addAll(tree.sequence());
    while (!tree.variations().isEmpty()) {
      tree = tree.variations().get(0);
      line.addAll(tree.sequence());
    }
    return line.build();
  }
}
