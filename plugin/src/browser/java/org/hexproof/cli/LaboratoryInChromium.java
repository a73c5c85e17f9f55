package org.hexproof.cli;

/** In Chromium, with the profiles {@code browser} and {@code wasm}. */
final class LaboratoryInChromium extends LaboratoryTour {
  LaboratoryInChromium() {
    super(new ChromiumPage());
  }
}
