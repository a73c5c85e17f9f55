package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.hexproof.board.Cell;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.format.file.FileNames;
import org.hexproof.format.file.Format;
import org.hexproof.intrusion.Defense;
import org.hexproof.intrusion.Study;
import org.hexproof.picture.Marks;
import org.hexproof.picture.Style;
import org.hexproof.picture.SvgWriter;
import org.hexproof.template.Template;

/** Pictures of the replies to intrusions, called by the template and the first move answered. */
final class IntrusionPictures {
  private IntrusionPictures() {}

  static void write(Template template, Study study, Naming naming, Path folder) throws IOException {
    FileNames names = new FileNames(Format.SVG);
    int number = 0;
    if (study instanceof Study.Kept kept) {
      for (Defense defense : kept.defenses()) {
        String name = names.next(template.name() + " " + defense.moves().get(0), ++number);
        Marks marks = new Marks(defense.carrier(), others(defense), moves(defense));
        write(folder.resolve(name), template, marks, naming);
      }
    } else if (study instanceof Study.Broken broken) {
      Marks marks = new Marks(ImmutableSet.of(), broken.moves(), ImmutableList.of());
      write(folder.resolve(names.next(template.name() + " refuted", 1)), template, marks, naming);
    }
  }

  private static ImmutableSet<Cell> others(Defense defense) {
    return defense.moves().stream().skip(1).collect(ImmutableSet.toImmutableSet());
  }

  private static ImmutableList<Cell> moves(Defense defense) {
    ImmutableList.Builder<Cell> moves = ImmutableList.builder();
    return moves.add(defense.moves().get(0)).addAll(defense.reply().stream().toList()).build();
  }

  private static void write(Path path, Template template, Marks marks, Naming naming)
      throws IOException {
    String svg = new SvgWriter().write(Diagram.of(template), marks, Style.DEFAULT.named(naming));
    TemplateOutput.write(path, svg.getBytes(StandardCharsets.UTF_8));
  }
}
