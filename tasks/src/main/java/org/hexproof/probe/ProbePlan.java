package org.hexproof.probe;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.database.Database;

/**
 * How moves are probed.
 *
 * @param order which outcomes are told apart
 * @param bytes how much memory values, positions and the solver may take, each
 * @param time how long to search for witnesses
 * @param threads how many search
 * @param seed of the drawing of contexts
 * @param isTable whether to probe with each stone more beside the region, too
 * @param isSearch whether to search for witnesses, and not only to confirm those that are known
 * @param database has the pieces of contexts; without one those that come with the program
 */
public record ProbePlan(
    ProbedRegion.Order order,
    long bytes,
    Duration time,
    int threads,
    int seed,
    boolean isTable,
    boolean isSearch,
    Optional<Path> database) {
  Database open() throws IOException {
    return database.isPresent() ? Database.open(database.get()) : Database.shipped();
  }
}
