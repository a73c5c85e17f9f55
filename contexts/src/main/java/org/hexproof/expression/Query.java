package org.hexproof.expression;

import com.google.common.collect.ImmutableList;

/** What is asked: a value, or something about games. */
public sealed interface Query {
  /** The games that it is about, in their order. */
  ImmutableList<Expression> games();

  /** What a game is worth. */
  record Value(Expression game) implements Query {
    @Override
    public ImmutableList<Expression> games() {
      return ImmutableList.of(game);
    }
  }

  record Comparison(Relation relation, Expression first, Expression second) implements Query {
    @Override
    public ImmutableList<Expression> games() {
      return ImmutableList.of(first, second);
    }
  }

  record Property(Kind kind, Expression game) implements Query {
    @Override
    public ImmutableList<Expression> games() {
      return ImmutableList.of(game);
    }
  }

  /** [H3T], Definition 3.2, and equivalence. */
  enum Relation {
    LEQ("<="),
    GEQ(">="),
    EQUAL("="),
    /** G ◁ H. */
    FIRST("◁");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }
  }

  /** What can be asked about one game. */
  enum Kind {
    /** Whether the form, as written, is passable ([H3T], Definition 3.3). */
    PASSABLE("passable"),
    /** Whether the form, as written, is monotone ([H3T], Definition 3.3). */
    MONOTONE("monotone"),
    /** How many atoms the canonical form has. */
    ATOMS("atoms"),
    /** How deep the canonical form is. */
    DEPTH("depth");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }
}
