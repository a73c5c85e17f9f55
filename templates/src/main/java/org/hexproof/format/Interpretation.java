package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import org.hexproof.template.Template;

/**
 * A template as it was read, and what was decided where the drawing leaves a choice, a sentence
 * each.
 */
public record Interpretation(Template template, ImmutableList<String> remarks) {}
