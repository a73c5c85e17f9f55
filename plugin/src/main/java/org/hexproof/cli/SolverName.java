package org.hexproof.cli;

/**
 * A solver as the user names it: {@code native} or {@code htp:COMMAND}.
 *
 * @param text the name
 */
record SolverName(String text) {
  static final SolverName NATIVE = new SolverName("native");

  private static final String HTP = "htp:";

  static SolverName parse(String text) throws CommandException {
    SolverName name = new SolverName(text);
    if (!text.equals(NATIVE.text) && (!name.isHtp() || name.command().isBlank())) {
      throw CommandException.usage(
          "unknown solver '"
              + text
              + "' (expected native, or htp: and the command that starts an engine, as in"
              + " 'htp:mohex')");
    }
    return name;
  }

  boolean isHtp() {
    return text.startsWith(HTP);
  }

  /** The command that starts an HTP engine. */
  String command() {
    return text.substring(HTP.length());
  }
}
