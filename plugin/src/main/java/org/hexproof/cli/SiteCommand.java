package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.hexproof.atlas.AtlasReport;
import org.hexproof.atlas.Replies;
import org.hexproof.page.KnownProbes;
import org.hexproof.report.Counted;
import org.hexproof.solver.Version;
import org.hexproof.verify.Subject;

/** {@code hexproof site}. */
final class SiteCommand {
  private static final int DEFAULT_CELLS = 40;
  private static final int MOST_CELLS = 10_000;

  private static final Choice<Boolean> FORCE = Choice.flag("force");
  private static final Choice<Integer> MOST_REPLIES =
      Choice.count("replies", "N", MOST_CELLS).or(DEFAULT_CELLS);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(VerifyChoices.OF_ATLASES)
          .add(FORCE, MOST_REPLIES, VerifiedPage.PROBES)
          .build();

  private SiteCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    if (line.operands().isEmpty()) {
      throw CommandException.usage("expected a folder for the atlas");
    }
    String name = line.operands().get(0);
    if (name.equals(Inputs.STANDARD)) {
      throw CommandException.usage("an atlas is a folder, and can't go to standard output");
    }
    VerifyChoices choices = VerifyChoices.of(line);
    KnownProbes probes = VerifiedPage.probes(line);
    Path folder = Targets.folder(name);
    try (StudiedReplies replies =
        new StudiedReplies(line.get(MOST_REPLIES), choices.limits(), surroundings)) {
      AtlasReport atlas =
          FileUse.write(
              name,
              () ->
                  opened(folder, line, choices, probes, subject -> replies.of(subject.template())));
      return write(atlas, choices, line, surroundings).and(replies.code());
    }
  }

  private static AtlasReport opened(
      Path folder,
      Line line,
      VerifyChoices choices,
      KnownProbes probes,
      Function<Subject, Replies> replies)
      throws IOException {
    try {
      return new AtlasReport(
          folder, line.get(FORCE), Version.text(), choices.minimality(), probes, replies);
    } catch (DirectoryNotEmptyException e) {
      throw CommandException.unreadable(
          folder + ": is not empty, and has no atlas that could be replaced",
          "name another folder; %s writes into this one all the same".formatted(FORCE));
    }
  }

  private static ExitCode write(
      AtlasReport atlas, VerifyChoices choices, Line line, Surroundings surroundings)
      throws IOException {
    ImmutableList<String> paths = line.operands().subList(1, line.operands().size());
    ExitCode code = ExitCode.OK;
    ImmutableList<Subject> subjects;
    if (paths.isEmpty()) {
      subjects = Subjects.shipped(line);
    } else {
      Subjects read = Subjects.read(line, paths, Baseline.none(), Optional.of(atlas), surroundings);
      subjects = read.all();
      code = read.code();
    }
    if (subjects.isEmpty()) {
      return surroundings.tell(
          code.and(ExitCode.UNREADABLE), "there is no template, and no atlas is written");
    }
    ImmutableList<Subject> ordered = AtlasReport.inOrder(subjects);
    atlas.begin(
        ordered,
        surroundings.watch(
            () ->
                "stopped after %s of %s; the list of all is not written"
                    .formatted(atlas.written(), Counted.of(ordered.size(), "page"))));
    return new VerifyOutcome(
            choices.certifiedIn(atlas.certificates()),
            Optional.empty(),
            atlas,
            Baseline.none(),
            ordered,
            code,
            surroundings)
        .tell(Optional.empty());
  }
}
