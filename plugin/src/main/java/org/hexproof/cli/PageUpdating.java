package org.hexproof.cli;

import java.io.IOException;
import java.util.Optional;
import org.hexproof.article.PageChange;
import org.hexproof.article.PageTask;
import org.hexproof.article.PageUpdate;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.hexproof.format.file.Format;
import org.hexproof.format.file.Formats;
import org.hexproof.format.hexboard.HexboardPage;
import org.hexproof.report.Counted;
import org.hexproof.verify.Plan;

/** A page of HexWiki whose boards {@code article --update} brings up to date. */
final class PageUpdating {
  private PageUpdating() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    Operand operand = Operand.of(line.operand());
    if (operand.spot().isPresent()) {
      throw CommandException.usage("--update is for a whole page, not for one of its boards");
    }
    byte[] bytes = new Inputs(surroundings.in()).bytes(operand);
    Source source = FileUse.read(operand.file(), () -> page(Formats.decode(operand.file(), bytes)));
    HexboardPage page = HexboardPage.of(source);
    Plan plan =
        VerifyChoices.of(line)
            .plan(surroundings.startingOnce(), Optional.empty())
            .withoutMinimality();
    try (Output output = Output.of(line, surroundings.out())) {
      Optional<PageUpdate> update =
          new PageTask(page, plan).run(surroundings.watch(() -> "stopped; nothing is written"));
      surroundings.interrupt().check();
      output.write(source.encoding().bytes(update.orElseThrow().text()), /* isText= */ false);
      output.commit();
      return tell(page, update.get(), surroundings);
    }
  }

  private static Source page(Source source) throws FormatException {
    Format format = Formats.format(source);
    if (format != Format.HEXBOARD) {
      throw new FormatException(
          new Place(source.name(), 1, 1),
          "--update is for pages of HexWiki, and this is " + format.label(),
          "without --update the article is written that it should have");
    }
    return source;
  }

  private static ExitCode tell(HexboardPage page, PageUpdate update, Surroundings surroundings) {
    ExitCode code = ExitCode.OK;
    for (PageChange change : update.changes()) {
      String name = change.name().isEmpty() ? "" : change.name() + ": ";
      surroundings.tell(change.place() + ": " + name + change.words());
      code = code.and(code(change));
    }
    surroundings.tell(
        "%s: %s rewritten, %s no template, %s left as they can't be read"
            .formatted(
                Counted.of(page.boards().size(), "board"),
                update.count(PageChange.Sort.REWRITTEN),
                update.count(PageChange.Sort.REFUTED),
                update.count(PageChange.Sort.SPOILT)));
    return code;
  }

  private static ExitCode code(PageChange change) {
    return switch (change.sort()) {
      case REWRITTEN, CLEARED, KEPT -> ExitCode.OK;
      case REFUTED -> ExitCode.NO;
      case SPOILT -> ExitCode.UNREADABLE;
      case UNDECIDED -> ExitCode.UNDECIDED;
    };
  }
}
