package org.hexproof.entailing.rule;

import com.google.common.collect.ImmutableList;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.entailing.Nimbers;

/**
 * An impartial game with heaps of tokens, some of whose moves entail: the next one has to be made
 * in the heap that they leave. Who can't move there, or has no move at all, loses.
 */
public interface HeapRule {
  /** The moves in a heap of at most {@link #largest} tokens. */
  ImmutableList<HeapMove> moves(int heap);

  /** The largest heap of which values are known here. */
  int largest();

  /** The value of a heap in which nobody is bound to move. */
  ImpartialValue value(int heap);

  /** The nimbers beside which a move in the heap wins. */
  Nimbers won(int heap);
}
