package org.hexproof.cli;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.expression.Calculator;
import org.hexproof.expression.ExpressionReader;
import org.hexproof.expression.ValueSubject;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.hexproof.region.RegionCut;
import org.hexproof.region.RegionLimit;
import org.hexproof.value.Cursor;
import org.hexproof.value.Game;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;
import org.hexproof.witness.WrittenPiece;
import org.hexproof.witness.WrittenPieces;

/**
 * What stands for pieces: expressions, and files with an expression, circuits or a drawn region.
 *
 * @param folder where the files are that the pieces name
 * @param bytes memory for values
 */
record PieceValues(Path folder, InputStream standard, long bytes) {
  /** The values over {@link Posets#P3}, by the names of their pieces. */
  ImmutableMap<String, Game> of(WrittenPieces pieces) throws IOException {
    ImmutableMap.Builder<String, Game> games = ImmutableMap.builder();
    for (WrittenPiece piece : pieces.pieces()) {
      if (piece.value().isPresent()) {
        games.put(piece.name(), game(piece.value().get()));
      }
    }
    return games.buildOrThrow();
  }

  private Game game(WrittenPiece.Value written) throws IOException {
    try {
      ValueSubject subject = subject(written);
      Values values = subject.values();
      if (!values.poset().equals(Posets.P3)) {
        throw new FormatException(
            written.place(), "this is no position with three terminals", "a piece has three");
      }
      if (!values.isPassable(subject.value())) {
        throw new FormatException(
            written.place(), "this game is not passable, so no piece has its value");
      }
      return values.form(subject.value());
    } catch (IllegalArgumentException e) {
      throw new FormatException(written.place(), e.getMessage());
    }
  }

  private ValueSubject subject(WrittenPiece.Value written) throws IOException {
    String[] words = written.text().split("\\s+", 2);
    Optional<String> terminals = words.length > 1 ? Optional.of(words[1]) : Optional.empty();
    Path file = Databases.path(words[0]);
    if (!Files.exists(folder.resolve(file))) {
      if (words[0].matches("[^{}()]*[./][^{}()]*")) {
        throw new FormatException(written.place(), words[0] + ": there is no such file");
      }
      return expression(written.place(), written.text());
    }
    Operand operand = Operand.of(folder.resolve(file).toString());
    byte[] read = new Inputs(standard).bytes(operand);
    String text = read.length > Source.MAX_BYTES ? "" : new String(read, StandardCharsets.UTF_8);
    ValueSubject.Limits limits = new ValueSubject.Limits(RegionLimit.DEFAULT_CELLS, bytes);
    if (ValueSubject.isCircuit(text)) {
      return ValueSubject.circuit(operand.file(), text, limits);
    }
    if (ValueSubject.isExpression(text, ImmutableSet.of())) {
      return expression(new Place(operand.file(), 1, 1), text);
    }
    Entry entry = Selection.ALL.one(operand.file(), operand.read(read)).asRegion();
    RegionCut drawn = new RegionCut(Optional.empty(), terminals);
    RegionCut cut = drawn.ofPromise(entry).orElse(drawn);
    if (cut.terminals().isEmpty()) {
      throw new FormatException(
          written.place(),
          "the terminals of this region are not named",
          "write them behind the file, as in A(left,c1,x) = %s b1;c3;bottom".formatted(words[0]));
    }
    return ValueSubject.region(entry, cut, Optional.empty(), limits);
  }

  private ValueSubject expression(Place place, String text) throws IOException {
    Values values = new Values(new Store(Posets.P3, bytes), Values.DEEP_CACHE_BITS);
    Cursor cursor = new Cursor(place.file(), place.line(), " ".repeat(place.column() - 1) + text);
    return ValueSubject.of(
        new Calculator(values, bytes).worth(cursor, ExpressionReader.expression(cursor), values));
  }
}
