package org.hexproof.picture;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.board.Naming;

/**
 * How large a picture is, what it stands on and how it tells the players apart.
 *
 * @param scale of the usual size, in which a hexagon is 40 high in SVG and 80 pixels in PNG
 * @param width of the whole picture in pixels, which goes before the scale
 * @param background a colour as {@code #rrggbb}; nothing for a transparent one
 */
public record Style(double scale, OptionalInt width, Optional<String> background, Naming naming) {
  public static final Style DEFAULT =
      new Style(1, OptionalInt.empty(), Optional.of("#ffffff"), Naming.RED_AND_BLUE);

  public Style {
    checkArgument(scale > 0 && Double.isFinite(scale), "a scale is above 0");
    checkArgument(width.isEmpty() || width.getAsInt() > 0, "a width is above 0");
  }

  /** With other colours of the players. */
  public Style named(Naming other) {
    return new Style(scale, width, background, other);
  }

  /** What lengths of the layout are multiplied with. */
  double factor(Picture picture, double usual) {
    return width.isPresent() ? width.getAsInt() / picture.width() : usual * scale;
  }
}
