package org.hexproof.article;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.toCollection;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.board.SelfMap;
import org.hexproof.intrusion.Intrusion;
import org.hexproof.intrusion.Reply;
import org.hexproof.intrusion.Study;
import org.hexproof.intrusion.Threat;
import org.hexproof.template.Promise;

/**
 * How Black keeps a promise: threats, which with their images under the template's symmetries
 * answer most White moves, and replies to those that meet them all. What is alike by symmetry is
 * there once.
 *
 * @param threats none of which can be left out
 * @param mustPlay where White has to move to meet all threats and their images, in reading order
 * @param reactions to these moves, as far as they are known
 */
public record Repertoire(
    ImmutableList<Threat> threats,
    ImmutableSortedSet<Cell> mustPlay,
    ImmutableList<Reaction> reactions,
    ImmutableList<SelfMap> symmetries) {
  /**
   * What a study comes to.
   *
   * @param position the template amid White's stones, which was studied
   */
  static Repertoire of(Position position, Promise promise, Study.Kept study) {
    Set<Cell> named = new HashSet<>(promise.named());
    promise.pivot().ifPresent(named::add);
    ImmutableList<SelfMap> symmetries = SelfMap.of(position, named, promise.edges());
    ImmutableSet<Cell> cells = position.empty();
    ImmutableList<Threat> threats = needed(study.threats(), cells, symmetries);
    ImmutableSortedSet<Cell> mustPlay = ImmutableSortedSet.copyOf(left(threats, cells, symmetries));
    return new Repertoire(
        threats,
        mustPlay,
        new Choosing(symmetries).reactions(study.intrusions(), mustPlay),
        symmetries);
  }

  /** The same with what follows its reactions. */
  Repertoire with(ImmutableList<Reaction> others) {
    return new Repertoire(threats, mustPlay, others, symmetries);
  }

  /** Threats without which White would have more cells to meet all others. */
  private static ImmutableList<Threat> needed(
      List<Threat> threats, ImmutableSet<Cell> cells, ImmutableList<SelfMap> symmetries) {
    Set<Cell> all = left(threats, cells, symmetries);
    List<Threat> kept = new ArrayList<>(threats);
    for (int i = kept.size() - 1; i >= 0; i--) {
      List<Threat> fewer = new ArrayList<>(kept);
      fewer.remove(i);
      if (left(fewer, cells, symmetries).equals(all)) {
        kept = fewer;
      }
    }
    return ImmutableList.copyOf(kept);
  }

  /** Where White has to move to meet these threats and their images. */
  private static Set<Cell> left(
      List<Threat> threats, ImmutableSet<Cell> cells, ImmutableList<SelfMap> symmetries) {
    Set<Cell> left = new HashSet<>(cells);
    for (Threat threat : threats) {
      Set<Cell> meeting = Sets.union(threat.carrier(), ImmutableSet.of(threat.cell()));
      symmetries.forEach(map -> left.retainAll(map.apply(meeting)));
    }
    return left;
  }

  /** The cells that a cell comes to lie on by symmetry, without itself, in reading order. */
  public ImmutableSortedSet<Cell> alike(Cell cell) {
    return symmetries.stream()
        .map(map -> map.apply(cell))
        .filter(image -> !image.equals(cell))
        .collect(ImmutableSortedSet.toImmutableSortedSet(Cell::compareTo));
  }

  /** Where a reply to a move comes to lie when the move comes to lie on this image. */
  public Cell image(Cell move, Cell image, Cell reply) {
    return symmetries.stream()
        .filter(map -> map.apply(move).equals(image))
        .findFirst()
        .orElseThrow()
        .apply(reply);
  }

  /** Whether anything of the template is alike by symmetry. */
  public boolean isSymmetric() {
    return symmetries.size() > 1;
  }

  /** Finds reactions one move after the other; one that answers several moves is found once. */
  private record Choosing(ImmutableList<SelfMap> symmetries) {
    ImmutableList<Reaction> reactions(List<Intrusion> intrusions, Set<Cell> mustPlay) {
      List<Reaction> reactions = new ArrayList<>();
      Set<Cell> done = new HashSet<>();
      for (Intrusion intrusion : intrusions) {
        Cell move = intrusion.cell();
        if (mustPlay.contains(move) && done.add(move)) {
          symmetries.forEach(map -> done.add(map.apply(move)));
          add(intrusion, reactions);
        }
      }
      return ImmutableList.copyOf(reactions);
    }

    private void add(Intrusion intrusion, List<Reaction> reactions) {
      for (int i = 0; i < reactions.size(); i++) {
        Reaction known = reactions.get(i);
        for (SelfMap map : symmetries) {
          Cell image = map.apply(intrusion.cell());
          if (answers(known, image)) {
            reactions.set(i, joined(known, image, others(intrusion, map, known.reply())));
            return;
          }
        }
      }
      SelfMap here = symmetries.get(0);
      Optional<Reply> best = intrusion.best();
      reactions.add(
          new Reaction(
              ImmutableList.of(intrusion.cell()),
              best.map(Reply::cell),
              best.map(Reply::carrier).or(intrusion::ignored).orElseThrow(),
              others(intrusion, here, best.map(Reply::cell)),
              Optional.empty()));
    }

    private static boolean answers(Reaction known, Cell move) {
      return known.reply().isPresent()
          && !known.reply().get().equals(move)
          && !known.carrier().contains(move);
    }

    private static Reaction joined(
        Reaction known, Cell move, ImmutableList<Reaction.OtherReplies> others) {
      Set<Cell> moves = new TreeSet<>(known.moves());
      moves.add(move);
      return new Reaction(
          ImmutableList.copyOf(moves),
          known.reply(),
          known.carrier(),
          ImmutableList.<Reaction.OtherReplies>builder()
              .addAll(known.others())
              .addAll(others)
              .build(),
          known.next());
    }

    /** The replies but the one that is told, where a symmetry takes them. */
    private static ImmutableList<Reaction.OtherReplies> others(
        Intrusion intrusion, SelfMap map, Optional<Cell> told) {
      ImmutableList<Cell> others =
          intrusion.replies().stream()
              .map(reply -> map.apply(reply.cell()))
              .filter(reply -> !told.equals(Optional.of(reply)))
              .collect(toCollection(TreeSet::new))
              .stream()
              .collect(toImmutableList());
      return others.isEmpty()
          ? ImmutableList.of()
          : ImmutableList.of(new Reaction.OtherReplies(map.apply(intrusion.cell()), others));
    }
  }
}
