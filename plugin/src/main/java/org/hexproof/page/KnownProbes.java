package org.hexproof.page;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.Iterables;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.file.Formats;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.probe.ShippedWitnesses;
import org.hexproof.template.Template;

/**
 * What was found out of intrusions: by the names of the templates and the cells, and by the boards
 * that are shipped.
 *
 * @param table of each template and cell
 */
public record KnownProbes(
    ImmutableTable<String, Cell, Shown.ProbeWords> table, ShippedWitnesses shipped) {
  /** What is known without any file. */
  public static KnownProbes shippedOnly() {
    return new KnownProbes(ImmutableTable.of(), ShippedWitnesses.read());
  }

  /**
   * Reads what {@code probe --format json} wrote, or fails with an {@link
   * IllegalArgumentException}.
   */
  public static KnownProbes parse(String json) {
    try {
      JsonObject document = JsonParser.parseString(json).getAsJsonObject();
      ImmutableTable.Builder<String, Cell, Shown.ProbeWords> table = ImmutableTable.builder();
      if (document.has("templates")) {
        JsonArray templates = document.getAsJsonArray("templates");
        templates.forEach(template -> add(template.getAsJsonObject(), table));
      } else {
        add(document, table);
      }
      return new KnownProbes(table.build(), ShippedWitnesses.read());
    } catch (JsonParseException
        | IllegalStateException
        | ClassCastException
        | NullPointerException e) {
      throw new IllegalArgumentException("this is not what 'probe --format json' writes", e);
    }
  }

  private static void add(
      JsonObject template, ImmutableTable.Builder<String, Cell, Shown.ProbeWords> table) {
    String name = template.get("name").getAsString();
    for (JsonElement element : template.getAsJsonArray("probes")) {
      JsonObject probe = element.getAsJsonObject();
      JsonElement reason = probe.get("reason");
      table.put(
          name,
          Cell.parse(probe.get("cell").getAsString()),
          new Shown.ProbeWords(
              probe.get("status").getAsString(),
              reason.isJsonNull() ? "" : reason.getAsString(),
              witness(probe.get("witness"))));
    }
  }

  private static Optional<Diagram> witness(JsonElement witness) {
    if (witness.isJsonNull()) {
      return Optional.empty();
    }
    JsonObject found = witness.getAsJsonObject();
    Diagram board = board(found.get("board").getAsString());
    Cell move = Cell.parse(found.get("move").getAsString());
    return Optional.of(board.withLabels(ImmutableMap.of(move, "*")));
  }

  private static Diagram board(String text) {
    try {
      return Iterables.getOnlyElement(
              Member.entries(Formats.read("witness.txt", text.getBytes(StandardCharsets.UTF_8))))
          .diagram();
    } catch (FormatException | NoSuchElementException e) {
      throw new IllegalArgumentException("the board of a witness can't be read", e);
    }
  }

  /** What is known of a template's cells. */
  ImmutableMap<Cell, Shown.ProbeWords> of(Template template) {
    Map<Cell, Shown.ProbeWords> known = new LinkedHashMap<>(table.row(template.name()));
    if (Math.max(template.board().cols(), template.board().rows()) + 2 > Board.MAX_SIDE) {
      return ImmutableMap.copyOf(known);
    }
    ProbedRegion region = ProbedRegion.of(Diagram.of(template), template.carrier());
    for (Cell place : region.cells()) {
      Cell cell = Cell.parse(region.name(place));
      if (!known.containsKey(cell) || !known.get(cell).isProved()) {
        shipped.of(region, place).stream()
            .findFirst()
            .ifPresent(
                witness ->
                    known.put(
                        cell,
                        new Shown.ProbeWords(
                            "non-inferior",
                            "witness " + witness.source(),
                            Optional.of(witness.diagram("")))));
      }
    }
    return ImmutableMap.copyOf(known);
  }
}
