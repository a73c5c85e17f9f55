package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.hexproof.loopy.DotReader;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.loopy.GraphTextReader;
import org.hexproof.loopy.NamedGraph;
import org.hexproof.value.GameTooLargeException;

/** A file with a graph of positions, in whichever of the two languages. It may be large. */
record HypergameFile(String name) {
  private static final int HEAD = 4096;

  /** How a graph begins in the DOT language, after comments. */
  private static final Pattern DOT =
      Pattern.compile(
          "\\A\\uFEFF?(\\s|//[^\\n]*\\n|/\\*(?s:.*?)\\*/|#[^\\n]*\\n)*+"
              + "(?i:strict\\s+(di)?graph|(di)?graph)\\b(?!\\s*=)");

  /**
   * The games that it holds, of which it is the sum.
   *
   * @param start where play begins instead of where the file says
   */
  ImmutableList<GameGraph> games(InputStream standard, Optional<String> start, GraphLimit limit) {
    try (InputStream in = open(standard)) {
      // A decoder that reports what is not UTF-8.
      Reader reader =
          new BufferedReader(
              new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()), 1 << 16);
      NamedGraph graph =
          isDot(reader)
              ? DotReader.read(name, reader, limit)
              : GraphTextReader.read(name, reader, limit);
      return start.isPresent() ? graph.games(start.get()) : graph.games();
    } catch (GameTooLargeException e) {
      throw CommandException.unreadable(name + ": " + e.getMessage());
    } catch (CharacterCodingException e) {
      throw CommandException.unreadable(name + ": this is no text in UTF-8");
    } catch (IOException e) {
      throw CommandException.file(name, e);
    }
  }

  private InputStream open(InputStream standard) throws IOException {
    if (name.equals(Inputs.STANDARD)) {
      return standard;
    }
    if (Files.isDirectory(Path.of(name))) {
      throw CommandException.unreadable(name + ": is a folder; one file is wanted here");
    }
    return Files.newInputStream(Path.of(name));
  }

  private static boolean isDot(Reader reader) throws IOException {
    reader.mark(HEAD);
    char[] head = new char[HEAD];
    int size = 0;
    for (int read = 0; size < HEAD && read >= 0; size += Math.max(read, 0)) {
      read = reader.read(head, size, HEAD - size);
    }
    reader.reset();
    return DOT.matcher(new String(head, 0, size)).find();
  }
}
