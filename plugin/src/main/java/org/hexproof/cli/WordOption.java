package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import org.apache.commons.cli.Option;

/** An option whose value is one of a few words. */
final class WordOption extends Option {
  private static final long serialVersionUID = 1L;

  private final ImmutableList<String> words;

  WordOption(String name, String value, ImmutableList<String> words) {
    super(null, name, /* hasArg= */ true, /* description= */ null);
    setArgName(value);
    this.words = words;
  }

  ImmutableList<String> words() {
    return words;
  }
}
