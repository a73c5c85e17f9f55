package org.hexproof.closure;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.math.IntMath;
import java.math.RoundingMode;
import java.util.Optional;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.database.DatabaseEntry;
import org.hexproof.database.ProgressMonitor;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.value.GameWriter;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * The closure of the atoms and the primary positions under renumbering, duality and the pinwheel,
 * without values of too many atoms. It grows level by level: all pinwheels whose parts weigh so
 * much together; at any time it may turn to another order.
 *
 * <p>The pinwheel of canonical forms is computed from those of its followers, which weigh less, so
 * a level costs one simplification for each triple of parts. Levels don't depend on the number of
 * threads.
 */
public final class Closure {
  // All threads together remember so many comparisons, as a power of two.
  private static final int CACHE_BITS = 21;
  private static final int LEAST_CACHE_BITS = 16;
  // Places in the table of orbits, and for each the images, weights, cells and origin.
  private static final long ORBIT_BYTES = 73;
  private static final long LABELLED_BYTES = 4;
  // What threads remember.
  private static final long CACHE_BYTES = 128 << 20;

  private final Store store;
  private final Values values;
  private final OrbitTable orbits;
  private final Recipes recipes = new Recipes();
  private final ClosureState state;
  private Stage stage;

  /**
   * The atoms and the primary positions, which nothing can stop. Where there is a log, batches are
   * taken from it as long as it has some, then noted in it.
   *
   * @param primaries those with too many atoms are left out
   * @param maxAtoms values of more atoms are dropped
   */
  public Closure(
      Growth growth,
      ImmutableList<PrimaryPosition> primaries,
      int maxAtoms,
      int threads,
      Optional<GrowthLog> log) {
    checkArgument(maxAtoms >= 1 && threads >= 1, "at least one atom and one thread");
    this.store = new Store(Posets.P3, Long.MAX_VALUE);
    this.values = new Values(store);
    ImmutableList<OrbitTable.GroupMember> group = TerminalSymmetry.members();
    this.orbits = new OrbitTable(store, group);
    for (int atom = 0; atom < Posets.P3.size(); atom++) {
      addPrimary(atom, 0, -1);
    }
    for (int i = 0; i < primaries.size(); i++) {
      int value = values.of(primaries.get(i).value());
      if (store.atoms(value) <= maxAtoms) {
        addPrimary(value, primaries.get(i).cells(), i);
      }
    }
    int bits = CACHE_BITS - IntMath.log2(threads, RoundingMode.CEILING);
    ImmutableList.Builder<Values> ways = ImmutableList.builder();
    for (int i = 0; i < threads; i++) {
      ways.add(new Values(store, Math.max(LEAST_CACHE_BITS, bits)));
    }
    this.state =
        new ClosureState(
            store, orbits, new PinwheelSymmetries(group), recipes, maxAtoms, ways.build(), log);
    this.stage = new Stage(growth, maxAtoms, state);
  }

  private void addPrimary(int value, int cells, int primary) {
    orbits.add(value);
    int orbit = orbits.orbit(value);
    if (cells < recipes.cells(orbit)) {
      recipes.setPrimary(orbit, cells, orbits.member(value), primary);
    }
  }

  public Store store() {
    return store;
  }

  /** Which values are there up to renumbering and duality. */
  public OrbitTable orbits() {
    return orbits;
  }

  /**
   * Whether the orbit's values are in the closure. Others only occur as options: they have too many
   * atoms, or nothing found so far is worth as much.
   */
  public boolean contains(int orbit) {
    return recipes.cells(orbit) != Recipes.UNKNOWN;
  }

  /** The number of orbits in the closure. */
  public int size() {
    return recipes.realised();
  }

  /** The fewest cells for an orbit in the closure, once they are settled. */
  public int cells(int orbit) {
    checkArgument(contains(orbit), "orbit %s is not in the closure", orbit);
    return recipes.cells(orbit);
  }

  /** The reference to a value of the closure, with its orbit as the entry's number. */
  public int reference(int value) {
    return DatabaseEntry.SYMMETRIES * orbits.orbit(value) + orbits.member(value);
  }

  /** An orbit of the closure, which must be settled, as an entry with its number. */
  public DatabaseEntry entry(int orbit) {
    int value = orbits.representative(orbit);
    String form = GameWriter.write(values.form(value), Posets.P3, true);
    return new DatabaseEntry(
        orbit,
        form,
        cells(orbit),
        store.atoms(value),
        orbits.values(orbit).length,
        recipes.member(orbit),
        origin(orbit));
  }

  private DatabaseEntry.Origin origin(int orbit) {
    if (store.isAtom(orbits.representative(orbit))) {
      return new DatabaseEntry.Atom(
          orbits.image(orbits.representative(orbit), recipes.member(orbit)));
    }
    return recipes.isPrimary(orbit)
        ? new DatabaseEntry.Primary(recipes.primary(orbit))
        : new DatabaseEntry.Pinwheel(
            reference(recipes.part(orbit, 0)),
            reference(recipes.part(orbit, 1)),
            reference(recipes.part(orbit, 2)));
  }

  Recipes recipes() {
    return recipes;
  }

  /** The last level that is complete; the weight of three atoms less one at first. */
  public int level() {
    return stage.level();
  }

  /**
   * About how much memory it all takes, in bytes. It depends on what is there only, not on how it
   * came.
   */
  public long bytes() {
    return store.filledBytes()
        + ORBIT_BYTES * orbits.size()
        + LABELLED_BYTES * orbits.labelled()
        + stage.bytes()
        + CACHE_BYTES;
  }

  public long pinwheels() {
    return stage.pinwheels();
  }

  /**
   * Computes all pinwheels of parts whose weights' sum is one more than before, and what follows
   * from those.
   *
   * @return whether the level is complete
   * @throws java.io.UncheckedIOException if there is a log and it can't be written, or doesn't fit
   */
  public boolean grow(ProgressMonitor monitor) {
    return stage.grow(monitor);
  }

  /**
   * Settles the cells and begins another order, or the same with other parts, from all that is
   * there; no values of more than {@code partAtoms} are parts. It tells whether it was not stopped.
   */
  public boolean turnTo(Growth growth, int partAtoms, ProgressMonitor monitor) {
    boolean settled = settle(monitor);
    stage = new Stage(growth, partAtoms, state);
    return settled;
  }

  /**
   * Settles the fewest cells: a part that was found to take fewer lets what is made of it take
   * fewer. It tells whether all are settled, and it was not stopped.
   */
  public boolean settle(ProgressMonitor monitor) {
    return stage.settle(monitor);
  }
}
