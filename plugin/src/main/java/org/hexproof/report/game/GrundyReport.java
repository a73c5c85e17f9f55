package org.hexproof.report.game;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.Optional;
import org.hexproof.loopy.Grundy;
import org.hexproof.loopy.GrundyNumber;
import org.hexproof.loopy.ImpartialSum;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/**
 * The Grundy number of a sum of hypergames, and its good moves.
 *
 * @param all also the numbers of all positions
 * @param ascii whether to write oo for ∞
 */
public record GrundyReport(ImpartialSum sum, boolean all, boolean ascii) implements Account {
  @Override
  public Iterable<String> lines() {
    GrundyNumber number = sum.number();
    ImmutableList.Builder<String> end = ImmutableList.builder();
    end.add("Grundy number " + text(number));
    end.add(
        number.secondWins() ? "II wins" : number.firstWins() ? "I wins" : "I, II need not lose");
    if (!number.secondWins()) {
      end.add(
          (number.firstWins() ? "winning moves: " : "moves that don't lose: ")
              + sum.goodMoves().stream()
                  .map(move -> sum.parts().get(move.part()).name() + " to " + name(move))
                  .collect(joining(", ")));
    }
    return Iterables.transform(
        Iterables.concat(
            Iterables.concat(Iterables.transform(sum.parts(), this::lines)), end.build()),
        GraphText::line);
  }

  private Iterable<String> lines(ImpartialSum.Addend part) {
    Grundy grundy = part.grundy();
    return Iterables.concat(
        sum.parts().size() > 1
            ? ImmutableList.of(part.name() + ": " + text(part.number()))
            : ImmutableList.of(),
        Iterables.transform(
            positions(grundy),
            position -> "at " + grundy.graph().name(position) + ": " + text(grundy, position)));
  }

  private ImmutableSet<Integer> positions(Grundy grundy) {
    return all ? GraphText.positions(grundy.graph()) : ImmutableSet.of();
  }

  private String name(ImpartialSum.Move move) {
    return sum.parts().get(move.part()).grundy().graph().name(move.to());
  }

  private String text(Grundy grundy, int position) {
    return text(grundy.number(position));
  }

  private String text(GrundyNumber number) {
    return ascii ? number.toString().replace("∞", "oo") : number.toString();
  }

  @Override
  public Document members() {
    GrundyNumber number = sum.number();
    return new Document()
        .add("grundy", text(number))
        .add(
            "winning",
            number.secondWins()
                ? Optional.of("II")
                : number.firstWins() ? Optional.of("I") : Optional.empty())
        .addEach("parts", sum.parts(), this::document)
        .addEach(
            "goodMoves",
            sum.goodMoves(),
            move ->
                new Document()
                    .add("part", move.part())
                    .add("to", name(move))
                    .add("grundy", text(move.number())));
  }

  private Document document(ImpartialSum.Addend part) {
    Grundy grundy = part.grundy();
    Document document = GraphText.members(grundy.graph()).add("grundy", text(part.number()));
    if (all) {
      document.addEach(
          "all",
          positions(grundy),
          position ->
              new Document()
                  .add("position", grundy.graph().name(position))
                  .add("grundy", text(grundy, position)));
    }
    return document;
  }
}
