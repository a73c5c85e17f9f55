package org.hexproof.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Edge;
import org.hexproof.board.Symmetry;
import org.hexproof.library.Library;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

final class ShelfTest {
  private static final Pattern FOLDER = Pattern.compile("([a-z-]+)/(?:row-([0-9]+)/)?[^/]+");

  @Test
  void theLibraryLiesInSuchFolders() {
    Library.files()
        .forEach(
            (file, template) -> {
              Shelf shelf = Shelf.of(template);
              Matcher folder = FOLDER.matcher(file);
              assertThat(folder.matches()).as(file).isTrue();
              assertThat(shelf.kind().label()).as(file).isEqualTo(folder.group(1));
              String row = folder.group(2) == null ? "0" : folder.group(2);
              assertThat(String.valueOf(shelf.row())).as(file).isEqualTo(row);
              assertThat(shelf.stones()).isEqualTo(template.stones().black().size());
              assertThat(shelf.cells()).isEqualTo(template.carrier().size());
            });
  }

  @Test
  void itIsTheSameAtWhicheverEdge() {
    int edges = 0;
    for (Template template : Library.read()) {
      for (Symmetry symmetry : Symmetry.values()) {
        Template turned = template.at(symmetry);
        assertThat(Shelf.of(turned)).isEqualTo(Shelf.of(template));
        edges |= turned.promise().edges().contains(Edge.LEFT) ? 1 : 0;
        edges |= turned.promise().edges().contains(Edge.TOP) ? 2 : 0;
      }
    }
    assertThat(edges).isEqualTo(3);
  }
}
