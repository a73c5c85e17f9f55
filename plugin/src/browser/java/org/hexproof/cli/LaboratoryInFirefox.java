package org.hexproof.cli;

/** In Firefox, with the profiles {@code browser} and {@code wasm}. */
final class LaboratoryInFirefox extends LaboratoryTour {
  LaboratoryInFirefox() {
    super(new FirefoxPage());
  }
}
