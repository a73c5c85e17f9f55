package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    if (path.equals(STANDARD) || !Files.isDirectory(path(path))) {
      return ImmutableList.of(path);
    }
    try (Stream<Path> walk = Files.walk(path(path), FileVisitOption.FOLLOW_LINKS)) {
      ImmutableList<String> files =
          walk.filter(Files::isRegularFile)
              .filter(Inputs::holdsBoards)
              .sorted()
              .map(Path::toString)
              .collect(ImmutableList.toImmutableList());
      if (files.isEmpty()) {
        throw CommandException.unreadable(path + ": no boards or templates in this folder");
      }
      return files;
    } catch (IOException e) {
      throw CommandException.file(path, e);
    }
  }

  private static boolean holdsBoards(Path file) {
    return EXTENSIONS.contains(MoreFiles.getFileExtension(file).toLowerCase(Locale.ROOT));
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
