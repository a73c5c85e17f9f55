package org.hexproof.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AsciiLocaleTest {
  @TempDir private Path folder;

  /** Runs a script in a bare environment, with the program as {@code $hexproof}. */
  private String run(String locale, String script) throws Exception {
    assumeTrue(Files.isReadable(Path.of("/proc/self/cmdline")));
    Files.writeString(folder.resolve("a.yaml"), Samples.SECOND_ROW);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    Path file = folder.resolve("script");
    Files.writeString(
        file,
        """
        cd '%s'
        hexproof="env -i %s %s -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx256m -cp %s org.hexproof.cli.Main"
        %s
        """
            .formatted(folder, locale, java, path, script),
        UTF_8);
    Path out = folder.resolve("out");
    Process process =
        new ProcessBuilder("sh", file.toString())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    process.waitFor();
    return Files.readString(out);
  }

  @Test
  void namesAndArgumentsAreReadInUtf8InABareEnvironment() throws Exception {
    for (String locale : List.of("LC_ALL=C", "LC_ALL=POSIX LANG=de_DE.UTF-8", "A=B")) {
      String out =
          run(
              locale,
              """
              mkdir -p 'é ü' && cp a.yaml 'é ü/ö.yaml' || exit 9
              $hexproof value --expr '{a,b|⊥}'; echo $?
              $hexproof convert 'é ü/ö.yaml' --to text --out 'é ü/⊤ + %.txt'; echo $?
              cat 'é ü/⊤ + %.txt'
              $hexproof verify --method value 'é ü'; echo $?
              echo '{⊤|⊥}' | $hexproof value -; echo $?
              $hexproof value --expr '{a|x}'; echo $?
              """);
      assertThat(out)
          .contains("{a,b|⊥}\n0\n", "second row", "2 pass", "{⊤|⊥}\n0\n", "unknown atom", "\n2\n")
          .doesNotContain("\ufffd", "not a name");
    }
  }

  @Test
  void otherLocalesAreLeftAlone() throws Exception {
    assertThat(run("LC_ALL=C.UTF-8", "$hexproof value --expr '{a,b|⊥}'; echo $?"))
        .isEqualTo("{a,b|⊥}\n0\n");
  }

  /** The second program ends by the signal that the first one gets, and is not left behind. */
  @Test
  void whatEndsTheFirstProgramEndsTheSecond() throws Exception {
    String out =
        run(
            "LC_ALL=C",
            """
            mkfifo in
            $hexproof htp <in >answers & first=$!
            exec 3>in
            echo name >&3
            until grep -qs = answers; do sleep 0.1; done
            kill $first
            wait $first; echo $?
            # Whoever reads the pipe is gone when it can't be written any more.
            trap '' PIPE
            while echo name >&3; do sleep 0.1; done 2>/dev/null
            echo gone
            """);
    assertThat(out).endsWith("143\ngone\n");
  }
}
