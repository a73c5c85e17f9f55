package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Proven.CheckedLemmas;
import org.hexproof.file.Room;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of lemmas and certificates that cite them. */
final class LemmasTest {
  private static final long BYTES = 1 << 24;

  @TempDir private Path folder;

  private String bridge;
  private String two;

  /** The two files of the page of lemmas. */
  @BeforeEach
  void writePage() throws IOException {
    String page = Files.readString(Path.of("../docs/lemmas.md"));
    bridge = example(page, ProofFormat.LEMMAS.firstLine());
    two = example(page, ProofFormat.CERTIFICATE_2.firstLine());
    write("bridge.lemmas", bridge);
    write("two.cert", two);
    write("plain.cert", Handwritten.BLACK + Handwritten.BRIDGE);
  }

  private static String example(String page, String firstLine) {
    Matcher block = Pattern.compile("(?m)^    " + firstLine + "\n(    .*\n)+").matcher(page);
    assertThat(block.find()).isTrue();
    return block.group().replaceAll("(?m)^    ", "");
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private Proven check(String name, int threads) throws IOException {
    try (Checking checking = new Checking(BYTES, threads, () -> false)) {
      return checking.proven(folder.resolve(name));
    }
  }

  /** Says the same with one thread and with two. */
  private void assertRefused(String name, String reason) {
    for (int threads = 1; threads <= 2; threads++) {
      int number = threads;
      assertThatThrownBy(() -> check(name, number))
          .isInstanceOf(CertificateException.class)
          .hasMessageContaining(reason);
    }
  }

  @Test
  void thePagesExampleHolds() throws IOException {
    Checked checked = (Checked) check("two.cert", 2);
    assertThat(checked.nodes()).isEqualTo(3);
    assertThat(checked.statement().winner()).isEqualTo(Color.BLACK);
    CheckedLemmas lemmas = (CheckedLemmas) check("bridge.lemmas", 1);
    assertThat(lemmas.claims()).isEqualTo(1);
    assertThat(lemmas.nodes()).isEqualTo(3);
    assertThat(lemmas.statement().position().black()).containsExactly(Cell.parse("b1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "11 | l 2 1 a2 b2 a3 | line 11: there is no file of lemmas 2",
        "11 | l 0 1 a2 b2 a3 | line 11: there is no file of lemmas 0",
        "11 | l 1 2 a2 b2 a3 | line 11: there is no claim 2 in that file",
        "11 | l 1 1 | line 11: the claim is about another position",
        "11 | l 1 1 a2 b2 | line 11: expected something more",
        "11 | l 1 1 a2 b2 a3 b3 | line 11: expected the end of the line",
        "11 | l 1 1 a2 b2 b3 | line 11: the three places don't touch each other",
        "11 | l 1 1 a2 a2 a3 | line 11: the three places don't touch each other",
        "11 | l 1 1 a1 b1 a2 | line 11: its edge lies on what is not the winner's",
        "11 | l 1 1 b2 c2 b3 | line 13: the goal does not follow",
        "11 | l 1 1 2,-5 3,-5 2,-4 | line 11: its edge lies on what is not the winner's",
        "11 | l 1 1 1,2 b2 a3 | line 11: no place outside in column 1, row 2",
        "11 | l 1 1 a2  b2 a3 | line 11: expected an item behind the space",
        "9 | lemmas none.lemmas | line 9: there is no file none.lemmas",
        "9 | lemmas ../bridge.lemmas | line 9: '../bridge.lemmas' is not the name of a file",
        "9 | lemmas plain.cert | line 9: plain.cert does not check: line 1: expected 'hexproof lemmas",
        "10 | lemmas bridge.lemmas | line 10: bridge.lemmas is named twice",
        "10 | lemma bridge.lemmas | line 10: expected 'lemmas ...'",
      })
  void aCitationThatDoesNotHoldIsRefused(int line, String text, String reason) throws IOException {
    write("two.cert", Handwritten.withLine(two, line, text));
    assertRefused("two.cert", reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8 | cuts 1,0 | line 8: cuts are for White",
        "9 | claim ; ; a2 b2 | line 13: claim 1 has another target",
        "9 | claim b1 2,3 ; ; a2 b2 | line 13: claim 1 has another target",
        "9 | claim b1 1,3 ; ; a2 | line 13: claim 1 does not tell that it rests on b2",
        "9 | claim b1 1,3 ; ; a2 b2 b2 | line 9: b2 is given twice",
        "9 | claim b1 1,3 ; a2 ; a2 b2 | line 9: a2 is given twice",
        "9 | claim b1 1,3 ; ; b1 a2 b2 | line 9: b1 is not empty at the start",
        "9 | claim b1 1,3 ; a2 b2 | line 9: expected ;",
        "9 | claim b1 ; ; a2 b2 | line 9: expected something more",
        "9 | claims b1 1,3 ; ; a2 b2 | line 9: expected",
        "9 | j b1 1,3 ; a2 ; | line 9: expected c",
        "13 | e 1 2 | line 13: expected the end of the line",
        "13 | e | line 13: expected something more",
        "13 | e 3 | line 13: claim 1 does not tell that it rests on",
        "12 | c a2:2 a2:1 | line 12: all ways of the choice use a2",
        "7 | to-move white | line 7: expected 'winner ...'",
      })
  void aFalseLemmaIsRefusedWithWhatCitesIt(int line, String text, String reason)
      throws IOException {
    write("bridge.lemmas", Handwritten.withLine(bridge, line, text));
    assertRefused("bridge.lemmas", reason);
    assertRefused("two.cert", "line 9: bridge.lemmas does not check: " + reason);
  }

  @Test
  void moreMayBeStatedThanIsProved() throws IOException {
    write("bridge.lemmas", bridge.replace("claim b1 1,3 ; ; a2 b2", "claim 1,3 b1 ; a2 ; a1 b2"));
    write("two.cert", two.replace("l 1 1 a2 b2 a3", "l 1 1 a2 b2 a3\nj a2 b2 ; a2 ;"));
    assertThat(((CheckedLemmas) check("bridge.lemmas", 1)).claims()).isEqualTo(1);
    assertRefused("two.cert", "line 14: the goal does not follow");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void lemmasThatUseEachOtherAreRefused(int threads) throws IOException {
    write("a.lemmas", bridge.replace("cuts\n", "lemmas b.lemmas\ncuts\n"));
    write("b.lemmas", bridge.replace("cuts\n", "lemmas a.lemmas\ncuts\n"));
    write("c.cert", two.replace("bridge", "a"));
    assertThatThrownBy(() -> check("c.cert", threads))
        .isInstanceOf(CertificateException.class)
        .hasMessage(
            "line 9: a.lemmas does not check: line 8: b.lemmas does not check: line 8:"
                + " a.lemmas does not check: line 8: it uses itself");
    write("d.lemmas", bridge.replace("cuts\n", "lemmas d.lemmas\ncuts\n"));
    assertThatThrownBy(() -> check("d.lemmas", threads)).hasMessageContaining("it uses itself");
  }

  /** The places 0,1 and 1,0 touch, but belong to two edges. */
  @Test
  void anEdgeIsNotPutOnTwo() throws IOException {
    write(
        "edge.lemmas",
        """
        hexproof lemmas 2
        about an edge
        board 2 1
        black
        white
        goal bottom / bottom
        winner black
        cuts
        claim 1,2 2,2 ; ;
        j 1,2 2,2 ; ;
        e 1
        """);
    String corner =
        """
        hexproof certificate 2
        about a corner
        board 2 2
        black
        white
        goal top / left
        to-move white
        winner black
        lemmas edge.lemmas
        cuts
        l 1 1 0,2 a1 0,1
        g ; ; 1
        e 1
        """;
    write("corner.cert", corner);
    assertRefused("corner.cert", "line 11: its edge lies on what is not joined");
    write("corner.cert", corner.replace("goal top / left", "goal top / bottom"));
    assertRefused("corner.cert", "line 11: its edge lies on what is not the winner's");
  }

  @Test
  void aFolderBehindALinkIsTheOneThatTheSystemFinds() throws IOException {
    Path inner = Files.createDirectories(folder.resolve("real/inner"));
    Files.writeString(folder.resolve("real/plain.cert"), Handwritten.BLACK + "g ; ;\ne 1\n");
    Path work = Files.createDirectory(folder.resolve("work"));
    Files.createSymbolicLink(work.resolve("link"), inner);
    Files.writeString(work.resolve("plain.cert"), Handwritten.BLACK + Handwritten.BRIDGE);
    assertThat(check("work/plain.cert", 1).nodes()).isEqualTo(4);
    assertRefused("work/link/../plain.cert", "line 10: the goal does not follow");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aManifestThatBreaksOffIsRefused(int threads) throws IOException {
    byte[] whole = Handwritten.gzip("hexproof manifest 1\nabout\nboard 2 2\nblack b1\n");
    Files.write(folder.resolve("a.manifest"), Arrays.copyOf(whole, whole.length - 12));
    assertThatThrownBy(() -> check("a.manifest", threads))
        .isInstanceOf(CertificateException.class)
        .hasMessageContaining("damaged");
  }

  @Test
  void theFirstWrongLineIsNamed() throws IOException {
    write("other.lemmas", bridge.replace("e 1", "e 2"));
    write(
        "two.cert", two.replace("cuts\n", "lemmas other.lemmas\ncuts\n").replace("l 1 1", "l 3 1"));
    assertRefused("two.cert", "line 10: other.lemmas does not check: line 13: ");
    write("bridge.lemmas", "x" + bridge);
    assertRefused("two.cert", "line 9: bridge.lemmas does not check: line 1: ");
  }

  @Test
  void aClaimStandsOnlyWhereItWasProved() throws IOException {
    String same =
        """
        hexproof certificate 2
        about
        board 2 2
        black b1
        white
        goal b1 / bottom
        to-move white
        winner black
        lemmas bridge.lemmas
        cuts
        l 1 1
        g ; ; 1
        e 1
        """;
    write("same.cert", same);
    assertThat(check("same.cert", 1).nodes()).isEqualTo(2);
    write("same.cert", same.replace("white\ngoal", "white a1\ngoal"));
    assertRefused("same.cert", "line 11: the claim is about another position");
    write("same.cert", same.replace("goal b1 / bottom", "goal b1 / bottom | b1 / left"));
    assertRefused("same.cert", "line 11: the claim is about another position");
  }

  @Test
  void filesThatNameOthersAreNotReadFromAStream() throws IOException {
    assertThat(stream(bridge).nodes()).isEqualTo(3);
    assertThat(stream(Handwritten.BLACK.replace("cate 1", "cate 2") + Handwritten.BRIDGE).nodes())
        .isEqualTo(4);
    assertThatThrownBy(() -> stream(two))
        .isInstanceOf(CertificateException.class)
        .hasMessage("line 9: it names files beside it, so it must be a file itself");
  }

  private static Proven stream(String text) throws IOException {
    return Handwritten.proven(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void claimsThatMemoryCannotHoldAreInAFile() throws IOException {
    Random random = new Random(1);
    List<Claim> added = new ArrayList<>();
    try (Claims claims = new Claims(70, Room.withFile(0))) {
      for (int i = 0; i < 5000; i++) {
        Claim claim = new Claim(random.nextInt(1000) - 1, cells(random), cells(random));
        added.add(claim);
        claims.add(claim);
        int any = random.nextInt(added.size());
        assertThat(claims.get(any)).isEqualTo(added.get(any));
      }
      for (int i = 0; i < added.size(); i++) {
        assertThat(claims.get(i)).isEqualTo(added.get(i));
      }
    }
  }

  private static BitSet cells(Random random) {
    return BitSet.valueOf(new long[] {random.nextLong(), random.nextLong() & 63});
  }
}
