package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * One thread's way into a {@link Store}: turns games into canonical values and compares them. A
 * value is an integer handle of the store.
 *
 * <p>Several threads may work on one store, each with its own object of this class.
 */
public final class Values {
  private static final int DEFAULT_CACHE_BITS = 16;

  /** For deep games: comparisons that are not remembered are made again and again. */
  public static final int DEEP_CACHE_BITS = 20;

  private final Store store;
  private final Order order;
  private final Simplifier simplifier;

  /** Works on a new store with the default limit. */
  public Values(Poset poset) {
    this(new Store(poset));
  }

  public Values(Store store) {
    this(store, DEFAULT_CACHE_BITS);
  }

  /**
   * Works on this store; comparisons are remembered in up to two to this power entries of eight
   * bytes.
   */
  public Values(Store store, int cacheBits) {
    checkArgument(cacheBits >= 4 && cacheBits <= 28, "a cache has 2^4 to 2^28 entries");
    this.store = store;
    this.order = new Order(store, cacheBits);
    this.simplifier = new Simplifier(store, order);
  }

  public Store store() {
    return store;
  }

  public Poset poset() {
    return store.poset();
  }

  public int top() {
    return poset().top();
  }

  public int bottom() {
    return poset().bottom();
  }

  /** The value of the game with these options, at least one on each side, in any order. */
  public int of(int[] left, int[] right) {
    checkArgument(left.length > 0 && right.length > 0, "both players need an option");
    return simplifier.simplify(left, right);
  }

  /** The value of a game form. Parts that the form shares are simplified once. */
  public int of(Game game) {
    return of(game, new IdentityHashMap<>());
  }

  /** Its value and, in the map, those of all its composite followers. */
  int of(Game game, IdentityHashMap<Game, Integer> known) {
    if (game instanceof Game.Options options) {
      Integer value = known.get(game);
      if (value == null) {
        value = of(all(options.left(), known), all(options.right(), known));
        known.put(game, value);
      }
      return value;
    }
    int atom = ((Game.Atom) game).atom();
    checkArgument(atom >= 0 && atom < poset().size(), "the poset has no atom %s", atom);
    return atom;
  }

  private int[] all(ImmutableList<Game> options, IdentityHashMap<Game, Integer> known) {
    int[] all = new int[options.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = of(options.get(i), known);
    }
    return all;
  }

  public Game form(int value) {
    return form(value, new Int2ObjectOpenHashMap<>());
  }

  private Game form(int value, Int2ObjectMap<Game> known) {
    Game form = known.get(value);
    if (form == null) {
      form =
          store.isAtom(value)
              ? Game.atom(value)
              : Game.of(forms(store.lefts(value), known), forms(store.rights(value), known));
      known.put(value, form);
    }
    return form;
  }

  private List<Game> forms(int[] options, Int2ObjectMap<Game> known) {
    return Arrays.stream(options).mapToObj(option -> form(option, known)).toList();
  }

  /** Whether g &lt;= h: h is at least as good for Left. */
  public boolean leq(int g, int h) {
    return order.leq(g, h);
  }

  /** Whether g ◁ h: moving first in h is at least as good for Left as moving second in g. */
  public boolean leqFirst(int g, int h) {
    return order.leqFirst(g, h);
  }

  /**
   * Whether the canonical form is passable: G ◁ G for it and all its followers ([H3T], Definition
   * 3.3). By Theorem 3.4 this holds iff the value is that of some monotone game.
   */
  public boolean isPassable(int value) {
    return isPassable(value, new IntOpenHashSet());
  }

  private boolean isPassable(int value, IntSet known) {
    if (store.isAtom(value) || !known.add(value)) {
      return true;
    }
    return leqFirst(value, value)
        && Arrays.stream(store.lefts(value)).allMatch(option -> isPassable(option, known))
        && Arrays.stream(store.rights(value)).allMatch(option -> isPassable(option, known));
  }

  /** Whether the form, not just its value, is passable: G ◁ G for it and all its followers. */
  public boolean isPassable(Game form) {
    return Flaw.ofPassable(this, form).isEmpty();
  }

  /**
   * Whether the form is monotone: no option of it or of its followers makes its player's position
   * worse ([H3T], Definition 3.3).
   */
  public boolean isMonotone(Game form) {
    return Flaw.ofMonotone(this, form).isEmpty();
  }
}
