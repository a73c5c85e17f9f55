package org.hexproof.report;

import com.google.common.collect.Lists;
import java.util.Optional;
import org.hexproof.intrusion.Intrusion;
import org.hexproof.intrusion.MovePair;
import org.hexproof.intrusion.Study;
import org.hexproof.intrusion.Threat;
import org.hexproof.solver.Basis;
import org.hexproof.template.Template;

/** The intrusions into a template as JSON, with {@code null} where something is not known. */
public final class IntrusionJson {
  private IntrusionJson() {}

  /**
   * What is known.
   *
   * @param basis what the study rests on
   */
  public static Document of(Template template, Basis basis, Study study) {
    Document document =
        Document.versioned()
            .add("name", template.name())
            .add("kind", template.kind().label())
            .add(
                "valid",
                study instanceof Study.Open
                    ? Optional.empty()
                    : Optional.of(study instanceof Study.Kept))
            .add(basis);
    if (study instanceof Study.Kept kept) {
      document
          .addEach("intrusions", kept.intrusions(), IntrusionJson::intrusion)
          .addEach("threats", kept.threats(), IntrusionJson::threat)
          .add("mustPlay", kept.mustPlay())
          .addIfPresent(
              "pairs", kept.pairs().map(pairs -> Lists.transform(pairs, IntrusionJson::pair)));
    } else if (study instanceof Study.Broken broken) {
      document.add("refutations", broken.moves()).add("line", broken.line());
    }
    if (!study.gaps().isEmpty()) {
      document.addEach(
          "open",
          study.gaps(),
          gap -> new Document().add("what", gap.what()).add("why", gap.why()));
    }
    return document;
  }

  private static Document intrusion(Intrusion intrusion) {
    return new Document()
        .add("cell", intrusion.cell())
        .add("needsReply", intrusion.ignored().isEmpty())
        .addIfPresent("carrier", intrusion.ignored())
        .addEach(
            "replies",
            intrusion.replies(),
            reply -> new Document().add("cell", reply.cell()).add("carrier", reply.carrier()));
  }

  private static Document threat(Threat threat) {
    return new Document()
        .add("cell", threat.cell())
        .add("carrier", threat.carrier())
        .add("left", threat.left());
  }

  private static Document pair(MovePair pair) {
    return new Document()
        .add("first", pair.first())
        .add("second", pair.second())
        .add("replies", pair.replies());
  }
}
