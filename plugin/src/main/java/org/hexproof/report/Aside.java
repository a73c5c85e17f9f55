package org.hexproof.report;

/** Why something is told that fails nothing. */
public enum Aside {
  /** A board that states no promise. */
  NO_TEMPLATE("no claim", "not a template", "notTemplates", SarifRule.NO_TEMPLATE),

  /** A finding that the baseline has. */
  KNOWN("known", "known", "known", SarifRule.KNOWN);

  private final String label;
  private final String words;
  private final String member;
  private final SarifRule rule;

  Aside(String label, String words, String member, SarifRule rule) {
    this.label = label;
    this.words = words;
    this.member = member;
    this.rule = rule;
  }

  /** As it stands before each in text. */
  String label() {
    return label;
  }

  /** What these are, as in {@code 2 boards not a template}. */
  public String words() {
    return words;
  }

  /** The member of the JSON document that lists them. */
  String member() {
    return member;
  }

  SarifRule rule() {
    return rule;
  }
}
