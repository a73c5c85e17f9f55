package org.hexproof.cli;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Naming;
import org.hexproof.certificate.statement.SwapMap;
import org.hexproof.picture.Marks;
import org.hexproof.picture.Style;
import org.hexproof.picture.SvgWriter;
import org.hexproof.prove.OpeningCertificates;
import org.hexproof.prove.ProofStore;
import org.hexproof.prove.SwapMapProof;
import org.hexproof.report.SwapMapReport;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Watch;

/** {@code hexproof swap map}. */
final class SwapCommand {
  private static final String PICTURE = "svg";
  private static final Choice<String> FORMAT =
      Choice.word("format", "FORMAT", ImmutableList.of("text", "json", PICTURE));
  private static final Pattern SIZE = Pattern.compile("([1-9]\\d?)(?:x([1-9]\\d?))?");
  private static final String STOPPED =
      "stopped; with --store and --certify the same command goes on from there";

  static final ImmutableList<Command> PARTS =
      ImmutableList.of(
          Command.of(
              CommandGroup.VERIFY,
              "swap map",
              Choice.list()
                  .add(ProveCommand.STORE, Targets.CERTIFY_ALL, ProveCommand.THREADS)
                  .add(ProveCommand.MINUTES, Asking.MEMORY, FORMAT, Output.OUT)
                  .build(),
              SwapCommand::map));

  private SwapCommand() {}

  private static ExitCode map(Line line, Surroundings surroundings) throws IOException {
    Board board = board(line);
    Problem first = SwapMapProof.first(board);
    Optional<Path> folder = line.find(Targets.CERTIFY_ALL).map(Targets::folder);
    try (Output output = Output.of(line, surroundings.out());
        ProofStore store =
            line.has(ProveCommand.STORE)
                ? ProveCommand.store(line, first)
                : ProofStore.inMemory(first)) {
      SwapMapReport report = map(line, board, folder, store, surroundings);
      return tell(report, line, output, surroundings);
    }
  }

  private static SwapMapReport map(
      Line line, Board board, Optional<Path> folder, ProofStore store, Surroundings surroundings)
      throws IOException {
    Limits limits = Asking.limits(line, line.get(ProveCommand.MINUTES));
    SolverName name = new SolverName("native:" + line.get(ProveCommand.THREADS));
    try (Learner learner = ProveCommand.start(name, surroundings)) {
      Optional<OpeningCertificates> certificates = Optional.empty();
      if (folder.isPresent()) {
        certificates =
            Optional.of(
                OpeningCertificates.read(folder.get(), board, surroundings.interrupt()::raised));
      }
      SwapMap known = certificates.map(OpeningCertificates::map).orElse(SwapMap.open(board));
      Optional<HexSolver> certifying = certificates.map(all -> all.certifying(learner));
      SwapMapProof proof = new SwapMapProof(known, learner, certifying, limits, store);
      ImmutableMap<Cell, Answer> answers =
          run(proof, certifying.orElse(learner), certificates, surroundings);
      if (certificates.isPresent()) {
        certificates.get().write();
      }
      surroundings.interrupt().check();
      for (Answer answer : answers.values()) {
        if (answer instanceof Answer.Failed failed) {
          throw CommandException.solverFailed("the solver failed: " + failed.message());
        }
      }
      return new SwapMapReport(
          proof.state(),
          answers,
          store.otherBuilds(),
          certificates.map(all -> all.file().toString()));
    }
  }

  private static ImmutableMap<Cell, Answer> run(
      SwapMapProof proof,
      HexSolver stoppable,
      Optional<OpeningCertificates> certificates,
      Surroundings surroundings)
      throws IOException {
    Watch watch = surroundings.watch(() -> STOPPED);
    watch.onStop(stoppable::cancel);
    SwapMap known = proof.state().map();
    try (Watch.Stage progress = watch.count("openings", SwapMap.openings(known.board()).size())) {
      progress.step(known.winners().size());
      return proof.run(
          surroundings.interrupt()::raised,
          state -> progress.say(SwapMapReport.line(state)),
          (opening, answer) -> {
            progress.step(1);
            if (certificates.isPresent() && answer instanceof Answer.Decided decided) {
              certificates.get().add(opening, decided.winner());
            }
          });
    }
  }

  /** A picture in a file leaves room for words. */
  private static ExitCode tell(
      SwapMapReport report, Line line, Output output, Surroundings surroundings)
      throws IOException {
    if (!line.get(FORMAT).equals(PICTURE)) {
      return output.tell(report, line.get(FORMAT).equals("json"));
    }
    String svg =
        new SvgWriter()
            .write(report.diagram(), Marks.NONE, Style.DEFAULT.named(Naming.BLACK_AND_WHITE));
    output.write(svg.getBytes(StandardCharsets.UTF_8), /* isText= */ false);
    output.commit();
    if (output.isFile()) {
      report.lines().forEach(surroundings.out()::println);
    }
    return ExitCode.of(report.holds());
  }

  private static Board board(Line line) {
    String operand = Joiner.on(' ').join(line.operands());
    Matcher size = SIZE.matcher(operand);
    if (!size.matches()) {
      throw CommandException.usage(
          "expected the size of a board, as in '7' or '7x6', not '" + operand + "'");
    }
    int cols = Integer.parseInt(size.group(1));
    int rows = size.group(2) == null ? cols : Integer.parseInt(size.group(2));
    if (Math.max(cols, rows) > Board.MAX_SIDE) {
      throw CommandException.usage("a board has at most " + Board.MAX_SIDE + " columns and rows");
    }
    return new Board(cols, rows);
  }
}
