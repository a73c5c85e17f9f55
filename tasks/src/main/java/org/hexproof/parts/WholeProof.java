package org.hexproof.parts;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateFile;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.division.Way;
import org.hexproof.format.FormatException;
import org.hexproof.search.GameSearch;
import org.hexproof.search.GameSummand;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;
import org.hexproof.solving.Watch;
import org.hexproof.sum.GroupSum;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/**
 * A proof by parts in one certificate, about the board itself: each part is searched for its game,
 * whatever way the plan names, and what was found is written down.
 */
public final class WholeProof {
  private static final String BASIS = "a search of moves in it and in the game";
  private static final String BESIDE = "a search beside a tester";

  private final ProofByParts proof;
  private final Path file;
  private final Position whole;

  private WholeProof(ProofByParts proof, Path file, Position whole) {
    this.proof = proof;
    this.file = file;
    this.whole = whole;
  }

  /**
   * A proof for a file.
   *
   * @param whole the board that it is about: that of the division, or one with fewer white stones
   * @throws FormatException if a part has too many cells, a claim that is not of one game, several
   *     terminals that are cells of other parts, or one that touches black stones or edges
   */
  public static WholeProof of(ProofByParts proof, Path file, Position whole)
      throws FormatException {
    for (Wanted wanted : proof.wanted()) {
      check(wanted, proof.division());
    }
    return new WholeProof(proof, file, whole);
  }

  /** Whether a proof has a place in one certificate. */
  public static boolean fits(ProofByParts proof) {
    try {
      for (Wanted wanted : proof.wanted()) {
        check(wanted, proof.division());
      }
      return true;
    } catch (FormatException e) {
      return false;
    }
  }

  private static void check(Wanted wanted, Division division) throws FormatException {
    DividedRegion part = wanted.part();
    ImmutableSet<Cell> lent = Division.lent(part, division.position());
    if (part.cells().size() + lent.size() > GameSearch.MOST_CELLS) {
      throw fault(part, "it has more than %s cells".formatted(GameSearch.MOST_CELLS));
    }
    if (lent.size() > 1) {
      throw fault(part, "two of its terminals are cells of other parts");
    }
    for (Cell cell : lent) {
      if (touchesBlack(cell, division.position())) {
        throw fault(
            part,
            "its terminal %s, a cell of another part, touches what is Black's".formatted(cell));
      }
    }
    if (wanted.games().isEmpty()) {
      throw fault(part, "it is won beside a value with other outcomes than a and b");
    }
  }

  private static boolean touchesBlack(Cell cell, Position position) {
    Board board = position.board();
    return board.touches(cell, Edge.TOP)
        || board.touches(cell, Edge.BOTTOM)
        || board.neighbors(cell).stream().anyMatch(next -> position.at(next) == Content.BLACK);
  }

  private static FormatException fault(DividedRegion part, String why) {
    return new FormatException(
        part.place(), "'%s' has no place in one certificate: %s".formatted(part.name(), why));
  }

  /**
   * Proves the parts one after the other; the file appears if all hold and come to enough.
   *
   * @param tester a second one, for boards on which parts stand beside testers
   * @param limits of each part's search, and of its proof, asked for when these begin
   * @throws IOException if the certificate can't be written, or is refused when it is checked
   */
  public ImmutableList<PartFinding> run(
      Certifier solver, HexSolver tester, Supplier<Limits> limits, Watch watch) throws IOException {
    Division division = proof.division();
    GroupSum sum =
        new GroupSum(
            new Problem(division.position(), Color.WHITE, Goal.TOP_TO_BOTTOM),
            limits.get().bytes());
    List<GameSummand> summands = new ArrayList<>();
    List<PartFinding> findings = new ArrayList<>();
    try (Watch.Stage stage = watch.count("parts", proof.wanted().size() + 1L)) {
      watch.onStop(
          () -> {
            solver.cancel();
            tester.cancel();
          });
      for (Wanted wanted : proof.wanted()) {
        findings.add(
            watch.isStopped()
                ? finding(wanted, Optional.empty(), 0).undecided("stopped", /* hasFailed= */ false)
                : judge(wanted, sum, solver, tester, limits, summands));
        stage.step(1);
      }
      if (proof.sum().enough() && summands.size() == findings.size()) {
        Optional<String> nodes = sum.proof(summands, Optional.empty());
        if (nodes.isPresent()) {
          write(nodes.get(), summands);
          findings.replaceAll(found -> found.certified(file));
        }
      }
    } catch (Unanswered e) {
      findings.replaceAll(
          found ->
              found.undecided(
                  "no certificate: " + words(e.answer()), e.answer() instanceof Answer.Failed));
    } catch (GameTooLargeException | StoreFullException e) {
      findings.replaceAll(
          found -> found.undecided("no certificate: " + e.getMessage(), /* hasFailed= */ false));
    }
    return ImmutableList.copyOf(findings);
  }

  private static String words(Answer answer) {
    return answer instanceof Answer.Undecided undecided
        ? undecided.reason().words()
        : "the solver failed";
  }

  /** Adds a summand if the part has a game of its claim. */
  private PartFinding judge(
      Wanted wanted,
      GroupSum sum,
      Certifier solver,
      HexSolver tester,
      Supplier<Limits> limits,
      List<GameSummand> summands) {
    DividedRegion part = wanted.part();
    Position position = proof.division().position();
    ImmutableSet<Cell> lent = Division.lent(part, position);
    GameSearch search =
        new GameSearch(
            Position.amidWhite(position.board(), position.black(), Sets.union(part.cells(), lent)),
            part.terminals(),
            lent,
            ImmutableSet.of(Edge.TOP, Edge.BOTTOM),
            wanted.values(),
            Color.BLACK,
            solver);
    Optional<PlacedTemplate> board = board(wanted);
    board.ifPresent(beside -> search.beside(wanted.games().get(0), beside, tester));
    long nodes = 0;
    for (int game : wanted.games()) {
      Answer answer = search.decide(game, limits.get());
      nodes += answer.nodes();
      if (!(answer instanceof Answer.Decided decided)) {
        return finding(wanted, Optional.empty(), nodes)
            .undecided(words(answer), answer instanceof Answer.Failed);
      }
      if (decided.winner() == Color.BLACK) {
        summands.add(
            new GameSummand(search, solver, groups(part, sum), number(lent, sum), game, limits));
        return finding(wanted, Optional.of(true), nodes);
      }
    }
    return finding(wanted, Optional.of(false), nodes);
  }

  /** The part beside a tester of its one game, if the plan wants that. */
  private Optional<PlacedTemplate> board(Wanted wanted) {
    return wanted.games().size() == 1 && proof.task(wanted.part()) instanceof Task.BySolver task
        ? task.board()
        : Optional.empty();
  }

  private static ImmutableList<Integer> groups(DividedRegion part, GroupSum sum) {
    return part.terminals().stream().map(sum::number).collect(ImmutableList.toImmutableList());
  }

  private static OptionalInt number(ImmutableSet<Cell> lent, GroupSum sum) {
    return lent.stream().mapToInt(cell -> sum.number(Terminal.of(cell))).findFirst();
  }

  private PartFinding finding(Wanted wanted, Optional<Boolean> holds, long nodes) {
    boolean beside = board(wanted).isPresent();
    return new PartFinding(
        wanted.part(),
        beside ? Way.TESTER : Way.DIRECT,
        wanted.claim(),
        holds,
        beside ? BESIDE : BASIS,
        nodes,
        Optional.empty(),
        Optional.empty(),
        false);
  }

  private void write(String nodes, List<GameSummand> summands) throws IOException {
    Statement statement = new Statement(whole, Goal.TOP_TO_BOTTOM, Color.WHITE, Color.BLACK);
    CertificateFile written = new CertificateFile(file, () -> false);
    boolean lends = summands.stream().anyMatch(summand -> summand.lent().isPresent());
    written.write(
        lends ? ProofFormat.CERTIFICATE_3 : ProofFormat.CERTIFICATE_2,
        statement,
        proof.division().name(),
        nodes);
    if (!written.check(Checking.memory()).statement().equals(statement)) {
      throw new IllegalStateException(file + " proves something else");
    }
  }
}
