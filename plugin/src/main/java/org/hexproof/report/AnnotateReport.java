package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import org.hexproof.annotate.AnnotatedGame;
import org.hexproof.board.Naming;

/**
 * What is known of the games of a file.
 *
 * @param solver what it is called
 * @param naming what words call the players
 */
public record AnnotateReport(ImmutableList<AnnotatedGame> games, String solver, Naming naming)
    implements Account {
  @Override
  public ImmutableList<String> lines() {
    if (games.size() == 1) {
      return lines(games.get(0));
    }
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    String gap = "";
    for (AnnotatedGame annotated : games) {
      lines.add(gap + annotated.game().title()).addAll(lines(annotated));
      gap = "\n";
    }
    return lines.build();
  }

  private ImmutableList<String> lines(AnnotatedGame annotated) {
    return annotated
        .analysis()
        .map(analysis -> new AnalysisReport(analysis, naming).lines())
        .orElse(ImmutableList.of("not read"));
  }

  @Override
  public Document members() {
    return games.size() == 1
        ? analysis(games.get(0))
        : new Document().addEach("games", games, this::document);
  }

  private Document document(AnnotatedGame annotated) {
    return new Document()
        .add("game", annotated.game().number())
        .add("name", annotated.game().name())
        .add("place", annotated.game().place())
        .add("fault", annotated.trouble(solver))
        .addAll(analysis(annotated));
  }

  private Document analysis(AnnotatedGame annotated) {
    return annotated
        .analysis()
        .map(analysis -> new AnalysisReport(analysis, naming).members())
        .orElseGet(Document::new);
  }
}
