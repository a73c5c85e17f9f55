package org.hexproof.cli;

/**
 * How the memory of a process that builds a database is divided. Java's heap fills up to its limit
 * with garbage, so only that limit bounds the process; the launcher sets it.
 */
final class BuildMemory {
  /** The least that a build is begun with, in MiB. */
  static final int LEAST_MEBIBYTES = 1024;

  private static final int BESIDE_MEBIBYTES = 256;
  private static final int BESIDE_SHARE = 8;
  // A collector rounds the heap up to whole regions.
  private static final int ROUNDING_MEBIBYTES = 32;

  private BuildMemory() {}

  /** The heap of a process of so much memory, both in MiB. The launcher computes the same. */
  static long heap(long process) {
    return process - process / BESIDE_SHARE - BESIDE_MEBIBYTES;
  }

  /** Whether a process with so large a heap stays within so much memory, both in MiB. */
  static boolean isBounded(long heap, long process) {
    return heap <= heap(process) + ROUNDING_MEBIBYTES;
  }

  /** How many bytes of a heap a closure may take; the rest is for growing tables and garbage. */
  static long closureBytes(long heapBytes) {
    return heapBytes / 4 * 3;
  }
}
