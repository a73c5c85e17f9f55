package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.calculator.CgtAnswer;
import org.hexproof.calculator.CgtCalculator;
import org.hexproof.hot.Games;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.report.Account;
import org.hexproof.report.game.CgtReport;
import org.hexproof.terminal.Interrupt;
import org.hexproof.value.GameTooLargeException;

/** Asks a calculator, within limits of time and memory. */
final class CgtAsking implements LineBatch.Answering {
  /** About what a game takes with what is remembered of it. */
  private static final int BYTES = 512;

  /** So many steps pass between two looks at the clock. */
  private static final int STEPS = 1 << 10;

  private static final class TimeIsUpException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Duration timeout;
  private final Interrupt interrupt;
  private final int most;
  private final CgtCalculator calculator;
  private long end;
  private int steps;
  private boolean isFresh = true;

  CgtAsking(Duration timeout, long memory, Interrupt interrupt) {
    this.timeout = timeout;
    this.interrupt = interrupt;
    this.most = (int) Math.min(Integer.MAX_VALUE, memory / BYTES);
    this.calculator =
        new CgtCalculator(new CgtCalculator.Limits(most, new GraphLimit(memory), this::look));
  }

  /** A store within these limits. */
  Games games() {
    return new Games(most, this::look);
  }

  /** A step is done; ends the question if its time is up, or the user stops the program. */
  void look() {
    if (++steps % STEPS == 0) {
      interrupt.check();
      if (System.nanoTime() - end > 0) {
        throw new TimeIsUpException();
      }
    }
  }

  @Override
  public Account answer(String file, int number, String text) throws IOException {
    return CgtReport.of(ask(file, number, text));
  }

  /** All that is told of a loopy game, and how it compares with another. */
  Account loopy(String file, String text, String option, Optional<String> other)
      throws IOException {
    CgtAnswer value = ask(file, 1, text);
    Optional<CgtAnswer> relation = Optional.empty();
    if (other.isPresent()) {
      ask(option, 1, other.get());
      relation = Optional.of(ask(file, 1, text + " ? " + other.get()));
    }
    return CgtReport.loopy(value, ask(file, 1, "outcome(" + text + ")"), relation);
  }

  /** The same of a game that is given as a graph. */
  Account loopy(GameGraph graph) {
    ImmutableList<CgtAnswer> told = calculator.tell(graph);
    return CgtReport.loopy(told.get(0), told.get(1), Optional.empty());
  }

  private CgtAnswer ask(String file, int number, String text) throws IOException {
    CgtAnswer answer =
        within(
            () -> {
              try {
                return calculator.answer(file, number, text);
              } catch (GameTooLargeException e) {
                if (isFresh) {
                  throw e;
                }
                calculator.forget();
                return calculator.answer(file, number, text);
              }
            });
    isFresh = false;
    return answer;
  }

  /** Something that takes time. */
  @FunctionalInterface
  interface Answer<R> {
    R find() throws IOException;
  }

  /** Finds an answer that is told of its steps by {@link #look}, if it is there in time. */
  <R> R within(Answer<R> answer) throws IOException {
    end = System.nanoTime() + timeout.toNanos();
    try {
      return answer.find();
    } catch (TimeIsUpException e) {
      throw new GameTooLargeException("no answer within the time of --timeout");
    } catch (StackOverflowError e) {
      throw new GameTooLargeException("a game on the way is too deep");
    } catch (ArithmeticException e) {
      throw new GameTooLargeException("%s", e.getMessage());
    }
  }

  @Override
  public void renew() {
    calculator.forget();
  }
}
