package org.hexproof.certificate.statement;

/** The kinds of files with proofs. Those of the second format have lemmas and games. */
public enum ProofFormat {
  CERTIFICATE("hexproof certificate 1"),
  CERTIFICATE_2("hexproof certificate 2"),
  LEMMAS("hexproof lemmas 2"),
  BUNDLE("hexproof bundle 1"),
  MANIFEST("hexproof manifest 1");

  private final String firstLine;

  ProofFormat(String firstLine) {
    this.firstLine = firstLine;
  }

  public String firstLine() {
    return firstLine;
  }

  /** The first line without its number. */
  public String words() {
    return firstLine.substring(0, firstLine.lastIndexOf(' '));
  }

  public boolean isSecond() {
    return firstLine.endsWith(" 2");
  }
}
