package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.solver.Basis;

/**
 * What a search for a division has come to.
 *
 * @param name of the position
 * @param found the proof by the division that was found, if one was
 */
public record DivideReport(String name, Optional<ByPartsReport> found) implements Account {
  /** Whether Black's win is proved; a search never shows that it is none. */
  @Override
  public Optional<Boolean> holds() {
    return found.flatMap(ByPartsReport::holds);
  }

  @Override
  public ImmutableList<String> lines() {
    return found
        .map(ByPartsReport::lines)
        .orElse(
            ImmutableList.of(
                name,
                "undecided: neither the search of the whole nor a division along the row of a black"
                    + " stone came to an end, which says nothing of who wins"));
  }

  @Override
  public Document members() {
    return found
        .map(ByPartsReport::members)
        .orElse(
            new Document()
                .add("name", name)
                .add("proved", Optional.empty())
                .add(Basis.NOTHING)
                .addEach("parts", ImmutableList.of(), part -> new Document()));
  }
}
