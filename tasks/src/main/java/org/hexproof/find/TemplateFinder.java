package org.hexproof.find;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.hexproof.solver.Answer;
import org.hexproof.solving.SolverPool;
import org.hexproof.template.Template;

/** Finds the templates of a request: each once, without its mirror image. */
public final class TemplateFinder {
  /**
   * What one walk came to.
   *
   * @param templates those that no earlier walk found
   * @param shutIn how many were left out since they can't be put into a context
   * @param apart how many were left out since they are put together of smaller ones
   * @param answer a verdict if the walk is complete, else why the solver gave none
   * @param decisions how many carriers the solver decided
   */
  public record Walked(
      ImmutableList<Template> templates, int shutIn, int apart, Answer answer, long decisions) {}

  private final FindRequest request;
  private final String source;
  private final ImmutableList<Walk> walks;
  private final Set<Shape> known = new HashSet<>();
  private final Set<Shape> shutIn = new HashSet<>();
  private final Set<Shape> apart = new HashSet<>();

  /** A finder that has not begun; its templates say that they come from the source. */
  public TemplateFinder(FindRequest request, String source) {
    this.request = request;
    this.source = source;
    List<ImmutableList<BoxPlacement>> placements = new ArrayList<>(request.placements());
    Collections.shuffle(placements, new Random(request.seed()));
    ImmutableList.Builder<Walk> all = ImmutableList.builder();
    for (int i = 0; i < placements.size(); i++) {
      all.add(new Walk(placements.get(i), request, i));
    }
    walks = all.build();
  }

  /** How many walks there are: one for each way in which the terminals can stand to each other. */
  public int walks() {
    return walks.size();
  }

  /** Begins with all walks; what they come to does not depend on how many go side by side. */
  public ImmutableList<CompletableFuture<Answer>> begin(SolverPool pool) {
    ImmutableList.Builder<CompletableFuture<Answer>> answers = ImmutableList.builder();
    for (int i = 0; i < walks.size(); i++) {
      answers.add(begin(i, pool));
    }
    return answers.build();
  }

  /** Begins with one of the walks, which do not depend on each other. */
  public CompletableFuture<Answer> begin(int number, SolverPool pool) {
    return pool.series(number, walks.get(number)::run);
  }

  /** A text that is the same for a template that was found and for its mirror image. */
  public static String image(Template template) {
    return Shape.of(template).canonical().text();
  }

  /**
   * What a walk that has ended came to; to be asked in the order of the walks. Once as many
   * templates are found as wanted there are no more.
   */
  public Walked end(int number, Answer answer) {
    Walk walk = walks.get(number);
    ImmutableList.Builder<Template> templates = ImmutableList.builder();
    for (Shape shape : walk.found()) {
      if (known.size() < request.limit() && known.add(shape.canonical())) {
        templates.add(shape.normal().template(source));
      }
    }
    return new Walked(
        templates.build(),
        added(walk.shutIn(), shutIn),
        added(walk.apart(), apart),
        answer,
        walk.decisions());
  }

  /** How many of the shapes are not known as yet; now they are. */
  private static int added(List<Shape> shapes, Set<Shape> known) {
    return (int) shapes.stream().filter(shape -> known.add(shape.canonical())).count();
  }
}
