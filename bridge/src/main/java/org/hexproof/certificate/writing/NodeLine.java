package org.hexproof.certificate.writing;

import com.google.common.primitives.ImmutableIntArray;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The line of a node or of an end, and the nodes that it names, counted from 0 at the beginning of
 * the proof.
 */
record NodeLine(String line, int node, ImmutableIntArray names) {
  private static final Pattern WAYS = Pattern.compile("(?<=:)[0-9]+");
  private static final Pattern LAST = Pattern.compile("(?<= )[0-9]+(?= |$)");

  /** A line that was checked. */
  static NodeLine of(String line, int node) {
    ImmutableIntArray.Builder names = ImmutableIntArray.builder();
    for (Matcher name = matcher(line); name.find(); ) {
      names.add(node - Integer.parseInt(name.group()));
    }
    return new NodeLine(line, node, names.build());
  }

  private static Matcher matcher(String line) {
    Matcher matcher = (line.startsWith("c") ? WAYS : LAST).matcher(line);
    return matcher.region(line.lastIndexOf(';') + 1, line.length()).useTransparentBounds(true);
  }

  /** Whether nothing is named, as in claims that stones alone prove. */
  boolean isPlain() {
    return names.isEmpty();
  }

  /** The line with other numbers for what it names. */
  String renamed(IntUnaryOperator back) {
    return matcher(line)
        .replaceAll(found -> "" + back.applyAsInt(node - Integer.parseInt(found.group())));
  }
}
