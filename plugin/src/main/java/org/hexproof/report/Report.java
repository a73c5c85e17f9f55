package org.hexproof.report;

import java.io.IOException;
import org.hexproof.verify.Finding;

/** Takes what was found, in the order of the input, and prints it in one format. */
public interface Report {
  void add(Finding finding) throws IOException;

  void addUnreadable(Unreadable input) throws IOException;

  /** What is told and fails nothing. */
  void addAside(Aside why, Unreadable board) throws IOException;

  /** Prints the rest. Without this call a report may be incomplete or empty. */
  void end(Summary summary) throws IOException;
}
