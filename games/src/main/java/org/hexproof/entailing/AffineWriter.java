package org.hexproof.entailing;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.cgt.CgtReader;
import org.hexproof.value.Memo;

/** Writes games as {@link CgtReader} reads them. Options are sorted by what is written. */
public final class AffineWriter {
  private static final int MAX_LENGTH = 1_000_000;

  private final Memo<AffineGame, String> written = new Memo<>(this::compose);
  private final int longest;

  private AffineWriter(int longest) {
    this.longest = longest;
  }

  /** The written form, of at most a million characters. */
  public static String write(AffineGame game) {
    return write(game, MAX_LENGTH)
        .orElseThrow(() -> new IllegalArgumentException("a game that is too long to write"));
  }

  public static Optional<String> write(AffineGame game, int longest) {
    String text = new AffineWriter(longest).written.of(game);
    return text.length() <= longest ? Optional.of(text) : Optional.empty();
  }

  private String compose(AffineGame game) {
    if (game.isInfinite()) {
      return game.isInfinity() ? "∞" : "-∞";
    }
    if (game.integer().isPresent()) {
      return Integer.toString(game.integer().getAsInt());
    }
    if (game.nimber().isPresent()) {
      return ImpartialValue.nimber(game.nimber().getAsInt()).text();
    }
    StringBuilder text = new StringBuilder("{");
    append(text, game.left());
    text.append('|');
    append(text, game.right());
    return text.append('}').toString();
  }

  private void append(StringBuilder text, ImmutableList<AffineGame> options) {
    ImmutableList<String> texts =
        options.stream().map(written::of).sorted().collect(ImmutableList.toImmutableList());
    String before = "";
    for (String option : texts) {
      if (text.length() > longest) {
        return;
      }
      text.append(before).append(option);
      before = ",";
    }
  }
}
