package org.hexproof.report;

import com.google.common.collect.Collections2;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.hexproof.solver.Basis;

/**
 * A document in JSON, or an object in one, whose members stand in the order in which they were
 * added. Values are truth values, numbers, documents, collections and maps of values; an optional
 * one that is empty is null, enums are words in lower case, and anything else is what its text
 * says. Lists are made only when they are written, so that long ones need no room.
 */
public final class Document {
  /** Grows when a member goes or changes its meaning; new members may come at any time. */
  private static final int VERSION = 1;

  private final Map<String, Object> members = new LinkedHashMap<>();

  /** A whole document, which begins with its version. */
  public static Document versioned() {
    return new Document().add("version", VERSION);
  }

  public Document add(String name, Object value) {
    members.put(name, value);
    return this;
  }

  public Document addIfPresent(String name, Optional<?> value) {
    value.ifPresent(is -> members.put(name, is));
    return this;
  }

  /** Adds a list of what each of these becomes. */
  public <T> Document addEach(String name, Collection<T> things, Function<? super T, ?> becomes) {
    return add(name, Collections2.transform(things, becomes::apply));
  }

  /** Adds the members of another document. */
  public Document addAll(Document other) {
    members.putAll(other.members);
    return this;
  }

  /** Adds what a verdict rests on, a list of words, empty where nobody was asked. */
  public Document add(Basis basis) {
    return add("restsOn", basis.labels());
  }

  /** Writes one line. */
  public void write(Writer out) throws IOException {
    write(this, writer(FormattingStyle.COMPACT, out));
    out.write('\n');
  }

  /** Writes lines with indents. */
  public void writePretty(Writer out) throws IOException {
    write(this, writer(FormattingStyle.PRETTY, out));
    out.write('\n');
  }

  /** Writes a value into a page of HTML, where nothing in it is markup. */
  public static void writeIntoPage(Object value, Writer out) throws IOException {
    JsonWriter json = writer(FormattingStyle.COMPACT, out);
    json.setHtmlSafe(true);
    write(value, json);
  }

  /** One for each value; closing it would close what it writes to. */
  private static JsonWriter writer(FormattingStyle style, Writer out) {
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(style);
    return json;
  }

  private static void write(Object value, JsonWriter json) throws IOException {
    if (value instanceof Document document) {
      write(document.members, json);
    } else if (value instanceof Map<?, ?> members) {
      json.beginObject();
      for (Map.Entry<?, ?> member : members.entrySet()) {
        write(member.getValue(), json.name(member.getKey().toString()));
      }
      json.endObject();
    } else if (value instanceof Collection<?> values) {
      json.beginArray();
      for (Object each : values) {
        write(each, json);
      }
      json.endArray();
    } else if (value instanceof Optional<?> optional) {
      if (optional.isPresent()) {
        write(optional.get(), json);
      } else {
        json.nullValue();
      }
    } else if (value instanceof Boolean truth) {
      json.value(truth);
    } else if (value instanceof Number number) {
      json.value(number);
    } else if (value instanceof Enum<?> word) {
      json.value(word.name().toLowerCase(Locale.ROOT));
    } else {
      json.value(value.toString());
    }
  }

  /** The document in one line, without its end. */
  @Override
  public String toString() {
    StringWriter text = new StringWriter();
    try {
      write(this, writer(FormattingStyle.COMPACT, text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
