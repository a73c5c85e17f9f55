package org.hexproof.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.secondRow;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hexproof completion}, with the shells themselves. */
final class CompletionTest {
  private static final Pattern CAN_BE = Pattern.compile("--([a-z-]+) can be ([^']+), not ");

  @TempDir private Path folder;

  private Path script(String shell) throws IOException {
    Shell.Outcome outcome = new Shell().run("completion", shell);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    return Files.writeString(folder.resolve("script"), outcome.out());
  }

  private List<String> run(String... words) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
    assertThat(process.waitFor()).as("%s", lines).isZero();
    return lines;
  }

  /** What bash proposes for the last of the words, which stand as bash divides them. */
  private List<String> proposals(List<String> words) throws IOException, InterruptedException {
    List<String> call = new ArrayList<>();
    call.add("bash");
    call.add("--norc");
    call.add("-c");
    call.add(
        "source ./script && COMP_WORDS=(\"$@\") && COMP_CWORD=$(($# - 1)) && _hexproof"
            + " && printf '%s\\n' \"${COMPREPLY[@]}\"");
    call.add("bash");
    call.add("hexproof");
    call.addAll(words);
    return run(call.toArray(String[]::new)).stream().filter(line -> !line.isEmpty()).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "ver, verify",
    "verify --form, --format",
    "verify --spl, --split-after",
    "verify --format j, json junit",
    "verify --format = s, sarif",
    "verify --format =, text json junit sarif markdown html",
    "verify --kind pivoting-, pivoting-sente",
    "verify a.yaml --method va, value",
    "solve --to-move '', black white",
    "entail --rule top, top-entails",
    "realize --sm, --smallest",
    "convert --to hex, hexboard hexworld",
    "embed --to h, hexboard htp",
    "db l, lookup",
    "hypergame --strategy '', L R I II",
    "shannon --reduce '', stones none dead",
    "db draw --to comp, compact",
    "game --rule d, domineering",
    "game --thermograph '', text svg png",
    "help com, compose completion",
    "completion '', bash zsh",
    "verify --he, --help",
    "verify --depth te, ''",
    "htp '', ''",
    "htp --so, --solver",
    "nonsense --so, ''",
  })
  void bashProposesWhatFits(String typed, String expected) throws Exception {
    script("bash");
    List<String> words =
        Splitter.on(' ').splitToStream(typed).map(word -> word.equals("''") ? "" : word).toList();
    assertThat(String.join(" ", proposals(words))).isEqualTo(expected);
  }

  @Test
  void bashKnowsAllCommandsAndOptions() throws Exception {
    script("bash");
    assertThat(proposals(List.of("")))
        .containsExactlyElementsOf(
            Stream.concat(
                    Commands.ALL.stream().map(Command::name),
                    Stream.of("help", "--help", "--version"))
                .toList());
    for (Command command : Commands.ALL) {
      assertThat(proposals(List.of(command.name(), "--")))
          .as(command.name())
          .containsExactlyElementsOf(
              Stream.concat(command.choices().stream().map(Choice::toString), Stream.of("--help"))
                  .toList());
    }
  }

  /** Names are completed by readline, which knows how to quote them. */
  @ParameterizedTest
  @CsvSource({
    "verify x, true",
    "verify --out x, true",
    "verify --certify x, true",
    "verify --store x, true",
    "verify --split-after x, false",
    "db lookup x, true",
    "verify --depth x, false",
    "verify --format x, false",
    "htp x, false",
  })
  void bashLeavesFilesToReadline(String typed, boolean files) throws Exception {
    script("bash");
    List<String> call = new ArrayList<>(List.of("bash", "--norc", "-c"));
    call.add(
        "source ./script; complete -p hexproof; compopt() { echo compopt \"$@\"; };"
            + " COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _hexproof; echo ${#COMPREPLY[@]}");
    call.add("bash");
    call.add("hexproof");
    call.addAll(Splitter.on(' ').splitToList(typed));
    List<String> lines = new ArrayList<>(List.of("complete -o default -F _hexproof hexproof"));
    if (!files) {
      lines.add("compopt +o default");
    }
    lines.add("0");
    assertThat(run(call.toArray(String[]::new))).isEqualTo(lines);
  }

  @Test
  void zshIsToldTheSame() throws Exception {
    assumeTrue(
        Stream.of("/bin/zsh", "/usr/bin/zsh").map(Path::of).anyMatch(Files::isExecutable),
        "zsh is not installed");
    script("zsh");
    String stubs =
        "compdef() { echo \"compdef $@\"; }; _arguments() { printf '%s\\n' \"$@\"; };"
            + " _describe() { printf '%s\\n' \"${commands[@]}\"; };"
            + " source ./script; words=(hexproof \"$@\"); CURRENT=$(($# + 1)); _hexproof";
    assertThat(run("zsh", "-f", "-c", stubs, "zsh", "ver"))
        .contains("compdef _hexproof hexproof", "verify:" + HelpPage.of("verify").summary())
        .contains("witness:" + HelpPage.of("witness").summary());
    for (Command command : Commands.ALL) {
      List<String> specs = run("zsh", "-f", "-c", stubs, "zsh", command.name(), "");
      for (Choice<?> option : command.choices()) {
        assertThat(specs)
            .as("%s of %s", option.name(), command.name())
            .anyMatch(spec -> spec.matches("\\*?" + option + "=?\\[.*"));
      }
    }
    assertThat(run("zsh", "-f", "-c", stubs, "zsh", "verify", ""))
        .anyMatch(spec -> spec.endsWith(":FORMAT:(text json junit sarif markdown html)"))
        .anyMatch(spec -> spec.startsWith("--solver=[native (the default), native\\:THREADS"))
        .contains("*:file:_files");
    assertThat(run("zsh", "-f", "-c", stubs, "zsh", "bench", ""))
        .anyMatch(spec -> spec.startsWith("*--solver="));
    assertThat(run("zsh", "-f", "-c", stubs, "zsh", "completion", ""))
        .contains("1:word:(bash zsh)")
        .doesNotContain("*:file:_files");
  }

  /** Where a command refuses a word and lists those it takes, the list is what is proposed. */
  @Test
  void theWordsProposedAreThoseTaken() {
    String file = secondRow(folder);
    int lists = 0;
    for (Command command : Commands.rows()) {
      for (Choice<?> option : command.choices()) {
        if (!option.isFlag() && !Proposals.of(option).files()) {
          String operand = command.words().isEmpty() ? file : command.words().get(0);
          List<String> line = new ArrayList<>(Splitter.on(' ').splitToList(command.name()));
          line.addAll(List.of(operand, option.toString(), "?"));
          String message = new Shell().run(line.toArray(String[]::new)).err();
          Matcher list = CAN_BE.matcher(message);
          ImmutableList<String> words = Proposals.of(option).words();
          if (list.find() && list.group(1).equals(option.name())) {
            lists++;
            assertThat(words)
                .as("%s of %s", option.name(), command.name())
                .containsAll(Splitter.on(Pattern.compile(", | or ")).split(list.group(2)));
          }
          for (String word : words) {
            assertThat(command.page().options().get(option.name()) + command.page().about())
                .contains(word);
          }
        }
      }
    }
    assertThat(lists).isGreaterThan(10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "fish", "bash zsh"})
  void otherShellsAreRefused(String shells) {
    List<String> words = new ArrayList<>(List.of("completion"));
    Splitter.on(' ').omitEmptyStrings().split(shells).forEach(words::add);
    Shell.Outcome outcome = new Shell().run(words.toArray(String[]::new));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("hexproof: expected bash or zsh, not ");
    assertThat(outcome.out()).isEmpty();
  }
}
