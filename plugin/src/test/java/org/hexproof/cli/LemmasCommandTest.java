package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code lemmas}, and what {@code check} says of its files. */
final class LemmasCommandTest {
  @TempDir private Path folder;

  private final Shell shell = new Shell(name -> EmbeddedLibrary.load().newSolver(1));

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  private Shell.Outcome run(int code, String... arguments) {
    Shell.Outcome outcome = shell.run(arguments);
    assertThat(outcome.code()).as("%s", outcome).isEqualTo(code);
    return outcome;
  }

  @BeforeEach
  void certify() throws IOException {
    Path library = Path.of("../templates/library/edge");
    run(0, "solve", library + "/row-4/iv-1-a.yaml", "--certify", at("iv.cert"));
    run(0, "solve", library + "/row-3/iii-1-a.yaml", "--certify", at("iii.cert.gz"));
    run(0, "solve", library + "/row-2/ii.yaml", "--certify", at("ii.cert"));
  }

  /**
   * The lemma of IV-2-d needs less than claims it proves, and captured cells are dead by the rest.
   */
  @Test
  void whatIsCitedNeedsNoLessThanTheClaim() {
    String library = "../templates/library/edge";
    run(0, "solve", library + "/row-6/vi-1-a.yaml", "--certify", at("vi.cert"));
    run(0, "solve", library + "/row-4/iv-2-d.yaml", "--certify", at("iv-2-d.cert"));
    run(0, "lemmas", at("iv-2-d.cert"), "--out", at("iv-2-d.lemmas"));
    assertThat(
            run(0, "lemmas", at("vi.cert"), at("iv-2-d.lemmas"), "--out", at("cited.cert")).out())
        .containsPattern("lemmas cited in [1-9]");
  }

  @Test
  void aCertificateIsDividedAndCitesLemmas() {
    assertThat(run(0, "lemmas", at("ii.cert"), "--out", at("ii.lemmas")).out())
        .contains("written and checked, 1 lemma");
    run(0, "lemmas", at("iii.cert.gz"), "--out", at("iii.lemmas.gz"));
    JsonObject json =
        JsonParser.parseString(
                run(
                        0,
                        "lemmas",
                        at("iv.cert"),
                        at("ii.lemmas"),
                        at("iii.lemmas.gz"),
                        "--nodes",
                        "30",
                        "--out",
                        at("new.cert"),
                        "--format",
                        "json")
                    .out())
            .getAsJsonObject();
    assertThat(json.get("citations").getAsInt()).isPositive();
    int files = json.get("files").getAsJsonArray().size();
    assertThat(files).isGreaterThan(1);
    assertThat(json.get("files").getAsJsonArray().get(files - 1).getAsString())
        .isEqualTo(at("new.cert"));
    for (String threads : new String[] {"1", "3"}) {
      Shell.Outcome checked =
          run(0, "check", "--threads", threads, "--memory", "1", folder.toString());
      assertThat(checked.out())
          .contains(" of lemmas\n", "1 lemma proved for black", "new-1.lemmas: checked")
          .doesNotContain("does not check");
      assertThat(checked.out().lines().filter(line -> line.contains(": checked, ")))
          .hasSize(3 + 2 + files);
    }
    JsonObject told =
        JsonParser.parseString(run(0, "check", at("ii.lemmas"), "--format", "json").out())
            .getAsJsonObject();
    assertThat(told.get("lemmas").getAsInt()).isEqualTo(1);
    assertThat(told.get("side").getAsString()).isEqualTo("black");
  }

  @Test
  void whatCannotBeDoneIsSaid() throws IOException {
    assertThat(run(2, "lemmas", at("ii.cert")).err()).contains("expected --out");
    run(0, "lemmas", at("ii.cert"), "--out", at("two.cert"));
    for (String out : new String[] {"x.cert", "x.lemmas"}) {
      assertThat(run(2, "lemmas", at("two.cert"), "--out", at(out)).err())
          .contains("two.cert: a certificate of format 2; only one of format 1");
    }
    assertThat(run(2, "lemmas", at("none"), "--out", at("x.cert")).err())
        .contains("none: there is no such file");
    assertThat(run(2, "lemmas", at("ii.cert"), at("iv.cert"), "--out", at("x.lemmas")).err())
        .contains("a lemma is made of one certificate");
    assertThat(run(2, "lemmas", at("ii.cert"), at("iv.cert"), "--out", at("x.cert")).err())
        .contains("iv.cert: is no file of lemmas");
    String bad = file(folder, "bad.cert", Files.readString(Path.of(at("ii.cert"))) + "more\n");
    assertThat(run(1, "lemmas", bad, "--out", at("x.cert")).err())
        .contains("bad.cert: does not check: line ")
        .contains("something follows the end");
    assertThat(run(4, "lemmas", at("ii.cert"), "--out", at("none/x.cert")).err())
        .contains("there is no folder");
    assertThat(run(2, "lemmas", at("ii.cert"), "--nodes", "0", "--out", at("x.cert")).err())
        .contains("--nodes");
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    run(0, "lemmas", at("ii.cert"), "--out", elsewhere + "/ii.lemmas");
    assertThat(
            run(2, "lemmas", at("iv.cert"), elsewhere + "/ii.lemmas", "--out", at("x.cert")).err())
        .contains("is not in the folder of");
    assertThat(folder.resolve("x.cert")).doesNotExist();
    assertThat(folder.resolve("x.lemmas")).doesNotExist();
  }
}
