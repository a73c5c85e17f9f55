package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.IntPredicate;
import org.hexproof.hot.Games;
import org.hexproof.value.ValueSyntaxException;

/** Rules of play as a file has them ({@link RuleReader}). */
public sealed interface Rules {
  /** Those that come with the program. */
  ImmutableList<String> SHIPPED =
      ImmutableList.of(
          "domineering",
          "cashing-cheques",
          "toads-and-frogs",
          "clobber",
          "snort",
          "col",
          "amazons",
          "hackenbush",
          "top-entails",
          "goldbach-nim",
          "kayles");

  static Rules shipped(String name) {
    try {
      String text =
          Resources.toString(
              Resources.getResource(Rules.class, name + ".rule"), StandardCharsets.UTF_8);
      return RuleReader.read(name + ".rule", text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The position that a text describes. */
  Situation<?> situation(String file, String text) throws ValueSyntaxException;

  /** The same as a short game. */
  default GameSubject subject(String file, String text, Games games) throws ValueSyntaxException {
    return situation(file, text).subject(games);
  }

  /** Whether play may come back to where it was. */
  default boolean repeats() {
    return false;
  }

  /** A board or a strip. */
  record Board(BoardRules rules, boolean repeats) implements Rules {
    @Override
    public Situation<Grid> situation(String file, String text) throws ValueSyntaxException {
      return new Situation<>(rules, GridReader.read(file, text, rules));
    }
  }

  /** Edges that are cut. */
  record Edges(EdgeCutting.Colors colors) implements Rules {
    @Override
    public Situation<Long> situation(String file, String text) throws ValueSyntaxException {
      return EdgeCutting.read(file, text, colors);
    }
  }

  /** Sums of written games. */
  record Sums(SumRules rules) implements Rules {
    @Override
    public Situation<?> situation(String file, String text) {
      throw new IllegalArgumentException("a sum has values only, and no positions");
    }

    @Override
    public GameSubject subject(String file, String text, Games games) throws ValueSyntaxException {
      return rules.subject(file, text, games);
    }
  }

  /** Heaps. */
  record Heaps(ImmutableList<HeapAction> left, ImmutableList<HeapAction> right) implements Rules {
    /** Of moves for which the work for a heap is a few steps, or grows with it. */
    private static final int MAX_HEAP = 300_000;

    private static final int MAX_HEAP_TAKING_ANY = 10_000;

    /** Heaps that are played by positions. */
    private static final int MAX_PLAYED = 200;

    public boolean isImpartial() {
      return left.equals(right);
    }

    public boolean entails() {
      return left.stream().anyMatch(action -> action.entails() != HeapAction.Entailing.NEVER);
    }

    public int largest() {
      return left.stream().anyMatch(HeapAction::takesAny) ? MAX_HEAP_TAKING_ANY : MAX_HEAP;
    }

    /** The values of heaps that are the same for both players. */
    public HeapTable table(int largest, IntPredicate stop) {
      return HeapTable.of(left, largest, stop);
    }

    /** Heaps with {@code +} between, none of whose moves entails. */
    @Override
    public Situation<ImmutableIntArray> situation(String file, String text)
        throws ValueSyntaxException {
      if (entails()) {
        throw new IllegalArgumentException("a move that entails is not for one position alone");
      }
      HeapPosition position = HeapPosition.read(file, text, MAX_PLAYED);
      return new Situation<>(new PartizanHeaps(left, right), position.heaps());
    }
  }
}
