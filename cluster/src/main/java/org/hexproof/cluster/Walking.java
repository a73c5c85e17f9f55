package org.hexproof.cluster;

import com.google.gson.Gson;
import java.time.Duration;
import java.util.List;
import org.hexproof.find.TemplateFinder;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solving.SolverPool;

/**
 * Goes one walk of a search for templates.
 *
 * @param millis the time limit of each question
 * @param bytes the solver's memory
 */
record Walking(long millis, long bytes) implements Tasks.Work {
  /** A walk of a {@link Box}, by its number. */
  record Step(String box, int walk) {
    String line() {
      return box + " " + walk;
    }

    static Step parse(String line) {
      int space = line.indexOf(' ');
      return new Step(line.substring(0, space), Integer.parseInt(line.substring(space + 1)));
    }
  }

  /**
   * What a walk came to.
   *
   * @param trouble why it is not complete; empty if it is
   */
  record Result(List<Written> templates, String trouble) {}

  /**
   * A template.
   *
   * @param image the same for the template and its mirror image
   */
  record Written(String image, String name, String yaml) {}

  @Override
  public String of(String line) {
    Step step = Step.parse(line);
    TemplateFinder finder = Box.parse(step.box()).finder();
    TemplateFinder.Walked walked;
    try (SolverPool pool =
        new SolverPool(1, new Limits(Duration.ofMillis(millis), bytes), Solvers::start)) {
      walked = finder.end(step.walk(), finder.begin(step.walk(), pool).join());
    }
    YamlWriter writer = new YamlWriter();
    List<Written> templates =
        walked.templates().stream()
            .map(
                template ->
                    new Written(
                        TemplateFinder.image(template), template.name(), writer.write(template)))
            .toList();
    return new Gson().toJson(new Result(templates, trouble(walked.answer())));
  }

  private static String trouble(Answer answer) {
    if (answer instanceof Answer.Failed failed) {
      return "the solver failed: " + failed.message();
    }
    return answer instanceof Answer.Undecided undecided
        ? "a limit was hit: " + undecided.reason()
        : "";
  }
}
