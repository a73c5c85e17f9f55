package org.hexproof.report;

/** Things with their number. */
public final class Counted {
  private Counted() {}

  /** As in {@code 1 node} and {@code 2 nodes}. */
  public static String of(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
