package org.hexproof.picture;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Letters that need no font. */
class LetteringTest {
  private static final String ALL =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*+-./()|<>=";

  private final Lettering letters = Lettering.load();

  private Path2D strokes(String text) {
    return letters.strokes(new Figure.Text(new Point(0, 0), text, 10, "#000000"));
  }

  private static List<Double> points(Path2D path) {
    List<Double> points = new ArrayList<>();
    double[] at = new double[6];
    for (PathIterator i = path.getPathIterator(null); !i.isDone(); i.next()) {
      points.add((double) i.currentSegment(at));
      Arrays.stream(at).forEach(points::add);
    }
    return points;
  }

  @Test
  void eachCharacterHasAShapeOfItsOwn() {
    Set<List<Double>> shapes = new HashSet<>();
    List<Double> box = points(strokes("\u65e5"));
    ALL.codePoints()
        .forEach(
            c -> {
              assertThat(points(strokes(Character.toString(c)))).isNotEqualTo(box);
              assertThat(shapes.add(points(strokes(Character.toString(c))))).isTrue();
            });
  }

  @Test
  void capitalsAndDigitsAreCentred() {
    for (String text : ImmutableList.of("A", "M", "0", "8", "H7", "12")) {
      Rectangle2D box = strokes(text).getBounds2D();
      assertThat(box.getCenterX()).as(text).isBetween(-0.3, 0.3);
      assertThat(box.getCenterY()).as(text).isBetween(-0.3, 0.3);
      assertThat(box.getHeight()).as(text).isBetween(6.9, 7.1);
    }
  }

  @Test
  void otherCharactersAreBoxes() {
    assertThat(points(strokes("\u65e5"))).isEqualTo(points(strokes("\ud83d\ude00")));
    assertThat(points(strokes("\u65e5"))).isNotEmpty();
  }

  /** What asks for a font loads a class that knows those of the system, which may have none. */
  @Test
  void aPictureNeedsNoFont() throws IOException, InterruptedException {
    assertThat(loaded("picture"))
        .contains("org.hexproof.picture.PngWriter")
        .noneMatch(LetteringTest::isOfFonts);
    assertThat(loaded("font")).anyMatch(LetteringTest::isOfFonts);
  }

  private static boolean isOfFonts(String name) {
    return name.startsWith("sun.font.FontManager");
  }

  /** The classes that a process loads which draws. */
  private static ImmutableSet<String> loaded(String what) throws IOException, InterruptedException {
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Djava.awt.headless=true",
                "-Xlog:class+load:stdout:none",
                "-cp",
                System.getProperty("java.class.path"),
                Drawn.class.getName(),
                what)
            .redirectErrorStream(true)
            .start();
    String said = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(child.waitFor()).as(said).isZero();
    return said.lines()
        .map(line -> Splitter.on(' ').split(line).iterator().next())
        .collect(ImmutableSet.toImmutableSet());
  }
}
