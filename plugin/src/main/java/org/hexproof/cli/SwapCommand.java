package org.hexproof.cli;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
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
import org.hexproof.file.Folders;
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
import org.hexproof.solver.Version;
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
    if (!line.has(ProveCommand.STORE)) {
      Path scratch = Folders.here().scratch("hexproof-openings");
      try {
        return map(line, board, scratch, surroundings);
      } finally {
        MoreFiles.deleteRecursively(scratch, RecursiveDeleteOption.ALLOW_INSECURE);
      }
    }
    return map(line, board, Targets.folder(line.get(ProveCommand.STORE)), surroundings);
  }

  private static ExitCode map(Line line, Board board, Path folder, Surroundings surroundings)
      throws IOException {
    Limits limits = Asking.limits(line, line.get(ProveCommand.MINUTES));
    SolverName name = new SolverName("native:" + line.get(ProveCommand.THREADS));
    Optional<Path> wanted = line.find(Targets.CERTIFY_ALL).map(Targets::folder);
    try (Output output = Output.of(line, surroundings.out());
        ProofStore store =
            FileUse.write(
                folder.toString(),
                () ->
                    ProofStore.open(
                        folder, SwapMapProof.first(board), Version.text(), Version.build()));
        Learner learner = ProveCommand.start(name, surroundings)) {
      Optional<OpeningCertificates> certificates = Optional.empty();
      if (wanted.isPresent()) {
        certificates =
            Optional.of(
                OpeningCertificates.read(wanted.get(), board, surroundings.interrupt()::raised));
      }
      SwapMap known = certificates.map(OpeningCertificates::map).orElse(SwapMap.open(board));
      HexSolver asked = certificates.map(all -> all.certifying(learner)).orElse(learner);
      SwapMapProof proof = new SwapMapProof(known, learner, asked, limits, store);
      ImmutableMap<Cell, Answer> answers = run(proof, asked, certificates, surroundings);
      surroundings.interrupt().check();
      for (Answer answer : answers.values()) {
        if (answer instanceof Answer.Failed failed) {
          throw CommandException.solverFailed("the solver failed: " + failed.message());
        }
      }
      return tell(
          new SwapMapReport(
              proof.state(),
              answers,
              store.otherBuilds(),
              certificates.map(all -> all.file().toString())),
          line,
          output,
          surroundings);
    }
  }

  private static ImmutableMap<Cell, Answer> run(
      SwapMapProof proof,
      HexSolver asked,
      Optional<OpeningCertificates> certificates,
      Surroundings surroundings)
      throws IOException {
    Watch watch = surroundings.watch(() -> STOPPED);
    watch.onStop(asked::cancel);
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
    if (!format(line).equals(PICTURE)) {
      return output.tell(report, format(line).equals("json"));
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

  private static String format(Line line) {
    boolean isPicture = !line.has(FORMAT) && line.get(Output.OUT).endsWith("." + PICTURE);
    return isPicture ? PICTURE : line.get(FORMAT);
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
