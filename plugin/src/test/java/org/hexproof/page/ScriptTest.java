package org.hexproof.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.board.Color.BLACK;
import static org.hexproof.board.Color.WHITE;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateFile;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.RandomTemplates;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script's reader of certificates and its play by them, compared with the naive twin. */
final class ScriptTest {
  private static final int TEMPLATES = 80;
  private static final int GAMES = 3;

  /** Plays for the loser the first needed cells of a list, as long as there are some. */
  private static final String PLAY =
      """
      (() => {
        const game = Game.begin(Certificate.read(%s));
        let at = game.root;
        const said = [];
        for (;;) {
          const needed = Game.needed(game, at);
          said.push(needed.slice().sort().join(' '));
          const move = %s.find((cell) => needed.indexOf(cell) >= 0);
          if (!move) {
            return said.join(';');
          }
          at = Game.play(game, at, move);
          said.push(move + '>' + at.reply);
        }
      })()""";

  @TempDir private Path folder;

  private String certificate(Certifier solver, Problem problem, Color winner) throws IOException {
    Path path = folder.resolve("a.cert");
    new CertificateFile(path, () -> false)
        .write(
            new Statement(problem.position(), problem.goal(), problem.toMove(), winner),
            "random",
            solver.certify(problem, Limits.DEFAULT).certificate().orElseThrow());
    return Files.readString(path);
  }

  private static List<String> goals(Promise.ConnectsBoth promise) {
    String a = promise.a().toString();
    String b = promise.b().toString();
    String edge = promise.edge().label();
    return List.of(
        a + " / " + b + " / " + edge,
        a + " / " + b,
        a + "+" + b + " / " + edge,
        a + " / " + edge + " | " + a + " / " + b);
  }

  private static String playedByTwin(String certificate, List<String> order) {
    ProofPlay play = new ProofPlay(certificate);
    List<String> said = new ArrayList<>();
    while (true) {
      said.add(String.join(" ", play.needed()));
      List<String> left = order.stream().filter(play.needed()::contains).toList();
      if (left.isEmpty()) {
        return String.join(";", said);
      }
      said.add(left.get(0) + ">" + play.play(left.get(0)).orElse(""));
    }
  }

  private static Problem last(String certificate, List<String> order) {
    ProofPlay play = new ProofPlay(certificate);
    while (!play.needed().isEmpty()) {
      play.play(order.stream().filter(play.needed()::contains).findFirst().orElseThrow());
    }
    return play.promised();
  }

  private Path emptyPage() throws IOException {
    Path file = folder.resolve("page.html");
    try (var out = Files.newBufferedWriter(file)) {
      new PageWriter(out, "test").end();
    }
    return file;
  }

  @Test
  void itPlaysAsTheTwinDoesAndReachesTheGoal() throws IOException {
    Random random = new Random(4);
    RandomTemplates templates = new RandomTemplates(random, 9);
    Map<Color, Integer> games = new EnumMap<>(Color.class);
    try (HtmlUnitPage page = new HtmlUnitPage();
        Certifier solver = EmbeddedLibrary.load().newSolver(1);
        BruteForceSolver naive = new BruteForceSolver()) {
      page.open(emptyPage(), "");
      for (int i = 0; i < TEMPLATES; i++) {
        Template template = templates.next(Kind.CONNECTS_BOTH);
        Goal goal = GoalText.parse(goals((Promise.ConnectsBoth) template.promise()).get(i % 4));
        for (Position position : templates.positions(template, 2)) {
          Problem problem = new Problem(position, random.nextBoolean() ? WHITE : BLACK, goal);
          Color winner = ((Answer.Decided) solver.solve(problem, Limits.DEFAULT)).winner();
          String certificate = certificate(solver, problem, winner);
          List<String> order =
              new ArrayList<>(position.board().cells().stream().map(Object::toString).toList());
          for (int j = 0; j < GAMES; j++) {
            Collections.shuffle(order, random);
            assertThat(page.value(play(certificate, order)))
                .as(certificate)
                .isEqualTo(playedByTwin(certificate, order));
            assertThat(naive.solve(last(certificate, order), Limits.DEFAULT))
                .isInstanceOfSatisfying(
                    Answer.Decided.class, answer -> assertThat(answer.winner()).isEqualTo(winner));
            games.merge(winner, 1, Integer::sum);
          }
        }
      }
    }
    assertThat(games.values()).hasSize(2).allMatch(count -> count > TEMPLATES / 2);
  }

  private static String play(String certificate, List<String> order) {
    Gson gson = new Gson();
    return PLAY.replaceFirst("%s", "\0")
        .replace("%s", gson.toJson(order))
        .replace("\0", gson.toJson(certificate));
  }
}
