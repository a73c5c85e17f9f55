package org.hexproof.certificate.writing;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** A file of a proof that is divided, as far as it is written. */
final class Section {
  /** Where a claim of another section is: the name of its file, and its number there. */
  record Address(String file, int number) {}

  private final IntFunction<Address> others;
  private final Map<String, Integer> files = new LinkedHashMap<>();

  /** Of nodes of the whole proof their numbers here. */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private final StringBuilder lines = new StringBuilder();
  private final List<String> claims = new ArrayList<>();
  private final List<Integer> proved = new ArrayList<>();
  private int count;

  /** Nothing as yet; {@code others} tell where the claims of other nodes are stated. */
  Section(IntFunction<Address> others) {
    this.others = others;
  }

  /** Adds a node, behind what it names and is not here yet. */
  void add(NodeLine node) {
    String line = renamed(node);
    numbers.put(node.node(), add(line));
  }

  /** Adds lines of one's own, of which the last proves the claim of a node. */
  void add(int node, String file, String placed, List<String> more) {
    add("l " + number(file) + " " + placed);
    more.forEach(this::add);
    numbers.put(node, count - 1);
  }

  private int add(String line) {
    lines.append(line).append('\n');
    return count++;
  }

  /** The line, behind what it names. */
  String renamed(NodeLine node) {
    node.names().forEach(this::bring);
    return node.renamed(name -> count - numbers.get(name));
  }

  private void bring(int node) {
    if (!numbers.containsKey(node)) {
      Address stated = others.apply(node);
      numbers.put(node, add("l " + number(stated.file()) + " " + stated.number()));
    }
  }

  private int number(String file) {
    files.putIfAbsent(file, files.size() + 1);
    return files.get(file);
  }

  /** States the claim of a node for other sections; returns its number. */
  int state(int node, String claim) {
    claims.add("claim " + claim + "\n");
    proved.add(numbers.get(node));
    return claims.size();
  }

  boolean statesAny() {
    return !claims.isEmpty();
  }

  String files() {
    return files.keySet().stream().map(file -> "lemmas " + file + "\n").collect(joining());
  }

  String claims() {
    return String.join("", claims);
  }

  String nodes() {
    return lines.toString();
  }

  /** The end of a file of lemmas. */
  String end() {
    return proved.stream().map(number -> " " + (count - number)).collect(joining("", "e", "\n"));
  }
}
