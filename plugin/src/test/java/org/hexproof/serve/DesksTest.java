package org.hexproof.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

final class DesksTest {
  private static final String TEMPLATE = "name: x\nkind: edge\nboard: |\n  # A\n   . .\n  -----\n";

  private final List<HexSolver> started = new ArrayList<>();
  private final List<HexSolver> ended = new ArrayList<>();

  private Desk desk() {
    HexSolver solver =
        new ForwardingSolver<HexSolver>(EmbeddedLibrary.load().newSolver(1)) {
          @Override
          public void close() {
            ended.add(this);
            super.close();
          }
        };
    started.add(solver);
    return new Desk(solver, Limits.DEFAULT.bytes(), ImmutableList::of);
  }

  private static String form(String name, String value) {
    return name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
  }

  private static String text(Content content) {
    try {
      return content.bytes().asCharSource(StandardCharsets.UTF_8).read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void answersWhatItsLaboratoryDoes() {
    try (Desks desks = new Desks(2, this::desk)) {
      String body = form("text", TEMPLATE) + "&" + form("millis", "60000");
      assertThat(desks.answer("one/valid", body))
          .hasValueSatisfying(
              content -> {
                assertThat(content.type()).startsWith("application/json");
                assertThat(text(content)).contains("\"verdict\":\"valid\"");
              });
      assertThat(text(desks.answer("one/nothing", body).orElseThrow())).contains("\"fault\"");
      assertThat(text(desks.answer("one/valid", "&&=&text&%").orElseThrow())).contains("\"fault\"");
      assertThat(desks.answer("one/valid", "text=%zz")).isEmpty();
    }
    assertThat(ended).isEqualTo(started).hasSize(1);
  }

  @Test
  void otherPathsLeadNowhere() {
    try (Desks desks = new Desks(2, this::desk)) {
      for (String path : new String[] {"", "valid", "a/b/c", "/"}) {
        assertThat(desks.answer(path, "").isPresent()).as(path).isEqualTo(path.equals("/"));
      }
    }
  }

  @Test
  void whoAskedLongestAgoMakesRoom() {
    try (Desks desks = new Desks(2, this::desk)) {
      for (String name : new String[] {"one", "two", "one", "three", "one"}) {
        desks.answer(name + "/library", "");
      }
      assertThat(started).hasSize(3);
      assertThat(ended).containsExactly(started.get(1));
    }
    assertThat(ended).hasSameElementsAs(started);
  }
}
