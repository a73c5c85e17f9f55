package org.hexproof.work;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Multimaps;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.SelfMap;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.certificate.statement.Manifest;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateImage;
import org.hexproof.certificate.writing.ManifestFile;
import org.hexproof.file.AtomicFile;
import org.hexproof.file.NumberedLines;
import org.hexproof.verify.CertificateFolder;

/**
 * Puts answers together: each certificate is checked against the question of its unit and written
 * to its file, and what is proved of a template is bound by a manifest. Nothing that a worker says
 * is believed.
 */
public final class Merge {
  private final UnitList list;
  private final Path folder;
  private final long bytes;
  private final Map<String, Color> winners = new HashMap<>();
  private final Map<String, String> open = new LinkedHashMap<>();
  private final List<Refusal> refused = new ArrayList<>();
  private final Set<String> builds = new TreeSet<>();
  private int doubles;
  private int kept;
  private int images;

  /**
   * What is proved of a template.
   *
   * @param file binds it to the certificates
   */
  public record Bound(String template, Path file, Manifest manifest) {}

  /**
   * Nothing merged as yet.
   *
   * @param folder where the files go
   * @param bytes how much memory the check of one certificate may take, about
   */
  public Merge(UnitList list, Path folder, long bytes) {
    this.list = list;
    this.folder = folder;
    this.bytes = bytes;
  }

  /**
   * Takes all answers of a file.
   *
   * @param file its name, for what is refused
   * @throws IOException if it can't be read
   * @throws UncheckedIOException if a certificate can't be written
   */
  public void take(InputStream answers, String file) throws IOException {
    NumberedLines lines = new NumberedLines(answers);
    for (NumberedLines.Numbered line = lines.next(); !line.isNothing(); line = lines.next()) {
      String place = file + ":" + line.number();
      if (line.tooLong()) {
        refused.add(new Refusal(place, "too long for an answer", false));
      } else if (!line.text().isBlank()) {
        take(line.text(), place);
      }
    }
  }

  /**
   * Takes an answer.
   *
   * @param place where it comes from, for what is refused
   * @throws UncheckedIOException if the certificate can't be written
   */
  public void take(String line, String place) {
    UnitReply reply;
    try {
      reply = UnitReply.parse(line);
    } catch (IllegalArgumentException e) {
      refused.add(new Refusal(place, e.getMessage(), false));
      return;
    }
    Unit unit = list.units().get(reply.unit());
    if (unit == null) {
      refused.add(new Refusal(place, "it answers none of the units", false));
    } else if (reply.status() != UnitReply.Status.DECIDED) {
      open.put(reply.unit(), reply.reason().orElseThrow());
    } else if (winners.containsKey(reply.unit())) {
      doubles++;
    } else {
      Optional<String> trouble = keep(unit, reply);
      trouble.ifPresent(why -> refused.add(new Refusal(place, unit.about() + ": " + why, true)));
    }
  }

  /** Checks the certificate and writes it; or tells what is wrong with it. */
  private Optional<String> keep(Unit unit, UnitReply reply) {
    try {
      Optional<String> trouble = take(unit, reply.certificate().orElseThrow(), reply.winner());
      if (trouble.isEmpty()) {
        reply.build().ifPresent(builds::add);
      }
      return trouble;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<String> take(Unit unit, byte[] certificate, Optional<Color> told)
      throws IOException {
    Optional<String> trouble =
        trouble(
            unit, told, () -> Checking.certificate(new ByteArrayInputStream(certificate), bytes));
    if (trouble.isEmpty()) {
      AtomicFile.write(file(unit), certificate);
    }
    return trouble;
  }

  /**
   * Takes for units that have no answer the certificates that the folder has of them, from an
   * earlier merge or from whatever else writes certificates.
   */
  public void takeKept() {
    for (Unit unit : missing()) {
      Path file = file(unit);
      if (Files.isRegularFile(file)) {
        Optional<String> trouble = trouble(unit, Optional.empty(), () -> check(file));
        trouble.ifPresent(why -> refused.add(new Refusal(file.toString(), why, true)));
        kept += trouble.isEmpty() ? 1 : 0;
      }
    }
  }

  /**
   * Takes for units without a certificate the images of certificates that were taken, where a
   * symmetry of the template brings the part of the one to that of the other.
   *
   * @throws IOException if a certificate can't be read or written
   */
  public void takeImages() throws IOException {
    for (Unit unit : missing()) {
      if (unit.part().isPresent() && unit.beside().isEmpty() && takeImage(unit)) {
        images++;
      }
    }
  }

  private boolean takeImage(Unit unit) throws IOException {
    Statement whole = unit.outline().whole(Color.BLACK);
    for (SelfMap symmetry :
        SelfMap.of(whole.position(), whole.goal().named(), whole.goal().edges())) {
      for (Unit other : list.units().values()) {
        if (other.stem().equals(unit.stem())
            && winners.containsKey(other.hash())
            && other.part().map(symmetry::apply).equals(unit.part())
            && takeImage(unit, other, symmetry)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean takeImage(Unit unit, Unit other, SelfMap symmetry) throws IOException {
    Color winner = winners.get(other.hash());
    try {
      Optional<byte[]> image =
          CertificateImage.of(
              file(other),
              other.statement(winner),
              unit.statement(winner),
              unit.about(),
              symmetry::apply);
      return image.isPresent() && take(unit, image.get(), Optional.empty()).isEmpty();
    } catch (CertificateException e) {
      return false; // as of another format
    }
  }

  private Checked check(Path file) throws IOException {
    try (Checking checking = new Checking(bytes, 1, () -> false)) {
      return checking.certificate(file);
    }
  }

  @FunctionalInterface
  private interface Certificate {
    Checked check() throws IOException;
  }

  /**
   * What is wrong with a certificate, if anything is; else it decides the unit.
   *
   * @param told who is said to win
   */
  private Optional<String> trouble(Unit unit, Optional<Color> told, Certificate certificate) {
    try {
      Statement proved = certificate.check().statement();
      if (!proved.equals(unit.statement(proved.winner()))) {
        return Optional.of("the certificate proves something else");
      }
      if (told.isPresent() && told.get() != proved.winner()) {
        return Optional.of("the certificate proves that the other side wins");
      }
      winners.put(unit.hash(), proved.winner());
      return Optional.empty();
    } catch (CertificateException e) {
      return Optional.of("the certificate does not check: " + e.getMessage());
    } catch (IOException e) {
      return Optional.of("the certificate can't be read: " + e.getMessage());
    }
  }

  private Path file(Unit unit) {
    return folder.resolve(unit.certificate());
  }

  /**
   * Writes the manifests of all templates of whose validity something is proved.
   *
   * @throws IOException if one can't be written
   */
  public ImmutableList<Bound> bind() throws IOException {
    ImmutableListMultimap<String, Unit> templates =
        Multimaps.index(list.units().values(), Unit::stem);
    ImmutableList.Builder<Bound> bound = ImmutableList.builder();
    for (String stem : templates.keySet()) {
      Optional<Unit> whole =
          templates.get(stem).stream()
              .filter(unit -> unit.part().isEmpty() && winners.containsKey(unit.hash()))
              .findFirst();
      if (whole.isPresent()) {
        bound.add(bind(whole.get(), templates.get(stem)));
      }
    }
    return bound.build();
  }

  private Bound bind(Unit whole, List<Unit> units) throws IOException {
    boolean valid = winners.get(whole.hash()) == Color.BLACK;
    Map<Cell, Path> parts = new HashMap<>();
    ImmutableMap.Builder<Cell, Boolean> needed = ImmutableMap.builder();
    for (Unit unit : units) {
      Color winner = winners.get(unit.hash());
      if (valid && winner != null && unit.part().isPresent()) {
        parts.put(unit.part().get(), file(unit));
        needed.put(unit.part().get(), winner == Color.WHITE);
      }
    }
    Manifest manifest = new Manifest(whole.outline(), valid, needed.buildOrThrow());
    Path file = folder.resolve(CertificateFolder.manifest(whole.stem()));
    new ManifestFile(file)
        .write(whole.template(), manifest, file(whole), parts, part -> beside(part, units));
    return new Bound(whole.template(), file, manifest);
  }

  /** Where a pivoting template, or it without the part, stands. */
  private static Optional<Beside> beside(Optional<Cell> part, List<Unit> units) {
    return units.stream()
        .filter(unit -> unit.part().equals(part))
        .findFirst()
        .flatMap(Unit::beside);
  }

  /** The units without a certificate, in their order; of an invalid template parts need none. */
  public ImmutableList<Unit> missing() {
    ImmutableSet<String> invalid =
        list.units().entrySet().stream()
            .filter(unit -> unit.getValue().part().isEmpty())
            .filter(unit -> winners.get(unit.getKey()) == Color.WHITE)
            .map(unit -> unit.getValue().stem())
            .collect(toImmutableSet());
    return list.units().entrySet().stream()
        .filter(unit -> !winners.containsKey(unit.getKey()))
        .map(Map.Entry::getValue)
        .filter(unit -> unit.part().isEmpty() || !invalid.contains(unit.stem()))
        .collect(toImmutableList());
  }

  /** Why a missing unit was not decided, if a worker has told. */
  public Optional<String> reason(Unit unit) {
    return Optional.ofNullable(open.get(unit.hash()));
  }

  /** How many units have a certificate that was checked. */
  public int merged() {
    return winners.size();
  }

  /** How many of these were in the folder before. */
  public int kept() {
    return kept;
  }

  /** How many are images of others. */
  public int images() {
    return images;
  }

  /** How many decided answers came to units that had one. */
  public int doubles() {
    return doubles;
  }

  /** The hashes of the builds of the program that gave the merged answers, as far as they say. */
  public ImmutableSortedSet<String> builds() {
    return ImmutableSortedSet.copyOf(builds);
  }

  /** What was not used, and why. */
  public ImmutableList<Refusal> refused() {
    return ImmutableList.copyOf(refused);
  }
}
