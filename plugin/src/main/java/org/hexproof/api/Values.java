package org.hexproof.api;

import static com.google.common.base.Preconditions.checkArgument;

import org.hexproof.circuit.RegionWorth;
import org.hexproof.expression.Calculator;
import org.hexproof.expression.GameAnswer;
import org.hexproof.region.Region;
import org.hexproof.region.RegionLimit;
import org.hexproof.region.TemplateRegions;
import org.hexproof.value.Cursor;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.ValueSyntaxException;

/**
 * Tells what regions and games are worth. Immutable: each call computes by itself, in at most 1 GiB
 * unless {@link #withMemory} says otherwise.
 */
public final class Values {
  static final int CACHE_BITS = org.hexproof.value.Values.DEEP_CACHE_BITS;

  static final long DEFAULT_BYTES = 1L << 30;

  private final long bytes;

  private Values(long bytes) {
    this.bytes = bytes;
  }

  /** With 1 GiB of memory. */
  public Values() {
    this(DEFAULT_BYTES);
  }

  /**
   * The same with another limit.
   *
   * @param bytes how much memory the values may take, at least 1 MiB
   */
  public Values withMemory(long bytes) {
    checkArgument(bytes >= 1 << 20, "a memory limit is at least 1 MiB: %s bytes", bytes);
    return new Values(bytes);
  }

  /**
   * What a template's shape is worth to those who want to join what its promise names, everything
   * around it being White's. Between two terminals the outcomes are ⊥ and ⊤. With three, where two
   * stones and an edge are promised, terminal 1 is the second stone, 2 the first, and 3 the edge;
   * outcome {@code a} joins 2 and 3, {@code b} 1 and 3, {@code c} 1 and 2.
   *
   * @throws TooLargeException if the shape has too many cells, or its value takes too much memory
   */
  public Value of(Template template) {
    try {
      Region region = TemplateRegions.closed(template.inner()).region();
      RegionLimit.checkInParts(region.cells().size(), Region.MAX_CELLS);
      RegionWorth worth = RegionWorth.closed(region, bytes);
      return value(worth.values(), worth.value());
    } catch (GameTooLargeException | StoreFullException e) {
      throw new TooLargeException(e);
    }
  }

  /**
   * What a game is worth that is written as an expression, such as {@code {a,b|⊥}} or {@code
   * superswitch:2 +c superswitch:1}; docs/values.md tells what there is. Its outcomes are those of
   * three terminals, unless its operators say otherwise.
   *
   * @throws UnreadableException if the text is no such expression
   * @throws TooLargeException if the value takes too much memory
   */
  public Value of(String expression) throws UnreadableException {
    GameAnswer answer = answer(expression);
    if (answer instanceof GameAnswer.Worth worth) {
      return value(worth.values(), worth.value());
    }
    throw new UnreadableException("a question, where a game was expected: " + expression);
  }

  /**
   * Whether a statement about games is true, such as {@code superswitch:2 +c superswitch:1 =
   * superswitch:3} or {@code passable {a,b|⊥}}.
   *
   * @throws UnreadableException if the text is no such statement
   * @throws TooLargeException if that takes too much memory
   */
  public boolean holds(String statement) throws UnreadableException {
    GameAnswer answer = answer(statement);
    if (answer instanceof GameAnswer.Compared || answer instanceof GameAnswer.Judged) {
      return answer.holds();
    }
    throw new UnreadableException("a game, where a statement was expected: " + statement);
  }

  private GameAnswer answer(String text) throws UnreadableException {
    try {
      return new Calculator(
              new org.hexproof.value.Values(new Store(Posets.P3, bytes), CACHE_BITS), bytes)
          .answer(new Cursor("expression", 1, text));
    } catch (ValueSyntaxException e) {
      throw new UnreadableException(e);
    } catch (StoreFullException | GameTooLargeException e) {
      throw new TooLargeException(e);
    }
  }

  private Value value(org.hexproof.value.Values values, int handle) {
    return new Value(values.poset(), values.form(handle), bytes);
  }
}
