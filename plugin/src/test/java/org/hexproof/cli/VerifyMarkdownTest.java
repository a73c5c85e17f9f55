package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.hexproof.report.MarkdownTest;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hexproof verify --format markdown}. */
final class VerifyMarkdownTest {
  @TempDir private Path folder;

  private String report(String... paths) {
    return report(new Shell(), paths);
  }

  private String report(Shell shell, String... paths) {
    String[] words = new String[paths.length + 3];
    words[0] = "verify";
    words[1] = "--format";
    words[2] = "markdown";
    System.arraycopy(paths, 0, words, 3, paths.length);
    return shell.run(words).out().replace(folder + "/", "");
  }

  @Test
  void whatFailsComesFirstAndIsDrawn() {
    file(folder, "a.yaml", Samples.SECOND_ROW + "---\n" + Samples.TOO_LARGE);
    file(folder, "b.yaml", "name: x");
    assertThat(report(folder.toString()))
        .isEqualTo(
            """
            **1 of 2 templates does not pass, and not all input could be read.**

            2 templates: 1 pass, 1 fail, 0 undecided; 1 unreadable input; 7 solves by native

            | template | where | verdict | remarks |
            | --- | --- | --- | --- |
            | <code>too large</code> | <code>a.yaml:11</code> | **fail** | valid, not minimal: a2 is redundant; not claimed: a2 is redundant |
            | <code>x</code> | <code>b.yaml:1</code> | unreadable | <code>key 'kind' is missing</code> |

            <details><summary><code>too large</code>: valid, not minimal: a2 is redundant</summary>

            ```text
                a b c
             1       A
              2   * . .
                   -----
            * redundant cell
            ```

            </details>

            <details><summary>1 template passes</summary>

            | template | where | remarks |
            | --- | --- | --- |
            | <code>second row</code> | <code>a.yaml:1</code> | valid, minimal |

            </details>
            """);
  }

  @Test
  void theHeadlineTellsTheOutcome() {
    String good = file(folder, "good.yaml", Samples.SECOND_ROW);
    String bridge = file(folder, "bridge.yaml", Samples.BRIDGE);
    String none = folder + "/none.yaml";
    assertThat(report(good)).startsWith("**The template passes.**\n");
    assertThat(report(good, bridge)).startsWith("**All 2 templates pass.**\n");
    assertThat(report(good, none))
        .startsWith("**The template passes, and not all input could be read.**\n");
    assertThat(report(none)).startsWith("**No template was verified.**\n");
    assertThat(report(file(folder, "a.yaml", Samples.BROKEN)))
        .startsWith("**The template does not pass.**\n");
  }

  @Test
  void undecidedTemplatesFollowThoseThatFail() {
    Answer dead = new Answer.Failed("last words: @all <b>\n\n# boo", Duration.ZERO);
    Shell shell =
        new Shell(
            name ->
                new StubSolver(
                    "weak",
                    problem ->
                        problem.position().board().cols() > 3
                            ? dead
                            : new BruteForceSolver().solve(problem, Limits.DEFAULT)));
    String report =
        report(
            shell,
            file(folder, "a.yaml", Samples.ZIGGURAT),
            file(folder, "b.yaml", Samples.BROKEN),
            file(folder, "c.yaml", Samples.SECOND_ROW));
    List<String> rows = report.lines().filter(line -> line.startsWith("| <code>")).toList();
    assertThat(rows).hasSize(3);
    assertThat(rows.get(0)).contains("| **fail** |");
    assertThat(rows.get(1))
        .contains("| undecided |")
        .endsWith(
            "<code>validity: the solver failed: last words: <!-- -->&#64;all &#60;b&#62; &#35; boo</code> |");
    assertThat(rows.get(2)).startsWith("| <code>second row</code>");
    assertThat(report).startsWith("**2 of 3 templates do not pass.**");
  }

  private static final Pattern ROW =
      Pattern.compile(
          "\\| (<code>[^|<>`@\\[\\]]*</code>) \\| <code>[^|<>]*</code> \\|[^|]*\\|[^|]*\\|");

  @Test
  void namesAreWordsAndNothingElse() {
    for (String name :
        List.of(
            "a | b",
            "`a`",
            "</code></details><img src=x onerror=y>",
            "@octocat, #12, https://e.example, www.e.example, a@b.example",
            "[x](https://e.example) ![y](z) **b** _i_ ~~s~~ $x$",
            "&lt;b&gt; &amp;",
            "\\\\| \\\\` \\\\",
            "---",
            "```",
            "ends with \\\\")) {
      String shown = name.replace("\\\\", "\\");
      String report =
          report(file(folder, "a.yaml", Samples.BROKEN.replace("broken", "\"" + name + "\"")));
      assertThat(report).doesNotContain("@").doesNotContainPattern("(?<!<!-- -->)&#64;");
      String bare = report.replace("<!-- -->", "");
      List<String> rows = bare.lines().filter(line -> line.startsWith("| <")).toList();
      assertThat(rows).hasSize(1).allMatch(row -> ROW.matcher(row).matches());
      assertThat(MarkdownTest.shown(rows.get(0))).startsWith("| <code>" + shown + "</code> |");
      assertThat(bare.lines().filter(line -> line.startsWith("<details>")))
          .singleElement()
          .matches(line -> line.matches("<details><summary><code>[^<>]*</code>[^<>]*</summary>"))
          .extracting(MarkdownTest::shown)
          .matches(line -> line.startsWith("<details><summary><code>" + shown + "</code>: not"));
    }
    String lines = Samples.BROKEN.replace("broken", "\"a\\n\\n# b\\r\\n| c\"");
    assertThat(report(file(folder, "a.yaml", lines)))
        .contains("| <code>a &#35; b &#124; c</code> |");
  }

  private static String written(String path) {
    return new Shell().run("verify", "--format", "markdown", path).out();
  }

  @Test
  void aCommentHoldsItAndWhatIsLeftOutIsCounted() {
    String good = Samples.SECOND_ROW;
    String bad = Samples.BROKEN + "---\n";
    String report = written(file(folder, "a.yaml", bad.repeat(300) + good));
    assertThat(report).hasSizeBetween(59_000, 61_000);
    assertThat(report).startsWith("**300 of 301 templates do not pass.**");
    long rows = report.lines().filter(line -> line.contains("| **fail** |")).count();
    long drawings = report.lines().filter(line -> line.equals("```text")).count();
    assertThat(rows).isEqualTo(300);
    assertThat(drawings).isBetween(1L, 299L);
    assertThat(report)
        .contains("\n\nThere is no room here for " + (300 - drawings) + " more drawings.\n\n")
        .contains("<details><summary>1 template passes</summary>")
        .endsWith("\n\n</details>\n");
    String fails = written(file(folder, "a.yaml", bad.repeat(700) + good));
    assertThat(fails).hasSizeBetween(59_000, 61_000);
    assertThat(fails)
        .containsPattern("\\|\n\nThere is no room here for [0-9]+ more rows.\n\nThere is no room")
        .endsWith("There is no room here for 1 more row.\n\n</details>\n");
  }
}
