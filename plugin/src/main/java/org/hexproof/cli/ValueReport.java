package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.SubsetPoset;
import org.hexproof.value.Values;

/** Writes a value, what it is compared with, and what its outcomes mean. */
final class ValueReport {
  private static final long MAX_ATOMS = 100_000;
  private static final int MAX_LINES = 1_000;
  private static final int FORMAT_VERSION = 1;

  private final ValueSubject subject;
  private final Values values;
  private final Game value;
  private final Optional<Integer> other;
  private final boolean ascii;

  ValueReport(ValueSubject subject, Optional<Integer> other, boolean ascii) {
    this.subject = subject;
    this.values = subject.values();
    this.value = values.form(subject.value());
    this.other = other;
    this.ascii = ascii;
  }

  void writeText(Writer out, boolean form, boolean follow) throws IOException {
    if (form) {
      out.write(text(subject.form().orElseThrow()) + "\n");
    }
    out.write(text(value) + "\n");
    if (other.isPresent()) {
      out.write(comparison(other.get()) + "\n");
    }
    if (follow) {
      List<String> lines = new ArrayList<>();
      follow(value, 1, lines);
      for (String line : lines.subList(0, Math.min(lines.size(), MAX_LINES))) {
        out.write(line + "\n");
      }
      if (lines.size() > MAX_LINES) {
        out.write("…\n");
      }
    }
    for (int atom : explained()) {
      SubsetPoset poset = (SubsetPoset) values.poset();
      String pairs = String.join(", ", poset.describe(atom));
      out.write(poset.name(atom) + ": joins " + (pairs.isEmpty() ? "nothing" : pairs) + "\n");
    }
  }

  void writeJson(Writer out) throws IOException {
    JsonWriter json = new JsonWriter(out);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.beginObject();
    json.name("version").value(FORMAT_VERSION);
    json.name("value");
    if (value.atoms() <= MAX_ATOMS) {
      json.value(GameWriter.write(value, values.poset(), ascii));
    } else {
      json.nullValue();
    }
    json.name("atoms").value(value.atoms());
    json.name("depth").value(value.depth());
    if (other.isPresent()) {
      json.name("leq").value(values.leq(subject.value(), other.get()));
      json.name("geq").value(values.leq(other.get(), subject.value()));
    }
    if (!explained().isEmpty()) {
      SubsetPoset poset = (SubsetPoset) values.poset();
      json.name("outcomes").beginObject();
      for (int atom : explained()) {
        json.name(poset.name(atom)).beginArray();
        for (String pair : poset.describe(atom)) {
          json.value(pair);
        }
        json.endArray();
      }
      json.endObject();
    }
    json.endObject();
    json.flush();
    out.write("\n");
  }

  private String text(Game game) {
    return game.atoms() <= MAX_ATOMS
        ? GameWriter.write(game, values.poset(), ascii)
        : "a value of depth "
            + game.depth()
            + " with "
            + (game.atoms() == Long.MAX_VALUE ? "very many" : Long.toString(game.atoms()))
            + " atoms, too long to print";
  }

  private String comparison(int with) {
    boolean leq = values.leq(subject.value(), with);
    boolean geq = values.leq(with, subject.value());
    String sign = leq ? (geq ? "=" : "<=") : geq ? ">=" : "||";
    return sign + "  (<= " + (leq ? "yes" : "no") + ", >= " + (geq ? "yes" : "no") + ")";
  }

  private void follow(Game game, int level, List<String> lines) {
    if (!(game instanceof Game.Options options) || lines.size() > MAX_LINES) {
      return;
    }
    String indent = "  ".repeat(level);
    for (Game option : options.left()) {
      lines.add(indent + "Black: " + text(option));
      follow(option, level + 1, lines);
    }
    for (Game option : options.right()) {
      lines.add(indent + "White: " + text(option));
      follow(option, level + 1, lines);
    }
  }

  /** The outcomes of the value that have no names of their own. */
  private ImmutableList<Integer> explained() {
    if (!(values.poset() instanceof SubsetPoset)) {
      return ImmutableList.of();
    }
    BitSet atoms = new BitSet();
    collect(value, atoms, new IdentityHashMap<>());
    return atoms.stream().boxed().collect(ImmutableList.toImmutableList());
  }

  private static void collect(Game game, BitSet atoms, IdentityHashMap<Game, Boolean> seen) {
    if (game instanceof Game.Atom atom) {
      atoms.set(atom.atom());
    } else if (game instanceof Game.Options options && seen.put(game, true) == null) {
      options.left().forEach(option -> collect(option, atoms, seen));
      options.right().forEach(option -> collect(option, atoms, seen));
    }
  }
}
