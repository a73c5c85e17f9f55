package org.hexproof.certificate.writing;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.hexproof.board.Cell;
import org.hexproof.certificate.Sheet;
import org.hexproof.certificate.Sheet.Site;
import org.hexproof.certificate.Start;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.file.Gunzip;

/**
 * Writes the images of certificates of format 1 under a symmetry of what they are about. That an
 * image is right is for {@link org.hexproof.certificate.Checking} to say.
 */
public final class CertificateImage {
  private static final Pattern PLACE = Pattern.compile("(?<= )([a-z]+[0-9]+|-?[0-9]+,-?[0-9]+)");
  private static final String CUTS = "cuts";

  private CertificateImage() {}

  /**
   * The image as a certificate of another statement, with the same cuts.
   *
   * @param proved what the certificate is about
   * @param statement about a position whose empty cells are the images of that one's
   * @param about what it tells people
   * @param symmetry where the image of an empty cell lies
   * @return text compressed by gzip; nothing if a place has no image
   * @throws org.hexproof.certificate.CertificateException if the file is of another format, or its
   *     cuts lead nowhere in the image
   */
  public static Optional<byte[]> of(
      Path certificate,
      Statement proved,
      Statement statement,
      String about,
      UnaryOperator<Cell> symmetry)
      throws IOException {
    ByteArrayOutputStream image = new ByteArrayOutputStream();
    try (BufferedReader lines = Gunzip.lines(certificate);
        Writer out =
            new BufferedWriter(
                new OutputStreamWriter(new GZIPOutputStream(image), StandardCharsets.UTF_8))) {
      String cuts = lines.readLine();
      while (cuts != null && !cuts.equals(CUTS) && !cuts.startsWith(CUTS + " ")) {
        cuts = lines.readLine();
      }
      String head = CertificateWriter.head(ProofFormat.CERTIFICATE, statement, about) + cuts + "\n";
      Map<String, String> images =
          images(Owned.of(start(certificate), proved), Owned.of(start(head), statement), symmetry);
      out.write(head);
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher place = PLACE.matcher(line);
        StringBuilder written = new StringBuilder();
        while (place.find()) {
          String there = images.get(place.group());
          if (there == null) {
            return Optional.empty();
          }
          place.appendReplacement(written, there);
        }
        out.write(place.appendTail(written).append('\n').toString());
      }
    }
    return Optional.of(image.toByteArray());
  }

  private static Start start(Path certificate) throws IOException {
    try (InputStream in = Files.newInputStream(certificate)) {
      return Start.of(in);
    }
  }

  private static Start start(String head) throws IOException {
    return Start.of(new ByteArrayInputStream(head.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * What places are called in the image: an empty cell as its image, and what the winner owns as
   * something of his that the images of the same empty cells touch.
   */
  private static Map<String, String> images(Owned from, Owned to, UnaryOperator<Cell> symmetry) {
    Map<String, String> images = new HashMap<>();
    from.empty.forEach(cell -> images.put(cell.toString(), symmetry.apply(cell).toString()));
    for (int part = 0; part < from.parts.size(); part++) {
      int image = to.around.indexOf(Cell.moved(from.around.get(part), symmetry));
      for (String name : from.parts.get(part)) {
        images.remove(name);
        if (image >= 0) {
          images.put(name, to.parts.get(image).get(0));
        }
      }
    }
    return images;
  }

  /**
   * The names of what the winner owns, in parts that are joined.
   *
   * @param around the empty cells that touch each part
   */
  private record Owned(ImmutableSet<Cell> empty, List<List<String>> parts, List<Set<Cell>> around) {
    static Owned of(Start start, Statement statement) {
      Sheet sheet = start.sheet();
      List<Integer> firsts = new ArrayList<>();
      Owned owned = new Owned(statement.position().empty(), new ArrayList<>(), new ArrayList<>());
      for (int place = 0; place < sheet.names().count(); place++) {
        if (start.isOwn(place)) {
          int at = place;
          int part = Iterables.indexOf(firsts, first -> start.areOne(first, at));
          if (part < 0) {
            part = firsts.size();
            firsts.add(place);
            owned.parts.add(new ArrayList<>());
            owned.around.add(new HashSet<>());
          }
          owned.parts.get(part).add(sheet.name(place));
          Site site = new Site(sheet.col(place), sheet.row(place));
          for (Cell cell : owned.empty) {
            if (site.touches(new Site(cell.col() + 1, cell.row() + 1))) {
              owned.around.get(part).add(cell);
            }
          }
        }
      }
      return owned;
    }
  }
}
