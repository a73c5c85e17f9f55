package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import org.hexproof.coloring.Notation;
import org.hexproof.coloring.SmallGames;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * The values of all games of few cells.
 *
 * @param cells how many at most
 * @param ascii whether to print only signs of ASCII
 */
public record SmallestReport(
    Values values, ImmutableList<SmallGames.Entry> entries, int cells, boolean ascii)
    implements Account {
  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (SmallGames.Entry entry : entries) {
      lines.add(
          entry.game().cells()
              + "  "
              + value(entry)
              + "  "
              + Notation.write(entry.game().coloring(), ascii));
    }
    return lines.build();
  }

  private String value(SmallGames.Entry entry) {
    return GameWriter.write(values.form(entry.value()), Posets.FORK, ascii);
  }

  @Override
  public Document members() {
    return new Document()
        .add("cells", cells)
        .addEach(
            "games",
            entries,
            entry ->
                new Document()
                    .add("cells", entry.game().cells())
                    .add("value", value(entry))
                    .add("game", Notation.patterns(entry.game().coloring(), ascii)));
  }
}
