package org.hexproof.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;

/** A command can't be done; the message is for the user, whom {@link Main} tells it. */
final class CommandException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final ExitCode exitCode;
  private final String problem;
  private final String hint;

  private CommandException(ExitCode exitCode, String problem) {
    this(exitCode, problem, "");
  }

  private CommandException(ExitCode exitCode, String problem, String hint) {
    super(problem + (hint.isEmpty() ? "" : "\n  hint: " + hint));
    this.exitCode = exitCode;
    this.problem = problem;
    this.hint = hint;
  }

  /** The user asked for something that doesn't exist or doesn't fit. */
  static CommandException usage(String message) {
    return new CommandException(ExitCode.UNREADABLE, message);
  }

  static CommandException unreadable(String message) {
    return new CommandException(ExitCode.UNREADABLE, message);
  }

  static CommandException unreadable(String problem, String hint) {
    return new CommandException(ExitCode.UNREADABLE, problem, hint);
  }

  /** A file can't be read, from the place on that the cause names. */
  static CommandException unreadable(FormatException cause) {
    CommandException unreadable =
        unreadable(cause.place() + ": " + cause.problem(), cause.hint().orElse(""));
    unreadable.initCause(cause);
    return unreadable;
  }

  /** A file of this name can't be read or written. */
  static CommandException file(String name, IOException cause) {
    return unreadable(inWords(name, cause));
  }

  /** The answer is there, but can't be written where it was to go. */
  static CommandException unwritable(String message) {
    return new CommandException(ExitCode.SOLVER_FAILED, "cannot write " + message);
  }

  /** A limit was hit before the answer was there. */
  static CommandException undecided(String message) {
    return new CommandException(ExitCode.UNDECIDED, "undecided: " + message);
  }

  static CommandException solverFailed(String message) {
    return new CommandException(ExitCode.SOLVER_FAILED, message);
  }

  /** Java's messages of file errors are often the bare file name. */
  static String inWords(String name, IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return name + ": there is no such file or folder";
    }
    if (cause instanceof AccessDeniedException) {
      return name + ": no permission";
    }
    if (cause instanceof CharacterCodingException) {
      return name + ": is not text in UTF-8";
    }
    if (cause instanceof FileAlreadyExistsException) {
      return name + ": is a file; a folder is wanted here";
    }
    if (cause instanceof FileSystemException because && because.getReason() != null) {
      return name + ": " + because.getReason();
    }
    String message = String.valueOf(cause.getMessage());
    return message.startsWith(name) ? message : name + ": " + message;
  }

  /** Where in a file the fault is, if it is in a file. */
  Optional<Place> place() {
    return getCause() instanceof FormatException cause
        ? Optional.of(cause.place())
        : Optional.empty();
  }

  /** The message without the hint. */
  String problem() {
    return problem;
  }

  /** How to mend it. */
  Optional<String> hint() {
    return hint.isEmpty() ? Optional.empty() : Optional.of(hint);
  }

  ExitCode exitCode() {
    return exitCode;
  }
}
