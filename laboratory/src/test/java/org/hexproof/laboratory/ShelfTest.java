package org.hexproof.laboratory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.laboratory.Answers.text;

import com.google.common.collect.ImmutableSet;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.library.Library;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

final class ShelfTest {
  private final Answers answers = Answers.ofDesk();

  private String symmetry(String drawing, String name) {
    for (JsonElement found : answers.get("names", "text", drawing).getAsJsonArray("names")) {
      if (found.getAsJsonObject().get("name").getAsString().equals(name)) {
        return found.getAsJsonObject().get("symmetry").getAsString();
      }
    }
    return "unknown";
  }

  /** Each template, moved, turned and mirrored by what edits a drawing, has its name. */
  @Test
  void templatesAreKnownHoweverTheyLie() {
    Set<String> ways = new HashSet<>();
    for (Template template : Library.read()) {
      String drawing = new YamlWriter().write(template);
      assertThat(symmetry(drawing, template.name())).isEqualTo("same");
      String larger = text(answers.get("grow", "text", drawing, "side", "left", "by", "1"));
      assertThat(symmetry(larger, template.name())).isEqualTo("same");
      String turned = text(answers.get("turn", "text", larger, "how", "turned"));
      String mirrored = text(answers.get("turn", "text", larger, "how", "mirrored"));
      String both = text(answers.get("turn", "text", mirrored, "how", "turned"));
      ways.add(symmetry(turned, template.name()));
      ways.add(symmetry(mirrored, template.name()));
      ways.add(symmetry(both, template.name()));
    }
    assertThat(ways)
        .isEqualTo(ImmutableSet.of("same", "turned", "mirrored", "turned-and-mirrored"));
  }

  @Test
  void whatIsNotInTheLibraryHasNoName() {
    String drawing = "name: II\nkind: edge\nboard: |\n  # A #\n   . . .\n    -----\n";
    assertThat(answers.get("names", "text", drawing).getAsJsonArray("names")).isEmpty();
    String begun = text(answers.get("new", "kind", "edge", "cols", "3", "rows", "3"));
    assertThat(answers.fault("names", "text", begun)).contains("no black stone");
  }

  @Test
  void theLibraryIsListed() {
    List<Template> library = Library.read();
    List<JsonElement> templates = answers.get("library").getAsJsonArray("templates").asList();
    assertThat(templates).hasSameSizeAs(library);
    for (int i = 0; i < library.size(); i++) {
      JsonObject one = templates.get(i).getAsJsonObject();
      assertThat(one.get("name").getAsString()).isEqualTo(library.get(i).name());
      if (one.get("name").getAsString().equals("IV-1-d")) {
        assertThat(one.get("row").getAsInt()).isEqualTo(4);
        assertThat(one.get("stones").getAsInt()).isEqualTo(1);
      }
      assertThat(answers.get("read", "text", text(one)).get("ready").getAsBoolean()).isTrue();
    }
  }

  @Test
  void drawingsAreWrittenForOthers() {
    String drawing = "name: n\nkind: edge\nboard: |\n  # A\n   . .\n    ---\n";
    assertThat(text(answers.get("write", "text", drawing, "format", "hexboard")))
        .isEqualTo(
            """
            == n ==
            <hexboard size="2x2"
              edges="bottom"
              visible="b1 a2--b2"
              contents="R A:b1"
              />
            """);
    assertThat(text(answers.get("write", "text", drawing, "format", "yaml"))).isEqualTo(drawing);
    for (String format : List.of("text", "sgf", "hdg", "htp")) {
      JsonObject written = answers.get("write", "text", drawing, "format", format);
      assertThat(written.get("losses").isJsonArray()).isTrue();
      if (!format.equals("htp")) {
        assertThat(answers.get("read", "text", text(written)).get("black").toString())
            .isEqualTo("[\"b1\"]");
      }
    }
    assertThat(answers.get("write", "text", drawing, "format", "hexworld").getAsJsonArray("losses"))
        .isNotEmpty();
    assertThat(answers.fault("write", "text", drawing, "format", "png")).contains("a picture");
    assertThat(answers.fault("write", "text", drawing, "format", "moves")).contains("order");
    assertThat(answers.fault("write", "text", drawing, "format", "doc")).contains("doc");
  }
}
