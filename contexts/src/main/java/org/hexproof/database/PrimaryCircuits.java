package org.hexproof.database;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.Map;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.Part;
import org.hexproof.circuit.RegionValue;
import org.hexproof.circuit.SingleCells;
import org.hexproof.primary.PrimaryDrawing;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Region;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.Values;

/**
 * Primary positions as lines of a database: by their name if it is shipped, else by their cells.
 */
final class PrimaryCircuits {
  private static final int TERMINALS = 3;

  private final Values values;
  private final long maxBytes;
  private final Map<PrimaryDrawing, String> shipped = new HashMap<>();

  /** Values are over {@link Posets#P3}. */
  PrimaryCircuits(Values values, long maxBytes) {
    this.values = values;
    this.maxBytes = maxBytes;
    for (PrimaryPosition position : PrimaryList.shipped()) {
      shipped.put(position.drawing(), position.name());
    }
  }

  /** The line of a position, if its drawing has that value and a circuit. */
  TextLine line(PrimaryPosition position) throws TextLine.BadLineException {
    try {
      PrimaryDrawing drawing = position.drawing();
      int stated = values.of(position.value());
      int computed = value(drawing);
      if (computed != stated) {
        throw new TextLine.BadLineException(
            "the drawing's value is %s, not %s",
            GameWriter.write(computed, values), GameWriter.write(stated, values));
      }
      Circuit circuit = circuit(drawing);
      return new TextLine(cells(circuit, position), values.form(stated), circuit);
    } catch (IllegalArgumentException | GameTooLargeException | StoreFullException e) {
      throw new TextLine.BadLineException(e.getMessage());
    }
  }

  /** Two terminals are the first two of three. */
  private int value(PrimaryDrawing drawing) {
    Region region = drawing.region();
    if (drawing.terminals().size() == TERMINALS) {
      return RegionValue.of(region, Posets.P3, values, maxBytes);
    }
    Values joined = new Values(new Store(Posets.BOOLEAN, maxBytes));
    int value = RegionValue.of(region, Posets.BOOLEAN, joined, maxBytes);
    return Image.of(
            joined.store(), values, ImmutableIntArray.of(Posets.P3.bottom(), Posets.P3.find("c")))
        .of(value);
  }

  /** Cells that never matter are in no circuit. */
  private int cells(Circuit circuit, PrimaryPosition position) {
    return shipped.containsKey(position.drawing())
        ? position.cells()
        : (int) circuit.parts().stream().filter(part -> !part.isJoint()).count();
  }

  private Circuit circuit(PrimaryDrawing drawing) {
    String name = shipped.get(drawing);
    if (name == null) {
      Circuit cells =
          SingleCells.of(new ClosedRegion(drawing.stones(), drawing.cells(), drawing.terminals()))
              .circuit();
      return new Circuit(cells.name(), TERMINALS, cells.parts());
    }
    ImmutableIntArray nodes =
        drawing.terminals().size() == TERMINALS
            ? ImmutableIntArray.of(1, 2, 3)
            : ImmutableIntArray.of(1, 2);
    return new Circuit("G", TERMINALS, ImmutableList.of(new Part(name, false, nodes, false)));
  }
}
