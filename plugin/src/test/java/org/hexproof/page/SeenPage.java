package org.hexproof.page;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;

/** A page in some browser, as its reader sees and uses it. */
public interface SeenPage extends AutoCloseable {
  /** Opens the page anew; the place begins with {@code #} or is empty. */
  void open(Path file, String place);

  /** The value of a JavaScript expression, as text. */
  String value(String expression);

  /** Clicks on a cell of the board. */
  void click(String cell);

  /** Presses a key, by its name in JavaScript, on the element that a selector finds. */
  void press(String selector, String key);

  @Override
  void close();

  /** The text of an element. */
  default String text(String id) {
    return value("document.getElementById('" + id + "').textContent");
  }

  /** The cells that are shown as needed. */
  default ImmutableSet<String> needed() {
    return cells(".carrier");
  }

  /** The cells of the board that a selector chooses. */
  default ImmutableSet<String> cells(String selector) {
    String names =
        value(
            "Array.from(document.querySelectorAll('#board .cell"
                + selector
                + "')).map((cell) => cell.getAttribute('data-cell')).join(' ')");
    return ImmutableSet.copyOf(Splitter.on(' ').omitEmptyStrings().split(names));
  }

  /** What the board says of a cell to those who don't see it. */
  default String words(String cell) {
    return value(
        "document.querySelector('#board [data-cell=" + cell + "]').getAttribute('aria-label')");
  }

  /** Chooses a question, counted from 1. */
  default void ask(int question) {
    value(
        "(() => { const select = document.getElementById('question'); select.selectedIndex = "
            + (question - 1)
            + "; select.dispatchEvent(new Event('change', { bubbles: true })); return ''; })()");
  }

  /** The certificate of a question of a template, both counted from 1. */
  default String proof(int template, int question) {
    return value(
        "JSON.parse(document.getElementById('proof-"
            + template
            + "-"
            + question
            + "').textContent)");
  }
}
