package org.hexproof.certificate.writing;

import com.google.common.collect.ImmutableList;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.Claim;
import org.hexproof.certificate.Lemmas;
import org.hexproof.certificate.Placement;
import org.hexproof.certificate.Sheet;
import org.hexproof.certificate.Sheet.Site;
import org.hexproof.certificate.Start;
import org.hexproof.certificate.statement.Proven.CheckedLemmas;
import org.hexproof.file.Room;

/** Finds claims of a proof that lemmas prove when they are put in the right place. */
final class Citations implements Closeable {
  /** The six steps from a place to those that it touches, in turn. */
  private static final ImmutableList<Site> STEPS =
      ImmutableList.of(
          new Site(1, 0),
          new Site(0, 1),
          new Site(-1, 1),
          new Site(-1, 0),
          new Site(0, -1),
          new Site(1, -1));

  /**
   * A lemma in a place.
   *
   * @param line what follows the number of its file in the line of a node
   * @param more lines behind it, if its target is not quite the one that is wanted
   */
  record Citation(String file, String line, ImmutableList<String> more) {}

  private final Map<String, Lemmas> files = new LinkedHashMap<>();

  private Citations() {}

  /** Of the lemmas of these files, or fails with a {@link CertificateException}. */
  static Citations of(List<Path> paths, BooleanSupplier stopped) throws IOException {
    Citations citations = new Citations();
    try (Checking checking = new Checking(Checking.memory(), 1, stopped)) {
      for (Path path : paths) {
        if (!(checking.proven(path) instanceof CheckedLemmas)) {
          throw new IllegalArgumentException(path + ": is no file of lemmas");
        }
        citations.files.put(
            path.getFileName().toString(),
            Lemmas.of(path, Room.withFile(Checking.memory() / paths.size()), stopped));
      }
      return citations;
    } catch (IOException | IllegalArgumentException e) {
      citations.close();
      throw e;
    }
  }

  @Override
  public void close() throws IOException {
    for (Lemmas lemmas : files.values()) {
      lemmas.close();
    }
  }

  /** The lemma of the smallest room that proves the claim, which is about this start. */
  Optional<Citation> of(Start start, Claim claim) throws IOException {
    Citation found = null;
    int room = Integer.MAX_VALUE;
    if (claim.target() == Claim.GOAL) {
      return Optional.empty();
    }
    for (Map.Entry<String, Lemmas> file : files.entrySet()) {
      Lemmas lemmas = file.getValue();
      for (int number = 0; number < lemmas.claims().size(); number++) {
        Claim lemma = lemmas.claims().get(number);
        for (Placement placement : placements(lemmas.start(), start, lemma, claim)) {
          Optional<Claim> placed = fitting(placement, lemma, claim);
          if (placed.isPresent() && placed.get().room().cardinality() < room) {
            room = placed.get().room().cardinality();
            String line = (number + 1) + text(placement, start.sheet());
            found = new Citation(file.getKey(), line, bent(start, placed.get(), claim));
          }
        }
      }
    }
    return Optional.ofNullable(found);
  }

  /** Those that bring the ends of the lemma to where the claim's are joined. */
  private static List<Placement> placements(Start from, Start start, Claim lemma, Claim claim) {
    List<Placement> found = new ArrayList<>();
    int[] ends = {Claim.first(lemma.target()), Claim.second(lemma.target())};
    int[] wanted = {Claim.first(claim.target()), Claim.second(claim.target())};
    for (int end = 0; end < ends.length && lemma.target() != Claim.GOAL; end++) {
      for (int want = 0; want < wanted.length && from.sheet().isCell(ends[end]); want++) {
        for (int there : start.cells(wanted[want])) {
          for (int i = 0; i < 2 * STEPS.size(); i++) {
            Site right = STEPS.get(i % STEPS.size());
            Site down = STEPS.get((i + (i < STEPS.size() ? 1 : 5)) % STEPS.size());
            Placement placement = bringing(from, ends[end], start, there, right, down);
            int other = placement.of(ends[1 - end]);
            if (other >= 0 && start.areOne(other, wanted[1 - want])) {
              found.add(placement);
            }
          }
        }
      }
    }
    return found;
  }

  private static Placement bringing(
      Start from, int place, Start start, int there, Site right, Site down) {
    int cols = from.sheet().col(place) - 1;
    int rows = from.sheet().row(place) - 1;
    Site a =
        new Site(
            start.sheet().col(there) - cols * right.col() - rows * down.col(),
            start.sheet().row(there) - cols * right.row() - rows * down.row());
    Site b = new Site(a.col() + right.col(), a.row() + right.row());
    Site c = new Site(a.col() + down.col(), a.row() + down.row());
    return new Placement(from, start, a, b, c);
  }

  private static String text(Placement placed, Sheet on) {
    return " " + on.name(placed.a()) + " " + on.name(placed.b()) + " " + on.name(placed.c());
  }

  private static Optional<Claim> fitting(Placement placement, Claim lemma, Claim claim) {
    Claim placed;
    try {
      placed = placement.of(lemma);
    } catch (Placement.Misfit e) {
      return Optional.empty();
    }
    BitSet more = (BitSet) placed.room().clone();
    more.andNot(claim.room());
    more.or(placed.need());
    more.andNot(claim.need());
    return more.isEmpty() ? Optional.of(placed) : Optional.empty();
  }

  /**
   * A join from the lemma's target to the claim's, if they are different. It needs all that the
   * claim needed: captured cells may be dead by these stones.
   */
  private static ImmutableList<String> bent(Start start, Claim placed, Claim claim) {
    if (placed.target() == claim.target() && placed.need().equals(claim.need())) {
      return ImmutableList.of();
    }
    BitSet more = (BitSet) claim.need().clone();
    more.andNot(placed.need());
    SortedSet<Integer> stones = new TreeSet<>(start.places(more).boxed().toList());
    StringBuilder line = new StringBuilder("j");
    for (int end : new int[] {Claim.first(claim.target()), Claim.second(claim.target())}) {
      line.append(' ').append(start.sheet().name(end));
      if (!start.isOwn(end)) {
        stones.add(end);
      }
    }
    line.append(" ;");
    stones.forEach(stone -> line.append(' ').append(start.sheet().name(stone)));
    return ImmutableList.of(line + " ; 1");
  }
}
