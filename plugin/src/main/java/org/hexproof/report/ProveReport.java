package org.hexproof.report;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.prove.Proving;
import org.hexproof.solver.Answer;

/**
 * What {@code hexproof prove} says.
 *
 * @param answer the last one: the verdict, by its certificate if one is wanted, or what is missing
 * @param verdict what was found, with or without a certificate
 * @param otherBuilds the hashes of other builds of the program that have added to the store
 * @param certificate the file for it, if one is wanted
 * @param naming what words call the players
 */
public record ProveReport(
    Color toMove,
    Answer answer,
    Optional<Answer.Decided> verdict,
    Proving.State state,
    ImmutableList<String> otherBuilds,
    Optional<String> certificate,
    Naming naming)
    implements Account {
  /** How far a proof is, for the progress bar. */
  public static String line(Proving.State state) {
    return "%s stored, %s, proof %s, disproof %s, %s"
        .formatted(
            state.stored(),
            refuted(state),
            state.standing().proof(),
            state.standing().disproof(),
            nodes(state.nodes(), state.time()));
  }

  /** The same without what is only told of the position that the solver began with. */
  public static String shortLine(Proving.State state) {
    return line(state.stored(), state.nodes(), state.time());
  }

  static String line(long stored, long nodes, Duration time) {
    return stored + " stored, " + nodes(nodes, time);
  }

  private static String nodes(long nodes, Duration time) {
    long millis = Math.max(1, time.toMillis());
    return Counted.of(nodes, "node") + ", " + nodes * 1000 / millis + "/s";
  }

  static String builds(ImmutableList<String> others) {
    return "another build of hexproof has added to the store: " + String.join(", ", others);
  }

  private static String refuted(Proving.State state) {
    return "%s of %s refuted"
        .formatted(state.refuted(), Counted.of(state.standing().moves(), "first move"));
  }

  /** Open as long as a certificate that is wanted is not there. */
  @Override
  public Optional<Boolean> holds() {
    return answer.decided().map(decided -> true);
  }

  private Optional<Answer.Decided> known() {
    return answer.decided().or(() -> verdict);
  }

  private static ImmutableSortedSet<Cell> carrier(Answer.Decided decided) {
    return ImmutableSortedSet.copyOf(decided.carrier());
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    known().ifPresent(decided -> verdict(decided, lines));
    if (answer instanceof Answer.Undecided undecided) {
      lines.add(
          "%s: %s; the same command goes on from here"
              .formatted(
                  verdict.isPresent() ? "no certificate yet" : "undecided",
                  SolveReport.limit(undecided.reason())));
    }
    if (known().isEmpty()) {
      lines.add(
          "%s, proof number %s, disproof number %s"
              .formatted(refuted(state), state.standing().proof(), state.standing().disproof()));
    }
    lines.add(
        "%s in the store, taught %s; %s, %s ms"
            .formatted(
                Counted.of(state.stored(), "position"),
                state.taught(),
                Counted.of(state.nodes(), "node"),
                state.time().toMillis()));
    if (!otherBuilds.isEmpty()) {
      lines.add(builds(otherBuilds));
    }
    return lines.build();
  }

  private void verdict(Answer.Decided decided, ImmutableList.Builder<String> lines) {
    lines.add(
        "with %s to move, %s wins".formatted(naming.word(toMove), naming.word(decided.winner())));
    lines.add(
        "the winner needs "
            + (decided.carrier().isEmpty()
                ? "nothing more"
                : Joiner.on(' ').join(carrier(decided))));
    certificate
        .filter(name -> answer.decided().isPresent())
        .ifPresent(name -> lines.add("certificate written to " + name + " and checked"));
    decided.basis().remark().ifPresent(lines::add);
  }

  @Override
  public Document members() {
    Document members =
        new Document()
            .add("winner", known().map(Answer.Decided::winner))
            .add("toMove", toMove)
            .add("carrier", known().map(ProveReport::carrier))
            .add(known().map(Answer::basis).orElse(answer.basis()))
            .add("moves", state.standing().moves())
            .add("refuted", state.refuted())
            .add("proof", state.standing().proof())
            .add("disproof", state.standing().disproof())
            .add("stored", state.stored())
            .add("taught", state.taught())
            .add("otherBuilds", otherBuilds)
            .add("nodes", state.nodes())
            .add("millis", state.time().toMillis());
    return certificate.isPresent()
        ? members.add("certificate", certificate.filter(name -> answer.decided().isPresent()))
        : members;
  }
}
