package org.hexproof.format.hexboard;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An arrow as a label on a cell, as HexWiki has them: at 12 it points up, at 3 to the right. */
public record HexboardArrow(int hour) {
  /** The signs for the hours 0 to 12; Unicode has none for some of them. */
  private static final String SIGNS = "  ↗→↘ ↓ ↙←↖ ↑";

  private static final Pattern WORD = Pattern.compile("arrow\\((1[0-2]|[1-9])\\)");

  public HexboardArrow {
    checkArgument(hour >= 1 && hour <= 12, "an arrow points to 1 to 12 o'clock, not %s", hour);
  }

  /** The arrow that a label such as {@code →} or {@code arrow(1)} stands for. */
  public static Optional<HexboardArrow> parse(String label) {
    Matcher word = WORD.matcher(label);
    if (word.matches()) {
      return Optional.of(new HexboardArrow(Integer.parseInt(word.group(1))));
    }
    int hour = label.length() == 1 && !label.equals(" ") ? SIGNS.indexOf(label) : -1;
    return hour < 0 ? Optional.empty() : Optional.of(new HexboardArrow(hour));
  }

  /** The sign, or for an hour without one a word such as {@code arrow(1)}. */
  public String label() {
    char sign = SIGNS.charAt(hour);
    return sign == ' ' ? "arrow(" + hour + ")" : String.valueOf(sign);
  }
}
