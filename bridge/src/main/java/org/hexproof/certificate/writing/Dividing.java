package org.hexproof.certificate.writing;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.Claim;
import org.hexproof.certificate.Sibling;
import org.hexproof.certificate.Start;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.writing.Citations.Citation;
import org.hexproof.file.Gunzip;

/**
 * Writes a certificate of format 1 anew in format 2: in several files, and with lemmas in the place
 * of what they prove. It is read several times, so that little of it is in memory at once.
 */
public final class Dividing implements Closeable {
  private final Path certificate;
  private final Path out;
  private final int most;
  private final ImmutableList<Path> cited;
  private final BooleanSupplier stopped;
  private final Checking checking;

  /** The nodes that the end rests on, and those of them that another section names. */
  private final BitSet live = new BitSet();

  private final BitSet shared = new BitSet();
  private final Map<Integer, Citation> citations = new HashMap<>();
  private final Map<Integer, Section.Address> stated = new HashMap<>();
  private final List<Path> written = new ArrayList<>();

  private Dividing(
      Path certificate, Path out, int most, ImmutableList<Path> cited, BooleanSupplier stopped) {
    this.certificate = certificate;
    this.out = out;
    this.most = most;
    this.cited = cited;
    this.stopped = stopped;
    checking = new Checking(Checking.memory(), 1, stopped);
  }

  /**
   * A certificate that was divided, and checked.
   *
   * @param files what was written, the certificate at last
   * @param nodes of all these files
   * @param citations in how many places lemmas are cited that were there before
   */
  public record Divided(ImmutableList<Path> files, long nodes, int citations) {}

  /**
   * Divides a certificate. The new one is checked; if that fails, or the run is stopped, no file is
   * left.
   *
   * @param out the new certificate, compressed if its name ends in {@code .gz}; its lemmas come to
   *     lie beside it
   * @param most how many nodes of the old certificate a file has, at least 1
   * @param cited files of lemmas beside the new certificate
   * @throws CertificateException if the certificate, or a file of lemmas, does not check
   * @throws IllegalArgumentException if the certificate is of format 2, a file of lemmas is not
   *     beside the new one, or a file of a name that is wanted is there already
   */
  public static Divided divide(
      Path certificate, Path out, int most, ImmutableList<Path> cited, BooleanSupplier stopped)
      throws IOException {
    checkNew(out);
    for (Path file : cited) {
      checkArgument(
          Sibling.located(file).equals(Sibling.located(out).resolveSibling(file.getFileName())),
          "%s is not in the folder of %s",
          file,
          out);
    }
    try (Dividing division = new Dividing(certificate, out, most, cited, stopped)) {
      division.plan();
      division.write();
      return division.committed();
    }
  }

  /**
   * What is there is not replaced, since it might be deleted then, or be named by another proof.
   */
  private static void checkNew(Path path) {
    checkArgument(
        Sibling.isName("" + path.getFileName()), "%s is no name that a proof can have", path);
    checkArgument(!Files.exists(path, LinkOption.NOFOLLOW_LINKS), "%s is there already", path);
  }

  private interface Heard {
    void node(Start start, Claim claim, NodeLine line) throws IOException;
  }

  /** Checks the old certificate, and goes along its lines; returns the one of its end. */
  private NodeLine read(Heard heard) throws IOException {
    try (BufferedReader lines = Gunzip.lines(certificate)) {
      head(lines);
      int[] count = {0};
      checking.certificate(
          certificate,
          (start, claim) -> heard.node(start, claim, NodeLine.of(lines.readLine(), count[0]++)));
      return NodeLine.of(lines.readLine(), count[0]);
    }
  }

  private static ImmutableList<String> head(BufferedReader lines) throws IOException {
    ImmutableList.Builder<String> head = ImmutableList.builder();
    for (String line = ""; line != null && !line.matches("cuts( .*)?"); ) {
      line = lines.readLine();
      head.add(line == null ? "" : line);
    }
    return head.build();
  }

  /** Finds out what is needed, what lemmas prove of it, and what sections name of each other. */
  private void plan() throws IOException {
    List<ImmutableIntArray> names = new ArrayList<>();
    try (Citations lemmas = Citations.of(cited, stopped)) {
      NodeLine end =
          read(
              (start, claim, line) -> {
                if (!line.isPlain()) {
                  lemmas.of(start, claim).ifPresent(found -> citations.put(line.node(), found));
                }
                names.add(
                    citations.containsKey(line.node()) ? ImmutableIntArray.of() : line.names());
              });
      names.add(end.names());
    }
    live.set(names.size() - 1);
    for (int node = names.size() - 1; node >= 0; node--) {
      if (live.get(node)) {
        // The end belongs to the last section.
        int section = Math.min(node, names.size() - 2) / most;
        names
            .get(node)
            .forEach(
                name -> {
                  live.set(name);
                  shared.set(name, shared.get(name) || name / most != section);
                });
      }
    }
    citations.keySet().removeIf(node -> !live.get(node));
  }

  private void write() throws IOException {
    ImmutableList<String> head;
    try (BufferedReader lines = Gunzip.lines(certificate)) {
      head = head(lines);
    }
    Section[] section = {new Section(stated::get)};
    int[] at = {0};
    NodeLine end =
        read(
            (start, claim, line) -> {
              if (line.node() / most != at[0]) {
                writeLemmas(section[0], head, at[0]);
                section[0] = new Section(stated::get);
                at[0]++;
              }
              if (live.get(line.node())) {
                add(line, section[0]);
              }
              if (shared.get(line.node())) {
                int number = section[0].state(line.node(), text(start, claim));
                stated.put(line.node(), new Section.Address(name(at[0]), number));
              }
            });
    String last = section[0].renamed(end) + "\n";
    List<String> lines = new ArrayList<>(head.subList(0, head.size() - 1));
    lines.set(0, ProofFormat.CERTIFICATE_2.firstLine());
    writeFile(
        out,
        String.join("\n", lines) + "\n",
        section[0].files(),
        head.get(head.size() - 1) + "\n",
        section[0].nodes(),
        last);
  }

  private void add(NodeLine line, Section section) {
    Citation citation = citations.get(line.node());
    if (citation == null) {
      section.add(line);
    } else {
      section.add(line.node(), citation.file(), citation.line(), citation.more());
    }
  }

  private static String text(Start start, Claim claim) {
    String target =
        claim.target() == Claim.GOAL
            ? ""
            : start.sheet().name(Claim.first(claim.target()))
                + " "
                + start.sheet().name(Claim.second(claim.target()))
                + " ";
    return target + ";" + cells(start, claim.need()) + " ;" + cells(start, claim.room());
  }

  private static String cells(Start start, BitSet cells) {
    StringBuilder text = new StringBuilder();
    start.places(cells).forEach(place -> text.append(' ').append(start.sheet().name(place)));
    return text.toString();
  }

  private String name(int section) {
    String name = out.getFileName().toString();
    String stem = name.replaceFirst("(\\.cert)?(\\.gz)?$", "");
    return stem + "-" + (section + 1) + ".lemmas" + (name.endsWith(".gz") ? ".gz" : "");
  }

  private void writeLemmas(Section section, List<String> head, int number) throws IOException {
    if (!section.statesAny()) {
      return;
    }
    List<String> lines = new ArrayList<>(head.subList(0, head.size() - 1));
    lines.set(0, ProofFormat.LEMMAS.firstLine());
    lines.set(1, "about part " + (number + 1) + " of " + out.getFileName());
    lines.removeIf(line -> line.startsWith("to-move "));
    writeFile(
        out.resolveSibling(name(number)),
        String.join("\n", lines) + "\n",
        section.files(),
        head.get(head.size() - 1) + "\n",
        section.claims(),
        section.nodes(),
        section.end());
  }

  private void writeFile(Path path, String... pieces) throws IOException {
    checkNew(path);
    try (ProofFile file = ProofFile.create(path, stopped)) {
      for (String piece : pieces) {
        file.write(piece);
      }
      file.commit();
    }
    written.add(path);
  }

  private Divided committed() throws IOException {
    Checked checked = checking.certificate(out);
    if (!checked.statement().equals(checking.certificate(certificate).statement())) {
      throw new IllegalStateException("it proves something else: " + checked.statement());
    }
    long nodes = 0;
    for (Path file : written) {
      nodes += checking.proven(file).nodes();
    }
    Divided divided = new Divided(ImmutableList.copyOf(written), nodes, citations.size());
    written.clear();
    return divided;
  }

  /** Deletes what has been written, unless it was found to be right. */
  @Override
  public void close() throws IOException {
    checking.close();
    for (Path path : written) {
      Files.deleteIfExists(path);
    }
  }
}
