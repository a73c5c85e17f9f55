package org.hexproof.format.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.Source;
import org.hexproof.format.file.Formats;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every template of the shipped library can be read and says what its folder says. */
class LibraryTest {
  private static final Path LIBRARY = Path.of("library");

  static List<Path> files() throws Exception {
    try (Stream<Path> paths = Files.walk(LIBRARY)) {
      return paths.filter(path -> path.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  private static Template template(Path file) throws Exception {
    ImmutableList<Entry> entries = Formats.entries(file);
    assertThat(entries).hasSize(1);
    return entries.get(0).template(Optional.empty());
  }

  @Test
  void holdsTheTemplatesThatItsReadmeCounts() throws Exception {
    Map<String, Integer> counts = new HashMap<>();
    for (Path file : files()) {
      counts.merge(LIBRARY.relativize(file.getParent()).toString(), 1, Integer::sum);
    }
    String readme = Files.readString(LIBRARY.resolve("README.md"), UTF_8);
    assertThat(counts).isNotEmpty();
    counts.forEach(
        (folder, count) -> assertThat(readme).contains("| `" + folder + "` | " + count + " |"));
  }

  @Test
  void hasNoNameTwice() throws Exception {
    Map<String, Path> names = new HashMap<>();
    for (Path file : files()) {
      Template template = template(file);
      for (String name :
          ImmutableList.<String>builder().add(template.name()).addAll(template.aliases()).build()) {
        Path other = names.put(name, file);
        assertThat(other).as("%s also names %s", name, other).isNull();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void isReadBackAsWritten(Path file) throws Exception {
    Template template = template(file);
    String written = new YamlWriter().write(template);
    Entry again = new YamlReader().entries(new Source("again.yaml", written)).get(0);
    assertThat(again.template(Optional.empty())).isEqualTo(template);
  }

  @ParameterizedTest
  @MethodSource("files")
  void standsInItsFolder(Path file) throws Exception {
    Template template = template(file);
    String folder = LIBRARY.relativize(file.getParent()).toString();
    String expected =
        template.kind() == Kind.INTERIOR
            ? "interior"
            : template.kind().label() + "/row-" + row(template);
    assertThat(folder).isEqualTo(expected);
    assertThat(template.source()).matches("(https://|hexproof find --kind ).*");
    assertThat(template.claim().redundant()).isPresent();
  }

  /** A template of the nth row: how far its first named stone is from the edge. */
  private static int row(Template template) {
    ImmutableSet<Cell> named = template.promise().named();
    Edge edge = Iterables.getOnlyElement(template.promise().edges());
    return IntStream.of(named.stream().mapToInt(Cell::row).toArray())
        .map(row -> edge == Edge.BOTTOM ? template.board().rows() - row : row + 1)
        .max()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("files")
  void wastesNoRowOrColumn(Path file) throws Exception {
    Template template = template(file);
    ImmutableSet<Cell> cells = Diagram.of(template).visible();
    assertThat(cells.stream().map(Cell::col).collect(Collectors.toSet()))
        .contains(0, template.board().cols() - 1);
    assertThat(cells.stream().map(Cell::row).collect(Collectors.toSet()))
        .contains(0, template.board().rows() - 1);
  }
}
