package org.hexproof.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Damaged inputs make a reader fail with its declared error or not at all. One class per reader.
 */
public abstract class MutationTest {
  private static final int COUNT = 1000 * Integer.getInteger("hexproof.rounds", 1);

  /** The reader under test. */
  protected abstract Reader reader();

  /** Well-formed files; at least two, and each feature of the format in one of them. */
  protected abstract List<String> seeds() throws Exception;

  @Test
  void damagedInputGivesOnlyTheDeclaredError() throws Exception {
    List<String> seeds = seeds();
    for (String seed : seeds) {
      assertThat(reader().entries(new Source("seed", seed))).as(seed).isNotEmpty();
    }
    Mutator mutator = new Mutator(getClass().getSimpleName().hashCode());
    int refused = 0;
    for (int i = 0; i < COUNT; i++) {
      String text =
          mutator.mutate(seeds.get(i % seeds.size()), seeds.get(i / seeds.size() % seeds.size()));
      if (!reads(text)) {
        refused++;
      }
    }
    assertThat(refused).isBetween(1, COUNT - 1);
  }

  /** Whether the text and all in it that are templates are well-formed. */
  private boolean reads(String text) {
    try {
      ImmutableList<Entry> entries = reader().entries(new Source("mutant", text));
      for (Entry entry : entries) {
        entry.diagram();
        entry.template(Optional.empty());
      }
      return true;
    } catch (NoTemplateException e) {
      checkPlace(e.place(), text);
      return true;
    } catch (FormatException e) {
      checkPlace(e.place(), text);
      return false;
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError("on this input:\n" + text, e);
    }
  }

  private static void checkPlace(Place place, String text) {
    check(
        place.line() >= 1 && place.line() <= text.split("\\R|[\u0085\u2028]", -1).length + 1, text);
    check(place.column() >= 1 && place.column() <= text.length() + 1, text);
  }

  private static void check(boolean holds, String text) {
    if (!holds) {
      throw new AssertionError("on this input:\n" + text);
    }
  }
}
