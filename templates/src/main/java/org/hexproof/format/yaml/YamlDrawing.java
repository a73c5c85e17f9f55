package org.hexproof.format.yaml;

import com.google.common.collect.ImmutableList;
import org.hexproof.format.Diagram;
import org.hexproof.template.Kind;

/**
 * What the keys {@code name}, {@code aliases}, {@code kind} and {@code board} of a document say,
 * whether the drawing keeps to the rules of a template or is on its way to one.
 */
public record YamlDrawing(String name, ImmutableList<String> aliases, Kind kind, Diagram diagram) {}
