package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Formats;

/** Reads what the user names. */
final class Inputs {
  /** Standard input. */
  static final String STANDARD = "-";

  private static final ImmutableSet<String> EXTENSIONS =
      ImmutableSet.of("yaml", "yml", "txt", "wiki", "hexboard", "hdg", "sgf", "hexworld");

  private final InputStream standard;

  Inputs(InputStream standard) {
    this.standard = standard;
  }

  /**
   * The files that a path stands for: itself, or the files of a folder and its folders that have
   * the name of a format, in alphabetic order.
   */
  static ImmutableList<String> files(String path) throws CommandException {
    return files(path, Inputs::holdsBoards, "boards or templates");
  }

  /**
   * The files that a path stands for.
   *
   * @param wanted by their names, those in folders
   * @param what they are, in words
   */
  static ImmutableList<String> files(String path, Predicate<String> wanted, String what)
      throws CommandException {
    if (path.equals(STANDARD) || !Files.isDirectory(path(path))) {
      return ImmutableList.of(path);
    }
    ImmutableList<Path> found = walk(path, wanted);
    if (found.isEmpty()) {
      throw CommandException.unreadable(path + ": no " + what + " in this folder");
    }
    return found.stream().map(Path::toString).collect(ImmutableList.toImmutableList());
  }

  /** What can't be looked into is among the files, so that reading it tells why. */
  private static ImmutableList<Path> walk(String folder, Predicate<String> wanted)
      throws CommandException {
    ImmutableSortedSet.Builder<Path> found = ImmutableSortedSet.naturalOrder();
    try {
      Files.walkFileTree(
          path(folder),
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          Integer.MAX_VALUE,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (attributes.isRegularFile() && wanted.test(file.getFileName().toString())) {
                found.add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              // A link back to a folder above leads to nothing new.
              if (!(e instanceof FileSystemLoopException)) {
                found.add(file);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw CommandException.file(folder, e);
    }
    return found.build().asList();
  }

  private static boolean holdsBoards(String name) {
    return EXTENSIONS.contains(
        com.google.common.io.Files.getFileExtension(name).toLowerCase(Locale.ROOT));
  }

  private static Path path(String name) throws CommandException {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw CommandException.unreadable(name + ": not a name of a file");
    }
  }

  /** The boards and templates of a file. */
  ImmutableList<Entry> read(String file) throws CommandException {
    try {
      if (file.equals(STANDARD)) {
        return Formats.read(file, standard);
      }
      if (Files.isDirectory(path(file))) {
        if (!Files.isReadable(path(file))) {
          throw CommandException.file(file, new AccessDeniedException(file));
        }
        throw CommandException.unreadable(file + ": is a folder; one file is wanted here");
      }
      return Formats.read(path(file));
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (IOException e) {
      throw CommandException.file(file, e);
    }
  }

  /** The only board or template of a file. */
  Entry readOne(String file) throws CommandException {
    return one(file, read(file));
  }

  /** The only one of these boards and templates of a file. */
  static Entry one(String file, ImmutableList<Entry> entries) throws CommandException {
    if (entries.size() != 1) {
      throw CommandException.unreadable(
          file
              + ": "
              + entries.size()
              + " boards, but one is wanted; they begin at "
              + entries.stream()
                  .map(entry -> entry.place().toString())
                  .collect(Collectors.joining(", ")));
    }
    return Iterables.getOnlyElement(entries);
  }
}
