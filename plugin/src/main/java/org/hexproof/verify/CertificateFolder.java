package org.hexproof.verify;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableListMultimap;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.hexproof.board.Position;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.Question;

/**
 * Names of the files for the certificates of templates, as in {@code ziggurat.valid.cert.gz} and
 * {@code ziggurat.minimal-d2.cert.gz}. Templates whose names are alike get numbers, in the order in
 * which they were read.
 */
public final class CertificateFolder {
  private static final int LONGEST_NAME = 80;
  private static final CharMatcher PLAIN =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9')).or(CharMatcher.is('-'));

  private final Path folder;
  private final Set<String> stems = new HashSet<>();
  private final ImmutableListMultimap.Builder<Problem, Certification.Target> targets =
      ImmutableListMultimap.builder();

  private CertificateFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * The files for each problem that verifying these templates may put; most problems have one.
   *
   * @param minimality whether minimality is asked
   */
  public static ImmutableListMultimap<Problem, Certification.Target> targets(
      Path folder, List<Subject> subjects, boolean minimality) {
    CertificateFolder names = new CertificateFolder(folder);
    for (Subject subject : subjects) {
      String stem = names.stem(subject.name());
      names.add(subject, subject.template().surrounded(), stem + ".valid", "validity");
      if (minimality) {
        for (Weakening weakening : Weakening.of(subject.template())) {
          names.add(
              subject,
              weakening.position(),
              stem + ".minimal-" + weakening.cell(),
              "minimality at " + weakening.cell());
        }
      }
    }
    return names.targets.build();
  }

  private void add(Subject subject, Position position, String name, String about) {
    if (Question.direct(position, subject.template().promise()) instanceof Question.Goal goal) {
      targets.put(
          goal.problem(),
          new Certification.Target(
              folder.resolve(name + ".cert.gz"), subject.name() + ", " + about));
    }
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
