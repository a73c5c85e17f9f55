package org.hexproof.work;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.file.Formats;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.verify.Subject;

/** Units of the shipped library, and honest answers to them. */
final class WorkSamples {
  static final String SOLVER = "native test";
  private static final Path LIBRARY = Path.of("../templates/library");

  private WorkSamples() {}

  static ImmutableList<Unit> units(String... folders) throws IOException {
    List<Subject> subjects = new ArrayList<>();
    for (String part : folders) {
      List<Path> files;
      try (Stream<Path> all = Files.list(LIBRARY.resolve(part))) {
        files = all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
      }
      for (Path file : files) {
        subjects.addAll(subjects(file));
      }
    }
    Split split = new Split(/* minimality= */ true, SOLVER, "build-1", () -> false);
    subjects.forEach(split::take);
    return split.units();
  }

  private static List<Subject> subjects(Path file) throws IOException {
    List<Subject> subjects = new ArrayList<>();
    try {
      for (Entry entry : Member.entries(Formats.read(file.toString(), Files.readAllBytes(file)))) {
        subjects.add(new Subject(entry.place(), entry.template(Optional.empty())));
      }
    } catch (FormatException e) {
      throw new IllegalStateException(e);
    }
    return subjects;
  }

  static UnitList list(List<Unit> units) {
    return new UnitList(
        units.stream().collect(ImmutableMap.toImmutableMap(Unit::hash, unit -> unit)),
        ImmutableList.of());
  }

  /** In the order of the units. */
  static ImmutableList<UnitReply> replies(List<Unit> units) throws IOException {
    List<UnitReply> replies = new ArrayList<>();
    try (WorkRun run =
        new WorkRun(
            units,
            () -> EmbeddedLibrary.load().newSolver(1),
            Optional.empty(),
            Limits.DEFAULT,
            "build-1",
            /* threads= */ 2)) {
      run.begin(replies::add).join();
    }
    List<String> order = units.stream().map(Unit::hash).toList();
    return replies.stream()
        .sorted(Comparator.comparingInt(reply -> order.indexOf(reply.unit())))
        .collect(ImmutableList.toImmutableList());
  }
}
