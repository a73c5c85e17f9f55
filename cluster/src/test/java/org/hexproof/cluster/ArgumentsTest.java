package org.hexproof.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.cluster.LocalCluster.hexproof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What jobs refuse before they begin. */
final class ArgumentsTest {
  private static final Path LIBRARY = Path.of("../templates/library");

  @TempDir private Path folder;

  @Test
  void countsAreWholePositiveNumbers() {
    assertThat(List.of("1", "60", "999999999")).allMatch(Arguments::isCount);
    assertThat(List.of("0", "", "-1", "1.5", "x", "9999999999")).noneMatch(Arguments::isCount);
  }

  @Test
  void boxesThatAreNoneAreNamed() throws IOException {
    assertThat(FindJob.boxes(List.of("connects-both:3x5", "edge:4x9"))).hasSize(2);
    for (String box : new String[] {"edge", "edge:0x5", "edge:30x30", "interior:3x5", "none:3x5"}) {
      assertThatThrownBy(() -> FindJob.boxes(List.of("edge:4x9", box)))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith(box + ": ");
    }
  }

  @Test
  void aTemplateThatPivotsIsNotProvedInRounds() throws IOException, InterruptedException {
    String units = folder.resolve("u.jsonl").toString();
    String template = LIBRARY.resolve("pivoting/row-3").toString();
    assertThat(hexproof("split", "--skip-minimality", template, "--out", units)).isZero();
    List<String> lines = Files.readAllLines(Path.of(units));
    Files.write(Path.of(units), lines.subList(0, 1));
    String store = folder.resolve("store").toString();
    assertThatThrownBy(() -> ProveJob.prove(new String[] {units, store, "1"}))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("a template that pivots");
    assertThat(Path.of(store)).doesNotExist();
  }
}
