package org.hexproof.page;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableTable;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import org.hexproof.board.Cell;
import org.hexproof.template.Template;

/**
 * What was found out of intrusions, by the names of the templates and the cells.
 *
 * @param table of each template and cell
 */
public record KnownProbes(ImmutableTable<String, Cell, Shown.ProbeWords> table) {
  /** Nothing. */
  public static final KnownProbes NONE = new KnownProbes(ImmutableTable.of());

  /**
   * Reads what {@code probe --format json} wrote, of one template or of several.
   *
   * @throws IllegalArgumentException if that is something else
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
      return new KnownProbes(table.build());
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
              probe.get("status").getAsString(), reason.isJsonNull() ? "" : reason.getAsString()));
    }
  }

  /** What is known of a template's cells. */
  ImmutableMap<Cell, Shown.ProbeWords> of(Template template) {
    return ImmutableMap.copyOf(table.row(template.name()));
  }
}
