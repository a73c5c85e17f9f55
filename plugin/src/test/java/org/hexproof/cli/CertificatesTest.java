package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.NaiveCertifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --certify} and {@code check}. */
final class CertificatesTest {
  private static final String GAME = "(;FF[4]GM[11]SZ[3]AW[a1]PL[B])";

  @TempDir private Path folder;

  private final Shell shell = new Shell(name -> new NaiveCertifier());

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void solveWritesACertificateThatCheckAccepts() {
    for (String name : List.of("game.cert", "game.cert.gz")) {
      Shell.Outcome solved = shell.run("solve", file(folder, "a.sgf", GAME), "--certify", at(name));
      assertThat(solved.err()).isEmpty();
      assertThat(solved.code()).isZero();
      assertThat(solved.out())
          .contains("black wins")
          .contains("certificate written to " + at(name) + " and checked");
      Shell.Outcome checked = shell.run("check", at(name));
      assertThat(checked.err()).isEmpty();
      assertThat(checked.code()).isZero();
      assertThat(checked.out())
          .contains(at(name) + ": checked, ")
          .contains("nodes")
          .contains("a b c")
          .contains("Black (X) wants top joined with bottom")
          .contains("with black to move, black wins");
    }
  }

  /** Each switch more adds some nodes, and does not multiply them. */
  @Test
  void aBoardThatFallsIntoPartsIsCertifiedInParts() throws IOException {
    Shell real = new Shell(name -> EmbeddedLibrary.load().newSolver(1));
    String template = "../templates/library/connects-both/row-3/iii-2-f.yaml";
    for (int switches = 2; switches <= 5; switches++) {
      String board = at(switches + ".txt");
      real.run("compose", template, "--context", "simpleswitch:" + switches, "--out", board);
      Shell.Outcome solved = real.run("solve", board, "--certify", at(switches + ".cert"));
      assertThat(solved.out()).contains("black wins", " and checked");
      assertThat(Files.readString(Path.of(at(switches + ".cert")))).contains("\nv ", "\ns ; ;");
      JsonObject checked =
          JsonParser.parseString(
                  real.run("check", at(switches + ".cert"), "--format", "json").out())
              .getAsJsonObject();
      assertThat(checked.get("nodes").getAsInt()).isLessThan(150 + 20 * switches);
    }
  }

  /** Its parts have many games, but Black has a chain of bridges. */
  @Test
  void aShortCertificateOfTheWholeIsKept() throws IOException {
    Shell real = new Shell(name -> EmbeddedLibrary.load().newSolver(1));
    String board =
        file(
            folder,
            "s.txt",
            """
              --------------------
             \\ . . . . . . . . . . \\
              \\ X O X O X O X O X O \\
               \\ . . . . . . . . . . \\
                \\ X O X O X O X O X O \\
                 \\ . . . . . . . . . . \\
                   --------------------
            """);
    Shell.Outcome solved =
        real.run("solve", board, "--to-move", "white", "--certify", at("s.cert"));
    assertThat(solved.out()).contains("black wins");
    assertThat(Files.readString(Path.of(at("s.cert")))).startsWith("hexproof certificate 1\n");
  }

  @Test
  void checkReadsStandardInputAndTellsJson() throws IOException {
    shell.run("solve", file(folder, "a.sgf", GAME), "--certify", at("a.cert"));
    Shell.Outcome outcome =
        shell.input(Files.readString(Path.of(at("a.cert")))).run("check", "-", "--format", "json");
    assertThat(outcome.code()).isZero();
    JsonObject json = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(json.get("checked").getAsBoolean()).isTrue();
    assertThat(json.get("winner").getAsString()).isEqualTo("black");
    assertThat(json.get("nodes").getAsLong()).isPositive();
    Shell.Outcome refused = shell.input("nonsense").run("check", "-", "--format", "json");
    assertThat(refused.code()).isEqualTo(1);
    assertThat(JsonParser.parseString(refused.out()).getAsJsonObject().get("reason").getAsString())
        .startsWith("line 1: ");
  }

  @Test
  void checkTellsWhatIsWrongAndWhatCantBeRead() throws IOException {
    shell.run("solve", file(folder, "a.sgf", GAME), "--certify", at("a.cert"));
    String text = Files.readString(Path.of(at("a.cert")));
    String bad = file(folder, "bad.cert", text.replace("winner black", "winner white"));
    Shell.Outcome refused = shell.run("check", bad, at("a.cert"));
    assertThat(refused.code()).isEqualTo(1);
    assertThat(refused.out())
        .contains("bad.cert: does not check: line ")
        .contains("a.cert: checked, ");
    Shell.Outcome missing = shell.run("check", at("none"), bad);
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.err()).contains("there is no such file");
    assertThat(shell.run("check").code()).isEqualTo(2);
  }

  @Test
  void verifyWritesACertificateForEachSolve() throws IOException {
    file(folder, "a.yaml", Samples.SECOND_ROW + "---\n" + Samples.BRIDGE);
    String again = file(folder, "b.yaml", Samples.SECOND_ROW);
    Path made = folder.resolve("made/here");
    Shell.Outcome outcome =
        shell.run("verify", "--threads", "2", "--certify", made.toString(), at("a.yaml"), again);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains(" certificates written to " + made + " and checked");
    assertThat(names(made))
        .containsExactly(
            "bridge.manifest",
            "bridge.minimal-b1.cert.gz",
            "bridge.minimal-b2.cert.gz",
            "bridge.valid.cert.gz",
            "second-row-2.manifest",
            "second-row-2.minimal-a2.cert.gz",
            "second-row-2.minimal-b2.cert.gz",
            "second-row-2.valid.cert.gz",
            "second-row.manifest",
            "second-row.minimal-a2.cert.gz",
            "second-row.minimal-b2.cert.gz",
            "second-row.valid.cert.gz");
    Files.writeString(made.resolve("notes.txt"), "no certificate");
    Shell.Outcome checked = shell.run("check", folder.resolve("made").toString());
    assertThat(checked.err()).isEmpty();
    assertThat(checked.code()).isZero();
    assertThat(checked.out().lines().filter(line -> line.contains(": checked, ")))
        .hasSize(12)
        .isSorted();
    assertThat(checked.out()).contains("second row, minimality at a2").contains("white wins");
    assertThat(checked.out()).contains("the template is valid and minimal");
  }

  @Test
  void aManifestTellsWhatIsProvedOfATemplate() throws IOException {
    String wide = file(folder, "wide.txt", "name: wide\n # # A\n  . . .\n   -----\n");
    Path made = folder.resolve("made");
    shell.run("verify", "--certify", made.toString(), wide);
    String manifest = made.resolve("wide.manifest").toString();
    assertThat(shell.run("check", manifest).out())
        .contains("6 nodes in 4 certificates", "valid, not minimal: redundant (*): a2");
    JsonObject json =
        JsonParser.parseString(shell.run("check", "--format", "json", manifest).out())
            .getAsJsonObject();
    assertThat(json.get("valid").getAsBoolean()).isTrue();
    assertThat(json.get("redundant").toString()).isEqualTo("[\"a2\"]");
    assertThat(json.get("needed").toString()).isEqualTo("[\"b2\",\"c2\"]");
    shell.run("verify", "--certify", made.toString(), "--skip-minimality", wide);
    assertThat(shell.run("check", manifest).out())
        .contains("the template is valid; 0 of its 3 cells and stones are proved to be needed");
    Files.delete(made.resolve("wide.valid.cert.gz"));
    Shell.Outcome refused = shell.run("check", manifest);
    assertThat(refused.code()).isEqualTo(1);
    assertThat(refused.out()).contains("line 9: there is no file wide.valid.cert.gz");
  }

  @Test
  void partsOfAnInvalidTemplateStayOutOfItsManifestThoughAnotherTemplateAskedThem()
      throws IOException {
    String both =
        file(
            folder,
            "both.txt",
            """
            name: part
             # # A
              # # .
               . . #
               -----

            name: whole
             # # A
              # . .
               . . #
               -----
            """);
    Path made = folder.resolve("made");
    Shell.Outcome outcome = shell.run("verify", "--certify", made.toString(), both);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.err()).isEmpty();
    assertThat(names(made)).contains("whole.minimal-b2.cert.gz");
    assertThat(shell.run("check", made.toString()).code()).isZero();
  }

  @Test
  void ofAnInvalidTemplateAManifestSaysThat() throws IOException {
    String thin = file(folder, "thin.txt", "name: thin\n # # A\n  # . .\n   . . #\n   -----\n");
    Path made = folder.resolve("made");
    shell.run("verify", "--certify", made.toString(), thin);
    assertThat(shell.run("check", made.resolve("thin.manifest").toString()).out())
        .contains("the template is not valid");
  }

  @Test
  void checkTellsOfABadOneInAFolderAndOfAFolderWithoutAny() throws IOException {
    shell.run("solve", file(folder, "a.sgf", GAME), "--certify", at("b.cert"));
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Shell.Outcome none = shell.run("check", inner.toString());
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err()).contains("no certificates, bundles or manifests in this folder");
    Files.writeString(inner.resolve("bad.cert"), "nonsense");
    Shell.Outcome outcome = shell.run("check", folder.toString());
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).contains("b.cert: checked, ").contains("bad.cert: does not check");
  }

  /** Nothing is solved before. */
  @Test
  void whereNoCertificateCanBeWrittenIsToldBefore() throws IOException {
    Shell idle =
        new Shell(
            name -> {
              throw new IllegalStateException("a solver was started");
            });
    String template = file(folder, "a.yaml", Samples.SECOND_ROW);
    Path locked = Files.createDirectory(folder.resolve("locked"));
    Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("r-xr-xr-x"));
    // The superuser may write everywhere, but not so long a name.
    boolean isOpen = Files.isWritable(locked);
    assertRefused(
        idle.run("solve", template, "--certify", at(isOpen ? "x".repeat(300) + "/a" : "locked/a")),
        isOpen ? "File name too long" : "no permission");
    assertRefused(idle.run("solve", template, "--certify", at("no/a")), "there is no folder");
    assertRefused(idle.run("solve", template, "--certify", folder.toString()), "is a folder");
    String other = file(folder, "b.yaml", Samples.BRIDGE);
    assertRefused(idle.run("verify", template, "--certify", other), "is a file; a folder");
    assertRefused(idle.run("verify", template, "--certify", template + "/x"), "a.yaml/x: ");
    if (!isOpen) {
      assertRefused(idle.run("verify", template, "--certify", at("locked")), "no permission");
      assertRefused(idle.run("verify", template, "--certify", at("locked/x")), "no permission");
    }
    assertThat(template).isNotEmpty();
    assertThat(Path.of(template)).hasContent(Samples.SECOND_ROW);
  }

  private static void assertRefused(Shell.Outcome outcome, String reason) {
    assertThat(outcome.err()).contains(reason);
    assertThat(outcome.code()).isEqualTo(2);
  }

  @Test
  void resumeSolvesAgainWhatHasNoCertificate() throws IOException {
    AtomicInteger solves = new AtomicInteger();
    Shell counting =
        new Shell(
            name ->
                new NaiveCertifier() {
                  @Override
                  public Certified certify(Problem problem, Limits limits) {
                    solves.incrementAndGet();
                    return super.certify(problem, limits);
                  }
                });
    String template = file(folder, "a.yaml", Samples.SECOND_ROW);
    Path made = folder.resolve("made");
    String[] command = {
      "verify", "--format", "json", "--resume", at("kept"), "--certify", made.toString(), template
    };
    assertThat(counting.run(command).code()).isZero();
    assertThat(solves).hasValue(3);
    assertCertificates(counting.run(command), 0, 3);
    assertThat(solves).hasValue(3);
    Files.delete(made.resolve("second-row.valid.cert.gz"));
    Files.copy(
        made.resolve("second-row.minimal-a2.cert.gz"), made.resolve("second-row.valid.cert.gz"));
    Files.writeString(made.resolve("second-row.minimal-b2.cert.gz"), "damaged");
    assertCertificates(counting.run(command), 2, 1);
    assertThat(solves).hasValue(5);
    assertCertificates(counting.run(command), 0, 3);
  }

  private static void assertCertificates(Shell.Outcome outcome, int written, int kept) {
    assertThat(outcome.code()).isZero();
    JsonObject json =
        JsonParser.parseString(outcome.out()).getAsJsonObject().getAsJsonObject("certificates");
    assertThat(json.get("written").getAsInt()).isEqualTo(written);
    assertThat(json.get("kept").getAsInt()).isEqualTo(kept);
  }

  @Test
  void aVerdictWithoutAGoodCertificateIsASolverFailure() throws IOException {
    String template = file(folder, "a.yaml", Samples.SECOND_ROW);
    for (Optional<Numbers> wrong : List.of(Optional.<Numbers>empty(), numbers(), numbers(0, 9))) {
      Shell lying =
          new Shell(
              name ->
                  new NaiveCertifier() {
                    @Override
                    protected Optional<Numbers> certificate(Problem problem, Color winner) {
                      return wrong;
                    }
                  });
      Shell.Outcome verified = lying.run("verify", "--certify", at("made"), template);
      assertThat(verified.code()).isEqualTo(4);
      assertThat(verified.out()).contains("no certificate").contains("1 undecided");
      Shell.Outcome solved = lying.run("solve", "--certify", at("out.cert"), template);
      assertThat(solved.code()).isEqualTo(4);
      assertThat(solved.err()).contains("no certificate");
      assertThat(solved.out()).isEmpty();
    }
    // This one is written, but the checker refuses it: a goal out of nothing.
    Shell claiming =
        new Shell(
            name ->
                new NaiveCertifier() {
                  @Override
                  protected Optional<Numbers> certificate(Problem problem, Color winner) {
                    return numbers(0, 1, 0, 0, 3, -1, 0);
                  }
                });
    Shell.Outcome refused = claiming.run("solve", "--certify", at("out.cert"), template);
    assertThat(refused.code()).isEqualTo(4);
    assertThat(refused.err()).contains("line 10: the goal does not follow");
  }

  private static Optional<Numbers> numbers(int... numbers) {
    return Optional.of(
        new Numbers() {
          @Override
          public long count() {
            return numbers.length;
          }

          @Override
          public void copy(long from, int[] to, int count) {
            System.arraycopy(numbers, Math.toIntExact(from), to, 0, count);
          }
        });
  }

  @Test
  void onlyTheNativeSolverIsAskedForCertificates() {
    String template = file(folder, "a.yaml", Samples.SECOND_ROW);
    for (String command : List.of("solve", "verify")) {
      Shell.Outcome outcome =
          shell.run(command, "--certify", at("x"), "--solver", "htp:mohex", template);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains("--certify is for the native solver");
    }
    assertThat(shell.run("verify", "--certify", at("x"), "--method", "value", template).code())
        .isEqualTo(2);
    assertThat(shell.run("solve", "--certify", at("x"), "--all-winning", template).code())
        .isEqualTo(2);
    assertThat(shell.run("solve", "--certify", folder.toString(), template).code()).isEqualTo(2);
    assertThat(shell.run("solve", "--certify", at("no/where"), template).code()).isEqualTo(2);
    assertThat(shell.run("verify", "--certify", template, template).code()).isEqualTo(2);
  }
}
