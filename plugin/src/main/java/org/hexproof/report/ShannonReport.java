package org.hexproof.report;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.hexproof.board.Position;
import org.hexproof.compose.HexOfGame;
import org.hexproof.shannon.SameGame;
import org.hexproof.shannon.Settled;
import org.hexproof.shannon.ShannonGame;
import org.hexproof.shannon.file.ShannonWriter;

/**
 * What is told of a Shannon game in text and in JSON.
 *
 * @param whole the game with all its cells, of which some may be settled
 * @param settled those that were taken out
 */
public record ShannonReport(ShannonGame whole, Settled settled) {
  private static final int VERSION = 1;

  /** Writes members of the document. */
  private interface Members {
    void write(JsonWriter json) throws IOException;
  }

  /** The game, after comments that say what was settled. */
  public String text(ShannonGame game) {
    return comment("dead", settled.dead())
        + comment("captured by Black", settled.black())
        + comment("captured by White", settled.white())
        + ShannonWriter.text(game);
  }

  private String comment(String what, Set<Integer> cells) {
    return cells.isEmpty() ? "" : "# " + what + ": " + String.join(" ", whole.names(cells)) + "\n";
  }

  /** The game. */
  public String json(ShannonGame game) {
    return document(json -> game(json, game));
  }

  /** The game and the board that it became. */
  public String json(ShannonGame game, HexOfGame hex) {
    return document(
        json -> {
          game(json, game);
          Position position = hex.diagram().position();
          json.name("board").beginObject();
          json.name("cols").value(position.board().cols());
          json.name("rows").value(position.board().rows());
          list(json, "black", position.black());
          list(json, "white", position.white());
          json.endObject();
          json.name("cells").beginObject();
          for (String name : game.cells()) {
            json.name(name);
            if (hex.cells().containsKey(name)) {
              json.value(hex.cells().get(name).toString());
            } else {
              json.nullValue();
            }
          }
          json.endObject();
          if (hex.terminals().isPresent()) {
            json.name("stones").value(hex.terminals().get());
          }
        });
  }

  /** Whether two games are the same. */
  public static String json(SameGame same) {
    return document(
        json -> {
          json.name("isomorphic");
          if (same instanceof SameGame.Unknown) {
            json.nullValue();
          } else {
            json.value(same instanceof SameGame.Yes);
          }
          if (same instanceof SameGame.Yes yes) {
            json.name("cells").beginObject();
            for (Map.Entry<String, String> cell : yes.cells().entrySet()) {
              json.name(cell.getKey()).value(cell.getValue());
            }
            json.endObject();
          }
        });
  }

  /** The same in words. */
  public static String text(SameGame same) {
    if (same instanceof SameGame.Yes yes) {
      return "isomorphic: "
          + yes.cells().entrySet().stream()
              .map(cell -> cell.getKey() + "=" + cell.getValue())
              .collect(Collectors.joining(" "))
          + "\n";
    }
    return same instanceof SameGame.No
        ? "not isomorphic\n"
        : "undecided: the cells touch in different ways, and there are too many ways to win to"
            + " compare them\n";
  }

  private void game(JsonWriter json, ShannonGame game) throws IOException {
    list(json, "terminals", game.terminals());
    list(json, "vertices", game.cells());
    list(json, "black", game.names(game.black()));
    list(json, "white", game.names(game.white()));
    json.name("edges").beginArray();
    for (List<String> edge : game.hyperedges()) {
      json.beginArray();
      for (String name : edge) {
        json.value(name);
      }
      json.endArray();
    }
    json.endArray();
    list(json, "dead", whole.names(settled.dead()));
    list(json, "capturedByBlack", whole.names(settled.black()));
    list(json, "capturedByWhite", whole.names(settled.white()));
  }

  private static void list(JsonWriter json, String name, Iterable<?> values) throws IOException {
    json.name(name).beginArray();
    for (Object value : values) {
      json.value(value.toString());
    }
    json.endArray();
  }

  private static String document(Members members) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = Printable.json(text)) {
      json.setFormattingStyle(FormattingStyle.COMPACT);
      json.setHtmlSafe(false);
      json.beginObject().name("version").value(VERSION);
      members.write(json);
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text + "\n";
  }
}
