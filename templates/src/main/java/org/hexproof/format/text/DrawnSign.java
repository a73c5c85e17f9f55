package org.hexproof.format.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.format.Lattice;
import org.hexproof.format.Place;
import org.hexproof.format.TextLine;

/** A sign of a line, or a number of several digits, after so many characters of the line. */
record DrawnSign(String text, int x, Place place) {
  private static final Pattern SIGN = Pattern.compile("[0-9]+|\\S");

  /** The signs of a line, in a list that can be changed. */
  static List<DrawnSign> of(TextLine line) {
    List<DrawnSign> signs = new ArrayList<>();
    for (Matcher sign = SIGN.matcher(line.text()); sign.find(); ) {
      signs.add(new DrawnSign(sign.group(), sign.start(), line.at(sign.start())));
    }
    return signs;
  }

  boolean is(char character) {
    return text.length() == 1 && text.charAt(0) == character;
  }

  Lattice.Symbol symbol() {
    return new Lattice.Symbol(text.charAt(0), place);
  }
}
