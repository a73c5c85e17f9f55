package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SwapCommandTest {
  private static final String THREE =
      """
          a b c
          -----
       1   O O X
        2   X X X
         3   X O O
              -----
      of Black's 9 openings on 3x3 Black (X) wins with 5, White (O) wins against 4
      """;

  @TempDir private Path folder;

  private Shell.Outcome run(String... arguments) {
    return new Shell(new InstalledSolvers()).run(arguments);
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void tellsWhoWinsAndWritesWhatCheckChecks() throws IOException {
    Shell.Outcome map = run("swap", "map", "3", "--certify", path("proofs"));
    assertThat(map.code()).isZero();
    assertThat(map.out()).startsWith(THREE).contains("3x3.map, checked", "rests on: certificate\n");
    Shell.Outcome check = run("check", path("proofs/3x3.map"));
    assertThat(check.code()).isZero();
    assertThat(check.out())
        .startsWith(path("proofs/3x3.map: checked, "))
        .contains("nodes in 5 certificates", THREE.indent(2));
    Files.writeString(folder.resolve("proofs/3x3-a1.cert.gz"), "damaged");
    assertThat(run("check", path("proofs/3x3.map")).code()).isEqualTo(1);
    Shell.Outcome again = run("swap", "map", "3", "--certify", path("proofs"));
    assertThat(again.out()).startsWith(THREE);
    assertThat(run("check", path("proofs/3x3.map")).code()).isZero();
  }

  @Test
  void aMapThatIsGoneIsWrittenAgain() throws IOException {
    String[] line = {"swap", "map", "3", "--certify", path("proofs")};
    assertThat(run(line).code()).isZero();
    Files.delete(folder.resolve("proofs/3x3.map"));
    assertThat(run(line).out()).startsWith(THREE);
    assertThat(run("check", path("proofs/3x3.map")).code()).isZero();
  }

  @Test
  void whatIsMissingIsTold() {
    String[] hasty = {"swap", "map", "9", "--store", path("store"), "--minutes", "0.0001"};
    Shell.Outcome text = run(hasty);
    assertThat(text.code()).isEqualTo(3);
    assertThat(text.out()).contains("White (O) wins against 0, 81 are open\n", "open: e5, ");
  }

  @Test
  void documentsAndPicturesAgree() throws IOException {
    JsonObject json =
        JsonParser.parseString(run("swap", "map", "3x2", "--format", "json").out())
            .getAsJsonObject();
    assertThat(json.getAsJsonArray("black")).hasSize(6);
    assertThat(json.getAsJsonArray("white")).isEmpty();
    assertThat(json.getAsJsonArray("missing")).isEmpty();
    Shell.Outcome drawn = run("swap", "map", "3x2", "--out", path("map.svg"));
    assertThat(drawn.out()).contains("Black (X) wins with 6, White (O) wins against 0\n");
    assertThat(Files.readString(folder.resolve("map.svg")))
        .startsWith("<svg")
        .contains("who wins after each opening, 3x2");
  }

  @Test
  void badSizesAreRefused() {
    for (String size : new String[] {"0", "41", "7x", "seven", "7 7"}) {
      Shell.Outcome refused = run("swap", "map", size);
      assertThat(refused.code()).as(size).isEqualTo(2);
      assertThat(refused.out()).isEmpty();
    }
    assertThat(run("swap", "map").err()).contains("expected the size of a board");
    assertThat(run("swap").code()).isEqualTo(2);
  }
}
