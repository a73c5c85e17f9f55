package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.hexproof.page.LaboratoryPage;
import org.hexproof.solver.Version;

/** {@code hexproof laboratory}. */
final class LaboratoryCommand {
  static final ImmutableList<Choice<?>> CHOICES = Choice.list().add(Output.OUT).build();

  private LaboratoryCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    line.refuseOperands("laboratory reads no files; draw or paste them on the page");
    String page =
        LaboratoryPage.whole(Version.text())
            .orElseThrow(
                () ->
                    CommandException.unreadable(
                        "this build of the program has no solver for browsers in it",
                        "build it with 'mvn -Pwasm package', or use the page of 'serve'"));
    Output.write(line, surroundings, page.getBytes(StandardCharsets.UTF_8), false);
    return ExitCode.OK;
  }
}
