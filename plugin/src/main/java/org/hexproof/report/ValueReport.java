package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.expression.ValueSubject;
import org.hexproof.value.Game;
import org.hexproof.value.GameForms;
import org.hexproof.value.SubsetPoset;
import org.hexproof.value.Values;

/** A value, what it is compared with, and what its outcomes mean. */
public final class ValueReport implements Account {
  private static final long MAX_ATOMS = 100_000;
  private static final int MAX_LINES = 1_000;

  /**
   * What is printed.
   *
   * @param form also the game with nothing simplified
   * @param follow also the options, and theirs
   * @param outcomes also all outcomes, not only those of the value, and their order
   * @param ascii T and F for ⊤ and ⊥
   */
  public record Style(boolean form, boolean follow, boolean outcomes, boolean ascii) {}

  private final ValueSubject subject;
  private final Values values;
  private final Game value;
  private final Optional<Integer> other;
  private final Style style;
  private final GameText text;
  private final OutcomeText outcome;

  /** Of a value, and of what it is compared with. */
  public ValueReport(ValueSubject subject, Optional<Integer> other, Style style) {
    this.subject = subject;
    this.values = subject.values();
    this.value = values.form(subject.value());
    this.other = other;
    this.style = style;
    this.text = new GameText(values.poset(), style.ascii(), MAX_ATOMS);
    this.outcome = new OutcomeText(values.poset(), style.ascii());
  }

  public static ValueReport of(ValueSubject subject, boolean ascii) {
    return new ValueReport(subject, Optional.empty(), new Style(false, false, false, ascii));
  }

  /** The value, in one line. */
  String value() {
    return text.of(value);
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    if (style.form()) {
      lines.add(text.of(subject.form().orElseThrow().get()));
    }
    lines.add(text.of(value));
    other.ifPresent(with -> lines.add(comparison(with)));
    if (style.follow()) {
      List<String> tree = new ArrayList<>();
      follow(value, 1, tree);
      lines.addAll(tree.subList(0, Math.min(tree.size(), MAX_LINES)));
      if (tree.size() > MAX_LINES) {
        lines.add("…");
      }
    }
    if (style.outcomes()) {
      return lines.addAll(all().lines()).build();
    }
    if (text.isTooLong(value)) {
      return lines.build();
    }
    for (int atom : explained()) {
      lines.add(outcome.name(atom) + outcome.meaning(atom));
    }
    return lines.build();
  }

  private OutcomeList all() {
    return new OutcomeList(values.poset(), style.ascii());
  }

  @Override
  public Document members() {
    Document members = new Document();
    if (text.isTooLong(value)) {
      members.add("value", Optional.empty()).add("digest", text.digest(value));
    } else {
      members.add("value", text.of(value));
    }
    members.add("atoms", GameForms.atoms(value)).add("depth", value.depth());
    if (other.isPresent()) {
      members
          .add("leq", values.leq(subject.value(), other.get()))
          .add("geq", values.leq(other.get(), subject.value()));
    }
    if (style.outcomes()) {
      members.addAll(all().members());
    }
    if (!explained().isEmpty()) {
      SubsetPoset poset = (SubsetPoset) values.poset();
      Document outcomes = new Document();
      explained().forEach(atom -> outcomes.add(poset.name(atom), poset.describe(atom)));
      members.add("outcomes", outcomes);
    }
    return members;
  }

  private String comparison(int with) {
    boolean leq = values.leq(subject.value(), with);
    boolean geq = values.leq(with, subject.value());
    String sign = leq ? (geq ? "=" : "<=") : geq ? ">=" : "||";
    return "%s  (<= %s, >= %s)".formatted(sign, leq ? "yes" : "no", geq ? "yes" : "no");
  }

  private void follow(Game game, int level, List<String> lines) {
    if (!(game instanceof Game.Options options) || lines.size() > MAX_LINES) {
      return;
    }
    String indent = "  ".repeat(level);
    for (Game option : options.left()) {
      lines.add(indent + "Black: " + text.of(option));
      follow(option, level + 1, lines);
    }
    for (Game option : options.right()) {
      lines.add(indent + "White: " + text.of(option));
      follow(option, level + 1, lines);
    }
  }

  private ImmutableList<Integer> explained() {
    return outcome.found(value);
  }
}
