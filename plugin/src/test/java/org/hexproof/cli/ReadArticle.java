package org.hexproof.cli;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.hexproof.format.hexboard.HexboardReader;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.template.Template;

/**
 * An article as a person reads it who knows nothing of how it came to be: by its headings,
 * sentences and boards. Each claim is put to a solver.
 */
final class ReadArticle {
  private static final Pattern MUST_PLAY = Pattern.compile("Blue has to play at ([^.]+)\\.");
  private static final Pattern REPLY = Pattern.compile("Red replies at ([a-z0-9]+)");
  private static final Pattern ALIKE =
      Pattern.compile("By symmetry Blue at ([a-z0-9]+) is answered at ([a-z0-9]+)\\.");
  private static final Pattern OTHERS =
      Pattern.compile("Red can reply to ([a-z0-9]+) at ([^.]+) as well\\.");
  private static final Pattern NEEDED = Pattern.compile("Red needs no more than ([^.]+)\\.");
  private static final Pattern CELL = Pattern.compile("[a-z]+[0-9]+");

  /** What stands under a heading, up to the next one. */
  private record Section(String heading, String words, ImmutableList<Entry> boards) {}

  private final ImmutableList<Section> sections;
  private final Template template;
  private final HexSolver solver;
  private int claims;

  /** Reads it, but does not believe it as yet. */
  ReadArticle(String text, HexSolver solver) throws FormatException {
    this.solver = solver;
    List<Section> read = new ArrayList<>();
    String heading = "";
    StringBuilder words = new StringBuilder();
    for (String line : Splitter.on('\n').split(text + "\n= end =")) {
      if (line.startsWith("=")) {
        read.add(section(heading, words.toString()));
        heading = line.replace("=", "").strip();
        words = new StringBuilder();
      } else {
        words.append(line).append('\n');
      }
    }
    sections = ImmutableList.copyOf(read);
    template = Iterables.getOnlyElement(sections.get(0).boards()).template(Optional.empty());
  }

  private static Section section(String heading, String words) throws FormatException {
    return new Section(heading, words, new HexboardReader().entries(new Source("article", words)));
  }

  Template template() {
    return template;
  }

  int claims() {
    return claims;
  }

  ImmutableList<String> headings() {
    return sections.stream().map(Section::heading).collect(ImmutableList.toImmutableList());
  }

  /** Checks all that is said of threats and replies, here and after moves. */
  void check() throws FormatException {
    check("", template.surrounded());
  }

  /** The reflection that keeps rows and takes the position to itself, if there is one. */
  private static UnaryOperator<Cell> mirror(Position position) {
    Set<Cell> cells = Sets.union(position.black(), position.empty());
    for (int sum = 0; sum < 2 * position.board().cols() + position.board().rows(); sum++) {
      int axis = sum;
      if (cells.stream().allMatch(cell -> axis >= cell.col() + cell.row())) {
        UnaryOperator<Cell> mirror = cell -> new Cell(axis - cell.col() - cell.row(), cell.row());
        if (cells.equals(Cell.moved(cells, mirror))
            && position.black().equals(Cell.moved(position.black(), mirror))) {
          return mirror;
        }
      }
    }
    return UnaryOperator.identity();
  }

  private void check(String before, Position position) throws FormatException {
    UnaryOperator<Cell> mirror = mirror(position);
    List<Position> threats = new ArrayList<>();
    boolean hasImages = false;
    for (Section section : sections) {
      if (section.heading().matches("Red at [a-z0-9]+" + Pattern.quote(before))) {
        threats.add(threat(section, position));
      }
      hasImages |=
          section.heading().equals("Red's threats" + before)
              && section.words().contains("by symmetry");
    }
    Set<Cell> mustPlay = new TreeSet<>(position.empty());
    for (Position threat : threats) {
      Set<Cell> move = Sets.difference(threat.black(), position.black());
      Set<Cell> meeting = Sets.union(threat.empty(), move).immutableCopy();
      mustPlay.retainAll(meeting);
      if (hasImages) {
        mustPlay.retainAll(Cell.moved(meeting, mirror));
      }
    }
    if (!threats.isEmpty()) {
      assertMustPlay(before, position, mustPlay);
    }
    Set<Cell> answered = new TreeSet<>();
    for (Section section : sections) {
      if (section.heading().matches("Blue at [a-z0-9, or]+" + Pattern.quote(before))
          && !section.heading().replace(before, "").contains("after")) {
        answered.addAll(reaction(section, before, position, mirror));
      }
    }
    assertThat(answered).as("answers" + before).isEqualTo(mustPlay);
  }

  private void assertMustPlay(String before, Position position, Set<Cell> mustPlay) {
    Section section =
        sections.stream()
            .filter(each -> each.heading().equals("Where Blue can play" + before))
            .findFirst()
            .orElseThrow();
    Matcher told = MUST_PLAY.matcher(section.words());
    if (mustPlay.isEmpty()) {
      assertThat(told.find()).isFalse();
      assertThat(section.boards()).isEmpty();
      return;
    }
    assertThat(told.find()).isTrue();
    assertThat(cells(told.group(1))).as(section.heading()).isEqualTo(mustPlay);
    Entry board = Iterables.getOnlyElement(section.boards());
    assertThat(labelled(board.diagram(), "*")).isEqualTo(mustPlay);
    assertThat(needed(section)).isEqualTo(position);
  }

  private Position threat(Section section, Position position) {
    Position threat = holding(section);
    Set<Cell> more = Sets.difference(threat.black(), position.black());
    assertThat(section.heading()).startsWith("Red at " + Iterables.getOnlyElement(more));
    assertThat(position.empty()).containsAll(threat.empty()).containsAll(more);
    return threat;
  }

  /** The moves that it answers, and those that are alike; goes on to what is said after them. */
  private Set<Cell> reaction(
      Section section, String before, Position position, UnaryOperator<Cell> mirror)
      throws FormatException {
    Position after = holding(section);
    Matcher reply = REPLY.matcher(section.words());
    assertThat(reply.find()).as(section.heading()).isTrue();
    Cell answer = Cell.parse(reply.group(1));
    ImmutableSet<Cell> moves = cells(section.heading().replace(before, ""));
    assertThat(Sets.difference(after.black(), position.black())).containsExactly(answer);
    assertThat(position.empty()).containsAll(after.empty()).containsAll(moves);
    assertThat(after.empty()).doesNotContainAnyElementsOf(moves);
    assertThat(moves).doesNotContain(answer);
    Diagram drawn = Iterables.getOnlyElement(section.boards()).diagram();
    if (moves.size() > 1) {
      assertThat(labelled(drawn, "*")).isEqualTo(moves);
    } else {
      assertThat(drawn.position().white()).containsAll(moves);
    }
    Set<Cell> answered = new TreeSet<>(moves);
    Matcher alike = ALIKE.matcher(section.words());
    while (alike.find()) {
      Cell move = Cell.parse(alike.group(1));
      assertThat(moves).contains(mirror.apply(move));
      assertHolds(position, move, Cell.parse(alike.group(2)));
      answered.add(move);
    }
    Matcher others = OTHERS.matcher(section.words());
    while (others.find()) {
      for (Cell other : cells(others.group(2))) {
        assertHolds(position, Cell.parse(others.group(1)), other);
      }
    }
    String moved =
        (before.isEmpty() ? " after " : before + " ")
            + String.join("/", moves.stream().map(Cell::toString).toList())
            + " "
            + answer;
    if (headings().stream().anyMatch(heading -> heading.endsWith(moved))) {
      check(moved, after);
    }
    return answered;
  }

  /** What the only board shows, with White on all that is not needed; it holds. */
  private Position holding(Section section) {
    Position position = needed(section);
    assertWins(section.heading(), position);
    return position;
  }

  /** The cells that are drawn and not shaded are needed, unless other words are said. */
  private static Position needed(Section section) {
    Diagram shown = Iterables.getOnlyElement(section.boards()).diagram();
    Matcher words = NEEDED.matcher(section.words());
    Set<Cell> unshaded =
        Sets.difference(
            Sets.intersection(shown.position().empty(), shown.visible()), shown.shaded());
    Set<Cell> needed =
        section.words().contains("Red is connected then.")
            ? ImmutableSet.of()
            : words.find() ? cells(words.group(1)) : unshaded;
    return Position.amidWhite(shown.position().board(), shown.position().black(), needed);
  }

  /** How many boards read back as templates that hold; the others can't be read as such. */
  int templates() {
    int count = 0;
    for (Section section : sections) {
      for (Entry board : section.boards()) {
        try {
          assertWins(section.heading(), board.template(Optional.empty()).surrounded());
          count++;
        } catch (FormatException e) {
          // A stone is cut off.
        }
      }
    }
    return count;
  }

  private void assertHolds(Position position, Cell move, Cell reply) {
    assertWins(move + " " + reply, position.with(move, Content.WHITE).with(reply, Content.BLACK));
  }

  private void assertWins(String what, Position position) {
    claims++;
    Problem problem = new Problem(position, Color.WHITE, template.promise().goal().orElseThrow());
    assertThat(solver.solve(problem, Limits.DEFAULT).decided().map(Answer.Decided::winner))
        .as(what)
        .contains(Color.BLACK);
  }

  private static ImmutableSet<Cell> labelled(Diagram diagram, String label) {
    return diagram.labels().entrySet().stream()
        .filter(entry -> entry.getValue().equals(label))
        .map(Map.Entry::getKey)
        .collect(toImmutableSet());
  }

  private static ImmutableSet<Cell> cells(String words) {
    return CELL.matcher(words)
        .results()
        .map(found -> Cell.parse(found.group()))
        .collect(toImmutableSet());
  }
}
