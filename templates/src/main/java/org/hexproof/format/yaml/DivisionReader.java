package org.hexproof.format.yaml;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;
import org.hexproof.division.Cut;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.division.PartClaim;
import org.hexproof.division.Soundness;
import org.hexproof.division.Way;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.RegionText;
import org.hexproof.format.Source;
import org.hexproof.format.TextLine;
import org.hexproof.format.text.SlantedDrawing;
import org.hexproof.word.Labelled;

/**
 * Reads a plan of a proof by parts: YAML with the keys {@code name}, {@code board}, {@code parts}
 * and, if wanted, {@code source} and {@code cuts}. The board is a block of text with a {@linkplain
 * SlantedDrawing slanted drawing} of a whole board. A part has the keys {@code name}, {@code
 * cells}, {@code terminals}, one of {@code at-least} and {@code beside}, and, if wanted, {@code
 * by}. The cuts, if listed, must be all contacts that are given up.
 */
public final class DivisionReader {
  private static final ImmutableList<String> KEYS =
      ImmutableList.of("name", "source", "board", "parts", "cuts");
  private static final String AT_LEAST = "at-least";
  private static final String BESIDE = "beside";
  private static final ImmutableList<String> PART_KEYS =
      ImmutableList.of("name", "cells", "terminals", AT_LEAST, BESIDE, "by");

  private DivisionReader() {}

  /**
   * Reads the division, sound as far as its parts and terminals go; a fault is told with its place.
   */
  public static Division read(Source source) throws FormatException {
    ImmutableList<YamlDocument> documents = YamlDocument.of(source);
    if (documents.size() != 1) {
      throw new FormatException(
          new Place(source.name(), 1, 1),
          "expected one plan, not " + documents.size(),
          "the keys are " + String.join(", ", KEYS));
    }
    YamlDocument document = documents.get(0);
    YamlMapping plan = YamlMapping.of(document, document.root(), KEYS);
    String name = plan.text("name");
    ImmutableList<TextLine> lines = TextLine.of(source);
    SlantedDrawing drawing = SlantedDrawing.read(YamlDocument.block(plan, "board", lines));
    if (!drawing.edges().containsAll(ImmutableList.copyOf(Edge.values()))
        || drawing.visible().size() != drawing.position().board().size()) {
      throw new FormatException(
          plan.place("board"),
          "the board is not whole",
          "draw lines of dashes above and below, and \\ at both ends of each row");
    }
    ImmutableList.Builder<DividedRegion> parts = ImmutableList.builder();
    for (YamlMapping part : plan.mappings("parts", PART_KEYS)) {
      parts.add(part(part));
    }
    Division division = new Division(name, plan.place(), drawing.position(), parts.build());
    Soundness.check(division);
    if (plan.node("cuts").isPresent()) {
      checkCuts(plan, division);
    }
    return division;
  }

  private static DividedRegion part(YamlMapping part) throws FormatException {
    String listed = part.text("cells");
    ImmutableSet<Cell> cells = part.place("cells").read(() -> RegionText.cells(listed));
    ImmutableList.Builder<Terminal> terminals = ImmutableList.builder();
    for (TextLine terminal : part.lines("terminals")) {
      terminals.add(terminal(terminal));
    }
    return new DividedRegion(
        part.text("name"), part.place(), cells, terminals.build(), claim(part), way(part));
  }

  private static Terminal terminal(TextLine text) throws FormatException {
    Optional<Edge> edge = Edge.find(text.text());
    if (edge.isPresent()) {
      return Terminal.of(edge.get());
    }
    try {
      return Terminal.of(Cell.parse(text.text()));
    } catch (IllegalArgumentException e) {
      throw new FormatException(
          text.start(), e.getMessage(), "a terminal is a cell, a stone, top or bottom");
    }
  }

  private static PartClaim claim(YamlMapping part) throws FormatException {
    boolean atLeast = part.node(AT_LEAST).isPresent();
    if (atLeast == part.node(BESIDE).isPresent()) {
      throw new FormatException(
          part.place(),
          "expected one of the keys %s and %s, not %s"
              .formatted(AT_LEAST, BESIDE, atLeast ? "both" : "none"),
          "%s: a value that the part has at least; %s: a value beside which Black wins it"
              .formatted(AT_LEAST, BESIDE));
    }
    return atLeast
        ? new PartClaim.AtLeast(part.line(AT_LEAST))
        : new PartClaim.WinsBeside(part.line(BESIDE));
  }

  private static Optional<Way> way(YamlMapping part) throws FormatException {
    if (part.node("by").isEmpty()) {
      return Optional.empty();
    }
    String label = part.text("by");
    return Optional.of(
        Labelled.find(Way.values(), label)
            .orElseThrow(
                () ->
                    new FormatException(
                        part.place("by"),
                        "'" + label + "' is no way to verify a claim",
                        "there are "
                            + Joiner.on(", ")
                                .join(Stream.of(Way.values()).map(Way::label).iterator()))));
  }

  private static void checkCuts(YamlMapping plan, Division division) throws FormatException {
    TreeSet<Cut> listed = new TreeSet<>();
    ImmutableSortedSet<Cut> all = division.cuts();
    for (TextLine line : plan.lines("cuts")) {
      Cut cut = line.start().read(() -> Cut.parse(line.text()));
      if (!all.contains(cut)) {
        throw new FormatException(
            line.start(), cut + " is no contact that the parts give up", given(all));
      }
      listed.add(cut);
    }
    for (Cut missing : Sets.difference(all, listed)) {
      throw new FormatException(
          plan.place("cuts"), "the contact " + missing + " is given up and not listed", given(all));
    }
  }

  private static String given(ImmutableSortedSet<Cut> all) {
    return "these are given up: " + Joiner.on(", ").join(all);
  }
}
