package org.hexproof.certificate.writing;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.hexproof.board.Cell;
import org.hexproof.board.Goal;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.Sheet;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Statement;

/** Writes certificates. That what it writes is right is for {@link Checking} to say. */
public final class CertificateWriter {
  static final int JOIN = 0;
  static final int GOAL = 1;
  static final int CHOICE = 2;
  static final int END = 3;
  static final int CAPTURE = 4;
  static final int PART = 5;
  private static final int LONGEST_ABOUT = 1000;

  private final OutputStream out;
  private final Cursor numbers;
  private final byte[][] names;
  private final byte[] digits = new byte[11];

  private CertificateWriter(OutputStream out, Statement statement, Numbers numbers) {
    this.out = out;
    this.numbers = new Cursor(numbers);
    names =
        new Sheet(statement.position().board(), statement.goal())
            .names()
            .map(name -> name.getBytes(StandardCharsets.US_ASCII))
            .toArray(byte[][]::new);
  }

  /**
   * Writes a certificate as text.
   *
   * @param about what people are told; only its first 1000 characters are kept, and spaces in the
   *     place of control characters
   * @throws IllegalArgumentException if the numbers make no certificate
   */
  public static void write(OutputStream out, Statement statement, String about, Numbers numbers)
      throws IOException {
    out.write(head(ProofFormat.CERTIFICATE, statement, about).getBytes(StandardCharsets.UTF_8));
    writeProof(out, statement, numbers);
  }

  /** The cuts and the nodes, without a head. */
  public static void writeProof(OutputStream out, Statement statement, Numbers numbers)
      throws IOException {
    OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
    new CertificateWriter(buffered, statement, numbers).writeNodes();
    buffered.flush();
  }

  /** The lines before the cuts. */
  public static String head(ProofFormat format, Statement statement, String about) {
    return head(format, about, statement.position(), statement.goal())
        + "to-move "
        + statement.toMove().label()
        + "\nwinner "
        + statement.winner().label()
        + "\n";
  }

  /** The lines that certificates, bundles and manifests begin with. */
  static String head(ProofFormat format, String about, Position position, Goal goal) {
    String shown = about.substring(0, Math.min(LONGEST_ABOUT, about.length()));
    shown = shown.replaceAll("\\p{Cc}", " ").replaceAll("^ +| +$", "");
    return String.join(
        "\n",
        format.firstLine(),
        shown.isEmpty() ? "about" : "about " + shown,
        "board " + position.board().cols() + " " + position.board().rows(),
        "black" + cells(position.black()),
        "white" + cells(position.white()),
        "goal " + GoalText.format(goal),
        "");
  }

  static String cells(Iterable<Cell> cells) {
    StringBuilder text = new StringBuilder();
    cells.forEach(cell -> text.append(' ').append(cell));
    return text.toString();
  }

  private void writeNodes() throws IOException {
    out.write("cuts".getBytes(StandardCharsets.US_ASCII));
    writePlaces();
    out.write('\n');
    for (int node = 0; ; node++) {
      int kind = numbers.next();
      switch (kind) {
        case JOIN, CAPTURE -> {
          out.write(kind == JOIN ? 'j' : 'k');
          writePlace();
          writePlace();
          out.write(' ');
          writeSteps(node);
        }
        case PART -> {
          out.write('p');
          writePlaces();
          out.write(' ');
          writeSteps(node);
        }
        case GOAL -> {
          out.write("g ".getBytes(StandardCharsets.US_ASCII));
          writeSteps(node);
        }
        case CHOICE -> {
          out.write('c');
          for (int left = numbers.next(); left > 0; left--) {
            writePlace();
            out.write(':');
            writeClaim(node);
          }
        }
        case END -> {
          writeEnd(node);
          return;
        }
        default -> throw new IllegalArgumentException("no kind of node: " + kind);
      }
      out.write('\n');
    }
  }

  private void writeSteps(int node) throws IOException {
    out.write(';');
    writePlaces();
    out.write(' ');
    out.write(';');
    for (int left = numbers.next(); left > 0; left--) {
      out.write(' ');
      writeClaim(node);
    }
  }

  private void writeEnd(int node) throws IOException {
    out.write('e');
    int move = numbers.next();
    if (move >= 0) {
      write(move);
    }
    out.write(' ');
    writeClaim(node);
    out.write('\n');
    checkArgument(numbers.atEnd(), "something follows the end of a certificate");
  }

  private void writePlaces() throws IOException {
    for (int left = numbers.next(); left > 0; left--) {
      writePlace();
    }
  }

  private void writePlace() throws IOException {
    write(numbers.next());
  }

  private void write(int place) throws IOException {
    checkArgument(place >= 0 && place < names.length, "no place of the sheet: %s", place);
    out.write(' ');
    out.write(names[place]);
  }

  private void writeClaim(int node) throws IOException {
    int claim = numbers.next();
    checkArgument(claim >= 0 && claim < node, "node %s builds upon node %s", node, claim);
    int at = digits.length;
    for (int back = node - claim; back > 0; back /= 10) {
      digits[--at] = (byte) ('0' + back % 10);
    }
    out.write(digits, at, digits.length - at);
  }

  /** Goes through the numbers in pieces. */
  private static final class Cursor {
    private final Numbers numbers;
    private final int[] piece = new int[1 << 14];
    private long ahead;
    private int at;
    private int end;

    Cursor(Numbers numbers) {
      this.numbers = numbers;
    }

    boolean atEnd() {
      return at == end && ahead == numbers.count();
    }

    int next() {
      if (at == end) {
        checkArgument(!atEnd(), "a certificate breaks off");
        end = (int) Math.min(piece.length, numbers.count() - ahead);
        numbers.copy(ahead, piece, end);
        ahead += end;
        at = 0;
      }
      return piece[at++];
    }
  }
}
