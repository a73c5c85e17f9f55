package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import org.hexproof.division.Cut;
import org.hexproof.division.Way;
import org.hexproof.parts.PartFinding;
import org.hexproof.parts.SumFinding;
import org.hexproof.report.BasisJson;
import org.hexproof.solver.Basis;

/**
 * What a proof by parts has come to.
 *
 * @param cuts the contacts that Black gives up
 */
record ByPartsReport(
    String name, ImmutableList<PartFinding> parts, SumFinding sum, ImmutableSortedSet<Cut> cuts)
    implements Reply {
  /** Whether Black's win is proved; nothing if a part is undecided. */
  private Optional<Boolean> proved() {
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
          "%-9s %s: %s cells between %s, %s"
              .formatted(
                  part.holds().map(holds -> holds ? "holds" : "fails").orElse("undecided"),
                  part.part().name(),
                  String.valueOf(part.part().cells().size()),
                  String.join(", ", part.part().terminalNames()),
                  part.claim()));
      lines.add("          by " + part.way().label() + ": " + part.trouble().orElse(part.basis()));
      part.certificate()
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
        proved()
            .map(
                proved ->
                    proved
                        ? "proved: Black, who joins top and bottom, wins when White moves first"
                        : "not proved")
            .orElse("undecided"));
    if (proved().equals(Optional.of(true))) {
      lines.add("rests on  " + String.join("; ", grounds()));
    }
    return lines.build();
  }

  /** What a reader has to believe. */
  private ImmutableList<String> grounds() {
    ImmutableList.Builder<String> grounds = ImmutableList.builder();
    count(part -> part.certificate().isPresent(), "part by a checked certificate", grounds);
    count(
        part -> part.way() != Way.VALUE && part.certificate().isEmpty(),
        "part by the word of the solver (--certify DIR writes certificates)",
        grounds);
    count(part -> part.way() == Way.VALUE, "part by its exact value", grounds);
    return grounds.add("the sum of the claims, computed from their values").build();
  }

  /** The sum of the claims is computed from their values. */
  private Basis basis() {
    return proved().isEmpty()
        ? Basis.NOTHING
        : parts.stream().map(PartFinding::restsOn).reduce(Basis.VALUE, Basis::and);
  }

  private void count(
      Predicate<PartFinding> which, String words, ImmutableList.Builder<String> grounds) {
    long count = parts.stream().filter(which).count();
    if (count > 0) {
      grounds.add(count + " " + (count == 1 ? words : words.replaceFirst("part", "parts")));
    }
  }

  private String contacts() {
    return String.join(" ", cuts.stream().map(Cut::toString).toList());
  }

  @Override
  public void writeMembers(JsonWriter json) throws IOException {
    json.name("name").value(name);
    json.name("proved");
    write(json, proved());
    BasisJson.write(json, basis());
    json.name("parts").beginArray();
    for (PartFinding part : parts) {
      json.beginObject();
      json.name("name").value(part.part().name());
      json.name("cells").value(part.part().cells().size());
      json.name("terminals").beginArray();
      for (String terminal : part.part().terminalNames()) {
        json.value(terminal);
      }
      json.endArray();
      json.name("claim").value(part.claim());
      json.name("by").value(part.way().label());
      json.name("holds");
      write(json, part.holds());
      BasisJson.write(json, part.restsOn());
      json.name("basis").value(part.basis());
      json.name("trouble").value(part.trouble().orElse(null));
      json.name("nodes").value(part.nodes());
      json.name("certificate").value(part.certificate().map(Path::toString).orElse(null));
      json.endObject();
    }
    json.endArray();
    json.name("sum").beginObject();
    json.name("beside").value(sum.closing().isEmpty() ? null : sum.closing());
    json.name("needed").value(sum.needed());
    json.name("sums").beginArray();
    for (String value : sum.sums()) {
      json.value(value);
    }
    json.endArray();
    json.name("enough").value(sum.enough());
    json.endObject();
    json.name("givenUp").beginArray();
    for (Cut cut : cuts) {
      json.value(cut.toString());
    }
    json.endArray();
  }

  private static void write(JsonWriter json, Optional<Boolean> truth) throws IOException {
    if (truth.isPresent()) {
      json.value(truth.get());
    } else {
      json.nullValue();
    }
  }

  /** What the shell is told. */
  ExitCode code() {
    ExitCode code =
        proved().map(proved -> proved ? ExitCode.OK : ExitCode.NO).orElse(ExitCode.UNDECIDED);
    return parts.stream().anyMatch(PartFinding::failed) ? code.and(ExitCode.SOLVER_FAILED) : code;
  }
}
