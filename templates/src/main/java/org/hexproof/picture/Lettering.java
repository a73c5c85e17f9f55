package org.hexproof.picture;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.hexproof.file.ShippedText;

/**
 * Letters as strokes, from the resource {@code letters.txt}, since a system need not have a font. A
 * character that it does not draw is a box.
 */
record Lettering(ImmutableMap<Integer, Letter> letters) {
  private static final Pattern STROKE = Pattern.compile("([MLC])([-0-9. ]+)");

  /** Capitals are 0.7 of the size high. */
  private static final double UNIT = 0.07;

  private static final double GAP = 2.6;
  private static final double SPACE = 3;
  private static final Letter BOX = new Letter(5, "M0 0L5 0L5 10L0 10L0 0");

  private record Letter(double width, String strokes) {
    void draw(Path2D path, double x) {
      for (MatchResult stroke :
          (Iterable<MatchResult>) STROKE.matcher(strokes).results()::iterator) {
        double[] at =
            Splitter.on(' ')
                .splitToStream(stroke.group(2).strip())
                .mapToDouble(Double::parseDouble)
                .toArray();
        switch (stroke.group(1)) {
          case "M" -> path.moveTo(x + at[0], -at[1]);
          case "L" -> path.lineTo(x + at[0], -at[1]);
          default -> path.curveTo(x + at[0], -at[1], x + at[2], -at[3], x + at[4], -at[5]);
        }
      }
    }
  }

  static Lettering load() {
    ImmutableMap.Builder<Integer, Letter> letters = ImmutableMap.builder();
    for (String line : ShippedText.read(Lettering.class, "letters.txt").lines().toList()) {
      List<String> parts = Splitter.on(' ').limit(3).splitToList(line);
      if (parts.get(0).length() == 1 && parts.size() == 3 && parts.get(2).startsWith("M")) {
        letters.put(
            parts.get(0).codePointAt(0),
            new Letter(Double.parseDouble(parts.get(1)), parts.get(2)));
      }
    }
    return new Lettering(letters.buildOrThrow());
  }

  static double strokeWidth(double size) {
    return 1.4 * UNIT * size;
  }

  /** The strokes of a text, whose capitals are centred on the point. */
  Path2D strokes(Figure.Text text) {
    Path2D path = new Path2D.Double();
    double x = 0;
    PrimitiveIterator.OfInt characters = text.text().codePoints().iterator();
    while (characters.hasNext()) {
      int character = characters.nextInt();
      if (character == ' ') {
        x += SPACE;
        continue;
      }
      Letter letter = letters.getOrDefault(character, BOX);
      letter.draw(path, x);
      x += letter.width() + GAP;
    }
    double unit = UNIT * text.size();
    AffineTransform placed =
        AffineTransform.getTranslateInstance(
            text.center().x() - unit * (x - GAP) / 2, text.center().y() + 5 * unit);
    placed.scale(unit, unit);
    path.transform(placed);
    return path;
  }
}
