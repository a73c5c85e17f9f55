package org.hexproof.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.Statement;

/** What is whose before the first claim, as the winner may see it. */
final class Ground {
  private final Sheet sheet;
  private final Color winner;

  /** Of each place. */
  final Content[] contents;

  /** Of each place whether White does without it. */
  final boolean[] cut;

  /** White's places of the rim, once round; none without cuts. */
  final List<Integer> arcs = new ArrayList<>();

  /** Of each run of Black's on the rim the gap that it is in, counted by the place behind it. */
  final List<Integer> runs = new ArrayList<>();

  /** The gaps that terminals join; nothing without cuts. */
  Optional<Links> gaps = Optional.empty();

  /** Goes on to read the cuts. */
  Ground(Text text, Sheet sheet, Statement statement) throws IOException {
    this.sheet = sheet;
    winner = statement.winner();
    contents = new Content[sheet.places];
    cut = new boolean[sheet.places];
    Arrays.fill(contents, Content.WHITE);
    sheet.edges.keySet().forEach(place -> contents[place] = Content.BLACK);
    Position position = statement.position();
    position.board().cells().forEach(cell -> contents[sheet.place(cell)] = position.at(cell));
    if (winner == Color.WHITE) {
      dropUseless(position);
    }
    boolean any = false;
    text.word("cuts");
    while (text.more()) {
      int place = text.place(sheet);
      if (contents[place] != Content.WHITE || cut[place]) {
        throw text.refuse("cut " + sheet.name(place) + " is not white, or given twice");
      }
      cut[place] = true;
      any = true;
    }
    if (any) {
      if (winner == Color.BLACK || sheet.alternatives.size() != 1) {
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

  /** Whether White is to win, but nothing tells what it has to join. */
  boolean lacksCuts() {
    return winner == Color.WHITE && arcs.isEmpty();
  }

  /** Whether the winner has won, given what it has joined; White by its cuts. */
  boolean isWon(Links joined) {
    return winner == Color.BLACK ? isReached(joined) : isCutOff(joined);
  }

  /** Leads the terminals through black stones and cuts to the rim. */
  private void findArcs(Text text) throws CertificateException {
    boolean[] held = held(Color.BLACK);
    for (int i = 0; i < held.length; i++) {
      held[i] = i < sheet.places && (held[i] || cut[i]);
    }
    Links links = joined(held);
    Set<Integer> groups = new HashSet<>();
    for (int terminal : sheet.alternatives.get(0)) {
      groups.addAll(reached(terminal, links, text));
    }
    Map<Integer, Integer> begun = new HashMap<>();
    int[] rim = sheet.rim();
    int last = rim[rim.length - 1];
    for (int place : rim) {
      boolean reached = held[place] && groups.contains(links.find(place));
      if (!reached && !cut[place]) {
        arcs.add(place);
      }
      boolean goesOn = held[last] && links.find(last) == links.find(place);
      if (reached && !goesOn && begun.putIfAbsent(links.find(place), arcs.size()) != null) {
        throw text.refuse("a terminal comes to the rim again at " + sheet.name(place));
      }
      last = place;
    }
    if (begun.size() != groups.size() || arcs.isEmpty()) {
      throw text.refuse("the cuts don't lead all members of the terminals to the rim");
    }
    begun.replaceAll((group, gap) -> gap % arcs.size());
    runs.addAll(begun.values());
    Links joined = new Links(arcs.size());
    for (int terminal : sheet.alternatives.get(0)) {
      List<Integer> members = reached(terminal, links, text);
      members.forEach(group -> joined.join(begun.get(members.get(0)), begun.get(group)));
    }
    gaps = Optional.of(joined);
    if (areJoined(runs, joined)) {
      throw text.refuse("the cuts lead all terminals to the same run");
    }
  }

  /** The groups of a terminal's black members. */
  private List<Integer> reached(int terminal, Links links, Text text) throws CertificateException {
    List<Integer> groups = new ArrayList<>();
    for (int member : sheet.touching[terminal]) {
      if (contents[member] == Content.EMPTY) {
        throw text.refuse("cuts, but " + sheet.name(member) + " of the goal is empty");
      }
      if (contents[member] == Content.BLACK) {
        groups.add(links.find(member));
      }
    }
    if (groups.isEmpty()) {
      throw text.refuse("cuts, but a terminal has no black member");
    }
    return groups;
  }

  /**
   * Whether what White has joined keeps runs apart that Black must join. From one gap, Black comes
   * to the others that lie along the same parts of White's.
   */
  private boolean isCutOff(Links white) {
    Links black = new Links(gaps.orElseThrow());
    Map<Integer, Integer> before = new HashMap<>();
    for (int i = 0; i < 2 * arcs.size(); i++) {
      int at = i % arcs.size();
      Integer same = before.put(white.find(arcs.get(at)), at);
      if (same != null) {
        black.join(at, (same + 1) % arcs.size());
      }
    }
    return !areJoined(runs, black);
  }
}
