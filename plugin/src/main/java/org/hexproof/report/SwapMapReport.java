package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.certificate.statement.SwapMap;
import org.hexproof.format.Diagram;
import org.hexproof.format.text.TextWriter;
import org.hexproof.prove.SwapMapProof;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;

/**
 * Who wins after each opening.
 *
 * @param answers what came in this run of the openings that were not known before
 * @param otherBuilds the hashes of other builds of the program that have added to the store
 * @param certificates the file that binds them, if they are wanted
 */
public record SwapMapReport(
    SwapMapProof.State state,
    ImmutableMap<Cell, Answer> answers,
    ImmutableList<String> otherBuilds,
    Optional<String> certificates)
    implements Account {
  /** How far it is, for the progress bar. */
  public static String line(SwapMapProof.State state) {
    return ProveReport.line(state.stored(), state.nodes(), state.time());
  }

  private SwapMap map() {
    return state.map();
  }

  /** The openings that are not decided, or, if certificates are wanted, have none. */
  private ImmutableSet<Cell> missing() {
    return answers.entrySet().stream()
        .filter(entry -> entry.getValue().decided().isEmpty())
        .map(Map.Entry::getKey)
        .collect(ImmutableSet.toImmutableSet());
  }

  /** Open as long as anything is missing. */
  @Override
  public Optional<Boolean> holds() {
    return Optional.of(true).filter(all -> missing().isEmpty());
  }

  /** A board with the winner's stone on each opening. */
  public Diagram diagram() {
    return diagram(map()).withName("who wins after each opening, " + map().size());
  }

  static Diagram diagram(SwapMap map) {
    return Diagram.of(map.picture(), Optional.empty())
        .withEdges(ImmutableSet.of(Edge.TOP, Edge.BOTTOM));
  }

  /** How many openings each side wins. */
  static String counts(SwapMap map) {
    int black = map.won(Color.BLACK).size();
    int white = map.won(Color.WHITE).size();
    int open = map.board().size() - black - white;
    return "of Black's %s openings on %s Black (X) wins with %s, White (O) wins against %s%s"
        .formatted(
            map.board().size(),
            map.size(),
            black,
            white,
            open == 0 ? "" : ", " + open + " are open");
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    new TextWriter().write(diagram(map())).stripTrailing().lines().forEach(lines::add);
    lines.add(counts(map()));
    answers.forEach(
        (opening, answer) -> {
          if (answer instanceof Answer.Undecided undecided) {
            String what = map().winner(opening).isPresent() ? "no certificate of " : "open: ";
            lines.add(what + opening + ", " + SolveReport.limit(undecided.reason()));
          }
        });
    lines.add(
        "%s in the store; %s, %s ms"
            .formatted(
                Counted.of(state.stored(), "position"),
                Counted.of(state.nodes(), "node"),
                state.time().toMillis()));
    certificates.ifPresent(file -> lines.add("certificates bound by " + file + ", checked"));
    basis().remark().ifPresent(lines::add);
    if (!otherBuilds.isEmpty()) {
      lines.add(ProveReport.builds(otherBuilds));
    }
    return lines.build();
  }

  private Basis basis() {
    Basis known =
        answers.size() < SwapMap.openings(map().board()).size() ? Basis.CERTIFICATE : Basis.NOTHING;
    return answers.values().stream().map(Answer::basis).reduce(known, Basis::and);
  }

  @Override
  public Document members() {
    return members(map())
        .add("missing", missing())
        .add(basis())
        .add("stored", state.stored())
        .add("otherBuilds", otherBuilds)
        .add("nodes", state.nodes())
        .add("millis", state.time().toMillis())
        .addIfPresent("certificates", certificates);
  }

  static Document members(SwapMap map) {
    return new Document()
        .add("cols", map.board().cols())
        .add("rows", map.board().rows())
        .add("black", map.won(Color.BLACK))
        .add("white", map.won(Color.WHITE));
  }
}
