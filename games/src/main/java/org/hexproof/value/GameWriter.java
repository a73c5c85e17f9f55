package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;

/** Writes games as {@link GameReader} reads them. */
public final class GameWriter {
  private final Poset poset;
  private final boolean ascii;
  private final StringBuilder text = new StringBuilder();

  private GameWriter(Poset poset, boolean ascii) {
    this.poset = poset;
    this.ascii = ascii;
  }

  /**
   * The written form, of at most ten million atoms, with options in the order of {@link
   * Game#ORDER}; in ASCII with T and F for ⊤ and ⊥.
   */
  public static String write(Game game, Poset poset, boolean ascii) {
    checkArgument(
        game.atoms() <= 10_000_000, "a game of %s atoms is too long to write", game.atoms());
    GameWriter writer = new GameWriter(poset, ascii);
    writer.append(game);
    return writer.text.toString();
  }

  /** The canonical form of a value. */
  public static String write(int value, Values values) {
    return write(values.form(value), values.poset(), false);
  }

  private void append(Game game) {
    if (game instanceof Game.Options options) {
      append('{', options.left());
      append('|', options.right());
      text.append('}');
    } else {
      text.append(name(((Game.Atom) game).atom()));
    }
  }

  private void append(char bracket, List<Game> options) {
    char before = bracket;
    for (Game option : options) {
      text.append(before);
      append(option);
      before = ',';
    }
  }

  private String name(int atom) {
    String name = poset.name(atom);
    if (ascii && name.equals(Posets.TOP)) {
      return "T";
    }
    return ascii && name.equals(Posets.BOTTOM) ? "F" : name;
  }
}
