package org.hexproof.atlas;

import com.google.common.collect.ImmutableSet;
import com.google.common.html.HtmlEscapers;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.hexproof.report.Document;
import org.hexproof.report.Printable;

/** Markup in which names and other texts are only text, whatever is in them. */
final class Html {
  /** Behind which a line would be a blank. */
  private static final ImmutableSet<String> INLINE = ImmutableSet.of("a", "span", "label");

  private final StringBuilder markup = new StringBuilder();

  /** An element that holds what is added until it is closed. */
  Html open(String element, String... attributes) {
    markup.append('<').append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      markup.append(' ').append(attributes[i]);
      markup.append("=\"").append(escaped(attributes[i + 1])).append('"');
    }
    markup.append('>');
    return this;
  }

  Html close(String element) {
    markup.append("</").append(element).append('>');
    if (!INLINE.contains(element)) {
      markup.append('\n');
    }
    return this;
  }

  Html text(String text) {
    markup.append(escaped(Printable.text(text)));
    return this;
  }

  /** Text that keeps every character, to be copied. */
  Html verbatim(String text) {
    markup.append(escaped(text));
    return this;
  }

  /** A whole element with a text. */
  Html element(String element, String text, String... attributes) {
    return open(element, attributes).text(text).close(element);
  }

  Html link(String address, String text, String... attributes) {
    String[] all = new String[attributes.length + 2];
    System.arraycopy(attributes, 0, all, 2, attributes.length);
    all[0] = "href";
    all[1] = address;
    return element("a", text, all);
  }

  /** A block of data for the page's script. */
  Html data(String name, Object value) {
    StringWriter json = new StringWriter();
    try {
      Document.writeIntoPage(value, json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    open("script", "type", "application/json", "class", name);
    markup.append(json);
    return close("script");
  }

  private static String escaped(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }

  @Override
  public String toString() {
    return markup.toString();
  }
}
