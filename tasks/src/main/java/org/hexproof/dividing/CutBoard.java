package org.hexproof.dividing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.division.Soundness;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.TextLine;

/**
 * A board that is cut into parts.
 *
 * @param name what reports call it
 */
record CutBoard(String name, Position position) {
  /** Its division into these parts, where White gets what none of them has, if that is sound. */
  Optional<Division> into(ImmutableList<DividedRegion> parts) {
    ImmutableSet<Cell> cells =
        parts.stream()
            .flatMap(part -> part.cells().stream())
            .collect(ImmutableSet.toImmutableSet());
    Division division =
        new Division(
            name, place(), Position.amidWhite(position.board(), position.black(), cells), parts);
    try {
      Soundness.check(division);
    } catch (FormatException e) {
      return Optional.empty();
    }
    return parts.stream().anyMatch(part -> part.cells().isEmpty())
        ? Optional.empty()
        : Optional.of(division);
  }

  /** What is around a part, whatever becomes of the rest. */
  Position drawn(DividedRegion part) {
    return new Division(name, place(), position, ImmutableList.of(part)).drawn(part);
  }

  Place place() {
    return new Place(name, 1, 1);
  }

  TextLine text(String text) {
    return new TextLine(place(), text);
  }
}
