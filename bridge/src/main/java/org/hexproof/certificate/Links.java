package org.hexproof.certificate;

/** What is joined: a union-find over elements counted from 0. */
final class Links {
  private final int[] parent;

  Links(int elements) {
    parent = new int[elements];
    for (int i = 0; i < elements; i++) {
      parent[i] = i;
    }
  }

  Links(Links other) {
    parent = other.parent.clone();
  }

  /** The element that stands for all that are joined to this one. */
  int find(int element) {
    int at = element;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  void join(int one, int other) {
    parent[find(one)] = find(other);
  }
}
