package org.hexproof.atlas;

import com.google.common.collect.ImmutableMap;
import org.hexproof.format.Diagram;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.format.hexworld.HexWorldWriter;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.template.Template;

/** A template as it is written elsewhere, to be copied. */
final class Markups {
  private Markups() {}

  static String yaml(Template template) {
    return new YamlWriter().write(template);
  }

  /** By what they are called; without those that can't express the template. */
  static ImmutableMap<String, String> of(Template template) {
    ImmutableMap.Builder<String, String> all = ImmutableMap.builder();
    all.put("HexWiki", new HexboardWriter().write(Diagram.of(template)));
    all.put("YAML", yaml(template));
    try {
      all.put("HexWorld", new HexWorldWriter().write(Diagram.of(template)));
    } catch (IllegalArgumentException e) {
      // A template that is too large for a board there has no link.
    }
    return all.buildOrThrow();
  }
}
