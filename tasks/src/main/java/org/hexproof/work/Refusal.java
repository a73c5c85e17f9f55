package org.hexproof.work;

/**
 * A line that is not used, and why.
 *
 * @param place the file and the line
 * @param unsound whether whoever wrote it has answered nonsense; else it is no line of this program
 */
public record Refusal(String place, String reason, boolean unsound) {
  @Override
  public String toString() {
    return place + ": refused: " + reason;
  }
}
