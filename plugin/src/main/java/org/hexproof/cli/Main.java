package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.util.concurrent.Uninterruptibles;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.hexproof.file.NoFolderException;
import org.hexproof.solver.Version;
import org.hexproof.solver.embedded.EmbeddedSolvers;
import org.hexproof.solver.embedded.NativeLibraryException;
import org.hexproof.solving.Failures;
import org.hexproof.terminal.AsciiLocale;
import org.hexproof.terminal.Interrupt;
import org.hexproof.terminal.Messages;
import org.hexproof.terminal.StandardOutput;
import org.hexproof.word.Suggestion;

/** The entry point of the program: finds the command and runs it. */
public final class Main {
  private static final String HELP = "help";
  private static final ImmutableSet<String> HELP_WORDS = ImmutableSet.of("--help", "-h", HELP);

  /** How long Ctrl-C waits for the command to end. */
  private static final long PATIENCE_SECONDS = 3;

  private Main() {}

  public static void main(String[] args) {
    if (AsciiLocale.isHere()) {
      startAgain(args);
    }
    Interrupt interrupt = new Interrupt();
    CountDownLatch done = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(interrupt, done), "interrupt"));
    Messages messages = new Messages(new FileOutputStream(FileDescriptor.err));
    boolean terminal = Boolean.getBoolean("hexproof.terminal");
    int code =
        run(
            AsciiLocale.arguments(args),
            new Surroundings(
                System.in,
                new StandardOutput(new FileOutputStream(FileDescriptor.out), interrupt::abandon),
                messages,
                terminal,
                terminal
                    ? new InstalledSolvers(words -> messages.println("hexproof: " + words))
                    : new InstalledSolvers(),
                interrupt));
    done.countDown();
    System.exit(code);
  }

  private static void startAgain(String[] args) {
    try {
      AsciiLocale.startAgain(args).ifPresent(System::exit);
    } catch (IllegalStateException e) {
      System.err.println("hexproof: " + e.getMessage());
      System.exit(ExitCode.UNREADABLE.number());
    }
  }

  /** Runs a command; returns the exit code. */
  static int run(String[] args, Surroundings surroundings) {
    ExitCode code;
    try {
      code = dispatch(args, surroundings);
      surroundings.out().flush();
    } catch (StandardOutput.LostException e) {
      if (!e.isClosedPipe()) {
        surroundings.tell("cannot write standard output: " + e.getMessage());
      }
      return ExitCode.SOLVER_FAILED.number();
    } catch (CommandException e) {
      code = surroundings.tell(e.exitCode(), e.getMessage());
    } catch (InvalidPathException e) {
      code = surroundings.tell(ExitCode.UNREADABLE, e.getInput() + ": not a name of a file");
    } catch (IOException e) {
      code = surroundings.tell(ExitCode.SOLVER_FAILED, "cannot write: " + e.getMessage());
    } catch (NoFolderException | NativeLibraryException e) {
      code = surroundings.tell(ExitCode.SOLVER_FAILED, e.getMessage());
    } catch (OutOfMemoryError e) {
      code = surroundings.tell(ExitCode.SOLVER_FAILED, Failures.words(e));
    } catch (RuntimeException | Error e) {
      // Left to the virtual machine it would end with 1, which is the answer "no".
      surroundings.err().print("hexproof: a fault in the program: ");
      e.printStackTrace(surroundings.err());
      code = ExitCode.SOLVER_FAILED;
    }
    return surroundings.interrupt().raised() ? ExitCode.INTERRUPTED.number() : code.number();
  }

  private static ExitCode dispatch(String[] args, Surroundings surroundings) throws IOException {
    if (args.length == 0) {
      surroundings.err().print(Help.general());
      return ExitCode.UNREADABLE;
    }
    switch (args[0]) {
      case "--help", "-h", HELP -> {
        surroundings.out().print(help(Arrays.copyOfRange(args, 1, args.length)));
        return ExitCode.OK;
      }
      case "--version" -> {
        surroundings.out().println("hexproof " + Version.text() + ", build " + Version.build());
        surroundings.out().println("solver: " + form());
        return ExitCode.OK;
      }
      default -> {
        return run(command(args[0]), Arrays.copyOfRange(args, 1, args.length), surroundings);
      }
    }
  }

  private static String form() {
    try {
      return EmbeddedSolvers.load().form();
    } catch (NativeLibraryException e) {
      return "none; 'hexproof solve' tells why";
    }
  }

  private static String help(String... words) throws IOException {
    if (words.length == 0 || HELP_WORDS.contains(words[0])) {
      return Help.general();
    }
    if (Page.isNamed(words[0])) {
      return Page.text(words[0]);
    }
    Command command = command(words[0]);
    boolean isWhole = command.parts().isEmpty() || words.length == 1;
    return Help.of(isWhole ? command : command.part(Arrays.asList(words)));
  }

  private static Command command(String name) {
    Optional<Command> found = Commands.of(name);
    if (found.isEmpty()) {
      List<String> words =
          Stream.concat(Commands.ALL.stream().map(Command::name), Stream.of(HELP, "--version"))
              .toList();
      throw CommandException.usage(
          "unknown command '%s'%s (there are %s; see hexproof --help)"
              .formatted(
                  name,
                  Suggestion.of(name, "", words),
                  Commands.ALL.stream().map(Command::name).collect(joining(", "))));
    }
    return found.get();
  }

  private static ExitCode run(Command command, String[] args, Surroundings surroundings)
      throws IOException {
    List<String> words = Arrays.asList(args);
    boolean isHelp = words.contains("--help") || words.contains("-h");
    if (!command.parts().isEmpty() && !(isHelp && words.size() == 1)) {
      Command part = command.part(words);
      List<String> rest = new ArrayList<>(words);
      rest.remove(part.name().substring(command.name().length() + 1));
      return run(part, rest.toArray(String[]::new), surroundings);
    }
    if (isHelp) {
      surroundings.out().print(Help.of(command));
      return ExitCode.OK;
    }
    Line line = Line.of(command, words);
    ImmutableList<String> more = Documents.named(line, surroundings.err());
    if (more.isEmpty()) {
      return command.run(line, surroundings);
    }
    try {
      List<String> all = Stream.concat(more.stream(), words.stream()).toList();
      return command.run(Line.of(command, all), surroundings);
    } catch (CommandException e) {
      throw e.exitCode() == ExitCode.UNREADABLE && e.getMessage().contains(more.get(0) + " ")
          ? CommandException.unreadable(
              e.getMessage(),
              "the line has no %s; a name as in --out %s asks for %s, another ending does not"
                  .formatted(more.get(0), line.get(Output.OUT), String.join(" ", more)))
          : e;
    }
  }

  /** The virtual machine is about to end: by Ctrl-C if the command isn't done. */
  private static void stop(Interrupt interrupt, CountDownLatch done) {
    if (done.getCount() > 0) {
      interrupt.raise();
      if (interrupt.isHeeded()
          && !Uninterruptibles.awaitUninterruptibly(done, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        System.err.println("hexproof: the work at hand does not stop in time and is left behind");
      }
    }
  }
}
