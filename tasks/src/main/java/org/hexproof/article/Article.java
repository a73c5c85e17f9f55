package org.hexproof.article;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.intrusion.Gap;
import org.hexproof.intrusion.Study;
import org.hexproof.solver.Basis;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;

/**
 * What is known of a template, for an article about it.
 *
 * @param finding whether it is valid and minimal
 * @param validity its certificate, if there is one
 * @param minimality the certificates of what happens without a cell or stone
 * @param repertoire how Black keeps the promise of a valid template, where that is a single goal
 * @param replies the certificates of what the repertoire says
 * @param repliesRestOn what that rests on
 * @param refutation what breaks a template that is not valid, where its promise is a single goal
 * @param gaps what is not known of replies or refutations
 * @param failure what happened when a solver failed first, if one did after the finding
 */
public record Article(
    Finding finding,
    Proofs validity,
    Proofs minimality,
    Optional<Repertoire> repertoire,
    Proofs replies,
    Basis repliesRestOn,
    Optional<Study.Broken> refutation,
    ImmutableList<Gap> gaps,
    Optional<String> failure) {
  public Subject subject() {
    return finding.subject();
  }
}
