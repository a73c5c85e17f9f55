package org.hexproof.format.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The schema for editors accepts what the reader accepts. */
class SchemaTest {
  private static final String GOOD =
      """
      name: II
      kind: edge
      board: |
        # A
         . .
          ---
      """;

  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(read(Path.of("schema/template.schema.json")));

  private static String read(Path path) {
    try {
      return Files.readString(path, UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Error> errors(String yaml) {
    return SCHEMA.validate(yaml, InputFormat.YAML);
  }

  static List<Path> library() throws Exception {
    return LibraryTest.files();
  }

  @ParameterizedTest
  @MethodSource("library")
  void acceptsTheLibrary(Path file) {
    assertThat(errors(read(file))).isEmpty();
  }

  @Test
  void acceptsASmallTemplate() throws Exception {
    assertThat(errors(GOOD)).isEmpty();
    assertThat(new YamlReader().entries(new Source("good", GOOD))).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "colour: red",
        "aliases: III",
        "source: 12",
        "claim: true",
        "claim: {valid: maybe}",
        "claim: {minimal: true}",
        "claim: {redundant: a2}",
        "claim: {redundant: [2]}",
        "claim: {redundant: [a2, a2]}",
      })
  void refusesWhatTheReaderRefuses(String line) {
    assertThat(errors(GOOD + line)).isNotEmpty();
    assertThat(
            catchThrowableOfType(
                FormatException.class,
                () -> new YamlReader().entries(new Source("bad", GOOD + line))))
        .isNotNull();
  }
}
