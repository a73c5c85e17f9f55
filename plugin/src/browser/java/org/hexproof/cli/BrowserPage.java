package org.hexproof.cli;

import java.nio.file.Path;
import java.util.List;
import org.hexproof.page.SeenPage;
import org.openqa.selenium.Keys;

/** A page in a browser that draws. */
interface BrowserPage extends SeenPage {
  /** What the browser is called in the names of pictures. */
  String name();

  /** What it asked for besides this file since this was last asked, and what went wrong. */
  List<String> faults(Path file);

  /** Shows the page to someone who wants it dark, or light. */
  void darken(boolean dark);

  void resize(int width, int height);

  /** What is seen, as a PNG. */
  byte[] picture();

  /** Clicks on the element that a selector finds. */
  void push(String selector);

  @Override
  default void click(String cell) {
    push("#board [data-cell=" + cell + "] .hexagon");
  }

  /** The character by which WebDriver calls a key. */
  static CharSequence key(String name) {
    return switch (name) {
      case "ArrowDown" -> Keys.ARROW_DOWN;
      case "ArrowUp" -> Keys.ARROW_UP;
      case "ArrowLeft" -> Keys.ARROW_LEFT;
      case "ArrowRight" -> Keys.ARROW_RIGHT;
      case "Enter" -> Keys.ENTER;
      case "Backspace" -> Keys.BACK_SPACE;
      case "Home" -> Keys.HOME;
      case "End" -> Keys.END;
      case "Escape" -> Keys.ESCAPE;
      case "Tab" -> Keys.TAB;
      default -> name;
    };
  }
}
