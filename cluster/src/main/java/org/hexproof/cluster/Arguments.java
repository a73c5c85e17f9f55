package org.hexproof.cluster;

/** What jobs are told on their command line. */
final class Arguments {
  private Arguments() {}

  /** Whether a text is a number from 1 to 999,999,999. */
  static boolean isCount(String text) {
    return text.matches("[1-9][0-9]{0,8}");
  }
}
