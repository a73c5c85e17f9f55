package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Path;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.hexproof.format.file.Formats;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.htp.HtpEngine;
import org.hexproof.htp.SgfLoader;

/** {@code hexproof htp}. */
final class HtpCommand {
  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(Asking.SOLVER, Asking.ENGINE_START);

  private HtpCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    SolverName name = Asking.solver(line);
    line.refuseOperands("htp reads no files; programs talk to it");
    HtpEngine engine = new HtpEngine(() -> surroundings.solvers().start(name), new Loader());
    surroundings.interrupt().onRaise(engine::stop);
    engine.run(surroundings.in(), surroundings.out());
    return ExitCode.OK;
  }

  /** Reads files with one game. */
  private static final class Loader implements SgfLoader {
    @Override
    public Diagram load(Path file) throws IOException {
      return game(file).diagram();
    }

    @Override
    public Diagram load(Path file, int moves) throws IOException {
      Entry entry = game(file);
      if (entry instanceof SgfEntry sgf) {
        return sgf.game().after(moves);
      }
      throw new FormatException(entry.place(), "this is no game record in SGF");
    }

    private static Entry game(Path file) throws IOException {
      ImmutableList<Member> games = Formats.read(file);
      if (games.size() != 1) {
        throw new FormatException(
            new Place(file.toString(), 1, 1), games.size() + " games, but one is wanted");
      }
      return Iterables.getOnlyElement(games).entry();
    }
  }
}
