package org.hexproof.format.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of all readers: a member that is spoilt costs itself alone. */
final class MembersTest {
  /** Of each format: how members are put together, a good one with {@code %s}, and spoilt ones. */
  private record Sample(String file, String between, String good, ImmutableList<String> spoilt) {
    String member(int number) {
      return good.formatted(number + 1);
    }
  }

  private static final ImmutableMap<String, Sample> SAMPLES =
      ImmutableMap.<String, Sample>builder()
          .put(
              "text",
              new Sample(
                  "a.txt",
                  "\n",
                  "name: n%s\n A .\n  . .\n  ---\n",
                  ImmutableList.of(
                      "name: n0\n A ?\n  . .\n  ---\n",
                      "name: n0\nnmae: x\n A .\n  . .\n  ---\n",
                      "name: n0\nlabel: z9 A\n A .\n  . .\n",
                      "name: n0\n",
                      "name: n0\n A .\n ----\n  . .\n")))
          .put(
              "yaml",
              new Sample(
                  "a.yaml",
                  "---\n",
                  "name: n%s\nkind: edge\nboard: |\n  A .\n   . .\n   ---\n",
                  ImmutableList.of(
                      "name: n0\nkind: edgy\nboard: |\n  A .\n   . .\n   ---\n",
                      "name: n0\nkind: edge\n",
                      "name: n0\nkind: [edge\nboard: |\n  A .\n",
                      "name: n0\nkind: edge\nboard: |\n   A .\n  . .\n   ---\n\tx: {\n",
                      "name: n0\ncolour: \"red\nkind: edge\n")))
          .put(
              "wiki",
              new Sample(
                  "a.wiki",
                  "Prose.\n",
                  "== n%s ==\n<hexboard size=\"2x2\" edges=\"bottom\" contents=\"R A:a1\"/>\n",
                  ImmutableList.of(
                      "== n0 ==\n<hexboard size=\"2\" contents=\"R a1\"/>\n",
                      "== n0 ==\n<hexboard size=\"2x2\" contents=\"R z9\"/>\n",
                      "== n0 ==\n<hexboard size=\"2x2\" contents=\"R a1\"\n",
                      "== n0 ==\n<hexboard size=\"2x2\" contents=\"R a1/>\n",
                      "== n0 ==\n<hexboard size=\"2x2\" contents=\"R a1\">\n",
                      "== n0 ==\n<hexboard size=\"2x2\"\n=======\n contents=\"R a1\"/>\n",
                      "== n0 ==\n<hexboard size=\"{{{1}}}\" contents=\"R a1\"/>\n",
                      "== n0 ==\n<hex>R2 C2 Va1 Zb2</hex>\n",
                      "== n0 ==\n<hex>R2 C2 Va1\n")))
          .put(
              "hdg",
              new Sample(
                  "a.hdg",
                  "\n",
                  "; n%s\n   A   .\n     .   .\n     -------\n",
                  ImmutableList.of(
                      "; n0\n   A   ?\n     .   .\n     -------\n",
                      "; n0\n   A   V\n     .   .\n     -------\n",
                      "; n0\n   A  .\n     .   .\n     -------\n")))
          .put(
              "sgf",
              new Sample(
                  "a.sgf",
                  "\n",
                  "(;FF[4]GM[11]SZ[3]GN[n%s];B[a1];W[b2]\n(;B[c3])\n(;B[c2]))\n",
                  ImmutableList.of(
                      "(;FF[4]GM[11]SZ[3]GN[n0];B[a1];W[a1])\n",
                      "(;FF[4]GM[11]GN[n0];B[a1])\n",
                      "(;FF[4]GM[11]SZ[0]GN[n0];B[a1])\n",
                      "(;FF[4]GM[1]SZ[3]GN[n0];B[a1])\n")))
          .put(
              "hexworld",
              new Sample(
                  "a.hexworld",
                  "and then\n",
                  "https://hexworld.org/board/#3x3c1,a1b2c%s\n",
                  ImmutableList.of(
                      "https://hexworld.org/board/#3x3c1,a1a1\n",
                      "https://hexworld.org/board/#c1,a1\n",
                      "https://hexworld.org/board/#3x3c1,a1?b2\n")))
          .put(
              "hash",
              new Sample(
                  "h.txt",
                  "",
                  "- #3c1,a1b2c%s and more\n",
                  ImmutableList.of("#3c1,a1a1\n", "#3,?a1\n", "#99c1,a1b2\n", "#3c1,:x\n")))
          .put(
              "moves",
              new Sample(
                  "m.txt",
                  "",
                  "3: a1 b2 c%s\n",
                  ImmutableList.of(
                      "3: a1 a1\n",
                      "q: a1 b2\n",
                      "3: ?? b2\n",
                      "99x3: a1 b2\n",
                      "3: a1 {good} b2\n",
                      "3: z9\n\n")))
          .put(
              "six",
              new Sample(
                  "s.txt",
                  "\n",
                  "BoardSize: 3x3\nFirst: V\nSwap: 1\nMoves:\n  1. a1 (9 ms) b2 (9 ms)\n  2. c%s (9 ms)\n",
                  ImmutableList.of(
                      "BoardSize: 3x3\nFirst: V\nSwap: 1\nMoves:\n  1. a1 (9 ms) a1 (9 ms)\n",
                      "BoardSize: 3\nFirst: V\nSwap: 1\nMoves:\n",
                      "InitialBoard:\n A B\n 1 . . 1\n  2 . V V 2\nFirst: H\nSwap: 0\nMoves:\n 1. b2 (1 ms)\n",
                      "BoardSize: 3x3\nFirst: V\nSwap: 1\nMoves:\n  1. a1 (9 ms) b? (9 ms)\n")))
          .build();

  private static final int MEMBERS = 3;

  private static ImmutableList<Member> read(String file, List<String> members, String between)
      throws FormatException {
    return Formats.read(file, String.join(between, members).getBytes(UTF_8));
  }

  private static List<String> good(Sample sample) {
    List<String> members = new ArrayList<>();
    for (int i = 0; i < MEMBERS; i++) {
      members.add(sample.member(i));
    }
    return members;
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "yaml", "wiki", "hdg", "sgf", "hexworld", "hash", "moves", "six"})
  void aSpoiltMemberCostsItselfAlone(String format) throws Exception {
    Sample sample = SAMPLES.get(format);
    List<Member> all = read(sample.file(), good(sample), sample.between());
    assertThat(all).hasSize(MEMBERS).allMatch(member -> member instanceof Member.Sound);
    for (String spoilt : sample.spoilt()) {
      for (int k = 0; k < MEMBERS; k++) {
        List<String> members = good(sample);
        members.set(k, spoilt);
        List<Member> read = read(sample.file(), members, sample.between());
        assertThat(read).as(format + " " + k + ": " + spoilt).hasSize(MEMBERS);
        for (int i = 0; i < MEMBERS; i++) {
          String which = format + " " + k + ", " + i + ": " + spoilt;
          if (i == k) {
            assertSpoilt(read.get(i), linesBefore(members, i, sample.between()), which);
            assertThat(read.get(i).name())
                .as(which)
                .isEqualTo(sample.good().contains("n%s") ? "n0" : "");
          } else {
            assertThat(read.get(i).entry().diagram())
                .as(which)
                .isEqualTo(all.get(i).entry().diagram());
          }
        }
      }
    }
  }

  private static void assertSpoilt(Member member, long linesBefore, String which) {
    assertThat(member).as(which).isInstanceOf(Member.Spoilt.class);
    FormatException fault = ((Member.Spoilt) member).fault();
    assertThat(fault.place().line()).as(which).isGreaterThan((int) linesBefore);
    assertThat(member.place().line()).as(which).isLessThanOrEqualTo(fault.place().line());
    assertThatThrownBy(member::entry).as(which).isSameAs(fault);
  }

  private static long linesBefore(List<String> members, int index, String between) {
    return String.join(between, members.subList(0, index)).lines().count();
  }

  /** Characters of one member are replaced: the others stay, unless the damage makes two of it. */
  @ParameterizedTest
  @ValueSource(strings = {"text", "yaml", "wiki", "hdg", "sgf", "hexworld", "hash", "moves", "six"})
  void randomDamageLeavesTheOthers(String format) throws Exception {
    Sample sample = SAMPLES.get(format);
    List<Entry> all = Member.entries(read(sample.file(), good(sample), sample.between()));
    Random random = new Random(format.hashCode());
    int spoilt = 0;
    for (int round = 0; round < 500; round++) {
      int k = random.nextInt(MEMBERS);
      List<String> members = good(sample);
      StringBuilder damaged = new StringBuilder(members.get(k));
      for (int i = 0; i <= random.nextInt(3); i++) {
        // The first characters and the last tell where a member begins.
        int at = 2 + random.nextInt(damaged.length() - 3);
        if (damaged.charAt(at) != '\n') {
          damaged.setCharAt(at, "?%&;,5Zx".charAt(random.nextInt(8)));
        }
      }
      members.set(k, damaged.toString());
      List<Member> read = read(sample.file(), members, sample.between());
      spoilt += read.stream().anyMatch(member -> member instanceof Member.Spoilt) ? 1 : 0;
      for (int i = 0; i < MEMBERS; i++) {
        if (i != k) {
          Entry expected = all.get(i);
          assertThat(read.stream().filter(Member.Sound.class::isInstance))
              .as(format + " " + round + " " + i + ":\n" + damaged)
              .anySatisfy(
                  member -> assertThat(member.entry().diagram()).isEqualTo(expected.diagram()));
        }
      }
    }
    assertThat(spoilt).isPositive();
  }
}
