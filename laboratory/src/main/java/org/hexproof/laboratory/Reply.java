package org.hexproof.laboratory;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.hexproof.board.Cell;
import org.hexproof.format.FormatException;

/** An answer: one JSON object, which is begun with this. */
final class Reply {
  private final StringWriter text = new StringWriter();
  private final JsonWriter json = new JsonWriter(text);

  Reply() {
    write(json::beginObject);
  }

  /** Some writing, which can't fail since it goes into a text. */
  private interface Writing {
    void run() throws IOException;
  }

  private static void write(Writing writing) {
    try {
      writing.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Reply text(String name, String value) {
    write(() -> json.name(name).value(value));
    return this;
  }

  Reply number(String name, long value) {
    write(() -> json.name(name).value(value));
    return this;
  }

  Reply truth(String name, boolean value) {
    write(() -> json.name(name).value(value));
    return this;
  }

  Reply texts(String name, Iterable<String> values) {
    write(
        () -> {
          json.name(name).beginArray();
          for (String value : values) {
            json.value(value);
          }
          json.endArray();
        });
    return this;
  }

  Reply cells(String name, Iterable<Cell> cells) {
    write(
        () -> {
          json.name(name).beginArray();
          for (Cell cell : cells) {
            json.value(cell.toString());
          }
          json.endArray();
        });
    return this;
  }

  /** An object of which the content is said next. */
  Reply object(String name, Runnable content) {
    write(() -> json.name(name).beginObject());
    content.run();
    write(json::endObject);
    return this;
  }

  /** A list of objects, of each of which the content is said next. */
  Reply objects(String name, Iterable<? extends Runnable> contents) {
    write(() -> json.name(name).beginArray());
    for (Runnable content : contents) {
      write(json::beginObject);
      content.run();
      write(json::endObject);
    }
    write(json::endArray);
    return this;
  }

  /** Why a text can't be read, and where, if that is a place in the text. */
  Reply fault(FormatException fault) {
    return object(
        "fault",
        () -> {
          text("message", fault.problem());
          if (!fault.place().equals(Draft.NOWHERE)) {
            number("line", fault.place().line()).number("column", fault.place().column());
          }
          fault.hint().ifPresent(hint -> text("hint", hint));
        });
  }

  /** Why something can't be done. */
  Reply fault(String message, String hint) {
    return object(
        "fault",
        () -> {
          text("message", message);
          if (!hint.isEmpty()) {
            text("hint", hint);
          }
        });
  }

  /** The whole of it; nothing can be added. */
  String end() {
    write(json::endObject);
    return text.toString();
  }
}
