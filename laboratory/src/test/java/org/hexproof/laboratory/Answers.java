package org.hexproof.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.hexproof.library.Library;
import org.hexproof.solver.embedded.EmbeddedLibrary;

/** Asks a laboratory, and reads what it answers. */
record Answers(Laboratory laboratory, Optional<Engine> engine) {
  /** Of a laboratory that reads and draws only. */
  static Answers ofDesk() {
    return of(Optional.empty());
  }

  /** Of one with the native solver, which is to be closed. */
  static Answers ofNative() {
    return of(Optional.of(new Engine(EmbeddedLibrary.load().newSolver(1), 1L << 28)));
  }

  private static Answers of(Optional<Engine> engine) {
    return new Answers(new Laboratory(Library::read, engine), engine);
  }

  /** What is answered, be it a fault. */
  JsonObject ask(String question, String... arguments) {
    ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();
    for (int i = 0; i < arguments.length; i += 2) {
      texts.put(arguments[i], arguments[i + 1]);
    }
    return JsonParser.parseString(laboratory.answer(question, texts.buildOrThrow()))
        .getAsJsonObject();
  }

  /** What is answered, which is no fault. */
  JsonObject get(String question, String... arguments) {
    JsonObject answer = ask(question, arguments);
    assertThat(answer.has("fault")).as("%s %s: %s", question, List.of(arguments), answer).isFalse();
    return answer;
  }

  /** What is answered in the end, in slices of so many milliseconds. */
  JsonObject decided(String question, String millis, String... arguments) {
    String[] sliced = Arrays.copyOf(arguments, arguments.length + 2);
    sliced[arguments.length] = "millis";
    sliced[arguments.length + 1] = millis;
    long nodes = 0;
    while (true) {
      JsonObject answer = get(question, sliced);
      assertThat(answer.get("nodes").getAsLong()).isGreaterThanOrEqualTo(nodes);
      nodes = answer.get("nodes").getAsLong();
      if (!answer.get("verdict").getAsString().equals("undecided")) {
        return answer;
      }
      assertThat(answer.get("again").getAsBoolean()).as("%s", answer).isTrue();
    }
  }

  /** The message of a fault. */
  String fault(String question, String... arguments) {
    JsonObject answer = ask(question, arguments);
    assertThat(answer.has("fault")).as("%s: %s", question, answer).isTrue();
    return answer.getAsJsonObject("fault").get("message").getAsString();
  }

  static String text(JsonObject scene) {
    return scene.get("text").getAsString();
  }

  static List<String> cells(JsonObject scene, String name) {
    return scene.getAsJsonArray(name).asList().stream().map(cell -> cell.getAsString()).toList();
  }
}
