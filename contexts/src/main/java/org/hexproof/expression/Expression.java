package org.hexproof.expression;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.circuit.Wiring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;

/** A game as it is written. Its places are those of the text that it was read from. */
public sealed interface Expression {
  /** Where it begins, for messages. */
  int place();

  /** What it is made of; nothing for a word. */
  ImmutableList<Expression> parts();

  /** What is made of one game. */
  sealed interface OfOne extends Expression {
    Expression game();

    @Override
    default ImmutableList<Expression> parts() {
      return ImmutableList.of(game());
    }
  }

  /** An atom or the name of a game. */
  record Word(int place, String word) implements Expression {
    @Override
    public ImmutableList<Expression> parts() {
      return ImmutableList.of();
    }
  }

  /** {@code {left|right}}. */
  record Braces(int place, ImmutableList<Expression> left, ImmutableList<Expression> right)
      implements Expression {
    @Override
    public ImmutableList<Expression> parts() {
      return ImmutableList.<Expression>builder().addAll(left).addAll(right).build();
    }
  }

  /** {@code G^op}. */
  record Dual(int place, Expression game) implements OfOne {}

  /** {@code canonical(G)}, the simplest form of its value. */
  record Canonical(int place, Expression game) implements OfOne {}

  /** {@code renumber(G,2,1,3)}: terminal 1 of G becomes terminal 2 of the whole, and so on. */
  record Renumbered(int place, Expression game, TerminalSymmetry numbers) implements OfOne {}

  /**
   * A sum: terminals with the same number are joined ([H3T], sections 3.5 and 4).
   *
   * @param place where its sign stands
   * @param sign as in {@code +c}
   * @param wiring with as many parts as there are games
   */
  record Sum(int place, String sign, Wiring wiring, ImmutableList<Expression> parts)
      implements Operation {
    @Override
    public FinitePoset of(int part) {
      return Posets.P3;
    }

    /** Of two terminals or of three. */
    @Override
    public FinitePoset outcomes() {
      return wiring.outer() == 2 ? Posets.BOOLEAN : Posets.P3;
    }
  }

  /** What is made of games over posets that it tells, and is over one that it tells. */
  sealed interface Operation extends Expression {
    /** As it is written. */
    String sign();

    /** Over what a part is. */
    FinitePoset of(int part);

    FinitePoset outcomes();
  }

  /** {@code f(G)} or {@code f(G,H)}, f being given by its outcomes. */
  record Combined(int place, Combination combination, ImmutableList<Expression> parts)
      implements Operation {
    @Override
    public String sign() {
      return combination.name();
    }

    @Override
    public FinitePoset of(int part) {
      return combination.of().get(part);
    }

    @Override
    public FinitePoset outcomes() {
      return combination.to();
    }
  }

  /** The poset of its outcomes where an operator tells; nothing if words alone would have to. */
  default Optional<FinitePoset> poset() {
    if (this instanceof Operation operation) {
      return Optional.of(operation.outcomes());
    }
    if (this instanceof Renumbered) {
      return Optional.of(Posets.P3);
    }
    return parts().stream().map(Expression::poset).flatMap(Optional::stream).findFirst();
  }

  /** The first sum or renumbering in it, which is about three terminals. */
  default Optional<Expression> operator() {
    return this instanceof Sum || this instanceof Renumbered
        ? Optional.of(this)
        : parts().stream().map(Expression::operator).flatMap(Optional::stream).findFirst();
  }
}
