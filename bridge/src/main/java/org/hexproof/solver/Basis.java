package org.hexproof.solver;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.hexproof.word.Labelled;

/**
 * What a verdict rests on: all of these had a say. What is put together from several verdicts, each
 * of which it needs or which confirm each other, rests on whatever any of them rests on, so that
 * the weakest of them is named.
 *
 * @param grounds in the order of {@link Ground}; empty where nobody was asked
 */
public record Basis(ImmutableSet<Ground> grounds) {
  /** Who had a say. */
  public enum Ground implements Labelled {
    /** A solver found it in this run, by itself. */
    SOLVER,
    /** A solver found it with the help of what the store of an earlier run had. */
    STORE,
    /** An earlier run wrote it into a file; nobody found it again. */
    JOURNAL,
    /** Our checker found the proof in order, wherever that comes from. */
    CERTIFICATE,
    /** The value was computed and compared. */
    VALUE
  }

  public static final Basis NOTHING = of();
  public static final Basis SOLVER = of(Ground.SOLVER);
  public static final Basis STORE = of(Ground.STORE);
  public static final Basis JOURNAL = of(Ground.JOURNAL);
  public static final Basis CERTIFICATE = of(Ground.CERTIFICATE);
  public static final Basis VALUE = of(Ground.VALUE);

  /** Brings the grounds into their order. */
  public Basis {
    grounds = Sets.immutableEnumSet(grounds);
  }

  private static Basis of(Ground... grounds) {
    return new Basis(ImmutableSet.copyOf(grounds));
  }

  /** What rests on this and on that. */
  public Basis and(Basis other) {
    Set<Ground> both = EnumSet.noneOf(Ground.class);
    both.addAll(grounds);
    both.addAll(other.grounds);
    return new Basis(ImmutableSet.copyOf(both));
  }

  /** The names of the grounds. */
  public ImmutableList<String> labels() {
    return grounds.stream().map(Ground::label).collect(ImmutableList.toImmutableList());
  }

  /** In words, as in {@code rests on: store}; nothing where nobody was asked. */
  public Optional<String> words() {
    return NOTHING.equals(this)
        ? Optional.empty()
        : Optional.of("rests on: " + labels().stream().collect(joining(", ")));
  }

  /** The same where it is more than what solvers say by themselves. */
  public Optional<String> remark() {
    return words().filter(words -> !SOLVER.equals(this));
  }
}
