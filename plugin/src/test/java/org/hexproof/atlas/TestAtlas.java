package org.hexproof.atlas;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Naming;
import org.hexproof.format.Place;
import org.hexproof.library.Library;
import org.hexproof.page.KnownProbes;
import org.hexproof.solver.Basis;
import org.hexproof.solving.Watch;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;
import org.hexproof.verify.Verdict;

/** Atlases of templates that nobody has verified. */
final class TestAtlas {
  private TestAtlas() {}

  static ImmutableList<Subject> library() {
    return Library.files().entries().stream()
        .map(
            file ->
                new Subject(
                    new Place(file.getKey(), 1, 1),
                    file.getValue(),
                    ImmutableList.of(),
                    Naming.BLACK_AND_WHITE))
        .collect(ImmutableList.toImmutableList());
  }

  static void write(Path folder, ImmutableList<Subject> subjects) throws IOException {
    AtlasReport atlas =
        new AtlasReport(
            folder,
            /* isForced= */ false,
            "test",
            /* minimality= */ true,
            KnownProbes.shippedOnly(),
            subject -> new Replies.Left("Nobody asked."));
    ImmutableList<Subject> ordered = AtlasReport.inOrder(subjects);
    atlas.begin(ordered, Watch.until(() -> false));
    ordered.forEach(subject -> atlas.add(finding(subject)));
    atlas.write();
  }

  static Finding finding(Subject subject) {
    return new Finding(
        subject,
        "direct",
        Optional.empty(),
        Optional.empty(),
        ImmutableSortedSet.of(),
        ImmutableList.of(),
        0,
        0,
        Duration.ZERO,
        Basis.NOTHING,
        Verdict.UNDECIDED,
        ImmutableList.of(),
        ImmutableList.of(),
        /* solverFailed= */ false);
  }
}
