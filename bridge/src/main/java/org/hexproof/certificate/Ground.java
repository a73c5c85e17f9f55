package org.hexproof.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/** What is whose before the first claim, as the winner may see it. */
final class Ground {
  /** A white place in a stretch of the rim between two terminals; stretches have numbers. */
  record ArcPlace(int arc, int place) {}

  private final Sheet sheet;

  /** Of each place. */
  final Content[] contents;

  /** Of each place whether White does without it. */
  private final boolean[] cut;

  /** None without cuts. */
  final List<ArcPlace> arcPlaces = new ArrayList<>();

  /** Goes on to read the cuts. */
  Ground(Text text, Sheet sheet, Statement statement) throws IOException {
    this.sheet = sheet;
    contents = new Content[sheet.places];
    cut = new boolean[sheet.places];
    Arrays.fill(contents, Content.WHITE);
    sheet.edges.keySet().forEach(place -> contents[place] = Content.BLACK);
    Position position = statement.position();
    position.board().cells().forEach(cell -> contents[sheet.place(cell)] = position.at(cell));
    if (statement.winner() == Color.WHITE) {
      dropUseless(position);
    }
    boolean any = false;
    for (char c : "cuts".toCharArray()) {
      text.expect(c);
    }
    while (text.more()) {
      int place = text.place(sheet);
      if (contents[place] != Content.WHITE || cut[place]) {
        throw text.refuse("cut " + sheet.name(place) + " is not white, or given twice");
      }
      cut[place] = true;
      any = true;
    }
    if (any) {
      if (statement.winner() == Color.BLACK || sheet.alternatives.size() != 1) {
        throw text.refuse("cuts are for White, against a goal of one alternative");
      }
      findArcs(text);
    }
    text.expect('\n');
  }

  /** Gives White the cells that are of no use to Black even with every empty cell. */
  private void dropUseless(Position position) {
    boolean[] held = held(Color.BLACK);
    for (Cell cell : position.empty()) {
      held[sheet.place(cell)] = true;
    }
    Links parts = joined(held);
    Set<Integer> useful = new HashSet<>();
    for (List<Integer> terminals : sheet.alternatives) {
      if (areJoined(terminals, parts)) {
        useful.add(parts.find(terminals.get(0)));
      }
    }
    for (Cell cell : position.board().cells()) {
      if (!useful.contains(parts.find(sheet.place(cell)))) {
        contents[sheet.place(cell)] = Content.WHITE;
      }
    }
  }

  /** The elements that a side may build upon; terminals are Black's. */
  boolean[] held(Color side) {
    boolean[] held = new boolean[sheet.elements];
    for (int i = 0; i < held.length; i++) {
      held[i] = i < sheet.places ? contents[i] == side.stone() && !cut[i] : side == Color.BLACK;
    }
    return held;
  }

  /** What is joined among these elements. */
  Links joined(boolean[] held) {
    Links links = new Links(sheet.elements);
    for (int i = 0; i < held.length; i++) {
      for (int next : sheet.touching[i]) {
        if (held[i] && held[next]) {
          links.join(i, next);
        }
      }
    }
    return links;
  }

  private static boolean areJoined(List<Integer> elements, Links links) {
    return elements.stream().allMatch(i -> links.find(i) == links.find(elements.get(0)));
  }

  /** Whether Black has reached the goal, given what is joined. */
  boolean isReached(Links black) {
    return sheet.alternatives.stream().anyMatch(terminals -> areJoined(terminals, black));
  }

  /** Leads the terminals through black stones and cuts to the rim, which they divide into arcs. */
  private void findArcs(Text text) throws CertificateException {
    boolean[] held = held(Color.BLACK);
    for (int i = 0; i < held.length; i++) {
      held[i] = i < sheet.places && (held[i] || cut[i]);
    }
    Links links = joined(held);
    Set<Integer> groups = new HashSet<>();
    for (int terminal : sheet.alternatives.get(0)) {
      Set<Integer> reached = new HashSet<>();
      for (int member : sheet.touching[terminal]) {
        if (contents[member] == Content.EMPTY) {
          throw text.refuse("cuts, but " + sheet.name(member) + " of the goal is empty");
        }
        if (contents[member] == Content.BLACK) {
          reached.add(links.find(member));
        }
      }
      if (reached.size() != 1) {
        throw text.refuse("the cuts don't lead all members of a terminal to one run");
      }
      groups.addAll(reached);
    }
    Set<Integer> begun = new HashSet<>();
    int[] rim = sheet.rim();
    int last = rim[rim.length - 1];
    for (int place : rim) {
      boolean reached = held[place] && groups.contains(links.find(place));
      if (!reached && !cut[place]) {
        arcPlaces.add(new ArcPlace(begun.size() % groups.size(), place));
      }
      boolean goesOn = held[last] && links.find(last) == links.find(place);
      if (reached && !goesOn && !begun.add(links.find(place))) {
        throw text.refuse("a terminal comes to the rim again at " + sheet.name(place));
      }
      last = place;
    }
    if (begun.size() != groups.size() || groups.size() < 2) {
      throw text.refuse("the cuts don't lead each terminal to the rim, or all to the same run");
    }
  }
}
