package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.solver.Basis;

/**
 * What a search for a division has come to.
 *
 * @param name of the position
 * @param found the proof by the division that was found, if one was
 * @param missing why there is no certificate, if one was wanted and is not there
 */
public record DivideReport(String name, Optional<ByPartsReport> found, Optional<String> missing)
    implements Account {
  /**
   * Whether Black's win is proved; a search never shows that it is none. Open as long as a
   * certificate that is wanted is not there.
   */
  @Override
  public Optional<Boolean> holds() {
    return missing.isPresent() ? Optional.empty() : found.flatMap(ByPartsReport::holds);
  }

  @Override
  public ImmutableList<String> lines() {
    return found
        .map(report -> lines(report))
        .orElse(
            ImmutableList.of(
                name,
                "undecided: neither the search of the whole nor a division came to an end, which"
                    + " says nothing of who wins"));
  }

  private ImmutableList<String> lines(ByPartsReport report) {
    return ImmutableList.<String>builder()
        .addAll(report.lines())
        .addAll(missing.stream().toList())
        .build();
  }

  @Override
  public Document members() {
    return found
        .map(report -> report.members().add("missing", missing))
        .orElse(
            new Document()
                .add("name", name)
                .add("proved", Optional.empty())
                .add(Basis.NOTHING)
                .addEach("parts", ImmutableList.of(), part -> new Document()));
  }
}
