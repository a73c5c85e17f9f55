package org.hexproof.solver.htp;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Problem;

/** Engines that are shell scripts and answer as told, as real child processes. */
public final class ScriptedEngine {
  static final Problem PROBLEM = whole(3, 3);
  static final Duration SHORT = Duration.ofMillis(500);
  static final Duration LONG = Duration.ofDays(1);

  private ScriptedEngine() {}

  static Problem whole(int cols, int rows) {
    return new Problem(Position.empty(new Board(cols, rows)), Color.BLACK, Goal.TOP_TO_BOTTOM);
  }

  /**
   * An engine that knows the usual commands and writes every command to {@code log}.
   *
   * @param folder where the script and the log are put
   * @param commands what it lists besides the usual
   * @param arms more arms of the script's {@code case} over the command
   */
  public static HtpSettings engine(Path folder, String commands, String arms) throws IOException {
    String script =
        """
        cd '%s'
        echo start >> log
        while read -r number command rest; do
          echo "$command $rest" >> log
          case "$command $rest" in
          %s
          name*) printf '=%%s Script\\n\\n' "$number" ;;
          list_commands*) printf '=%%s name\\nboardsize\\nplay\\n%s\\n\\n' "$number" ;;
          boardsize*|clear_board*|play*|undo*|dfpn-clear-tt*) printf '=%%s \\n\\n' "$number" ;;
          *) printf '?%%s unknown command\\n\\n' "$number" ;;
          esac
        done
        """
            .formatted(folder, arms, commands.replace(" ", "\\n"));
    Path file = folder.resolve("engine.sh");
    Files.writeString(file, script);
    return HtpSettings.of("script", ImmutableList.of("sh", file.toString()))
        .withLimits(LONG, LONG, SHORT);
  }

  /** All the commands so far, and {@code start} for each process. */
  public static List<String> log(Path folder) throws IOException {
    return !Files.exists(folder.resolve("log"))
        ? List.of()
        : Files.readAllLines(folder.resolve("log")).stream().map(String::strip).toList();
  }

  static String solveArm(String action) {
    return "dfpn-solve-state*) " + action + " ;;";
  }

  public static String reply(String text) {
    return "printf '=%s " + text + "\\n\\n' \"$number\"";
  }

  /** The action the first time, a verdict for Black from then on. */
  static String once(String action) {
    return solveArm(
        "if [ -e done ]; then " + reply("black") + "; else : > done; " + action + "; fi");
  }

  /**
   * An engine that tells scores as MoHex does: of its last search, whenever that was.
   *
   * @param move what it does when it is to move
   */
  public static HtpSettings mohex(Path folder, String move) throws IOException {
    return engine(
        folder,
        "param_mohex reg_genmove mohex-search-statistics",
        "param_mohex*) "
            + reply("")
            + " ;;\n"
            + " mohex-search-statistics*) printf '=%s \\n"
            + "' \"$number\"; [ -e found ] && cat found; printf '\\n"
            + "' ;;\n"
            + " reg_genmove*) "
            + move
            + " ;;");
  }

  /** It searches, each time for another time, and moves. */
  public static String searches(String score, String move) {
    return ("{ echo \"Elapsed Time   $(wc -l < log)s\"; echo 'Count          3131';"
            + " echo 'Score          %s'; echo 'Sequence       %s b1'; echo ' '; echo 'Tree:'; }"
            + " > found; %s")
        .formatted(score, move, reply(move));
  }
}
