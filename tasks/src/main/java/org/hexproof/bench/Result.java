package org.hexproof.bench;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hexproof.solver.Basis;

/** For each question of a set, the reply of each solver. */
public record Result(QuestionSet set, ImmutableList<ImmutableList<TimedAnswer>> replies) {
  /** How many questions a solver decided. */
  public long decided(int solver) {
    return replies.stream().filter(row -> row.get(solver).text().isPresent()).count();
  }

  /** What a solver's verdicts rest on. */
  public Basis basis(int solver) {
    return replies.stream().map(row -> row.get(solver).basis()).reduce(Basis.NOTHING, Basis::and);
  }

  /** How long a solver took for all questions, whether it decided them or not. */
  public Duration time(int solver) {
    return total(replies, solver);
  }

  /**
   * How the first solver's time compares with another's, on the questions that both decided; below
   * 1 the first is faster.
   *
   * @return nothing if there are no such questions
   */
  public Optional<Ratio> ratio(int other) {
    ImmutableList<ImmutableList<TimedAnswer>> both =
        replies.stream()
            .filter(row -> areDecided(row, other))
            .collect(ImmutableList.toImmutableList());
    if (both.isEmpty()) {
      return Optional.empty();
    }
    double[] each = both.stream().mapToDouble(row -> quotient(row, other)).sorted().toArray();
    int middle = each.length / 2;
    double median =
        each.length % 2 == 1 ? each[middle] : Math.sqrt(each[middle - 1] * each[middle]);
    return Optional.of(
        new Ratio(
            each.length,
            quotient(total(both, 0), total(both, other)),
            median,
            each[each.length - 1],
            slowest(other)));
  }

  /** The name of the question with the largest ratio; there is one that both decided. */
  private String slowest(int other) {
    return IntStream.range(0, replies.size())
        .filter(i -> areDecided(replies.get(i), other))
        .boxed()
        .max(Comparator.comparingDouble(i -> quotient(replies.get(i), other)))
        .map(i -> set.questions().get(i).name())
        .orElseThrow();
  }

  private static boolean areDecided(ImmutableList<TimedAnswer> row, int other) {
    return row.get(0).text().isPresent() && row.get(other).text().isPresent();
  }

  private static double quotient(ImmutableList<TimedAnswer> row, int other) {
    return quotient(row.get(0).time(), row.get(other).time());
  }

  private static Duration total(ImmutableList<ImmutableList<TimedAnswer>> rows, int solver) {
    return rows.stream().map(row -> row.get(solver).time()).reduce(Duration.ZERO, Duration::plus);
  }

  private static double quotient(Duration dividend, Duration divisor) {
    return (double) Math.max(1, dividend.toNanos()) / Math.max(1, divisor.toNanos());
  }

  /**
   * How two solvers compare.
   *
   * @param questions how many both decided
   * @param total the ratio of the times of all together
   * @param median the ratio in the middle; of two in the middle their geometric mean
   * @param worst the largest ratio
   * @param slowest the question that has it
   */
  public record Ratio(int questions, double total, double median, double worst, String slowest) {}
}
