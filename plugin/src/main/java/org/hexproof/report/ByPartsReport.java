package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.division.Cut;
import org.hexproof.division.Way;
import org.hexproof.parts.PartFinding;
import org.hexproof.parts.SumFinding;
import org.hexproof.solver.Basis;

/**
 * What a proof by parts has come to.
 *
 * @param cuts the contacts that Black gives up
 * @param naming what words call the players
 */
public record ByPartsReport(
    String name,
    ImmutableList<PartFinding> parts,
    SumFinding sum,
    ImmutableSortedSet<Cut> cuts,
    Naming naming)
    implements Account {
  /** Whether Black's win is proved; nothing if a part is undecided. */
  @Override
  public Optional<Boolean> holds() {
    if (!sum.enough() || parts.stream().anyMatch(part -> part.holds().equals(Optional.of(false)))) {
      return Optional.of(false);
    }
    return parts.stream().allMatch(part -> part.holds().isPresent())
        ? Optional.of(true)
        : Optional.empty();
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(name);
    for (PartFinding part : parts) {
      lines.add(
          "%-9s %s: %s between %s, %s"
              .formatted(
                  part.holds().map(holds -> holds ? "holds" : "fails").orElse("undecided"),
                  part.part().name(),
                  Counted.of(part.part().cells().size(), "cell"),
                  String.join(", ", part.part().terminalNames()),
                  part.claim()));
      lines.add("          by " + part.way().label() + ": " + part.trouble().orElse(part.basis()));
      part.certificate()
          .filter(file -> whole().isEmpty())
          .ifPresent(file -> lines.add("          certificate " + file + ", checked"));
    }
    lines.add(
        "%-9s %s, and %s is needed%s"
            .formatted(
                sum.enough() ? "enough" : "short",
                "the claims sum up to " + String.join(" or ", sum.sums()),
                sum.needed(),
                sum.closing().isEmpty() ? "" : " beside " + sum.closing()));
    lines.add("given up  " + (cuts.isEmpty() ? "no contact" : contacts()));
    lines.add(
        holds()
            .map(
                proved ->
                    proved
                        ? "proved: %s, who joins top and bottom, wins when %s moves first"
                            .formatted(naming.name(Color.BLACK), naming.name(Color.WHITE))
                        : "not proved")
            .orElse("undecided"));
    if (holds().equals(Optional.of(true))) {
      lines.add("rests on  " + String.join("; ", grounds()));
    }
    return lines.build();
  }

  /** The file that proves all parts and their sum. */
  private Optional<Path> whole() {
    Optional<Path> first = parts.get(0).certificate();
    return parts.size() > 1 && parts.stream().allMatch(part -> part.certificate().equals(first))
        ? first
        : Optional.empty();
  }

  /** What a reader has to believe. */
  private ImmutableList<String> grounds() {
    if (whole().isPresent()) {
      return ImmutableList.of("the certificate " + whole().get() + " of the whole board, checked");
    }
    ImmutableList.Builder<String> grounds = ImmutableList.builder();
    count(part -> part.certificate().isPresent(), " by a checked certificate", grounds);
    count(
        part -> part.way() != Way.VALUE && part.certificate().isEmpty(),
        " by the word of the solver (--certify writes certificates)",
        grounds);
    count(part -> part.way() == Way.VALUE, " by its exact value", grounds);
    return grounds.add("the sum of the claims, computed from their values").build();
  }

  /** The sum of the claims is computed from their values. */
  private Basis basis() {
    return holds().isEmpty()
        ? Basis.NOTHING
        : parts.stream()
            .map(PartFinding::restsOn)
            .reduce(whole().isPresent() ? Basis.CERTIFICATE : Basis.VALUE, Basis::and);
  }

  private void count(
      Predicate<PartFinding> which, String words, ImmutableList.Builder<String> grounds) {
    long count = parts.stream().filter(which).count();
    if (count > 0) {
      grounds.add(Counted.of(count, "part") + words);
    }
  }

  private String contacts() {
    return String.join(" ", cuts.stream().map(Cut::toString).toList());
  }

  @Override
  public Document members() {
    return new Document()
        .add("name", name)
        .add("proved", holds())
        .add(basis())
        .addEach("parts", parts, ByPartsReport::document)
        .add(
            "sum",
            new Document()
                .add(
                    "beside",
                    sum.closing().isEmpty() ? Optional.empty() : Optional.of(sum.closing()))
                .add("needed", sum.needed())
                .add("sums", sum.sums())
                .add("enough", sum.enough()))
        .add("givenUp", cuts);
  }

  private static Document document(PartFinding part) {
    return new Document()
        .add("name", part.part().name())
        .add("cells", part.part().cells().size())
        .add("terminals", part.part().terminalNames())
        .add("claim", part.claim())
        .add("by", part.way().label())
        .add("holds", part.holds())
        .add(part.restsOn())
        .add("basis", part.basis())
        .add("trouble", part.trouble())
        .add("nodes", part.nodes())
        .add("certificate", part.certificate());
  }
}
