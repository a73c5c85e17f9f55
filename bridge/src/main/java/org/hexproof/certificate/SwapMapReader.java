package org.hexproof.certificate;

import java.io.IOException;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.CheckedSwapMap;
import org.hexproof.certificate.statement.SwapMap;

/** Goes through a swap map, and sees that each line's certificate proves what the line says. */
record SwapMapReader(Text text, NamedCertificates certificates) {
  CheckedSwapMap read() throws IOException {
    Head head = Head.read(text, ProofFormat.SWAP_MAP);
    if (!head.position().black().isEmpty()
        || !head.position().white().isEmpty()
        || !head.goal().equals(SwapMap.GOAL)) {
      throw text.refuseLast("a swap map is about an empty board and the goal 'top / bottom'");
    }
    SwapMap map = SwapMap.open(head.position().board());
    long nodes = 0;
    while (text.peek() != 'e') {
      Color winner = text.peek() == 'b' ? Color.BLACK : Color.WHITE;
      String rest = Head.word(text, winner.label());
      int space = Math.max(0, rest.indexOf(' '));
      Cell opening = head.cell(text, rest.substring(0, space));
      if (map.winner(opening).isPresent()) {
        throw text.refuseLast(opening + " or its image by a half turn is given twice");
      }
      nodes += certificates.prove(rest.substring(space + 1), map.statement(opening, winner));
      map = map.with(opening, winner);
    }
    Head.end(text);
    text.expectEnd();
    return new CheckedSwapMap(map, head.about(), map.winners().size(), nodes);
  }
}
