package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.regex.Pattern;

/**
 * What a shell can propose in place of an argument.
 *
 * @param words for an option those it takes, for a command those that may stand first
 * @param files whether it may be the name of a file or folder
 */
record Proposals(ImmutableList<String> words, boolean files) {
  private static final ImmutableSet<String> FILES = ImmutableSet.of("FILE", "PATH", "DIR", "OUT");
  private static final Pattern FILE = Pattern.compile("\\b(FILE|PATH)\\b");

  /** For the value of an option. */
  static Proposals of(Choice<?> option) {
    return new Proposals(
        option.words(), option.words().isEmpty() && FILES.contains(option.value()));
  }

  /** For the operands of a command. */
  static Proposals of(Command command) {
    return new Proposals(command.words(), FILE.matcher(command.page().operands()).find());
  }
}
