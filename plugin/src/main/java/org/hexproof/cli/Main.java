package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.util.concurrent.Uninterruptibles;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.ParseException;
import org.apache.commons.cli.UnrecognizedOptionException;
import org.hexproof.file.NoFolderException;
import org.hexproof.solver.Version;
import org.hexproof.solver.embedded.NativeLibraryException;
import org.hexproof.solving.Failures;
import org.hexproof.word.Suggestion;

/** The entry point of the program: finds the command and runs it. */
public final class Main {
  private static final ImmutableList<Command> COMMANDS =
      ImmutableList.of(
          new VerifyCommand(),
          new SolveCommand(),
          new ProveCommand(),
          new WitnessCommand(),
          new IntrusionsCommand(),
          new ExploreCommand(),
          new ComposeCommand(),
          new ConvertCommand(),
          new ValueCommand(),
          new GameCommand(),
          new HypergameCommand(),
          new EntailCommand(),
          new DbCommand(),
          new ShannonCommand(),
          new EmbedCommand(),
          new RealizeCommand(),
          new CheckCommand(),
          new LemmasCommand(),
          new SplitCommand(),
          new WorkCommand(),
          new MergeCommand(),
          new FindCommand(),
          new MinimizeCommand(),
          new PrimariesCommand(),
          new ProbeCommand(),
          new SpotCommand(),
          new AnnotateCommand(),
          new BenchCommand(),
          new HtpCommand(),
          new CompletionCommand(Main::commands));

  /** As games begin, and options don't. */
  private static final Pattern NEGATIVE =
      Pattern.compile(
          "-+([^\\p{Alpha}-]|v+\\b|v+[0-9]|up\\b|down\\b|star\\b|tiny\\b|miny\\b|oo\\b|loony)",
          Pattern.CASE_INSENSITIVE);

  private static final String HELP = "help";
  private static final ImmutableSet<String> HELP_WORDS = ImmutableSet.of("--help", "-h", HELP);

  /** How long Ctrl-C waits for the command to end. */
  private static final long PATIENCE_SECONDS = 3;

  private Main() {}

  /** All there are, in the order of their importance. */
  static ImmutableList<Command> commands() {
    return COMMANDS;
  }

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
    } catch (CommandException e) {
      System.err.println("hexproof: " + e.getMessage());
      System.exit(e.exitCode().number());
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
        surroundings.err().println("hexproof: cannot write standard output: " + e.getMessage());
      }
      return ExitCode.SOLVER_FAILED.number();
    } catch (CommandException e) {
      surroundings.err().println("hexproof: " + e.getMessage());
      code = e.exitCode();
    } catch (IOException e) {
      surroundings.err().println("hexproof: cannot write: " + e.getMessage());
      code = ExitCode.SOLVER_FAILED;
    } catch (NoFolderException | NativeLibraryException e) {
      surroundings.err().println("hexproof: " + e.getMessage());
      code = ExitCode.SOLVER_FAILED;
    } catch (OutOfMemoryError e) {
      surroundings.err().println("hexproof: " + Failures.words(e));
      code = ExitCode.SOLVER_FAILED;
    } catch (RuntimeException | Error e) {
      // Left to the virtual machine it would end with 1, which is the answer "no".
      surroundings.err().print("hexproof: a fault in the program: ");
      e.printStackTrace(surroundings.err());
      code = ExitCode.SOLVER_FAILED;
    }
    return surroundings.interrupt().raised() ? ExitCode.INTERRUPTED.number() : code.number();
  }

  private static ExitCode dispatch(String[] args, Surroundings surroundings)
      throws CommandException, IOException {
    if (args.length == 0) {
      surroundings.err().print(Help.general(COMMANDS));
      return ExitCode.UNREADABLE;
    }
    switch (args[0]) {
      case "--help", "-h", HELP -> {
        surroundings.out().print(help(Arrays.copyOfRange(args, 1, args.length)));
        return ExitCode.OK;
      }
      case "--version" -> {
        surroundings.out().println("hexproof " + Version.text() + ", build " + Version.build());
        return ExitCode.OK;
      }
      default -> {
        return run(command(args[0]), Arrays.copyOfRange(args, 1, args.length), surroundings);
      }
    }
  }

  private static String help(String... words) throws CommandException, IOException {
    if (words.length == 0 || HELP_WORDS.contains(words[0])) {
      return Help.general(COMMANDS);
    }
    // What follows the command, as in 'help db build', is in the command's own help.
    return Page.isNamed(words[0]) ? Page.text(words[0]) : Help.of(command(words[0]));
  }

  private static Command command(String name) throws CommandException {
    Optional<Command> found =
        COMMANDS.stream().filter(command -> command.name().equals(name)).findFirst();
    if (found.isEmpty()) {
      List<String> words =
          Stream.concat(COMMANDS.stream().map(Command::name), Stream.of(HELP, "--version"))
              .toList();
      throw CommandException.usage(
          "unknown command '"
              + name
              + "'"
              + Suggestion.of(name, "", words)
              + " (there are "
              + COMMANDS.stream().map(Command::name).collect(joining(", "))
              + "; see hexproof --help)");
    }
    return found.get();
  }

  private static ExitCode run(Command command, String[] args, Surroundings surroundings)
      throws CommandException, IOException {
    if (Arrays.asList(args).contains("--help") || Arrays.asList(args).contains("-h")) {
      surroundings.out().print(Help.of(command));
      return ExitCode.OK;
    }
    CommandLine line = line(command, args);
    ImmutableList<String> more = Documents.named(line, command.options(), surroundings.err());
    if (more.isEmpty()) {
      return command.run(line, surroundings);
    }
    try {
      return command.run(
          line(command, Stream.concat(more.stream(), Arrays.stream(args)).toArray(String[]::new)),
          surroundings);
    } catch (CommandException e) {
      throw e.exitCode() == ExitCode.UNREADABLE && e.getMessage().contains(more.get(0) + " ")
          ? CommandException.unreadable(
              e.getMessage(),
              "the line has no %s; a name as in --out %s asks for %s, another ending does not"
                  .formatted(more.get(0), line.getOptionValue(Choices.OUT), String.join(" ", more)))
          : e;
    }
  }

  private static CommandLine line(Command command, String[] args) throws CommandException {
    try {
      CommandLine line =
          DefaultParser.builder()
              .setAllowPartialMatching(false)
              .get()
              .parse(command.options(), args);
      checkValues(command, line);
      return line;
    } catch (UnrecognizedOptionException e) {
      throw CommandException.usage(
          unknownOption(command, e.getOption()) + see(command) + behind(command, e.getOption()));
    } catch (ParseException e) {
      throw CommandException.usage(e.getMessage() + see(command));
    }
  }

  /** The hint for a negative number or game, which begins as options do. */
  private static String behind(Command command, String option) {
    return NEGATIVE.matcher(option).lookingAt()
        ? "\n  hint: what begins with a minus sign and is no option stands behind --, as in hexproof "
            + command.name()
            + " -- '"
            + option
            + "'"
        : "";
  }

  private static String unknownOption(Command command, String option) {
    String name = CharMatcher.is('-').trimLeadingFrom(option).replaceFirst("=.*", "");
    List<String> known =
        command.options().getOptions().stream().map(Option::getLongOpt).sorted().toList();
    return "unknown option '" + option + "'" + Suggestion.of(name, "--", known);
  }

  /** Of an option given twice one would be lost; an empty name would stand for this folder. */
  private static void checkValues(Command command, CommandLine line) throws CommandException {
    Set<String> seen = new HashSet<>();
    for (Option option : line.getOptions()) {
      String name = option.getLongOpt();
      if (option.hasArg() && !seen.add(name) && !command.repeatable().contains(name)) {
        throw CommandException.usage("--" + name + " is given twice" + see(command));
      }
      if (option.hasArg() && option.getValue().isEmpty()) {
        throw CommandException.usage("the value of --" + name + " is empty" + see(command));
      }
    }
    if (line.getArgList().contains("")) {
      throw CommandException.usage("an argument is empty" + see(command));
    }
    if (Collections.frequency(Inputs.named(line), Inputs.STANDARD) > 1) {
      throw CommandException.usage("standard input is named twice" + see(command));
    }
    Targets.check(line, command.replacesInput());
  }

  private static String see(Command command) {
    return " (see hexproof " + command.name() + " --help)";
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
