package org.hexproof.certificate.writing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The C header, the interface and the writer say the same of the kinds of nodes. */
final class NumbersTest {
  private static final Path HEADER = Path.of("../native/include/hexproof.h");
  private static final Path INTERFACE =
      Path.of("src/main/java/org/hexproof/certificate/writing/Numbers.java");

  /** A line like {@code goal 1, number of stones, ...;} in a comment. */
  private static final Pattern KIND =
      Pattern.compile("^ \\* +([a-z]+ +[0-9]+, .*[;.])$", Pattern.MULTILINE);

  private static List<String> kinds(Path file) throws IOException {
    return KIND.matcher(Files.readString(file))
        .results()
        .map(result -> result.group(1).replaceAll(" +", " "))
        .toList();
  }

  @Test
  void theHeaderAndTheInterfaceTellTheSameKindsOfNodes() throws IOException {
    assertThat(kinds(INTERFACE)).isEqualTo(kinds(HEADER)).isNotEmpty();
  }

  @Test
  void theWriterKnowsTheKindsByTheirNumbers() throws IOException {
    Map<String, Integer> numbers =
        kinds(HEADER).stream()
            .map(kind -> Pattern.compile("([a-z]+) ([0-9]+),.*").matcher(kind))
            .flatMap(matcher -> matcher.results())
            .collect(
                Collectors.toMap(
                    (MatchResult result) -> result.group(1),
                    result -> Integer.parseInt(result.group(2))));
    assertThat(numbers)
        .isEqualTo(
            ImmutableMap.of(
                "join", CertificateWriter.JOIN,
                "goal", CertificateWriter.GOAL,
                "choice", CertificateWriter.CHOICE,
                "capture", CertificateWriter.CAPTURE,
                "part", CertificateWriter.PART,
                "end", CertificateWriter.END));
  }
}
