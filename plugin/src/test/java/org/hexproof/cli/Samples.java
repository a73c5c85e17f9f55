package org.hexproof.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Small templates as files. */
final class Samples {
  /** The template on the second row: valid and minimal. */
  static final String SECOND_ROW =
      """
      name: second row
      kind: edge
      board: |
        # A
         . .
          ---
      claim:
        valid: true
        redundant: []
      """;

  /** The ziggurat: valid and minimal. */
  static final String ZIGGURAT =
      """
      name: ziggurat
      kind: edge
      board: |
        # # A .
         # . . .
          . . . .
           -------
      claim:
        valid: true
        redundant: []
      """;

  /** The second-row template with a cell too many, a2. */
  static final String TOO_LARGE =
      """
      name: too large
      kind: edge
      board: |
        # # A
         . . .
          -----
      claim:
        valid: true
        redundant: []
      """;

  /** A stone with one cell below: White takes it. */
  static final String BROKEN =
      """
      name: broken
      kind: edge
      board: |
        # A
         . #
          ---
      claim:
        valid: true
        redundant: []
      """;

  /** A ziggurat without a corner: White breaks it with c2 alone. */
  static final String CUT =
      """
      name: cut
      kind: edge
      board: |
        # # A .
         # . . .
          # . . .
           -----
      """;

  /** Two stones with two cells between them. */
  static final String BRIDGE =
      """
      name: bridge
      kind: interior
      board: |
        # . A
         A . #
      claim:
        valid: true
        redundant: []
      """;

  /** Two stones that are joined to the edge, and to each other too. */
  static final String PAIR =
      """
      name: pair
      kind: edge
      board: |
        A . A
         . . .
          -----
      claim:
        valid: true
      """;

  /** Stone A and cell b with room between them: valid. */
  static final String PIVOT =
      """
      name: pivot
      kind: pivoting
      board: |
        A . . b
         . . . .
          -------
      claim:
        valid: true
      """;

  /** Two stones that are both joined to the edge, each by its own two cells. */
  static final String BOTH =
      """
      name: both
      kind: connects-both
      board: |
        # A . B
         . . . .
          -------
      claim:
        valid: true
      """;

  private Samples() {}

  /** A file with the template on the second row. */
  static String secondRow(Path folder) {
    return file(folder, "a.yaml", SECOND_ROW);
  }

  static String file(Path folder, String name, String text) {
    try {
      return Files.writeString(folder.resolve(name), text).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
