package org.hexproof.loopy;

/** A game of {@link LoopyGames}, whose positions are made when they are wanted only. */
public sealed interface LoopyTerm {
  /** A position of the store. */
  record Place(int id) implements LoopyTerm {}

  record Both(LoopyTerm one, LoopyTerm other) implements LoopyTerm {}

  /** The game with the sides exchanged. */
  record Opposite(LoopyTerm game) implements LoopyTerm {}
}
