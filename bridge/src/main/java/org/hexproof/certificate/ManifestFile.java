package org.hexproof.certificate;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableMap;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.file.AtomicFile;

/**
 * A manifest, which binds the certificates of a template to its drawing. They are in the same
 * folder.
 */
public record ManifestFile(Path path) {
  static final String KIND = "hexproof manifest";
  static final String FIRST_LINE = KIND + " 1";
  private static final int LONGEST_NAME = 255;
  private static final Pattern NAMING =
      Pattern.compile("(?:valid|invalid|needed \\S+|redundant \\S+) (.+)");

  /**
   * Writes a manifest; the file appears under its name only when all of it is written.
   *
   * @param about what it tells people
   * @param whole the file with the certificate that the template is valid, or is not
   * @param parts the file with the certificate of each part of which something is said
   * @param boards on which a pivoting template, or it without the part, stands beside its tester;
   *     nothing for any other template
   * @throws IllegalArgumentException if a part has no file, a file is not in the folder, or a
   *     pivoting template has no board
   */
  public void write(
      String about,
      Manifest manifest,
      Path whole,
      Map<Cell, Path> parts,
      Function<Optional<Cell>, Optional<Beside>> boards)
      throws IOException {
    Shape shape = manifest.shape();
    StringBuilder text =
        new StringBuilder(CertificateWriter.head(FIRST_LINE, about, shape.stones(), shape.goal()));
    text.append("carrier").append(CertificateWriter.cells(shape.carrier())).append('\n');
    shape.tester().ifPresent(t -> text.append("beside ").append(t.label()).append('\n'));
    text.append("claim ").append(manifest.claim()).append('\n');
    Optional<Beside> last = boards.apply(Optional.empty());
    checkArgument(last.isPresent() == shape.tester().isPresent(), "a tester needs boards");
    last.ifPresent(board -> text.append(text(board)));
    text.append(manifest.valid() ? "valid " : "invalid ").append(name(whole)).append('\n');
    for (Cell part : shape.parts()) {
      if (manifest.parts().containsKey(part)) {
        checkArgument(parts.containsKey(part), "there is no file for %s", part);
        Optional<Beside> board = boards.apply(Optional.of(part));
        if (!board.equals(last)) {
          board.ifPresent(changed -> text.append(text(changed)));
          last = board;
        }
        text.append(manifest.parts().get(part) ? "needed " : "redundant ")
            .append(part)
            .append(' ')
            .append(name(parts.get(part)))
            .append('\n');
      }
    }
    text.append("end\n");
    try (AtomicFile file = AtomicFile.create(path)) {
      try (OutputStream out = file.open()) {
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
      }
      file.commit();
    }
  }

  private static String text(Beside beside) {
    Board board = beside.board().board();
    StringBuilder text = new StringBuilder("board " + board.cols() + " " + board.rows() + "\n");
    text.append("black").append(CertificateWriter.cells(beside.board().black())).append('\n');
    text.append("tester").append(CertificateWriter.cells(beside.cells())).append("\nplaced");
    beside.placed().forEach((cell, place) -> text.append(" " + cell + ":" + place));
    return text.append('\n').toString();
  }

  private String name(Path file) {
    String name = file.getFileName().toString();
    checkArgument(
        path.resolveSibling(name).equals(file) && isName(name), "%s can't be named here", file);
    return name;
  }

  static boolean isName(String name) {
    return !name.matches("\\.{0,2}")
        && name.length() <= LONGEST_NAME
        && name.equals(CharMatcher.is(' ').trimFrom(name))
        && name.chars().noneMatch(c -> c == '/' || c == '\\' || Character.isISOControl(c));
  }

  /**
   * Where a file is that another one in the same folder names on the line that was read last. A
   * link may lead to another file there; the folder itself may be a link.
   */
  static Path beside(Path user, String name, Text text) throws IOException {
    Path found = null;
    try {
      found = isName(name) ? user.resolveSibling(name) : null;
    } catch (InvalidPathException e) {
      // said below
    }
    if (found == null) {
      throw text.refuseLast("'" + name + "' is not the name of a file in the same folder");
    }
    if (!Files.isRegularFile(found)) {
      throw text.refuseLast("there is no file " + name);
    }
    if (!found.toRealPath().getParent().equals(found.toAbsolutePath().getParent().toRealPath())) {
      throw text.refuseLast(name + " is a link out of the folder");
    }
    return found;
  }

  /**
   * Checks a manifest and all certificates that it names.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  CheckedManifest check(Checking checking) throws IOException {
    begin(checking);
    try (InputStream in = Files.newInputStream(path)) {
      return new Reading(Text.of(in), checking).read();
    }
  }

  /** Begins to check what is named; what is wrong with the manifest itself is found later. */
  private void begin(Checking checking) throws IOException {
    if (!checking.isParallel()) {
      return;
    }
    Path located = Checking.located(path);
    try (BufferedReader lines = Gunzip.lines(path)) {
      lines
          .lines()
          .map(NAMING::matcher)
          .filter(Matcher::matches)
          .map(line -> line.group(1))
          .filter(ManifestFile::isName)
          .map(located::resolveSibling)
          .filter(Files::isRegularFile)
          .forEach(checking::ahead);
    } catch (EOFException | ZipException | UncheckedIOException | InvalidPathException e) {
      // said where the lines are read
    }
  }

  /** Goes through the manifest, and checks what each line names. */
  private final class Reading {
    private final Text text;
    private final Checking checking;
    private final Map<Cell, Boolean> parts = new HashMap<>();
    private Optional<Beside> beside = Optional.empty();
    private int proofs;
    private long nodes;

    Reading(Text text, Checking checking) {
      this.text = text;
      this.checking = checking;
    }

    CheckedManifest read() throws IOException {
      Head head = Head.read(text, FIRST_LINE);
      Shape shape = head.shape(text);
      String claim = Head.word(text, "claim");
      boolean valid = !claim.equals("invalid");
      if (shape.tester().isPresent()) {
        beside = Optional.of(head.beside(text, shape.tester().get()));
      }
      prove(Head.word(text, valid ? "valid" : "invalid"), shape.whole(winner(valid)));
      while (text.peek() != 'e') {
        if (shape.tester().isPresent() && text.peek() == 'b') {
          beside = Optional.of(head.beside(text, shape.tester().get()));
        }
        readPart(head, shape);
      }
      if (!Head.word(text, "end").isEmpty()) {
        throw text.refuseLast("expected nothing more behind 'end'");
      }
      Manifest manifest = claimed(claim, shape, valid);
      text.expectEnd();
      return new CheckedManifest(manifest, head.about(), proofs, nodes);
    }

    private void readPart(Head head, Shape shape) throws IOException {
      boolean needed = text.peek() == 'n';
      String rest = Head.word(text, needed ? "needed" : "redundant");
      int space = Math.max(0, rest.indexOf(' '));
      Cell part = head.cell(text, rest.substring(0, space));
      if (!shape.parts().contains(part)) {
        throw text.refuseLast(part + " is outside, or a stone that the goal names");
      }
      if (parts.putIfAbsent(part, needed) != null) {
        throw text.refuseLast(part + " is given twice");
      }
      prove(rest.substring(space + 1), shape.without(part, winner(!needed)));
    }

    private static Color winner(boolean valid) {
      return valid ? Color.BLACK : Color.WHITE;
    }

    private Manifest claimed(String claim, Shape shape, boolean valid) throws IOException {
      if (!valid && !parts.isEmpty()) {
        throw text.refuseLast("of an invalid template no part is needed");
      }
      Manifest manifest = new Manifest(shape, valid, ImmutableMap.copyOf(parts));
      Optional<Cell> open = manifest.open().stream().findFirst();
      if (!claim.equals("valid") && open.isPresent()) {
        throw text.refuseLast(
            "the claim is '" + claim + "', but there is no certificate for " + open.get());
      }
      if (!claim.equals("valid") && !claim.equals(manifest.claim())) {
        throw text.refuseLast("the claim is '" + claim + "', but this is " + manifest.claim());
      }
      return manifest;
    }

    /** Checks the certificate in a file, and that it proves this of the template. */
    private void prove(String name, Statement template) throws IOException {
      Statement statement;
      try {
        statement = beside.map(board -> board.statement(template)).orElse(template);
      } catch (IllegalArgumentException e) {
        throw text.refuseLast(e.getMessage());
      }
      Path file = beside(path, name, text);
      Checked checked;
      try {
        checked = checking.certificate(file);
      } catch (CertificateException e) {
        throw text.refuseLast(name + " does not check: " + e.getMessage());
      }
      if (!checked.statement().equals(statement)) {
        throw text.refuseLast(name + " proves something else: " + difference(checked, statement));
      }
      proofs++;
      nodes += checked.nodes();
    }

    private static String difference(Checked checked, Statement wanted) {
      Statement found = checked.statement();
      if (!found.position().board().equals(wanted.position().board())) {
        return "its board has another size";
      }
      if (!found.goal().equals(wanted.goal())) {
        return "its goal is another";
      }
      for (Cell cell : wanted.position().board().cells()) {
        Content here = wanted.position().at(cell);
        if (found.position().at(cell) != here) {
          return cell + " should be " + word(here) + " there";
        }
      }
      return found.toMove() == wanted.toMove() ? "the other side wins" : "White should be to move";
    }

    private static String word(Content content) {
      return switch (content) {
        case BLACK -> "black";
        case WHITE -> "white";
        case EMPTY -> "empty";
      };
    }
  }
}
