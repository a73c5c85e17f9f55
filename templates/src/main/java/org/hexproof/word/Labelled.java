package org.hexproof.word;

import com.google.common.base.Ascii;
import java.util.Arrays;
import java.util.Optional;

/** One of an enum that has a word for it in files, in reports or on the command line. */
public interface Labelled {
  /** The name in the program. */
  String name();

  /** The word, as in {@code connects-both}. */
  default String label() {
    return Ascii.toLowerCase(name()).replace('_', '-');
  }

  /** The one that has this word. */
  static <T extends Labelled> Optional<T> find(T[] all, String label) {
    return Arrays.stream(all).filter(one -> one.label().equals(label)).findFirst();
  }
}
