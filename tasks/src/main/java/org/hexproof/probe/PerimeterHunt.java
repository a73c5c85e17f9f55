package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.probe.Probed.Bolstered;
import org.hexproof.region.RingColorings;
import org.hexproof.solver.HexSolver;

/**
 * The search for witnesses of a region with one stone more. What is known of the region without it
 * comes first: a witness may have the stone, or may be changed so. Only what that leaves open is
 * searched for, and each witness that is found is tried on all that is still open.
 */
final class PerimeterHunt {
  /** So many cells besides the stone's are changed in a witness that is known. */
  private static final int MOST_CHANGES = 3;

  private static final int MOST_BOARDS = 2000;

  private final ProbedRegion region;
  private final KnownWitnesses witnesses;
  private final Span span;
  private final List<Bolstered> table;
  private final WitnessFinder finder;
  private final Alterations plain;
  private final Alterations deep;

  /** A witness of a move into the region, whatever stone it has more. */
  private record Known(Cell probe, Witness witness) {}

  /** The open moves of a column of which a witness without the stone is known, or those others. */
  private record Search(int column, boolean isKnown) {}

  /**
   * Prepares.
   *
   * @param witnesses those that need no search, and where others are kept
   * @param table which moves are inferior with a stone more
   * @param solver for what is altered
   */
  PerimeterHunt(
      KnownWitnesses witnesses,
      ProbedRegion region,
      List<Bolstered> table,
      HexSolver solver,
      Span span) {
    this.region = region;
    this.witnesses = witnesses;
    this.table = new ArrayList<>(table);
    this.span = span;
    this.finder = span.finder(solver);
    this.plain = new Alterations(finder, /* changes= */ 0, /* boards= */ 1);
    this.deep = new Alterations(finder, MOST_CHANGES, MOST_BOARDS);
  }

  /**
   * The table with witnesses.
   *
   * @param findings what is known of the region without the stone
   */
  ImmutableList<Bolstered> witnessed(ImmutableList<ProbeFinding> findings) throws IOException {
    List<Known> known = known(findings);
    known.forEach(this::spread);
    if (span.plan().isSearch()) {
      alterMuch(known);
      search(known.stream().map(Known::probe).collect(ImmutableSet.toImmutableSet()));
    }
    return ImmutableList.copyOf(table);
  }

  /** The witnesses of the region as it is drawn. */
  private List<Known> known(ImmutableList<ProbeFinding> findings) throws IOException {
    Set<Known> known = new LinkedHashSet<>();
    for (ProbeFinding finding : findings) {
      finding.witness().ifPresent(witness -> known.add(new Known(finding.cell(), witness)));
      witnesses.of(region, finding.cell()).stream()
          .map(each -> new Known(finding.cell(), each))
          .filter(each -> !known.contains(each) && finder.isUnique(each.witness()))
          .forEach(known::add);
    }
    return new ArrayList<>(known);
  }

  /** Gives a witness the stone of each column where its move is open. */
  private void spread(Known known) {
    for (int column = 0; column < table.size(); column++) {
      alter(known, column, plain);
    }
  }

  /** Alters a witness for a column, if its move is open there. */
  private Optional<Known> alter(Known known, int column, Alterations alterations) {
    Bolstered stone = table.get(column);
    if (open(column).stream().noneMatch(each -> each.cell().equals(known.probe()))) {
      return Optional.empty();
    }
    Optional<Known> altered =
        alterations
            .with(known.witness(), region, stone.beside(), stone.stone())
            .map(witness -> new Known(known.probe(), witness));
    altered.ifPresent(each -> enter(each, column));
    return altered;
  }

  private void enter(Known known, int column) {
    ImmutableList<ProbeFinding> findings =
        table.get(column).findings().stream()
            .map(each -> each.cell().equals(known.probe()) ? each.with(known.witness()) : each)
            .collect(ImmutableList.toImmutableList());
    table.set(column, table.get(column).with(findings));
  }

  private ImmutableList<ProbeFinding> open(int column) {
    return table.get(column).findings().stream()
        .filter(ProbeFinding::isOpen)
        .collect(ImmutableList.toImmutableList());
  }

  /** Changes more than the stone; what comes of it may be altered in turn. */
  private void alterMuch(List<Known> first) throws IOException {
    List<Known> known = new ArrayList<>(first);
    for (int i = 0; i < known.size(); i++) {
      for (int column = 0; column < table.size() && !span.isOver(); column++) {
        Optional<Known> altered = alter(known.get(i), column, deep);
        if (altered.isPresent()) {
          keep(altered.get(), column);
          spread(altered.get());
          known.add(altered.get());
        }
      }
    }
  }

  private KnownWitnesses witnesses(int column) {
    Bolstered stone = table.get(column);
    return witnesses.with(
        stone.stone().name().toLowerCase(Locale.ROOT) + " " + region.name(stone.beside()));
  }

  private void keep(Known known, int column) throws IOException {
    witnesses(column).keep(region.name(known.probe()), known.witness());
  }

  /** Moves that have a witness without the stone come first; each column has an equal share. */
  private void search(Set<Cell> known) throws IOException {
    List<Search> searches = new ArrayList<>();
    for (boolean isKnown : new boolean[] {true, false}) {
      for (int column = 0; column < table.size(); column++) {
        searches.add(new Search(column, isKnown));
      }
    }
    searches.removeIf(each -> open(each, known).isEmpty());
    for (int i = 0; i < searches.size() && !span.isOver(); i++) {
      ImmutableList<ProbeFinding> open = open(searches.get(i), known);
      if (!open.isEmpty()) {
        Duration share = span.left().dividedBy(searches.size() - i);
        search(searches.get(i).column(), open, share);
      }
    }
  }

  private ImmutableList<ProbeFinding> open(Search search, Set<Cell> known) {
    return open(search.column()).stream()
        .filter(finding -> known.contains(finding.cell()) == search.isKnown())
        .collect(ImmutableList.toImmutableList());
  }

  private void search(int column, ImmutableList<ProbeFinding> open, Duration share)
      throws IOException {
    Bolstered stone = table.get(column);
    // The stone has cells around it too, and of these one may stay empty.
    ProbedRegion wider = region.wider().wider();
    ProbedRegion bolstered = wider.with(wider.place(region, stone.beside()), stone.stone());
    WitnessHunt hunt =
        new WitnessHunt(witnesses(column), bolstered, colorings(bolstered), span.of(share));
    List<Known> found = new ArrayList<>();
    ImmutableList<ProbeFinding> witnessed = hunt.witnessed(ProbeFinding.moved(open, region, wider));
    for (ProbeFinding finding : ProbeFinding.moved(witnessed, wider, region)) {
      finding.witness().ifPresent(witness -> found.add(new Known(finding.cell(), witness)));
    }
    for (Known known : found) {
      enter(known, column);
      spread(known);
    }
    alterMuch(found);
  }

  private static Optional<RingColorings> colorings(ProbedRegion bolstered) {
    try {
      return Optional.of(bolstered.colorings());
    } catch (IllegalArgumentException e) {
      // A black stone may have too many cells around it.
      return Optional.empty();
    }
  }
}
