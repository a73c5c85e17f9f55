package org.hexproof.database;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.Decomposition.Made;
import org.hexproof.circuit.Part;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;

/**
 * Gives the parts of a region the names of a database: those worth what a small region is are
 * called so; what is made of two or three parts is taken apart, and so is what has no entry.
 */
final class NamedParts {
  private static final int TERMINALS = 3;

  /** What is made of more parts is a region that pinwheels don't make. */
  private static final int MOST_PARTS = 3;

  private static final int MOST_SIGNS = 60;

  private final Database database;
  private final EntryCircuits circuits;
  private final Lookup lookup;
  private final boolean ascii;
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final ImmutableList.Builder<Part> parts = ImmutableList.builder();
  private final List<String> ofParts = new ArrayList<>();
  private final List<String> ofWholes = new ArrayList<>();
  private int next;

  NamedParts(Database database, boolean ascii) throws IOException {
    this.database = database;
    this.circuits = EntryCircuits.of(database);
    this.lookup = new Lookup(database);
    this.ascii = ascii;
  }

  /** The circuit of a region with so many terminals. Once for each object. */
  Circuit circuit(Made whole, int outer) throws IOException {
    next = outer;
    parts.addAll(Part.joints(whole.terminals(), numbers));
    add(whole, true);
    return new Circuit("G", outer, parts.build());
  }

  /** Whether a value is that of a small region, or settled. */
  boolean isSmall(Game value) {
    try {
      OptionalInt reference = lookup.exact(value);
      return reference.isPresent() && isSmall(reference.getAsInt());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Which cells each part is, then what is made of several parts. */
  ImmutableList<String> remarks() {
    return ImmutableList.<String>builder().addAll(ofParts).addAll(ofWholes).build();
  }

  /** Adds what a position is made of, and tells what it is called. */
  private String add(Made made, boolean isAll) throws IOException {
    OptionalInt reference =
        made.value().isPresent() ? lookup.exact(made.value().get()) : OptionalInt.empty();
    if (reference.isPresent() && isSmall(reference.getAsInt()) && !made.cells().isEmpty()) {
      String name = addSmall(made, reference.getAsInt());
      ofParts.add(name + ": " + Joiner.on(' ').join(made.cells()));
      return name;
    }
    if (made.parts().isEmpty()) {
      return made.cells().isEmpty() ? "" : addCell(made);
    }
    if (!isAll && made.parts().size() > MOST_PARTS && reference.isPresent()) {
      String name = addValue(made, made.value().orElseThrow());
      ofParts.add(
          "%s: %s; %s"
              .formatted(
                  name, Joiner.on(' ').join(made.cells()), Lookup.where(reference.getAsInt())));
      return name;
    }
    List<String> names = new ArrayList<>();
    for (Made part : made.parts()) {
      names.add(add(part, false));
    }
    return addWhole(made, isAll, names, reference);
  }

  private boolean isSmall(int reference) throws IOException {
    DatabaseEntry.Origin origin = database.entry(reference / DatabaseEntry.SYMMETRIES).origin();
    return origin instanceof DatabaseEntry.Atom || origin instanceof DatabaseEntry.Primary;
  }

  private int number(int node) {
    return numbers.computeIfAbsent(node, key -> ++next);
  }

  private ImmutableIntArray numbered(Made made) {
    return ImmutableIntArray.copyOf(made.terminals().stream().map(this::number));
  }

  private String addSmall(Made made, int reference) {
    ImmutableList<Part> written = circuits.circuit("G", reference).parts();
    List<Part> own = new ArrayList<>();
    for (Part part : written) {
      ImmutableIntArray at =
          ImmutableIntArray.copyOf(
              part.nodes().stream().map(node -> number(made.terminals().get(node - 1))));
      // Terminals of the whole may be joined before.
      if (at.stream().distinct().count() > 1) {
        own.add(new Part(part.name(), part.dual(), at, part.mirrored()));
      }
    }
    parts.addAll(own);
    return own.isEmpty() ? "nothing" : Joiner.on(", ").join(own);
  }

  private String addCell(Made made) {
    String name = made.terminals().length() == 2 ? "P1" : "P2";
    Part part = new Part(name, false, numbered(made), false);
    parts.add(part);
    ofParts.add(part + ": " + made.cells().get(0));
    return part.toString();
  }

  private String addValue(Made made, Game value) {
    ImmutableIntArray.Builder nodes = ImmutableIntArray.builder().addAll(numbered(made));
    for (int i = made.terminals().length(); i < TERMINALS; i++) {
      nodes.add(++next);
    }
    Part part = new Part(text(value), false, nodes.build(), false);
    parts.add(part);
    return part.toString();
  }

  private String text(Game value) {
    return GameWriter.write(value, Posets.P3, ascii);
  }

  private String addWhole(Made made, boolean isAll, List<String> names, OptionalInt reference) {
    String name =
        (isAll ? "G" : "R" + (ofWholes.size() + 1))
            + numbered(made).stream()
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(",", "(", ")"));
    StringBuilder remark = new StringBuilder(name);
    remark
        .append(
            switch (made.shape()) {
              case PINWHEEL -> " is a pinwheel of ";
              case STAR -> " is a star of ";
              case OTHER -> " is made of ";
            })
        .append(Joiner.on(", ").join(names));
    String value = made.value().map(this::text).orElse("");
    if (!isAll && !value.isEmpty() && value.length() <= MOST_SIGNS) {
      remark.append("; worth ").append(value);
    }
    if (reference.isPresent()) {
      remark.append("; ").append(Lookup.where(reference.getAsInt()));
    }
    ofWholes.add(remark.toString());
    return name;
  }
}
