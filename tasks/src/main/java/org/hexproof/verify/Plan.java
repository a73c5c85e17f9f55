package org.hexproof.verify;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.template.Template;

/**
 * How templates are to be verified.
 *
 * @param methods each checks the others
 * @param limits of each question
 * @param minimality whether that is asked, and not validity alone
 * @param threads how many solvers work side by side
 * @param second solvers that are asked too
 * @param certificates a folder for the certificates of what has them
 */
public record Plan(
    ImmutableList<Method> methods,
    Limits limits,
    boolean minimality,
    int threads,
    Solvers first,
    Optional<Solvers> second,
    Optional<Path> certificates) {
  /**
   * Solvers of one sort.
   *
   * @param identity what their answers may depend on: the name and the version
   * @param source starts one; may throw if that is impossible
   */
  public record Solvers(String identity, Supplier<HexSolver> source) {}

  /** The same, for validity alone. */
  public Plan withoutMinimality() {
    return new Plan(methods, limits, /* minimality= */ false, threads, first, second, certificates);
  }

  /**
   * Why a template can't be decided in one of these ways, as far as that is seen at first sight.
   */
  public Optional<String> objection(Template template) {
    return methods.stream().flatMap(way -> way.objection(template).stream()).findFirst();
  }
}
