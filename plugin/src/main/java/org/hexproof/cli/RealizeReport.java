package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.hexproof.coloring.Construction;
import org.hexproof.coloring.KnownGames.Smallest;
import org.hexproof.coloring.Notation;
import org.hexproof.coloring.Realization;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Values;

/**
 * A set coloring game and its value.
 *
 * @param built what it is made of, if it was made for the value
 * @param game its outcomes, if it is small enough
 * @param again its value computed from the outcomes, if it was
 */
record RealizeReport(
    Values values,
    int value,
    Optional<Built> built,
    Optional<Coloring> game,
    Optional<Integer> again,
    Style style)
    implements ValueReply {
  /** What was built, and the smallest game beside it. */
  record Built(Realization realization, Smallest smallest) {}

  /**
   * How to print.
   *
   * @param table whether to list all colorings
   * @param ascii whether to print only signs of ASCII
   */
  record Style(boolean table, boolean ascii) {}

  private static final String NOT_LISTED =
      "left out, since it has more than " + Construction.MAX_LISTED + " cells";

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(written(value));
    if (built.isPresent()) {
      lines.add("cells       " + built.get().realization().game().cells());
      lines.add("bound       " + built.get().realization().bound());
      lines.add("smallest    " + words(built.get().smallest()));
      lines.add("recomputed  " + again.map(this::written).orElse(NOT_LISTED));
    } else {
      lines.add("cells       " + game.orElseThrow().cells());
    }
    lines.add(
        "game        " + game.map(each -> Notation.write(each, style.ascii())).orElse(NOT_LISTED));
    if (built.isPresent()) {
      lines.add("gadgets");
      lines.addAll(
          new GadgetText(values.poset(), style.ascii()).lines(built.get().realization().game()));
    }
    if (style.table() && game.isEmpty()) {
      lines.add("table       " + NOT_LISTED);
    }
    if (style.table() && game.isPresent()) {
      lines.add("table");
      Coloring each = game.get();
      for (int black = 0; black < 1 << each.cells(); black++) {
        lines.add(
            "  "
                + Notation.pattern(each.cells(), black, style.ascii())
                + "  "
                + written(each.outcomes().get(black)));
      }
    }
    return lines.build();
  }

  private String written(int handle) {
    return GameWriter.write(values.form(handle), values.poset(), style.ascii());
  }

  private String words(Smallest smallest) {
    if (smallest instanceof Smallest.Found found) {
      return found.game().cells() + "  " + Notation.write(found.game(), style.ascii());
    }
    return smallest instanceof Smallest.MoreThan more
        ? "more than " + more.cells()
        : "not searched for such outcomes";
  }

  @Override
  public void writeMembers(JsonWriter json) throws IOException {
    json.name("value").value(written(value));
    if (built.isPresent()) {
      json.name("cells").value(built.get().realization().game().cells());
      json.name("bound").value(built.get().realization().bound());
      json.name("smallest");
      writeSmallest(json, built.get().smallest());
      json.name("recomputed").value(again.map(this::written).orElse(null));
    } else {
      json.name("cells").value(game.orElseThrow().cells());
    }
    json.name("game");
    if (game.isPresent()) {
      writeGame(json, game.get(), style.ascii());
    } else {
      json.nullValue();
    }
    if (built.isPresent()) {
      json.name("gadgets");
      new GadgetText(values.poset(), style.ascii()).write(json, built.get().realization().game());
    }
    if (style.table() && game.isPresent()) {
      json.name("table").beginArray();
      Coloring each = game.get();
      for (int black = 0; black < 1 << each.cells(); black++) {
        json.beginObject();
        json.name("cells").value(Notation.pattern(each.cells(), black, style.ascii()));
        json.name("outcome").value(written(each.outcomes().get(black)));
        json.endObject();
      }
      json.endArray();
    }
  }

  private void writeSmallest(JsonWriter json, Smallest smallest) throws IOException {
    if (smallest instanceof Smallest.Found found) {
      json.beginObject().name("cells").value(found.game().cells()).name("game");
      writeGame(json, found.game(), style.ascii());
      json.endObject();
    } else if (smallest instanceof Smallest.MoreThan more) {
      json.beginObject().name("moreThan").value(more.cells()).endObject();
    } else {
      json.nullValue();
    }
  }

  /** The lists of patterns by outcome. */
  static void writeGame(JsonWriter json, Coloring game, boolean ascii) throws IOException {
    json.beginObject();
    for (Map.Entry<String, ImmutableList<String>> list :
        Notation.patterns(game, ascii).entrySet()) {
      json.name(list.getKey()).beginArray();
      for (String pattern : list.getValue()) {
        json.value(pattern);
      }
      json.endArray();
    }
    json.endObject();
  }

  @Override
  public ExitCode code() {
    return ExitCode.OK;
  }
}
