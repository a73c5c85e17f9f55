package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.AnalysisJson;
import org.hexproof.annotate.AnalysisPage;
import org.hexproof.annotate.AnalysisText;
import org.hexproof.annotate.Analyst;
import org.hexproof.annotate.Annotations;
import org.hexproof.annotate.GameRecord;
import org.hexproof.board.Naming;
import org.hexproof.format.FormatException;
import org.hexproof.format.sgf.SgfAddition;
import org.hexproof.format.sgf.SgfCollection;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.page.PageWriter;
import org.hexproof.report.Printable;
import org.hexproof.report.SharedName;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Version;

/** What is known of the chosen games of a file, one after the other. */
final class GameAnalyses {
  private final GameFile file;
  private final HexSolver solver;
  private final Analyst.Effort effort;
  private final SolverName name;
  private final Naming naming;
  private final Surroundings surroundings;
  private final Map<Integer, Analysis> analyses = new TreeMap<>();
  private final Map<Integer, String> faults = new TreeMap<>();
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
  boolean decide() throws CommandException {
    file.refused().forEach(fault -> told(ExitCode.UNREADABLE, String.valueOf(fault.getMessage())));
    for (int number : file.chosen()) {
      try {
        SgfEntry entry = file.game(number).playable();
        Inputs.tell(entry, surroundings.err());
        Optional<FormatException> illegal = entry.game().mainLineFault();
        if (illegal.isPresent()) {
          told(
              ExitCode.UNREADABLE,
              illegal.get().getMessage() + "\n  hint: what is before it is annotated");
        }
        if (!decide(number, new GameRecord(entry.game()))) {
          return false;
        }
      } catch (FormatException e) {
        if (file.chosen().size() == 1) {
          throw CommandException.unreadable(e);
        }
        fault(number, ExitCode.UNREADABLE, String.valueOf(e.getMessage()));
      }
    }
    return true;
  }

  private void fault(int number, ExitCode kind, String fault) {
    faults.put(number, fault);
    told(kind, fault);
  }

  private void told(ExitCode kind, String fault) {
    surroundings.err().println("hexproof: " + fault);
    code = code.and(kind);
  }

  private boolean decide(int number, GameRecord game) throws CommandException {
    if (!solver.supports(Analyst.start(game))) {
      String fault = name.text() + " does not play boards of this size";
      if (isOne()) {
        throw CommandException.solverFailed(fault);
      }
      fault(number, ExitCode.SOLVER_FAILED, file.title(number) + ": " + fault);
      return true;
    }
    BooleanSupplier stopped = surroundings.interrupt()::raised;
    try (Progress progress = Progress.of(surroundings, "positions", game.size())) {
      progress.sayWhenStopped(() -> "stopped; nothing is written");
      Analysis analysis =
          Analyst.analyze(game, solver, effort, progress::step, () -> !stopped.getAsBoolean());
      analyses.put(number, analysis);
      analysis
          .failure()
          .ifPresent(
              failure ->
                  code = code.and(surroundings.tellFailure(name.text() + " failed: " + failure)));
      return !stopped.getAsBoolean();
    } catch (Analyst.FailedException e) {
      if (stopped.getAsBoolean()) {
        return false;
      }
      String fault = name.text() + " failed: " + e.getMessage();
      if (isOne()) {
        throw CommandException.solverFailed(fault);
      }
      fault(number, ExitCode.SOLVER_FAILED, file.title(number) + ": " + fault);
      return true;
    }
  }

  /** All of the file with what is known of its games. */
  byte[] annotated(Function<GameRecord, ImmutableList<ImmutableList<String>>> standing) {
    Map<Integer, Map<Integer, SgfAddition>> additions = new TreeMap<>();
    analyses.forEach(
        (number, analysis) ->
            additions.put(
                number, Annotations.of(analysis, naming, standing.apply(analysis.game()))));
    SgfCollection.Annotated annotated = file.with(additions);
    for (int number : annotated.untouched()) {
      told(
          ExitCode.UNREADABLE,
          file.game(number).place()
              + ": the record is too damaged to be written to and stays as it is");
    }
    return annotated.source().encoding().bytes(annotated.source().text());
  }

  ExitCode code() {
    return code;
  }

  private boolean isOne() {
    return file.chosen().size() == 1;
  }

  /** The analyses for people, or as JSON. */
  String report(boolean asJson) throws IOException {
    StringWriter out = new StringWriter();
    if (asJson) {
      JsonWriter json = Printable.json(out);
      json.setFormattingStyle(FormattingStyle.COMPACT);
      writeJson(json);
      json.flush();
      out.write("\n");
      return out.toString();
    }
    String gap = "";
    for (int number : file.chosen()) {
      if (!isOne()) {
        out.write(gap + file.title(number) + "\n");
        gap = "\n";
      }
      if (analyses.containsKey(number)) {
        new AnalysisText(analyses.get(number), naming, out).write();
      } else {
        out.write("not read\n");
      }
    }
    return out.toString();
  }

  private void writeJson(JsonWriter json) throws IOException {
    if (isOne()) {
      new AnalysisJson(analyses.get(file.chosen().iterator().next()), json).write();
      return;
    }
    json.beginObject();
    json.name("version").value(AnalysisJson.FORMAT_VERSION);
    json.name("games").beginArray();
    for (int number : file.chosen()) {
      json.beginObject();
      json.name("game").value(number + 1);
      json.name("name").value(file.game(number).name());
      json.name("place").value(file.game(number).place().toString());
      json.name("fault").value(faults.get(number));
      if (analyses.containsKey(number)) {
        new AnalysisJson(analyses.get(number), json).writeMembers();
      }
      json.endObject();
    }
    json.endArray();
    json.endObject();
  }

  /** A page with a board for each move. */
  String page(Limits limits) throws IOException {
    StringWriter out = new StringWriter();
    PageWriter page = new PageWriter(out, Version.text());
    for (int number : file.chosen()) {
      if (analyses.containsKey(number)) {
        String record = SharedName.of(file.name());
        String about = isOne() ? record : record + ", " + file.title(number);
        new AnalysisPage(analyses.get(number), naming, solver, limits, page).write(about);
      } else {
        page.addUnreadable(SharedName.in(faults.get(number), file.name()), ImmutableList.of());
      }
    }
    page.end();
    return out.toString();
  }
}
