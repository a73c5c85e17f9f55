package org.hexproof.prove;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;

/** The hash of a transaction, which covers its rows in their order and the transaction before. */
final class HashChain {
  private final Hasher hasher;

  private HashChain(byte[] before) {
    hasher = Hashing.sha256().newHasher().putBytes(before);
  }

  /** What the first transaction follows. */
  static HashCode start(String header) {
    return Hashing.sha256().hashString(header, StandardCharsets.UTF_8);
  }

  static HashChain after(HashCode before) {
    return new HashChain(before.asBytes());
  }

  void add(Row row) {
    hasher.putInt(row.key().length).putBytes(row.key());
    hasher.putInt(row.proof().length).putBytes(row.proof());
    hasher.putInt(row.work());
  }

  HashCode end() {
    return hasher.hash();
  }
}
