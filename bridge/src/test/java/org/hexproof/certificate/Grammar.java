package org.hexproof.certificate;

import java.util.regex.Pattern;

/** What docs/certificates.md says of the form of a certificate, its numbers' ranges apart. */
final class Grammar {
  private static final String NUMBER = "(?:0|[1-9][0-9]*+)";
  private static final String SIGNED = "(?:0|-?[1-9][0-9]*+)";
  private static final String CELL = "[a-z]++[1-9][0-9]*+";
  private static final String PLACE = "(?:" + CELL + "|" + SIGNED + "," + SIGNED + ")";
  private static final String CELLS = "(?: " + CELL + ")*+";
  private static final String CLAIMS = "(?: " + NUMBER + ")*+";
  private static final String TERMINAL =
      "(?:EDGE|CELL(?:\\+CELL)*+(?:\\+EDGE)*+)(?:\\+EDGE)*+"
          .replace("CELL", CELL)
          .replace("EDGE", "(?:top|bottom|left|right)");
  private static final String ALTERNATIVE = TERMINAL + "(?: / " + TERMINAL + ")++";

  private static final String STEPS = " ;" + CELLS + " ;" + CLAIMS;
  private static final String NODE =
      String.join(
          "|",
          "j " + PLACE + " " + PLACE + STEPS,
          "g" + STEPS,
          "c(?: " + CELL + ":" + NUMBER + ")++",
          "k " + CELL + " " + CELL + " ;" + CELLS + " ; " + NUMBER,
          "p(?: " + CELL + ")++ ;" + CELLS + " ; " + NUMBER + CLAIMS);

  static final Pattern CERTIFICATE =
      Pattern.compile(
          String.join(
              "\n",
              "hexproof certificate 1",
              "about(?: (?! )[^\\p{Cc}]*+(?<! ))?",
              "board " + NUMBER + " " + NUMBER,
              "black" + CELLS,
              "white" + CELLS,
              "goal " + ALTERNATIVE + "(?: \\| " + ALTERNATIVE + ")*+",
              "to-move (?:black|white)",
              "winner (?:black|white)",
              "cuts(?: " + PLACE + ")*+",
              "(?:(?:" + NODE + ")\n)*+e(?: " + CELL + ")?+ " + NUMBER + "\n"));

  private Grammar() {}
}
