package org.hexproof.cli;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Member;
import org.hexproof.format.NoTemplateException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.hexproof.format.file.Format;
import org.hexproof.report.Unreadable;
import org.hexproof.template.Template;

/**
 * Reads what the user names.
 *
 * @param standard standard input
 * @param exclude what is passed over in folders
 * @param strict whether a board without a promise is refused, where templates are wanted
 */
record Inputs(InputStream standard, Exclude exclude, boolean strict) {
  /** What the players are called. */
  static final Choice<Naming> NAMES = Choice.of("colors", "NAMES", Naming.values());

  /** Standard input. */
  static final String STANDARD = "-";

  /** Of a text that is read as a whole; a graph of millions of moves has tens of MiB. */
  private static final int MOST_MEBIBYTES = 512;

  private static final Choice<Boolean> STRICT = Choice.flag("strict");

  /** The options of commands that read templates in files and folders. */
  static final ImmutableList<Choice<?>> CHOICES = ImmutableList.of(Exclude.EXCLUDE, STRICT);

  /** For single files. */
  Inputs(InputStream standard) {
    this(standard, Exclude.NOTHING, /* strict= */ false);
  }

  /** For files and folders, as the options say. */
  static Inputs of(Line line, InputStream standard) {
    return new Inputs(standard, Exclude.of(line), line.get(STRICT));
  }

  /**
   * The files that a path stands for: itself, or the files of a folder and its folders that have
   * the name of a format, in alphabetic order.
   */
  ImmutableList<String> files(String path) {
    return files(path, exclude, Format::isOfBoards, "boards or templates");
  }

  /**
   * The files that a path stands for.
   *
   * @param wanted by their names, those in folders
   * @param what they are, in words
   */
  static ImmutableList<String> files(
      String path, Exclude exclude, Predicate<String> wanted, String what) {
    if (path.equals(STANDARD) || Operand.of(path).isGame()) {
      return ImmutableList.of(path);
    }
    Path top = FileUse.read(path, () -> Path.of(path));
    if (!Files.isDirectory(top)) {
      return ImmutableList.of(path);
    }
    ImmutableList<Path> found = FileUse.read(path, () -> walk(top, exclude, wanted));
    if (found.isEmpty()) {
      throw CommandException.unreadable(path + ": no " + what + " in this folder");
    }
    return found.stream().map(Path::toString).collect(ImmutableList.toImmutableList());
  }

  /** What can't be looked into is among the files, so that reading it tells why. */
  private static ImmutableList<Path> walk(Path top, Exclude exclude, Predicate<String> wanted)
      throws IOException {
    ImmutableSortedSet.Builder<Path> found = ImmutableSortedSet.naturalOrder();
    Files.walkFileTree(
        top,
        EnumSet.of(FileVisitOption.FOLLOW_LINKS),
        Integer.MAX_VALUE,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
            return !inner.equals(top) && exclude.has(top, inner)
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile()
                && wanted.test(file.getFileName().toString())
                && !exclude.has(top, file)) {
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
    return found.build().asList();
  }

  /** The members of a file, or those at the line that the operand names. */
  ImmutableList<Member> read(String name) {
    Operand operand = Operand.of(name);
    byte[] bytes = bytes(operand);
    return FileUse.read(operand.file(), () -> operand.read(bytes));
  }

  /**
   * The file of the operand, or so much of it that it is seen to be larger than any that is read.
   */
  byte[] bytes(Operand operand) {
    return FileUse.read(operand.file(), () -> read(operand));
  }

  private byte[] read(Operand operand) throws IOException {
    if (operand.isGame()) {
      return operand.file().getBytes(StandardCharsets.UTF_8);
    }
    try (InputStream in = open(operand.file())) {
      return in.readNBytes(Source.MAX_BYTES + 1);
    }
  }

  /** All of a file, or of standard input; what is not UTF-8, or too long, is a fault. */
  String text(String file) throws IOException {
    try (InputStream in = open(file)) {
      ByteBuffer bytes = ByteBuffer.wrap(in.readNBytes((MOST_MEBIBYTES << 20) + 1));
      if (bytes.limit() > MOST_MEBIBYTES << 20) {
        throw CommandException.unreadable(file + ": larger than " + MOST_MEBIBYTES + " MiB");
      }
      // Some editors begin a file with a byte order mark.
      return CharMatcher.is('\uFEFF')
          .trimLeadingFrom(StandardCharsets.UTF_8.newDecoder().decode(bytes));
    }
  }

  /** A file, or standard input, from its start. */
  InputStream open(String file) throws IOException {
    if (file.equals(STANDARD)) {
      // Who has read it does not end it for others.
      return new FilterInputStream(standard) {
        @Override
        public void close() {}
      };
    }
    if (Files.isDirectory(Path.of(file))) {
      if (!Files.isReadable(Path.of(file))) {
        throw new AccessDeniedException(file);
      }
      throw CommandException.unreadable(file + ": is a folder; one file is wanted here");
    }
    return Files.newInputStream(Path.of(file));
  }

  /**
   * Reads all boards that are chosen in files and folders.
   *
   * @param readings takes each of them, and each fault
   */
  void readAll(ImmutableList<String> paths, Selection selection, Readings readings)
      throws IOException {
    List<Member> passedOver = new ArrayList<>();
    boolean found = false;
    for (String path : paths) {
      try {
        for (String file : files(path)) {
          found |= readAll(file, selection, passedOver, readings);
        }
      } catch (CommandException e) {
        readings.refuse(unreadable(path, e));
        found = true;
      }
    }
    if (!found && !passedOver.isEmpty()) {
      String all = String.join(" ", paths);
      readings.refuse(unreadable(paths.get(0), selection.notFound(all, passedOver)));
    }
  }

  /** Whether the file has any that is chosen. */
  private boolean readAll(
      String file, Selection selection, List<Member> passedOver, Readings readings)
      throws IOException {
    ImmutableList<Member> members;
    try {
      ImmutableList<Member> all = read(file);
      members = selection.among(file, all);
      passedOver.addAll(all);
    } catch (CommandException e) {
      readings.refuse(unreadable(file, e));
      return true;
    }
    for (Member member : Member.wanted(members)) {
      take(file, member, readings);
    }
    return !members.isEmpty();
  }

  private void take(String file, Member member, Readings readings) throws IOException {
    try {
      readings.take(member.entry());
    } catch (NoTemplateException e) {
      if (strict) {
        readings.refuse(Unreadable.of(file, member, e));
      } else {
        readings.passOver(Unreadable.of(file, member, e));
      }
    } catch (FormatException e) {
      readings.refuse(Unreadable.of(file, member, e));
    }
  }

  private static Unreadable unreadable(String input, CommandException fault) {
    return new Unreadable(
        input,
        fault.place().orElseGet(() -> new Place(Operand.of(input).file(), 1, 1)),
        "",
        fault.problem(),
        fault.hint(),
        ImmutableList.of());
  }

  /** The only board or template of a file that is chosen. */
  Entry readOne(String name, Selection selection) {
    return selection.one(name, read(name));
  }

  /** Tells how a board was read, where its drawing leaves a choice. */
  static void tell(Entry entry, PrintStream err) {
    tell(entry, entry.remarks(), err);
  }

  /** A template; told to the user if it took some reading. */
  static Template template(Entry entry, PrintStream err) throws FormatException {
    Interpretation read = entry.interpret(Optional.empty());
    tell(entry, read.remarks(), err);
    return read.template();
  }

  /** Tells remarks on a board. */
  static void tell(Entry entry, ImmutableList<String> remarks, PrintStream err) {
    remarks.forEach(remark -> err.println("hexproof: " + entry.place() + ": " + remark));
  }

  /** The entry with the names that the line wants. */
  static Entry named(Line line, Entry entry) {
    return line.find(NAMES).map(entry::named).orElse(entry);
  }
}
