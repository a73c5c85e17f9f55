package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.ParseException;
import org.hexproof.verify.Failures;

/** The entry point of the program: finds the command and runs it. */
public final class Main {
  private static final ImmutableList<Command> COMMANDS =
      ImmutableList.of(
          new VerifyCommand(),
          new SolveCommand(),
          new ComposeCommand(),
          new ConvertCommand(),
          new ValueCommand(),
          new DbCommand(),
          new CheckCommand(),
          new FindCommand(),
          new PrimariesCommand(),
          new BenchCommand(),
          new HtpCommand());

  /** How long Ctrl-C waits for the command to end. */
  private static final long PATIENCE_SECONDS = 3;

  private Main() {}

  public static void main(String[] args) {
    Interrupt interrupt = new Interrupt();
    CountDownLatch done = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(interrupt, done), "interrupt"));
    int code =
        run(
            args,
            new Surroundings(
                System.in,
                new PrintStream(
                    new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8),
                new PrintStream(
                    new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                Boolean.getBoolean("hexproof.terminal"),
                new InstalledSolvers(),
                interrupt));
    done.countDown();
    System.exit(code);
  }

  /** Runs a command; returns the exit code. */
  static int run(String[] args, Surroundings surroundings) {
    ExitCode code;
    try {
      code = dispatch(args, surroundings);
    } catch (CommandException e) {
      surroundings.err().println("hexproof: " + e.getMessage());
      code = e.exitCode();
    } catch (IOException e) {
      surroundings.err().println("hexproof: cannot write: " + e.getMessage());
      code = ExitCode.UNREADABLE;
    } catch (OutOfMemoryError e) {
      surroundings.err().println("hexproof: " + Failures.words(e));
      code = ExitCode.SOLVER_FAILED;
    } catch (RuntimeException | Error e) {
      // Left to the virtual machine it would end with 1, which is the answer "no".
      surroundings.err().print("hexproof: a fault in the program: ");
      e.printStackTrace(surroundings.err());
      code = ExitCode.SOLVER_FAILED;
    }
    surroundings.out().flush();
    surroundings.err().flush();
    return surroundings.interrupt().raised() ? ExitCode.INTERRUPTED.number() : code.number();
  }

  private static ExitCode dispatch(String[] args, Surroundings surroundings)
      throws CommandException, IOException {
    if (args.length == 0) {
      surroundings.err().print(Help.general(COMMANDS));
      return ExitCode.UNREADABLE;
    }
    switch (args[0]) {
      case "--help", "-h", "help" -> {
        surroundings.out().print(Help.general(COMMANDS));
        return ExitCode.OK;
      }
      case "--version" -> {
        surroundings.out().println("hexproof " + Version.text());
        return ExitCode.OK;
      }
      default -> {
        return run(command(args[0]), Arrays.copyOfRange(args, 1, args.length), surroundings);
      }
    }
  }

  private static Command command(String name) throws CommandException {
    Optional<Command> found =
        COMMANDS.stream().filter(command -> command.name().equals(name)).findFirst();
    if (found.isEmpty()) {
      throw CommandException.usage(
          "unknown command '"
              + name
              + "' (there are "
              + COMMANDS.stream().map(Command::name).collect(joining(", "))
              + "; see hexproof --help)");
    }
    return found.get();
  }

  private static ExitCode run(Command command, String[] args, Surroundings surroundings)
      throws CommandException, IOException {
    if (Arrays.asList(args).contains("--help")) {
      surroundings.out().print(Help.of(command));
      return ExitCode.OK;
    }
    CommandLine line;
    try {
      line =
          DefaultParser.builder()
              .setAllowPartialMatching(false)
              .get()
              .parse(command.options(), args);
    } catch (ParseException e) {
      throw CommandException.usage(
          e.getMessage() + " (see hexproof " + command.name() + " --help)");
    }
    return command.run(line, surroundings);
  }

  /** The virtual machine is about to end: by Ctrl-C if the command isn't done. */
  private static void stop(Interrupt interrupt, CountDownLatch done) {
    if (done.getCount() > 0) {
      interrupt.raise();
      if (!Uninterruptibles.awaitUninterruptibly(done, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        System.err.println("hexproof: a solver does not stop in time and is left behind");
      }
    }
  }
}
