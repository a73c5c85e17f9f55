package org.hexproof.cli;

import java.io.Closeable;
import java.util.Optional;
import org.hexproof.coloring.SmallGames;
import org.hexproof.report.Counted;
import org.hexproof.terminal.Progress;

/** Shows how far the search of small games is, and gives up when the user stops the program. */
final class SmallGamesWatch implements SmallGames.Watch, Closeable {
  private final Surroundings surroundings;
  private Optional<Progress> progress = Optional.empty();

  SmallGamesWatch(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public void begin(int cells, long games) {
    close();
    progress =
        Optional.of(surroundings.watch().count("games of " + Counted.of(cells, "cell"), games));
  }

  @Override
  public void step(long games) {
    progress.ifPresent(shown -> shown.stepOrStop(games));
  }

  @Override
  public void close() {
    progress.ifPresent(Progress::close);
    progress = Optional.empty();
  }
}
