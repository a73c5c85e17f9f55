package org.hexproof.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.value.Poset;

/** All outcomes of a poset, each with those just above it. */
public record OutcomeList(Poset poset, boolean ascii) implements Account {
  @Override
  public ImmutableList<String> lines() {
    OutcomeText text = new OutcomeText(poset, ascii);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (int atom = 0; atom < poset.size(); atom++) {
      List<String> above = above(atom);
      lines.add(
          text.name(atom)
              + (above.isEmpty() ? "" : " < " + String.join(", ", above))
              + text.meaning(atom));
    }
    return lines.build();
  }

  private ImmutableList<String> above(int atom) {
    List<Integer> least = new ArrayList<>();
    // Atoms are numbered such that lesser ones come first.
    for (int other = atom + 1; other < poset.size(); other++) {
      int above = other;
      if (poset.leq(atom, other) && least.stream().noneMatch(each -> poset.leq(each, above))) {
        least.add(other);
      }
    }
    return least.stream().map(this::name).collect(toImmutableList());
  }

  private String name(int atom) {
    return new OutcomeText(poset, ascii).name(atom);
  }

  @Override
  public Document members() {
    Document above = new Document();
    for (int atom = 0; atom < poset.size(); atom++) {
      above.add(name(atom), above(atom));
    }
    return new Document().add("above", above);
  }
}
