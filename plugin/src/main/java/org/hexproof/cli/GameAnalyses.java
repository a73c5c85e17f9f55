package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.Analyst;
import org.hexproof.annotate.Annotations;
import org.hexproof.annotate.GameRecord;
import org.hexproof.board.Naming;
import org.hexproof.format.FormatException;
import org.hexproof.format.sgf.SgfAddition;
import org.hexproof.format.sgf.SgfCollection;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.page.AnalysisPage;
import org.hexproof.page.PageWriter;
import org.hexproof.report.AnalysisJson;
import org.hexproof.report.AnalysisText;
import org.hexproof.report.Document;
import org.hexproof.report.SharedName;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Version;
import org.hexproof.solving.Watch;

/** What is known of the chosen games of a file, one after the other. */
final class GameAnalyses {
  private final GameFile file;
  private final HexSolver solver;
  private final Analyst.Effort effort;
  private final SolverName name;
  private final Naming naming;
  private final Surroundings surroundings;
  private final Map<GameFile.Game, Analysis> analyses = new LinkedHashMap<>();
  private final Map<GameFile.Game, String> faults = new HashMap<>();
  private ExitCode code = ExitCode.OK;

  /**
   * Nothing is known as yet.
   *
   * @param naming what the players are called
   */
  GameAnalyses(
      GameFile file,
      HexSolver solver,
      Analyst.Effort effort,
      SolverName name,
      Naming naming,
      Surroundings surroundings) {
    this.file = file;
    this.solver = solver;
    this.effort = effort;
    this.name = name;
    this.naming = naming;
    this.surroundings = surroundings;
  }

  /** Decides the positions of all games; false if the user stopped it. */
  boolean decide() {
    for (GameFile.Game game : file.games()) {
      try {
        SgfEntry entry = file.playable(game);
        Inputs.tell(entry, surroundings.err());
        Optional<FormatException> illegal = entry.game().mainLineFault();
        if (illegal.isPresent()) {
          told(
              ExitCode.UNREADABLE,
              illegal.get().getMessage() + "\n  hint: what is before it is annotated");
        }
        if (!decide(game, new GameRecord(entry.game()))) {
          return false;
        }
      } catch (FormatException e) {
        if (isOne()) {
          throw CommandException.unreadable(e);
        }
        fault(game, ExitCode.UNREADABLE, String.valueOf(e.getMessage()));
      }
    }
    return true;
  }

  private void fault(GameFile.Game game, ExitCode kind, String fault) {
    faults.put(game, fault);
    told(kind, fault);
  }

  private void told(ExitCode kind, String fault) {
    surroundings.err().println("hexproof: " + fault);
    code = code.and(kind);
  }

  private boolean decide(GameFile.Game game, GameRecord record) {
    if (!solver.supports(Analyst.start(record))) {
      String fault = name.text() + " does not play boards of this size";
      if (isOne()) {
        throw CommandException.solverFailed(fault);
      }
      fault(game, ExitCode.SOLVER_FAILED, game.title() + ": " + fault);
      return true;
    }
    Watch watch = surroundings.watch(() -> "stopped; nothing is written");
    try {
      Analysis analysis = Analyst.analyze(record, solver, effort, watch);
      analyses.put(game, analysis);
      analysis
          .failure()
          .ifPresent(
              failure ->
                  code = code.and(surroundings.tellFailure(name.text() + " failed: " + failure)));
      return !watch.isStopped();
    } catch (Analyst.FailedException e) {
      if (watch.isStopped()) {
        return false;
      }
      String fault = name.text() + " failed: " + e.getMessage();
      if (isOne()) {
        throw CommandException.solverFailed(fault);
      }
      fault(game, ExitCode.SOLVER_FAILED, game.title() + ": " + fault);
      return true;
    }
  }

  /** All of the file with what is known of its games. */
  byte[] annotated(Function<GameRecord, ImmutableList<ImmutableList<String>>> standing) {
    Map<Integer, Map<Integer, SgfAddition>> additions = new TreeMap<>();
    analyses.forEach(
        (game, analysis) ->
            additions.put(
                game.record().orElseThrow(),
                Annotations.of(analysis, naming, standing.apply(analysis.game()))));
    SgfCollection.Annotated annotated = file.with(additions);
    for (GameFile.Game game : analyses.keySet()) {
      if (annotated.untouched().contains(game.record().orElseThrow())) {
        told(
            ExitCode.UNREADABLE,
            game.place() + ": the record is too damaged to be written to and stays as it is");
      }
    }
    return annotated.source().encoding().bytes(annotated.source().text());
  }

  ExitCode code() {
    return code;
  }

  private boolean isOne() {
    return file.games().size() == 1;
  }

  /** The analyses for people, or as JSON. */
  String report(boolean asJson) throws IOException {
    if (asJson) {
      return document() + "\n";
    }
    StringWriter out = new StringWriter();
    String gap = "";
    for (GameFile.Game game : file.games()) {
      if (!isOne()) {
        out.write(gap + game.title() + "\n");
        gap = "\n";
      }
      if (analyses.containsKey(game)) {
        new AnalysisText(analyses.get(game), naming, out).write();
      } else {
        out.write("not read\n");
      }
    }
    return out.toString();
  }

  private Document document() {
    Document document = Document.versioned();
    return isOne()
        ? document.addAll(AnalysisJson.of(analyses.get(file.games().get(0))))
        : document.addEach("games", file.games(), this::document);
  }

  private Document document(GameFile.Game game) {
    Document document =
        new Document()
            .add("game", game.number())
            .add("name", game.name())
            .add("place", game.place())
            .add("fault", Optional.ofNullable(faults.get(game)));
    return analyses.containsKey(game)
        ? document.addAll(AnalysisJson.of(analyses.get(game)))
        : document;
  }

  /** A page with a board for each move. */
  String page(Limits limits) throws IOException {
    StringWriter out = new StringWriter();
    PageWriter page = new PageWriter(out, Version.text());
    for (GameFile.Game game : file.games()) {
      if (analyses.containsKey(game)) {
        String record = SharedName.of(file.name());
        String about = isOne() ? record : record + ", " + game.title();
        new AnalysisPage(analyses.get(game), naming, solver, limits, page).write(about);
      } else {
        page.addUnreadable(SharedName.in(faults.get(game), file.name()), ImmutableList.of());
      }
    }
    page.end();
    return out.toString();
  }
}
