package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.coloring.Construction;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Poset;

/**
 * The gadgets of a set coloring game as an indented list and as JSON, with the numbers of their
 * cells from 1 on.
 *
 * @param ascii whether to write T and F for ⊤ and ⊥
 */
record GadgetText(Poset poset, boolean ascii) {
  private static final int MAX_LINES = 200;

  ImmutableList<String> lines(Construction game) {
    List<String> lines = new ArrayList<>();
    add(game, 1, "  ", lines);
    if (lines.size() > MAX_LINES) {
      return ImmutableList.<String>builder()
          .addAll(lines.subList(0, MAX_LINES))
          .add("  … and more; --format json has all")
          .build();
    }
    return ImmutableList.copyOf(lines);
  }

  private void add(Construction game, int from, String indent, List<String> lines) {
    if (lines.size() > MAX_LINES) {
      return;
    }
    if (game instanceof Construction.Settled settled) {
      lines.add(indent + name(settled.atom()));
      return;
    }
    lines.add(indent + kind(game) + " by " + cells(game.own(), from));
    for (Construction.Part part : game.parts()) {
      add(part.game(), from + part.offset(), indent + "  ", lines);
    }
  }

  private static String cells(int own, int from) {
    return own == 1
        ? "cell " + from
        : "cells " + from + (own == 2 ? " and " : " to ") + (from + own - 1);
  }

  private String kind(Construction game) {
    if (game instanceof Construction.Forcing forcing) {
      return forcing.threat()
          ? "{" + name(poset.top()) + "|G}"
          : "{G|" + name(poset.bottom()) + "}";
    }
    return game instanceof Construction.Choice ? "choice" : "coupling";
  }

  private String name(int atom) {
    return GameWriter.write(Game.atom(atom), poset, ascii);
  }

  /** A game that begins at a cell; games are told apart as objects, since equal ones are rare. */
  private record Placed(Construction game, int from, List<Integer> games) {}

  /**
   * All games in the game, itself first, each as an outcome or as a gadget with its first cell and
   * the places of the games that it leads to. What several gadgets lead to is written once.
   */
  List<Document> list(Construction game) {
    List<Placed> all = new ArrayList<>();
    place(game, 1, all, new IdentityHashMap<>());
    return Lists.transform(all, this::document);
  }

  private Document document(Placed placed) {
    return placed.game() instanceof Construction.Settled settled
        ? new Document().add("outcome", name(settled.atom()))
        : new Document()
            .add("gadget", kind(placed.game()))
            .add("cell", placed.from())
            .add("games", placed.games());
  }

  private static int place(
      Construction game,
      int from,
      List<Placed> all,
      IdentityHashMap<Construction, Map<Integer, Integer>> places) {
    Map<Integer, Integer> known = places.computeIfAbsent(game, key -> new HashMap<>());
    Integer place = known.get(from);
    if (place == null) {
      place = all.size();
      known.put(from, place);
      Placed placed = new Placed(game, from, new ArrayList<>());
      all.add(placed);
      for (Construction.Part part : game.parts()) {
        placed.games().add(place(part.game(), from + part.offset(), all, places));
      }
    }
    return place;
  }
}
