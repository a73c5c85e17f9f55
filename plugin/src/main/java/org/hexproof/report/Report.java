package org.hexproof.report;

import java.io.IOException;
import org.hexproof.verify.Finding;

/** Takes what was found, in the order of the input, and prints it in one format. */
public interface Report {
  void add(Finding finding) throws IOException;

  /**
   * Takes an input that could not be read.
   *
   * @param file the file's name as the user gave it
   * @param message what is wrong with it
   */
  void addUnreadable(String file, String message) throws IOException;

  /** Prints the rest. Without this call a report may be incomplete or empty. */
  void end(Summary summary) throws IOException;
}
