package org.hexproof.certificate.statement;

/**
 * The kinds of files with proofs. Those of the second format have lemmas and games, those of the
 * third also cells that one part of a sum lends to another.
 */
public enum ProofFormat {
  CERTIFICATE("hexproof certificate 1"),
  CERTIFICATE_2("hexproof certificate 2"),
  CERTIFICATE_3("hexproof certificate 3"),
  LEMMAS("hexproof lemmas 2"),
  BUNDLE("hexproof bundle 1"),
  MANIFEST("hexproof manifest 1"),
  SWAP_MAP("hexproof swap map 1");

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

  public boolean hasGames() {
    return this == CERTIFICATE_2 || this == LEMMAS || lends();
  }

  public boolean lends() {
    return this == CERTIFICATE_3;
  }
}
