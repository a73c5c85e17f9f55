package org.hexproof.verify;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.certificate.statement.Fork;
import org.hexproof.certificate.statement.Outline;
import org.hexproof.certificate.statement.Tester;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.Question;
import org.hexproof.template.Promise;
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

  /** A folder without names as yet, which may be asked for minimality, too. */
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
   * A certificate that verifying a pivoting template may give. Its problem is not known before the
   * template is put onto a board.
   *
   * @param without the cell or stone that was taken away; nothing where validity is asked
   * @param drawn what is put onto a board
   * @param position what is asked there, which may have a stone more
   */
  public record Pivoting(
      Optional<Cell> without,
      Question.InContext drawn,
      Position position,
      Certification.Target target) {
    /** What the certificate is about, once it is put onto this board. */
    public Beside beside(PlacedTemplate board, Tester tester) {
      return new Beside(
          tester,
          board.position(),
          board.context(),
          drawn.position().empty().stream()
              .collect(toImmutableMap(cell -> cell, board.cells()::get)));
    }
  }

  /**
   * The files of a template.
   *
   * @param stem what all their names begin with
   * @param manifest binds the certificates to the template's drawing
   * @param outline the template as it is drawn
   * @param certificates those of a promise that is a single goal
   * @param pivoting those of another
   */
  public record Names(
      String stem,
      Path manifest,
      Outline outline,
      ImmutableList<Wanted> certificates,
      ImmutableList<Pivoting> pivoting) {}

  /** The files for each problem that verifying these templates may put; most problems have one. */
  static ImmutableListMultimap<Problem, Certification.Target> targets(List<Names> names) {
    ImmutableListMultimap.Builder<Problem, Certification.Target> targets =
        ImmutableListMultimap.builder();
    for (Names one : names) {
      for (Wanted wanted : one.certificates()) {
        targets.put(wanted.problem(), wanted.target());
      }
    }
    return targets.build();
  }

  /** Those of the next template: validity is first, then it goes as in {@link Weakening#of}. */
  public Names next(Subject subject) {
    String stem = stem(subject.name());
    ImmutableList.Builder<Wanted> wanted = ImmutableList.builder();
    ImmutableList.Builder<Pivoting> pivoting = ImmutableList.builder();
    Promise promise = subject.template().promise();
    positions(subject.template())
        .forEach(
            (without, position) -> {
              Certification.Target target =
                  new Certification.Target(
                      folder.resolve(certificate(stem, without)), about(subject.name(), without));
              if (Question.direct(position, promise) instanceof Question.Goal goal) {
                wanted.add(new Wanted(without, goal.problem(), target));
              } else {
                Question.InContext drawn =
                    new Question.InContext(drawn(subject.template(), position), promise, 0);
                pivoting.add(new Pivoting(without, drawn, position, target));
              }
            });
    return new Names(
        stem,
        folder.resolve(manifest(stem)),
        outline(subject.template()),
        wanted.build(),
        pivoting.build());
  }

  /** What is asked, with nothing or a part taken away. */
  private Map<Optional<Cell>, Position> positions(Template template) {
    Map<Optional<Cell>, Position> positions = new LinkedHashMap<>();
    positions.put(Optional.empty(), template.surrounded());
    if (minimality) {
      Weakening.of(template)
          .forEach(weak -> positions.put(Optional.of(weak.cell()), weak.position()));
    }
    return positions;
  }

  /** What is put onto a board: a cell may be taken there, a stone is lifted before. */
  private static Position drawn(Template template, Position position) {
    Position whole = template.surrounded();
    return whole.black().equals(position.black()) ? whole : position;
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

  private static Outline outline(Template template) {
    if (template.promise() instanceof Promise.Pivoting pivoting) {
      return new Outline(
          template.stones(),
          template.carrier(),
          new Fork(pivoting.a(), pivoting.b(), pivoting.edge()).goal(),
          Optional.of(pivoting.sente() ? Tester.SENTE : Tester.GOTE));
    }
    Question question = Question.direct(template.surrounded(), template.promise());
    return new Outline(
        template.stones(), template.carrier(), ((Question.Goal) question).problem().goal());
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
