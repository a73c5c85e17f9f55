package org.hexproof.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.hexproof.report.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class AtlasFolderTest {
  @TempDir private Path folder;

  private void write(String name, String text) throws IOException {
    Path path = folder.resolve(name);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  @Test
  void whatOthersHaveIsLeftAlone() throws IOException {
    write("diary.txt", "mine");
    assertThatThrownBy(() -> AtlasFolder.open(folder, /* isForced= */ false))
        .isInstanceOf(DirectoryNotEmptyException.class);
    AtlasFolder atlas = AtlasFolder.open(folder, /* isForced= */ true);
    atlas.begin(List.of("index.html"));
    atlas.write("index.html", "all");
    atlas.end(new Document());
    assertThat(folder.resolve("diary.txt")).hasContent("mine");
  }

  @Test
  void aLaterAtlasTakesThePlaceOfAnEarlierOne() throws IOException {
    AtlasFolder first = AtlasFolder.open(folder, /* isForced= */ false);
    first.begin(List.of("index.html", "template/a.html", "template/b.html"));
    first.write("template/a.html", "a");
    first.write("template/b.html", "b");
    first.write("index.html", "first");
    first.end(new Document());
    write("template/mine.html", "mine");

    AtlasFolder second = AtlasFolder.open(folder, /* isForced= */ false);
    second.begin(List.of("index.html", "template/b.html"));
    assertThat(folder.resolve("template/a.html")).as("while it is written").exists();
    second.write("template/b.html", "new b");
    second.write("index.html", "second");
    second.end(new Document());
    assertThat(folder.resolve("template/a.html")).doesNotExist();
    assertThat(folder.resolve("template/b.html")).hasContent("new b");
    assertThat(folder.resolve("template/mine.html")).hasContent("mine");
  }

  @Test
  void whatAStoppedRunHasWrittenIsTheAtlasesOwn() throws IOException {
    AtlasFolder first = AtlasFolder.open(folder, /* isForced= */ false);
    first.begin(List.of("index.html", "template/a.html"));
    first.write("template/a.html", "a");

    AtlasFolder second = AtlasFolder.open(folder, /* isForced= */ false);
    second.begin(List.of("index.html", "template/c.html"));
    second.write("template/c.html", "c");
    second.end(new Document());
    assertThat(folder.resolve("template/a.html")).doesNotExist();
  }

  @Test
  void aListLeadsNowhereElse() throws IOException {
    Path atlas = folder.resolve("atlas");
    write("diary.html", "mine");
    write("atlas/notes.html", "mine");
    write("atlas/template/a.html", "old");
    write(
        "atlas/" + AtlasFolder.LIST,
        """
        {"files": ["../diary.html", "notes.html", "template/../notes.html", "template/a.html",
                   "/etc/hosts", "certificates/../../diary.html"]}
        """);
    AtlasFolder.open(atlas, /* isForced= */ false).end(new Document());
    assertThat(folder.resolve("diary.html")).exists();
    assertThat(atlas.resolve("notes.html")).exists();
    assertThat(atlas.resolve("template/a.html")).doesNotExist();
  }

  @Test
  void aListThatIsNoneIsToldOf() throws IOException {
    for (String broken : List.of("", "[]", "{}", "{\"files\": 3}", "{\"files\": [[]]}", "<html>")) {
      write(AtlasFolder.LIST, broken);
      assertThatThrownBy(() -> AtlasFolder.open(folder, /* isForced= */ true))
          .as(broken)
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("is not the list of an atlas");
    }
  }
}
