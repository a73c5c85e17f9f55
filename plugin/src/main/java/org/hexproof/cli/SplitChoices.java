package org.hexproof.cli;

import java.time.Duration;
import java.util.Optional;
import org.hexproof.prove.Stores;
import org.hexproof.solver.Version;
import org.hexproof.verify.Method;

/**
 * When the solves of {@code hexproof verify} are split.
 *
 * @param after the time that a solve has by itself
 * @param store the folder that keeps what they decide, without which it is not kept
 */
record SplitChoices(Duration after, Optional<String> store) {
  static final Choice<Duration> SPLIT_AFTER = Choice.seconds("split-after");
  static final Choice<String> STORE = Choice.text("store", "DIR");

  /** What the line says; refuses what could split nothing. */
  static Optional<SplitChoices> of(Line line) {
    Optional<String> store = line.find(STORE);
    if (!line.has(SPLIT_AFTER)) {
      if (store.isPresent()) {
        throw CommandException.usage(
            "--store keeps what long solves decide: say with --split-after SECONDS which are long");
      }
      return Optional.empty();
    }
    String method = line.get(VerifyChoices.METHOD);
    if (!method.equals(Method.Direct.NAME) && !method.equals(VerifyChoices.ALL)) {
      throw CommandException.usage(
          "--split-after is for the method direct, alone or in all, not for " + method);
    }
    if (Asking.solver(line).isHtp()) {
      throw CommandException.usage(
          "--split-after is for the native solver, which can tell what it has learned");
    }
    Duration timeout = Asking.limits(line).time();
    Duration after = line.get(SPLIT_AFTER);
    if (after.compareTo(timeout) >= 0) {
      throw CommandException.usage(
          "--split-after has to be less than --timeout, which is "
              + timeout.toSeconds()
              + " seconds, or nothing is ever split; name a longer --timeout");
    }
    if (store.isPresent()) {
      Targets.folder(store.get());
    }
    return Optional.of(new SplitChoices(after, store));
  }

  /** The stores of what is split, to be closed. */
  static Stores stores(Optional<SplitChoices> split) {
    return split
        .flatMap(SplitChoices::store)
        .map(
            name ->
                FileUse.write(
                    name, () -> Stores.open(Targets.folder(name), Version.text(), Version.build())))
        .orElseGet(() -> Stores.temporary(Version.text(), Version.build()));
  }
}
