package org.hexproof.certificate;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.file.Room;
import org.hexproof.file.Stoppable;

/** What a file of lemmas states, and the digest of all that. */
public record Lemmas(Start start, Claims claims, HashCode digest) implements Closeable {
  /** Reads what a file states, be it true or not; fails if it is no file of lemmas. */
  public static Lemmas of(Path file, Room room, BooleanSupplier stopped) throws IOException {
    try (InputStream in = Stoppable.of(Files.newInputStream(file), stopped)) {
      Text text = Text.of(in);
      Statement statement = Head.read(text, ProofFormat.LEMMAS).statement(text, ProofFormat.LEMMAS);
      while (text.peek() == 'l') {
        Head.word(text, "lemmas");
      }
      return read(text, statement, room);
    }
  }

  /** Goes on to read the cuts and the claims. */
  static Lemmas read(Text text, Statement statement, Room room) throws IOException {
    Start start = new Start(text, statement);
    Claims claims = new Claims(start.empties.length, room);
    Hasher hasher = Hashing.sha256().newHasher();
    hasher
        .putUnencodedChars(statement.toString())
        .putUnencodedChars(Arrays.toString(start.ground.cut));
    try {
      while (claims.size() == 0 || text.peek() == 'c') {
        Claim claim = readClaim(text, start);
        claims.add(claim);
        hasher.putUnencodedChars(claim.toString());
      }
      return new Lemmas(start, claims, hasher.hash());
    } catch (IOException e) {
      claims.close();
      throw e;
    }
  }

  private static Claim readClaim(Text text, Start start) throws IOException {
    text.word("claim");
    long target = Claim.GOAL;
    if (text.more()) {
      int u = text.place(start.sheet);
      text.item();
      target = Claim.joined(u, text.place(start.sheet));
      text.part();
    } else {
      text.expect(';');
    }
    BitSet need = new BitSet();
    readCells(text, start, need);
    text.expect(';');
    BitSet room = (BitSet) need.clone();
    readCells(text, start, room);
    room.andNot(need);
    text.expect('\n');
    return new Claim(target, need, room);
  }

  private static void readCells(Text text, Start start, BitSet cells) throws IOException {
    while (text.more()) {
      int cell = start.readEmpty(text);
      if (cells.get(cell)) {
        throw text.refuse(start.sheet.name(start.empties[cell]) + " is given twice");
      }
      cells.set(cell);
    }
  }

  /** Reads which claim of which file a node cites, and what it says here. */
  static Claim readCitation(Text text, List<Lemmas> files, Start here) throws IOException {
    text.item();
    int file = text.number();
    if (file < 1 || file > files.size()) {
      throw text.refuse("there is no file of lemmas " + file);
    }
    Lemmas cited = files.get(file - 1);
    text.item();
    int number = text.number();
    if (number < 1 || number > cited.claims.size()) {
      throw text.refuse("there is no claim " + number + " in that file");
    }
    Claim claim = cited.claims.get(number - 1);
    if (!text.more()) {
      if (!cited.start.agrees(here)) {
        throw text.refuse("the claim is about another position, goal, side or cuts");
      }
      return claim;
    }
    Sheet.Site a = text.spot(here.sheet);
    text.item();
    Sheet.Site b = text.spot(here.sheet);
    text.item();
    try {
      return new Placement(cited.start, here, a, b, text.spot(here.sheet)).of(claim);
    } catch (Placement.Misfit e) {
      throw text.refuse(e.getMessage());
    }
  }

  @Override
  public void close() throws IOException {
    claims.close();
  }
}
