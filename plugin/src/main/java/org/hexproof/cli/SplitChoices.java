package org.hexproof.cli;

import java.time.Duration;
import java.util.Optional;
import org.hexproof.prove.Splitting;
import org.hexproof.prove.Stores;
import org.hexproof.report.ProveReport;
import org.hexproof.solver.Version;

/**
 * When the solves of {@code hexproof verify} or {@code work} are split.
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
    Duration timeout = line.get(Asking.TIMEOUT);
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

  /** What comes of it, with the stores of what is split. */
  Splitting.Manner manner(Stores stores) {
    return new Splitting.Manner(after, stores, state -> "split: " + ProveReport.shortLine(state));
  }

  /** The stores of what is split, to be closed. */
  static Stores stores(Optional<SplitChoices> split) {
    return split
        .flatMap(SplitChoices::store)
        .map(
            name ->
                FileUse.write(
                    name, () -> Stores.open(Targets.folder(name), Version.text(), Version.build())))
        .orElseGet(Stores::inMemory);
  }
}
