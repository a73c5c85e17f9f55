package org.hexproof.cli;

import com.google.common.base.Joiner;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.function.Supplier;
import org.hexproof.expression.Calculator;
import org.hexproof.expression.GameAnswer;
import org.hexproof.expression.ValueSubject;
import org.hexproof.format.FormatException;
import org.hexproof.report.Account;
import org.hexproof.report.AnswerReport;
import org.hexproof.report.Document;
import org.hexproof.report.ValueReport;
import org.hexproof.terminal.Interrupt;
import org.hexproof.value.Cursor;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.ValueSyntaxException;

/** Answers a question on each line, in one line each. Values share a store while it has room. */
final class ValueBatch {
  private static final int MAX_LENGTH = 1 << 20;
  private static final String FILE = Inputs.STANDARD;
  private static final Joiner ONE_LINE = Joiner.on("; ");

  private final Supplier<Calculator> calculators;
  private final ValueSubject.Limits limits;
  private final boolean json;
  private final boolean ascii;
  private final Interrupt interrupt;
  private Calculator calculator;
  private int number;
  private ExitCode worst = ExitCode.OK;

  /**
   * A batch.
   *
   * @param calculators makes calculators with empty stores
   */
  ValueBatch(
      Supplier<Calculator> calculators,
      ValueSubject.Limits limits,
      boolean json,
      boolean ascii,
      Interrupt interrupt) {
    this.calculators = calculators;
    this.limits = limits;
    this.json = json;
    this.ascii = ascii;
    this.interrupt = interrupt;
    this.calculator = calculators.get();
  }

  /** Goes on to the end of the input; the code is the worst of all lines. */
  ExitCode run(Reader in, Writer out) throws IOException {
    StringBuilder line = new StringBuilder();
    while (!interrupt.raised() && read(in, line)) {
      number++;
      String text = line.toString();
      boolean isNothing = text.isBlank() || text.stripLeading().startsWith("#");
      if (!isNothing) {
        out.write(reply(text));
      }
      if (!isNothing || !json) {
        out.write('\n');
      }
      // Whoever asks by a pipe waits for the answer before he asks on.
      out.flush();
    }
    return worst;
  }

  /** The next line; of one that is too long only so much that this can be seen. */
  private static boolean read(Reader in, StringBuilder line) throws IOException {
    line.setLength(0);
    int next = in.read();
    boolean isThere = next >= 0;
    while (next >= 0 && next != '\n') {
      if (line.length() <= MAX_LENGTH) {
        line.append((char) next);
      }
      next = in.read();
    }
    return isThere;
  }

  private String reply(String text) {
    try {
      if (text.length() > MAX_LENGTH) {
        throw new IllegalArgumentException("the line has more than " + MAX_LENGTH + " characters");
      }
      try {
        return write(ask(text));
      } catch (StoreFullException e) {
        calculator = calculators.get();
        return write(ask(text));
      }
    } catch (FormatException | ValueSyntaxException e) {
      return write(ExitCode.UNREADABLE, "error", e.getMessage());
    } catch (IllegalArgumentException e) {
      return write(ExitCode.UNREADABLE, "error", FILE + ":" + number + ": " + e.getMessage());
    } catch (GameTooLargeException | StoreFullException e) {
      return write(ExitCode.UNDECIDED, "undecided", FILE + ":" + number + ": " + e.getMessage());
    }
  }

  private Account ask(String text) throws FormatException, ValueSyntaxException {
    if (ValueSubject.isCircuit(text)) {
      return ValueReport.of(
          ValueSubject.circuit(FILE, number, text, calculator::values, limits), ascii);
    }
    GameAnswer answer = calculator.answer(new Cursor(FILE, number, text));
    return answer instanceof GameAnswer.Worth worth
        ? ValueReport.of(ValueSubject.of(worth), ascii)
        : new AnswerReport(answer, ascii);
  }

  private String write(Account reply) {
    worst = worst.and(ExitCode.of(reply.holds()));
    if (!json) {
      return ONE_LINE.join(Iterables.transform(reply.lines(), String::strip)).replace(":; ", ": ");
    }
    return begin().addAll(reply.members()).toString();
  }

  private String write(ExitCode code, String word, String message) {
    worst = worst.and(code);
    if (!json) {
      return word + ": " + message.replaceAll("\\s*\\R\\s*", "; ");
    }
    return begin().add(word, message).toString();
  }

  private Document begin() {
    return Document.versioned().add("line", number);
  }
}
