package org.hexproof.script;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The compiled laboratory in a process of Node's. */
final class InNode implements AutoCloseable {
  private static final Path SCRIPT =
      Path.of("target/classes/org/hexproof/laboratory/laboratory.js");
  private static final Path HOST = Path.of("src/test/resources/org/hexproof/script/node.js");

  /** Where the profile builds it. */
  static final Path ENGINE = Path.of("../native/target/classes/wasm/hexproof.wasm");

  private final Process process;
  private final Writer questions;
  private final BufferedReader replies;

  InNode(Optional<Path> engine) {
    List<String> command = new ArrayList<>(List.of("node", HOST.toString(), SCRIPT.toString()));
    engine.ifPresent(file -> command.add(file.toString()));
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    questions = process.outputWriter();
    replies = process.inputReader();
  }

  String answer(String question, Map<String, String> arguments) {
    JsonObject asked = new JsonObject();
    JsonObject texts = new JsonObject();
    arguments.forEach(texts::addProperty);
    asked.addProperty("question", question);
    asked.add("arguments", texts);
    try {
      questions.write(asked + "\n");
      questions.flush();
      String line = replies.readLine();
      if (line == null) {
        throw new IllegalStateException("the script has ended at " + asked);
      }
      return JsonParser.parseString(line).getAsJsonObject().get("reply").getAsString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
