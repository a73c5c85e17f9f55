package org.hexproof.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.Random;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WrittenPiecesTest {
  private static final int ROUNDS = 2000 * Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);

  private static final String TEXT =
      """
      # an arch
      A(left,a2,x)  = {a,c|{a|F}}  # a corner
      Rest(x, c0,e0 ,top,y), black=d0
      C(y,@3,right) = part.txt b1;c3 d3;bottom
      """;

  @Test
  void piecesAreReadWithTheirPlaces() throws FormatException {
    WrittenPieces pieces = WrittenPieces.read("arch.txt", TEXT);
    assertThat(pieces.pieces())
        .containsExactly(
            new WrittenPiece(
                "A",
                ImmutableList.of("left", "a2", "x"),
                Optional.of(new WrittenPiece.Value("{a,c|{a|F}}", new Place("arch.txt", 2, 17))),
                new Place("arch.txt", 2, 1)),
            new WrittenPiece(
                "Rest",
                ImmutableList.of("x", "c0", "e0", "top", "y"),
                Optional.empty(),
                new Place("arch.txt", 3, 1)),
            new WrittenPiece(
                "C",
                ImmutableList.of("y", "@3", "right"),
                Optional.of(
                    new WrittenPiece.Value(
                        "part.txt b1;c3 d3;bottom", new Place("arch.txt", 4, 17))),
                new Place("arch.txt", 4, 1)));
    assertThat(pieces.cells()).containsExactlyInAnyOrder("a2", "c0", "e0", "@3", "d0");
    assertThat(pieces.top()).isEmpty();
  }

  @Test
  void valuesEndWhereTheNextPieceBegins() throws FormatException {
    WrittenPieces pieces =
        WrittenPieces.read(
            "x", "A(left,a2,x)=+w(G(1,4,3), H(1,2,4)) B(x,c0,y)=P5 +c a C(y,c0,right) top=c0");
    assertThat(pieces.pieces().stream().map(piece -> piece.value().map(WrittenPiece.Value::text)))
        .containsExactly(
            Optional.of("+w(G(1,4,3), H(1,2,4))"), Optional.of("P5 +c a"), Optional.empty());
    assertThat(pieces.top()).contains("c0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "A(left,a2,x); 1:1; node x is of piece A alone",
        "A(left,a2); 1:3; piece A has 2 nodes",
        "A(left,left,top); 1:3; one of them twice",
        "A(left,,top); 1:3; a node has no name",
        "A(left,B,top); 1:3; 'B' is no node",
        "A(left,a2,top) =; 1:17; piece A has no value",
        "A(left,a2,c0,top) = a; 1:21; piece A has 4 nodes",
        "A(left,a2,top) A(left,a2,top); 1:16; two pieces A",
        "A(left,a2,right); 1:1; no piece is at Black's top side",
        "A(left,a2,top) top=a2; 1:1; the top is a node and a cell",
        "A(left,a2,b3) top=a2 top=b3; 1:1; the top is at a2 and b3",
        "A(left,a2,top) and B; 1:16; expected a piece",
        "A(left,a2,a3,a4,a5,a6,a7,a8,top); 1:3; piece A has 9 nodes",
        "#; 1:1; no piece",
      })
  void faultsAreToldWithTheirPlaces(String text, String place, String problem) {
    assertThatThrownBy(() -> WrittenPieces.read("pieces", text))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("pieces:" + place + ": ")
        .hasMessageContaining(problem)
        .hasMessageContaining("hint: ");
  }

  @Test
  void alteredTextIsReadOrRefused() {
    Random random = new Random(SEED);
    int read = 0;
    for (int i = 0; i < ROUNDS; i++) {
      StringBuilder text = new StringBuilder(TEXT);
      for (int change = random.nextInt(3); change >= 0; change--) {
        int at = random.nextInt(text.length());
        if (random.nextBoolean()) {
          text.deleteCharAt(at);
        } else {
          text.setCharAt(at, TEXT.charAt(random.nextInt(TEXT.length())));
        }
      }
      try {
        assertThat(WrittenPieces.read("pieces", text.toString()).pieces()).isNotEmpty();
        read++;
      } catch (FormatException e) {
        assertThat(e.place().line()).isBetween(1, 6);
      }
    }
    assertThat(read).isBetween(1, ROUNDS - 1);
  }
}
