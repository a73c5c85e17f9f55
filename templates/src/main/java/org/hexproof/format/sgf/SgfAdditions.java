package org.hexproof.format.sgf;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import com.google.common.collect.Range;
import com.google.common.collect.RangeSet;
import com.google.common.collect.TreeRangeSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Adds to the games of a file and leaves every character of it in its place, so that what was added
 * can be taken away again.
 *
 * <p>The private property {@code HXP} of a node names what was added to it: properties; {@code C=n}
 * for a comment of n characters, {@code C+n} for so many at the end of one; {@code fork} for the
 * brackets around what followed before there was a variation. Variations that were added begin with
 * {@code HXP[added]}.
 */
public final class SgfAdditions {
  static final String MARK = "HXP";
  private static final String ADDED = "added";
  private static final String FORK = "fork";
  private static final String COMMENT = "C";
  private static final char NEW = '=';
  private static final char GROWN = '+';
  private static final Pattern COUNTED = Pattern.compile("C([=+])([0-9]{1,6})");

  /** What can be added, and so taken away, besides a comment. */
  private static final ImmutableSet<String> PROPERTIES =
      ImmutableSet.of("GB", "GW", "BM", "DO", "LB", "TR");

  private static final String PARAGRAPH = "\n\n";
  private static final String ADDED_BRANCH = "(;" + MARK + "[" + ADDED + "]";
  private static final String END = "C[The record ends here.]";

  private final String text;
  private final SgfOutline outline;
  private final ImmutableMap<Integer, SgfOutline.Branch> branches;

  private SgfAdditions(SgfOutline outline) {
    this.text = outline.text();
    this.outline = outline;
    this.branches = Maps.uniqueIndex(outline.branches(), SgfOutline.Branch::start);
  }

  /** An edit: the characters from one offset to another give way to others. */
  record Edit(int from, int to, String with) {
    static Edit insert(int at, String with) {
      return new Edit(at, at, with);
    }
  }

  /**
   * What adds to a game, by {@link SgfStep#number}. At the end of a line a variation goes beside an
   * empty node, so that the record's own last position stays the last one.
   */
  static ImmutableList<Edit> add(SgfOutline outline, Map<Integer, SgfAddition> additions) {
    return new SgfAdditions(outline).added(ImmutableSortedMap.copyOf(additions));
  }

  /** What takes away again all that was added to a game. */
  static ImmutableList<Edit> remove(SgfOutline outline) {
    return new SgfAdditions(outline).removed();
  }

  /** A text as it stands between the brackets of a property. */
  static String escape(String text) {
    return text.replaceAll("[\\\\\\]]", "\\\\$0");
  }

  private ImmutableList<Edit> added(ImmutableSortedMap<Integer, SgfAddition> additions) {
    List<Edit> edits = new ArrayList<>();
    additions.forEach((node, addition) -> open(outline.nodes().get(node), addition, edits));
    // What closes at one place closes the inner ones first.
    additions
        .descendingMap()
        .forEach((node, addition) -> close(outline.nodes().get(node), addition, edits));
    return ImmutableList.copyOf(edits);
  }

  private void open(SgfOutline.Node node, SgfAddition addition, List<Edit> edits) {
    List<String> names = new ArrayList<>();
    StringBuilder properties = new StringBuilder();
    for (SgfAddition.Property property : addition.properties()) {
      checkArgument(PROPERTIES.contains(property.id()), "%s can't be added", property.id());
      if (node.property(property.id()).isEmpty()) {
        names.add(property.id());
        properties.append(property);
      }
    }
    if (!addition.remark().isEmpty()) {
      Optional<SgfOutline.Property> comment = node.property(COMMENT);
      if (comment.isPresent()) {
        String more = PARAGRAPH + escape(addition.remark());
        edits.add(Edit.insert(comment.get().end() - 1, more));
        names.add(COMMENT + GROWN + more.length());
      } else {
        String only = escape(addition.remark());
        names.add(COMMENT + NEW + only.length());
        properties.append(SgfAddition.Property.of(COMMENT, only));
      }
    }
    boolean forks = !addition.variation().isEmpty() && node.follower() == SgfOutline.Follower.NODE;
    if (forks) {
      names.add(FORK);
    }
    if (!names.isEmpty()) {
      edits.add(Edit.insert(node.end(), MARK + "[" + String.join(" ", names) + "]" + properties));
    }
    if (forks) {
      edits.add(Edit.insert(node.follows(), "("));
    }
  }

  private void close(SgfOutline.Node node, SgfAddition addition, List<Edit> edits) {
    if (addition.variation().isEmpty()) {
      return;
    }
    StringBuilder more = new StringBuilder();
    switch (node.follower()) {
      case NODE -> more.append(')');
      case END -> more.append(ADDED_BRANCH).append(END).append(')');
      case VARIATION -> {}
    }
    more.append(ADDED_BRANCH);
    String next = "";
    for (List<SgfAddition.Property> properties : addition.variation()) {
      more.append(next);
      properties.forEach(more::append);
      next = ";";
    }
    more.append(')');
    edits.add(Edit.insert(outline.branches().get(node.branch()).close(), more.toString()));
  }

  private ImmutableList<Edit> removed() {
    List<Edit> edits = new ArrayList<>();
    RangeSet<Integer> gone = TreeRangeSet.create();
    for (SgfOutline.Branch branch : outline.branches()) {
      if (isAdded(branch) && !gone.contains(branch.start())) {
        gone.add(Range.closedOpen(branch.start(), branch.end()));
        edits.add(new Edit(branch.start(), branch.end(), ""));
      }
    }
    outline.nodes().stream()
        .filter(node -> !gone.contains(node.start()))
        .forEach(node -> restore(node, edits));
    return ImmutableList.copyOf(edits);
  }

  /** Whether it is a variation that was added; the game itself never is. */
  private boolean isAdded(SgfOutline.Branch branch) {
    return branch.firstNode() > 0
        && mark(outline.nodes().get(branch.firstNode())).equals(Optional.of(ADDED));
  }

  private Optional<String> mark(SgfOutline.Node node) {
    return node.property(MARK)
        .map(property -> property.text(text))
        .map(mark -> mark.substring(mark.indexOf('[') + 1, mark.length() - 1));
  }

  private void restore(SgfOutline.Node node, List<Edit> edits) {
    Optional<String> mark = mark(node);
    if (mark.isEmpty() || mark.get().equals(ADDED)) {
      return;
    }
    for (String name : Splitter.on(' ').split(mark.get())) {
      Matcher counted = COUNTED.matcher(name);
      if (name.equals(FORK)) {
        join(node, edits);
      } else if (PROPERTIES.contains(name)) {
        node.property(name).ifPresent(property -> edits.add(without(property)));
      } else if (counted.matches()) {
        node.property(COMMENT)
            .flatMap(
                comment ->
                    withoutRemark(
                        comment,
                        counted.group(1).charAt(0) == GROWN,
                        Integer.parseInt(counted.group(2))))
            .ifPresent(edits::add);
      }
    }
    edits.add(without(node.property(MARK).orElseThrow()));
  }

  /** Takes the brackets away from the only variation that was not added. */
  private void join(SgfOutline.Node node, List<Edit> edits) {
    Optional<SgfOutline.Branch> first = branch(node.follows());
    if (first.isEmpty()) {
      return;
    }
    int at = first.get().end();
    Optional<SgfOutline.Branch> other = branch(at);
    while (other.isPresent() && isAdded(other.get())) {
      at = other.get().end();
      other = branch(at);
    }
    if (other.isEmpty()) {
      edits.add(new Edit(first.get().start(), first.get().start() + 1, ""));
      edits.add(new Edit(first.get().close(), first.get().end(), ""));
    }
  }

  /** The variation that begins there, or after blanks. */
  private Optional<SgfOutline.Branch> branch(int from) {
    int at = from;
    while (at < text.length() && CharMatcher.whitespace().matches(text.charAt(at))) {
      at++;
    }
    return Optional.ofNullable(branches.get(at));
  }

  private static Edit without(SgfOutline.Property property) {
    return new Edit(property.start(), property.end(), "");
  }

  /** Only if the remark is still there as it was added. */
  private Optional<Edit> withoutRemark(SgfOutline.Property comment, boolean grown, int length) {
    int end = comment.end() - 1;
    int from = end - length;
    if (grown) {
      return from > comment.start() && text.startsWith(PARAGRAPH, from)
          ? Optional.of(new Edit(from, end, ""))
          : Optional.empty();
    }
    return comment.end() - comment.start() == COMMENT.length() + length + 2
        ? Optional.of(without(comment))
        : Optional.empty();
  }

  /** The text with all edits, of one game or of several. */
  static String edited(String text, List<Edit> edits) {
    List<Edit> sorted = new ArrayList<>(edits);
    sorted.sort(Comparator.comparingInt(Edit::from));
    StringBuilder result = new StringBuilder();
    int at = 0;
    for (Edit edit : sorted) {
      // Marks that we did not write may name one thing twice.
      if (edit.from() >= at) {
        result.append(text, at, edit.from()).append(edit.with());
        at = edit.to();
      }
    }
    return result.append(text, at, text.length()).toString();
  }
}
