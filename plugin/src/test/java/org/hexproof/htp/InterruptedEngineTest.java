package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.FilterReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.Test;

/** What comes while a solve runs that would never end by itself. */
class InterruptedEngineTest {
  private static final Duration SCRIPT = Duration.ofDays(1);
  private static final Duration PERSON = Duration.ZERO;

  private final CountDownLatch solving = new CountDownLatch(1);
  private final CountDownLatch over = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean cancelled;
  private final PipedWriter in = new PipedWriter();
  private final StringWriter out = new StringWriter();
  private CompletableFuture<Void> conversation;

  /** Solves until it is cancelled or the test has it finish. */
  private final class Endless implements HexSolver {

    @Override
    public String name() {
      return "endless";
    }

    @Override
    public boolean supports(Problem problem) {
      return true;
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      solving.countDown();
      try {
        over.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      return cancelled
          ? new Answer.Undecided(Answer.Undecided.Reason.CANCELLED, 0, Duration.ZERO)
          : new Answer.Decided(
              Color.BLACK, ImmutableList.of(), ImmutableSet.of(), 0, Duration.ZERO);
    }

    @Override
    public Moves winningMoves(Problem problem, Limits limits) {
      return new Moves(solve(problem, limits), ImmutableSet.of());
    }

    @Override
    public void cancel() {
      cancelled = true;
      over.countDown();
    }

    @Override
    public void close() {}
  }

  private HtpEngine begin(Duration pause) throws IOException {
    Reader reader =
        new FilterReader(new PipedReader(in, 1 << 16)) {
          @Override
          public int read(char[] buffer, int from, int length) throws IOException {
            int count = super.read(buffer, from, length);
            if (count < 0) {
              ended.countDown();
            }
            return count;
          }
        };
    HtpEngine engine = new HtpEngine(Endless::new, pause);
    conversation =
        CompletableFuture.runAsync(
            () -> {
              try {
                engine.run(reader, out);
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    return engine;
  }

  private void type(String text) throws IOException {
    in.write(text);
    in.flush();
  }

  private String answers() {
    conversation.join();
    return out.toString();
  }

  @Test
  void anInterruptStopsTheCommandAtHandOnly() throws Exception {
    for (String command :
        new String[] {
          "dfpn-solve-state",
          "dfpn-solver-find-winning",
          "hexproof-solve-goal b",
          "hexproof-find-winning b",
          "genmove b",
          "reg_genmove b",
          "vc-build b",
          "hexproof-carrier b"
        }) {
      InterruptedEngineTest test = new InterruptedEngineTest();
      test.begin(SCRIPT);
      test.type("1 " + command + "\n");
      test.solving.await();
      test.type("# interrupt\n2 all_legal_moves\n3 quit\n");
      String[] answers = test.answers().split("\n\n");
      assertThat(answers).hasSize(3);
      assertThat(answers[0]).as(command).isEqualTo("?1 interrupted");
      assertThat(answers[1].split(" ")).as(command).hasSize(1 + 11 * 11);
    }
  }

  @Test
  void anInterruptStopsVerification() throws Exception {
    begin(SCRIPT);
    type("play b d2\n1 hexproof-verify d2 d1-e1\n");
    solving.await();
    type("# interrupt\n2 name\n3 quit\n");
    assertThat(answers()).isEqualTo("= \n\n?1 interrupted\n\n=2 Hexproof\n\n=3 \n\n");
  }

  /** The value takes long to compute; its thread hears of the interrupt. */
  @Test
  void anInterruptStopsValues() throws Exception {
    begin(SCRIPT);
    type("1 hexproof-value d4-f7\n");
    while (computations() == 0) {
      Thread.onSpinWait();
    }
    type("# interrupt\n2 name\n3 quit\n");
    assertThat(answers()).isEqualTo("?1 interrupted\n\n=2 Hexproof\n\n=3 \n\n");
    while (computations() > 0) {
      Thread.sleep(10);
    }
  }

  private static long computations() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals(Computation.THREAD))
        .count();
  }

  @Test
  void anInterruptWithoutACommandDoesNothing() throws Exception {
    begin(SCRIPT);
    type("name\n");
    while (!out.toString().endsWith("\n\n")) {
      Thread.onSpinWait();
    }
    type("# interrupt\n1 dfpn-solve-state\n");
    solving.await();
    type("#interrupt\nquit\n");
    assertThat(answers()).isEqualTo("= Hexproof\n\n?1 interrupted\n\n= \n\n");
  }

  @Test
  void theEndOfTheInputStopsWhatAPersonAsked() throws Exception {
    begin(PERSON);
    type("1 dfpn-solve-state\n2 genmove b\n");
    solving.await();
    in.close();
    assertThat(answers()).isEqualTo("?1 interrupted\n\n?2 interrupted\n\n");
  }

  @Test
  void quitStopsWhatAPersonAsked() throws Exception {
    begin(PERSON);
    type("1 dfpn-solve-state\n2 genmove b\n");
    solving.await();
    type("3 quit # now\nname\n");
    assertThat(answers()).isEqualTo("?1 interrupted\n\n?2 interrupted\n\n=3 \n\n");
  }

  @Test
  void theEndOfAScriptStopsNothing() throws Exception {
    begin(SCRIPT);
    type("1 dfpn-solve-state\n2 dfpn-solve-state\n3 quit\n");
    in.close();
    solving.await();
    ended.await();
    over.countDown();
    assertThat(answers()).isEqualTo("=1 black\n\n=2 black\n\n=3 \n\n");
  }

  @Test
  void anEngineCanBeStoppedFromOutside() throws Exception {
    HtpEngine solver = begin(SCRIPT);
    type("1 dfpn-solve-state\n2 name\n");
    solving.await();
    solver.stop();
    assertThat(answers()).isEqualTo("?1 interrupted\n\n");

    InterruptedEngineTest idle = new InterruptedEngineTest();
    HtpEngine engine = idle.begin(SCRIPT);
    engine.stop();
    assertThat(idle.answers()).isEmpty();
  }
}
