package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * What is told of a command, a resource in YAML. What is told of options that several commands have
 * stands in {@code shared.yaml}, unless a command says it in words of its own.
 *
 * @param summary what it does, in half a sentence
 * @param operands what follows the name, as in {@code PATH...}; options apart
 * @param examples two command lines, without the name of the program
 * @param about what there is to know beyond the options, by paragraphs
 * @param options what they do, by their names
 */
record HelpPage(
    String summary,
    String operands,
    ImmutableList<String> examples,
    ImmutableList<String> about,
    ImmutableMap<String, String> options) {
  static final String SHARED = "shared";

  /** The page of a command. */
  @SuppressWarnings("unchecked")
  static HelpPage of(String command) {
    Map<String, Object> page = read(command);
    Map<String, String> options = new HashMap<>(options(read(SHARED)));
    options.putAll(options(page));
    return new HelpPage(
        (String) page.get("summary"),
        (String) page.get("operands"),
        ImmutableList.copyOf((List<String>) page.get("examples")),
        ImmutableList.copyOf((List<String>) page.get("about")),
        ImmutableMap.copyOf(options));
  }

  /** With what another one tells of options. */
  HelpPage withOptions(HelpPage other) {
    Map<String, String> all = new HashMap<>(options);
    all.putAll(other.options);
    return new HelpPage(summary, operands, examples, about, ImmutableMap.copyOf(all));
  }

  /** What stands in the file of this name itself. */
  static Map<String, String> own(String name) {
    return options(read(name));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, String> options(Map<String, Object> page) {
    return (Map<String, String>) page.getOrDefault("options", ImmutableMap.of());
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> read(String name) {
    LoadSettings settings = LoadSettings.builder().setLabel(name).build();
    try (InputStream in =
        Resources.getResource(HelpPage.class, "help/" + name.replace(' ', '-') + ".yaml")
            .openStream()) {
      return (Map<String, Object>) new Load(settings).loadFromInputStream(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
