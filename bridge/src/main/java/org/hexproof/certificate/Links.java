package org.hexproof.certificate;

/**
 * What is joined: a union-find over elements counted from 0. What is joined before {@link #keep}
 * stays; the rest is forgotten by {@link #reset} at no cost.
 */
final class Links {
  private final int[] kept;
  private final int[] parent;
  private final int[] stamp;
  private int now = 1;

  Links(int elements) {
    kept = new int[elements];
    parent = new int[elements];
    stamp = new int[elements];
    for (int i = 0; i < elements; i++) {
      kept[i] = i;
    }
  }

  void keep() {
    for (int i = 0; i < kept.length; i++) {
      hang(i, find(i));
    }
    System.arraycopy(parent, 0, kept, 0, kept.length);
  }

  void reset() {
    now++;
  }

  private int up(int element) {
    return stamp[element] == now ? parent[element] : kept[element];
  }

  private void hang(int element, int above) {
    parent[element] = above;
    stamp[element] = now;
  }

  /** The element that stands for all that are joined to this one. */
  int find(int element) {
    int at = element;
    while (up(at) != at) {
      hang(at, up(up(at)));
      at = up(at);
    }
    return at;
  }

  void join(int one, int other) {
    hang(find(one), find(other));
  }
}
