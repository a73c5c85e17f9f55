package org.hexproof.value;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Short names of values that are too long to write: SHA-256 of an atom's name, or of the digests of
 * the options, sorted. Equal forms over posets with the same names have equal digests, on every
 * machine; so do equal values, by their canonical forms.
 */
public final class Digest {
  private static final Comparator<HashCode> ORDER = Comparator.comparing(HashCode::toString);

  private final Poset poset;
  private final IdentityHashMap<Game, HashCode> known = new IdentityHashMap<>();

  private Digest(Poset poset) {
    this.poset = poset;
  }

  /** The digest of a form: 64 hexadecimal digits. */
  public static String of(Game game, Poset poset) {
    return new Digest(poset).digest(game).toString();
  }

  private HashCode digest(Game game) {
    if (!(game instanceof Game.Options options)) {
      String name = poset.name(((Game.Atom) game).atom());
      return Hashing.sha256()
          .newHasher()
          .putByte((byte) 0)
          .putString(name, StandardCharsets.UTF_8)
          .hash();
    }
    HashCode digest = known.get(game);
    if (digest == null) {
      Hasher hasher = Hashing.sha256().newHasher().putByte((byte) 1);
      put(options.left(), hasher);
      put(options.right(), hasher);
      digest = hasher.hash();
      known.put(game, digest);
    }
    return digest;
  }

  private void put(List<Game> options, Hasher hasher) {
    hasher.putInt(options.size());
    options.stream()
        .map(this::digest)
        .sorted(ORDER)
        .forEach(digest -> hasher.putBytes(digest.asBytes()));
  }
}
