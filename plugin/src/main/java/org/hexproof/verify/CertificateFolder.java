package org.hexproof.verify;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.certificate.Shape;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.Question;
import org.hexproof.template.Template;

/**
 * Names of the files for the certificates of templates, as in {@code ziggurat.valid.cert.gz} and
 * {@code ziggurat.minimal-d2.cert.gz}, and for what binds them, {@code ziggurat.manifest}.
 * Templates whose names are alike get numbers, in the order in which they are asked for.
 */
public final class CertificateFolder {
  private static final int LONGEST_NAME = 80;
  private static final CharMatcher PLAIN =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9')).or(CharMatcher.is('-'));

  private final Path folder;
  private final boolean minimality;
  private final Set<String> stems = new HashSet<>();

  /**
   * A folder without names as yet.
   *
   * @param minimality whether minimality is asked
   */
  public CertificateFolder(Path folder, boolean minimality) {
    this.folder = folder;
    this.minimality = minimality;
  }

  /**
   * A certificate that verifying a template may give.
   *
   * @param without the cell or stone that was taken away to ask for minimality; nothing where
   *     validity is asked
   */
  public record Wanted(Optional<Cell> without, Problem problem, Certification.Target target) {}

  /**
   * The files of a template.
   *
   * @param stem what all their names begin with
   * @param manifest binds the certificates to the template's drawing
   * @param shape the template as it is drawn; none if the promise is no single goal
   */
  public record Names(
      String stem, Path manifest, Optional<Shape> shape, ImmutableList<Wanted> certificates) {}

  /**
   * The files for each problem that verifying these templates may put; most problems have one.
   *
   * @param minimality whether minimality is asked
   */
  public static ImmutableListMultimap<Problem, Certification.Target> targets(
      Path folder, List<Subject> subjects, boolean minimality) {
    CertificateFolder names = new CertificateFolder(folder, minimality);
    ImmutableListMultimap.Builder<Problem, Certification.Target> targets =
        ImmutableListMultimap.builder();
    for (Subject subject : subjects) {
      for (Wanted wanted : names.next(subject).certificates()) {
        targets.put(wanted.problem(), wanted.target());
      }
    }
    return targets.build();
  }

  /** Those of the next template: validity is first, then it goes as in {@link Weakening#of}. */
  public Names next(Subject subject) {
    String stem = stem(subject.name());
    ImmutableList.Builder<Wanted> wanted = ImmutableList.builder();
    Position whole = subject.template().surrounded();
    wanted.addAll(wanted(subject, Optional.empty(), whole, stem));
    if (minimality) {
      for (Weakening weakening : Weakening.of(subject.template())) {
        wanted.addAll(wanted(subject, Optional.of(weakening.cell()), weakening.position(), stem));
      }
    }
    return new Names(
        stem, folder.resolve(manifest(stem)), shape(subject.template()), wanted.build());
  }

  /** The name of the file that binds a template's certificates. */
  public static String manifest(String stem) {
    return stem + ".manifest";
  }

  /** The name of the file for a certificate of validity or, without a part, of minimality. */
  public static String certificate(String stem, Optional<Cell> without) {
    return stem + without.map(cell -> ".minimal-" + cell).orElse(".valid") + ".cert.gz";
  }

  /** What a certificate tells people. */
  public static String about(String template, Optional<Cell> without) {
    return template + ", " + without.map(cell -> "minimality at " + cell).orElse("validity");
  }

  private static Optional<Shape> shape(Template template) {
    return Question.direct(template.surrounded(), template.promise()) instanceof Question.Goal goal
        ? Optional.of(new Shape(template.stones(), template.carrier(), goal.problem().goal()))
        : Optional.empty();
  }

  /** None if the promise is no single goal. */
  private ImmutableList<Wanted> wanted(
      Subject subject, Optional<Cell> without, Position position, String stem) {
    if (Question.direct(position, subject.template().promise()) instanceof Question.Goal goal) {
      Path path = folder.resolve(certificate(stem, without));
      Certification.Target target = new Certification.Target(path, about(subject.name(), without));
      return ImmutableList.of(new Wanted(without, goal.problem(), target));
    }
    return ImmutableList.of();
  }

  private String stem(String name) {
    String plain = PLAIN.negate().trimAndCollapseFrom(name.toLowerCase(Locale.ROOT), '-');
    String stem = plain.isEmpty() ? "template" : plain;
    stem = stem.substring(0, Math.min(LONGEST_NAME, stem.length()));
    String numbered = stem;
    for (int i = 2; !stems.add(numbered); i++) {
      numbered = stem + "-" + i;
    }
    return numbered;
  }
}
