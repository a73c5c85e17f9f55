package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.hexproof.expression.Calculator;
import org.hexproof.expression.Combination;
import org.hexproof.expression.CombinationReader;
import org.hexproof.expression.Expression;
import org.hexproof.expression.ExpressionReader;
import org.hexproof.expression.GameAnswer;
import org.hexproof.expression.Query;
import org.hexproof.expression.ValueSubject;
import org.hexproof.format.Entry;
import org.hexproof.format.RegionText;
import org.hexproof.format.Source;
import org.hexproof.region.RegionCut;
import org.hexproof.report.Account;
import org.hexproof.report.AnswerReport;
import org.hexproof.report.OutcomeList;
import org.hexproof.report.PromisedReport;
import org.hexproof.report.ValueReport;
import org.hexproof.value.Cursor;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;

/** What the options of {@code hexproof value} ask. */
final class ValueAsking {
  private final Line line;
  private final Surroundings surroundings;
  private final ValueSubject.Limits limits;
  private final Optional<FinitePoset> poset;
  private final ImmutableMap<String, Combination> functions;

  ValueAsking(Line line, Surroundings surroundings) throws ValueSyntaxException {
    this.line = line;
    this.surroundings = surroundings;
    this.limits =
        new ValueSubject.Limits(line.get(ValueCommand.MAX_CELLS), line.get(ValueCommand.MEMORY));
    this.poset = line.find(ValueCommand.POSET);
    this.functions = functions();
  }

  private ImmutableMap<String, Combination> functions() {
    Optional<String> file = line.find(ValueCommand.FUNCTIONS);
    return file.isEmpty()
        ? ImmutableMap.of()
        : FileUse.read(
            file.get(),
            () ->
                CombinationReader.read(file.get(), new Inputs(surroundings.in()).text(file.get())));
  }

  /** Answers lines with values of one store. */
  LineBatch.Answering lines(boolean ascii) {
    return new LineBatch.Answering() {
      private Calculator calculator = calculator();

      @Override
      public Account answer(String file, int number, String text) throws IOException {
        if (ValueSubject.isCircuit(text)) {
          return ValueReport.of(
              ValueSubject.circuit(file, number, text, calculator::values, limits), ascii);
        }
        GameAnswer answer = calculator.answer(new Cursor(file, number, text));
        return answer instanceof GameAnswer.Worth worth
            ? ValueReport.of(ValueSubject.of(worth), ascii)
            : new AnswerReport(answer, ascii);
      }

      @Override
      public void renew() {
        calculator = calculator();
      }
    };
  }

  /** A calculator with empty stores. */
  private Calculator calculator() {
    return calculator(
        new Values(new Store(poset.orElse(Posets.P3), limits.bytes()), Values.DEEP_CACHE_BITS));
  }

  private Calculator calculator(Values words) {
    return new Calculator(words, functions, limits.bytes());
  }

  Account reply() throws IOException {
    if (line.has(ValueCommand.EXPR)) {
      line.refuseOperands("expected either FILE or --expr, not both");
      return ofText(ValueCommand.EXPR.toString(), line.get(ValueCommand.EXPR));
    }
    if (line.operands().isEmpty() && line.get(ValueCommand.OUTCOMES)) {
      return new OutcomeList(poset.orElse(Posets.P3), line.get(ValueCommand.ASCII));
    }
    String file = line.operand();
    Operand operand = Operand.of(file);
    byte[] bytes = new Inputs(surroundings.in()).bytes(operand);
    // What is too large is refused below, as a board of that size is.
    String text = bytes.length > Source.MAX_BYTES ? "" : new String(bytes, StandardCharsets.UTF_8);
    boolean isBounded = BoundAsking.isAsked(line);
    if (!isBounded
        && (ValueSubject.isCircuit(text) || ValueSubject.isExpression(text, functions.keySet()))) {
      return ofText(file, text);
    }
    RegionCut cut = RegionChoices.of(line);
    Entry entry = Selection.of(line).one(file, operand.read(bytes)).asRegion();
    Inputs.tell(entry, cut.remarks(entry), surroundings.err());
    if (isBounded) {
      return new BoundAsking(line, surroundings).reply(entry, cut);
    }
    Optional<RegionCut> promise = cut.ofPromise(entry);
    return promise.isPresent()
        ? promised(entry, cut, promise.get())
        : report(ValueSubject.region(entry, cut, poset, limits));
  }

  private Account ofText(String file, String text) throws IOException {
    return ValueSubject.isCircuit(text)
        ? report(ValueSubject.circuit(file, text, limits))
        : expression(new Cursor(file, 1, text));
  }

  /** A template, to its promise first; the region itself may be too large. */
  private Account promised(Entry entry, RegionCut cut, RegionCut promise) throws IOException {
    ValueReport first =
        ValueReport.of(
            ValueSubject.region(entry, promise, Optional.empty(), limits),
            line.get(ValueCommand.ASCII));
    ImmutableList<String> terminals =
        promise.closed(entry).terminals().stream()
            .map(RegionText::terminal)
            .collect(ImmutableList.toImmutableList());
    Optional<ValueReport> whole = Optional.empty();
    try {
      whole = Optional.of(report(ValueSubject.region(entry, cut, poset, limits)));
    } catch (GameTooLargeException e) {
      surroundings.tell("undecided: " + e.getMessage());
    } catch (StoreFullException e) {
      surroundings.tell("undecided: " + e.getMessage() + " (--memory raises it)");
    }
    return new PromisedReport(first, terminals, whole);
  }

  private Account expression(Cursor cursor) throws ValueSyntaxException {
    Calculator calculator = calculator();
    Query query = ExpressionReader.query(cursor, functions);
    if (!(query instanceof Query.Value asked)) {
      Rule.refuse(
          line,
          "%s is for games, and this is a question",
          ValueCommand.COMPARE,
          ValueCommand.FORM,
          ValueCommand.FOLLOW,
          ValueCommand.OUTCOMES);
      return new AnswerReport(calculator.answer(cursor, query), line.get(ValueCommand.ASCII));
    }
    Optional<Compared> other = compared();
    ImmutableList.Builder<Expression> games = ImmutableList.builder();
    games.add(asked.game());
    other.ifPresent(compared -> games.add(compared.game));
    Values over = calculator.values(calculator.poset(games.build()));
    return report(ValueSubject.of(calculator.worth(cursor, asked.game(), over)), calculator, other);
  }

  /** A value that no expression tells, perhaps compared with an expression. */
  private ValueReport report(ValueSubject subject) throws ValueSyntaxException {
    return report(subject, calculator(subject.values()), compared());
  }

  private ValueReport report(
      ValueSubject subject, Calculator calculator, Optional<Compared> compared)
      throws ValueSyntaxException {
    Optional<Integer> other = Optional.empty();
    if (compared.isPresent()) {
      other = Optional.of(compared.get().worth(calculator, subject.values()));
    }
    if (line.get(ValueCommand.FORM) && subject.form().isEmpty()) {
      throw CommandException.usage(
          "--form works for games and for regions of at most 6 empty cells");
    }
    return new ValueReport(
        subject,
        other,
        new ValueReport.Style(
            line.get(ValueCommand.FORM),
            line.get(ValueCommand.FOLLOW),
            line.get(ValueCommand.OUTCOMES),
            line.get(ValueCommand.ASCII)));
  }

  /** What the value is compared with. */
  private record Compared(Cursor cursor, Expression game) {
    int worth(Calculator calculator, Values over) throws ValueSyntaxException {
      return calculator.worth(cursor, game, over).value();
    }
  }

  private Optional<Compared> compared() throws ValueSyntaxException {
    if (!line.has(ValueCommand.COMPARE)) {
      return Optional.empty();
    }
    Cursor cursor = new Cursor(ValueCommand.COMPARE.toString(), 1, line.get(ValueCommand.COMPARE));
    return Optional.of(new Compared(cursor, ExpressionReader.expression(cursor, functions)));
  }
}
