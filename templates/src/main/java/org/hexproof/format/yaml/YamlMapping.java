package org.hexproof.format.yaml;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.TextLine;
import org.hexproof.word.Suggestion;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/** A mapping of a YAML file, whose keys and types are checked as they are asked for. */
record YamlMapping(YamlDocument document, Node node, ImmutableMap<String, Node> values) {
  /** A node that must be a mapping with no keys but these. */
  static YamlMapping of(YamlDocument document, Node node, ImmutableList<String> keys)
      throws FormatException {
    if (!(node instanceof MappingNode mapping)) {
      throw new FormatException(
          document.place(node),
          "expected keys and values",
          "the keys are " + String.join(", ", keys));
    }
    Map<String, Node> values = new LinkedHashMap<>();
    Map<String, Place> places = new LinkedHashMap<>();
    for (NodeTuple tuple : mapping.getValue()) {
      Place place = document.place(tuple.getKeyNode());
      if (!(tuple.getKeyNode() instanceof ScalarNode key) || !keys.contains(key.getValue())) {
        String name = tuple.getKeyNode() instanceof ScalarNode key ? key.getValue() : "[…]";
        throw new FormatException(
            place,
            "unknown key '" + name + "'" + Suggestion.of(name, "", keys),
            "expected " + String.join(", ", keys));
      }
      if (values.put(key.getValue(), tuple.getValueNode()) != null) {
        throw new FormatException(
            place,
            "key '%s' stands here twice, first in %s"
                .formatted(key.getValue(), places.get(key.getValue())));
      }
      places.put(key.getValue(), place);
    }
    return new YamlMapping(document, node, ImmutableMap.copyOf(values));
  }

  Place place() {
    return document.place(node);
  }

  Place place(String key) {
    return document.place(values.get(key));
  }

  Optional<Node> node(String key) {
    return Optional.ofNullable(values.get(key));
  }

  ScalarNode scalar(String key) throws FormatException {
    Node value = values.get(key);
    if (value == null) {
      throw new FormatException(place(), "key '" + key + "' is missing");
    }
    return text(key, value);
  }

  String text(String key) throws FormatException {
    return scalar(key).getValue();
  }

  String text(String key, String absent) throws FormatException {
    return values.containsKey(key) ? text(key) : absent;
  }

  /** The text and where it stands, within quotation marks if there are some. */
  TextLine line(String key) throws FormatException {
    return line(scalar(key));
  }

  private TextLine line(ScalarNode scalar) {
    Place place = document.place(scalar);
    boolean quoted = scalar.getScalarStyle() != ScalarStyle.PLAIN;
    return new TextLine(
        new Place(place.file(), place.line(), place.column() + (quoted ? 1 : 0)),
        scalar.getValue());
  }

  boolean truth(String key, boolean absent) throws FormatException {
    Node value = values.get(key);
    if (value == null) {
      return absent;
    }
    if (value instanceof ScalarNode scalar && scalar.getTag().equals(Tag.BOOL)) {
      return scalar.getValue().equalsIgnoreCase("true");
    }
    throw new FormatException(place(key), "key '" + key + "' expects true or false");
  }

  /** The texts of a list; empty if the key is absent. */
  ImmutableList<ScalarNode> list(String key) throws FormatException {
    Node value = values.get(key);
    if (value == null) {
      return ImmutableList.of();
    }
    if (!(value instanceof SequenceNode sequence)) {
      throw new FormatException(place(key), "key '" + key + "' expects a list, like [d1, e2]");
    }
    ImmutableList.Builder<ScalarNode> texts = ImmutableList.builder();
    for (Node item : sequence.getValue()) {
      texts.add(text(key, item));
    }
    return texts.build();
  }

  /** The texts of a list with their places; empty if the key is absent. */
  ImmutableList<TextLine> lines(String key) throws FormatException {
    return list(key).stream().map(this::line).collect(ImmutableList.toImmutableList());
  }

  /** The mappings of a list, which has one at least. */
  ImmutableList<YamlMapping> mappings(String key, ImmutableList<String> keys)
      throws FormatException {
    Node value = values.get(key);
    if (value == null) {
      throw new FormatException(place(), "key '" + key + "' is missing");
    }
    if (!(value instanceof SequenceNode sequence) || sequence.getValue().isEmpty()) {
      throw new FormatException(
          place(key), "key '" + key + "' expects a list, each item with the keys " + keys);
    }
    ImmutableList.Builder<YamlMapping> mappings = ImmutableList.builder();
    for (Node item : sequence.getValue()) {
      mappings.add(of(document, item, keys));
    }
    return mappings.build();
  }

  private ScalarNode text(String key, Node value) throws FormatException {
    if (value instanceof ScalarNode scalar && scalar.getTag().equals(Tag.STR)) {
      return scalar;
    }
    throw new FormatException(
        document.place(value),
        "key '" + key + "' expects text",
        "put quotation marks around a number or a word like true");
  }
}
