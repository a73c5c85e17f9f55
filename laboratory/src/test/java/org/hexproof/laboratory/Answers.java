package org.hexproof.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;

/** Asks a laboratory, and reads what it answers. */
record Answers(Laboratory laboratory) {
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
