package org.hexproof.search;

import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.hexproof.board.Cell;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateWriter;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.sum.Lines;

/**
 * Puts a solver's proof of a position with more stones among the lines of a proof of the position
 * without: the black ones become what claims need, and the goal becomes a game.
 *
 * @param black the stones that the solver's position has besides
 * @param target the number of the game
 */
record Graft(Field field, Lines lines, long black, int target, List<Claim> claims) {
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  static Graft of(Field field, Lines lines, long black, int target) {
    return new Graft(field, lines, black, target, new ArrayList<>());
  }

  /** Adds all nodes of a proof with White to move; returns the claim of its end. */
  Claim add(Statement statement, Numbers proof) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      CertificateWriter.writeProof(out, statement, proof);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<String> nodes = out.toString(StandardCharsets.UTF_8).lines().skip(1).toList();
    for (String node : nodes.subList(0, nodes.size() - 1)) {
      add(node);
    }
    return back(Iterables.getLast(WORDS.splitToList(Iterables.getLast(nodes))));
  }

  private void add(String line) {
    claims.add(line.startsWith("c") ? choice(line) : steps(line));
  }

  private Claim choice(String line) {
    long need = 0;
    long room = 0;
    for (String way : WORDS.splitToList(line.substring(1))) {
      List<String> parts = Splitter.on(':').splitToList(way);
      Claim.Way each = new Claim.Way(cell(parts.get(0)), back(parts.get(1)));
      need |= each.need();
      room |= each.room();
    }
    return new Claim(lines.node(line), need, room & ~need);
  }

  /** A line of three parts: what it is about, stones, and claims. */
  private Claim steps(String line) {
    List<String> parts = Splitter.on(';').splitToList(line);
    List<String> about = WORDS.splitToList(parts.get(0));
    String kind = about.get(0);
    List<Claim> named =
        WORDS.splitToStream(parts.get(2)).map(this::back).collect(Collectors.toList());
    long missed = kind.equals("k") || kind.equals("p") ? cells(about.subList(1, about.size())) : 0;
    if (missed != 0) {
      named.set(0, named.get(0).without(missed));
    }
    long stones = black & ~missed;
    long need = stones | cells(WORDS.splitToList(parts.get(1)));
    long room = kind.equals("k") ? missed : 0;
    for (Claim claim : named) {
      need |= claim.need();
      room |= claim.room();
    }
    String written =
        (kind.equals("g") ? "s " + target : parts.get(0).stripTrailing())
            + " ;"
            + parts.get(1).stripTrailing()
            + text(stones)
            + " ;"
            + parts.get(2);
    return new Claim(lines.node(written), need, room & ~need);
  }

  private String text(long cells) {
    return field.set(cells).stream().map(cell -> " " + cell).collect(Collectors.joining());
  }

  private long cell(String name) {
    return field.bit(Cell.parse(name));
  }

  private long cells(List<String> names) {
    return names.stream().mapToLong(this::cell).reduce(0, (x, y) -> x | y);
  }

  private Claim back(String name) {
    return claims.get(claims.size() - Integer.parseInt(name));
  }
}
