package org.hexproof.article;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.SelfMap;
import org.hexproof.intrusion.IntrusionTask;
import org.hexproof.intrusion.Study;
import org.hexproof.intrusion.Threat;
import org.hexproof.library.Library;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Reference;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.RandomTemplates;
import org.hexproof.solving.Watch;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

/** What a repertoire says holds move by move, asked of brute force. */
final class RepertoireTest {
  private static final int SHAPES = 200 * Integer.getInteger("hexproof.rounds", 1);
  private static final int MOST_CELLS = 8;
  private static final ImmutableList<Kind> KINDS =
      ImmutableList.of(Kind.EDGE, Kind.INTERIOR, Kind.CONNECTS_BOTH);

  private final Reference reference = Reference.bruteForce();
  private int threats;
  private int reactions;
  private int shared;
  private int alike;

  private static Optional<Study.Kept> study(Template template, HexSolver solver, boolean first) {
    Problem problem =
        new Problem(template.surrounded(), Color.WHITE, template.promise().goal().orElseThrow());
    return new IntrusionTask(problem, first, /* pairs= */ false, Limits.DEFAULT)
                .run(Watch.until(() -> false), solver)
                .study()
            instanceof Study.Kept kept
        ? Optional.of(kept)
        : Optional.empty();
  }

  /** The same shape with a promise of this kind. */
  private static Template of(Kind kind, Template shape) {
    Promise.ConnectsBoth both = (Promise.ConnectsBoth) shape.promise();
    Promise promise =
        switch (kind) {
          case EDGE -> new Promise.ToEdge(ImmutableSet.of(both.a()), both.edge());
          case INTERIOR -> new Promise.Interior(both.named());
          default -> both;
        };
    return new Template(
        shape.name(),
        shape.aliases(),
        shape.stones(),
        shape.carrier(),
        promise,
        shape.claim(),
        shape.source());
  }

  @Test
  void answersEachMove() {
    RandomTemplates random = new RandomTemplates(new Random(8), MOST_CELLS);
    List<Template> templates = new ArrayList<>();
    for (int i = 0; i < SHAPES; i++) {
      templates.add(of(KINDS.get(i % KINDS.size()), random.next(Kind.CONNECTS_BOTH)));
    }
    Library.read().stream()
        .filter(template -> KINDS.contains(template.kind()))
        .filter(template -> template.carrier().size() <= MOST_CELLS)
        .forEach(templates::add);
    int kept = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (Template template : templates) {
        Optional<Study.Kept> study = study(template, solver, /* first= */ kept % 2 == 0);
        if (study.isPresent()) {
          kept++;
          check(template, study.get());
          check(template, unthreatening(study.get()));
        }
      }
    }
    assertThat(kept).isGreaterThan(SHAPES / 10);
    assertThat(threats).isGreaterThan(kept);
    assertThat(reactions).isGreaterThan(10);
    assertThat(shared).isGreaterThan(10);
    assertThat(alike).isGreaterThan(10);
  }

  /** Without threats White may play anywhere, and there are many reactions. */
  private static Study.Kept unthreatening(Study.Kept study) {
    return new Study.Kept(study.intrusions(), ImmutableList.of(), Optional.empty(), study.gaps());
  }

  private void check(Template template, Study.Kept study) {
    Position position = template.surrounded();
    Promise promise = template.promise();
    Repertoire repertoire = Repertoire.of(position, promise, study);
    for (Claim claim : Claim.of(repertoire, position)) {
      assertThat(holds(promise, claim.position())).as(template.name() + claim).isTrue();
    }
    Set<Cell> mustPlay =
        position.empty().stream()
            .filter(move -> !isAnswered(repertoire.threats(), move, repertoire))
            .collect(toImmutableSet());
    assertThat(repertoire.mustPlay()).isEqualTo(mustPlay);
    for (Threat threat : repertoire.threats()) {
      List<Threat> fewer = new ArrayList<>(repertoire.threats());
      fewer.remove(threat);
      assertThat(position.empty())
          .anyMatch(move -> !mustPlay.contains(move) && !isAnswered(fewer, move, repertoire));
    }
    for (Cell move : position.empty()) {
      if (mustPlay.contains(move)) {
        reacts(repertoire, position, promise, move);
      } else {
        assertThat(threatHolds(repertoire, position, promise, move)).isTrue();
      }
    }
    threats += repertoire.threats().size();
    reactions += repertoire.reactions().size();
    shared += (int) repertoire.reactions().stream().filter(each -> each.moves().size() > 1).count();
  }

  /** Whether one of the threats, or its image, is elsewhere. */
  private static boolean isAnswered(List<Threat> threats, Cell move, Repertoire repertoire) {
    return threats.stream()
        .anyMatch(
            threat ->
                repertoire.symmetries().stream()
                    .anyMatch(
                        map ->
                            !map.apply(threat.cell()).equals(move)
                                && !map.apply(threat.carrier()).contains(move)));
  }

  private boolean threatHolds(
      Repertoire repertoire, Position position, Promise promise, Cell move) {
    for (Threat threat : repertoire.threats()) {
      for (SelfMap map : repertoire.symmetries()) {
        Cell reply = map.apply(threat.cell());
        ImmutableSet<Cell> carrier = map.apply(threat.carrier());
        if (!reply.equals(move) && !carrier.contains(move)) {
          return holds(promise, Claim.after(position, Optional.of(reply), carrier));
        }
      }
    }
    return false;
  }

  /** The move or one that it is alike to is told of once, and all replies that are told hold. */
  private void reacts(Repertoire repertoire, Position position, Promise promise, Cell move) {
    Set<Cell> orbit = Sets.union(ImmutableSet.of(move), repertoire.alike(move));
    int told = 0;
    for (Reaction reaction : repertoire.reactions()) {
      for (Cell one : Sets.intersection(ImmutableSet.copyOf(reaction.moves()), orbit)) {
        told++;
        assertThat(reaction.carrier()).doesNotContain(one);
        assertThat(reaction.reply()).isNotEqualTo(Optional.of(one));
        Position after = position.with(one, Content.WHITE);
        assertThat(
                holds(
                    promise,
                    reaction.reply().map(at -> after.with(at, Content.BLACK)).orElse(after)))
            .isTrue();
        others(reaction, one, after, promise);
        if (!one.equals(move) && reaction.reply().isPresent()) {
          alike++;
          Cell reply = repertoire.image(one, move, reaction.reply().get());
          Position image = position.with(move, Content.WHITE).with(reply, Content.BLACK);
          assertThat(holds(promise, image)).isTrue();
        }
      }
    }
    assertThat(told).isEqualTo(1);
  }

  private void others(Reaction reaction, Cell move, Position after, Promise promise) {
    for (Reaction.OtherReplies others : reaction.others()) {
      if (others.move().equals(move)) {
        assertThat(others.replies())
            .doesNotContainAnyElementsOf(reaction.reply().stream().toList());
        for (Cell reply : others.replies()) {
          assertThat(holds(promise, after.with(reply, Content.BLACK))).isTrue();
        }
      }
    }
  }

  private boolean holds(Promise promise, Position position) {
    Goal goal = promise.goal().orElseThrow();
    return reference.winner(new Problem(position, Color.WHITE, goal)) == Color.BLACK;
  }
}
