package org.hexproof.rule;

import com.google.common.collect.ImmutableSet;

/**
 * Who may cut which edges of a graph, by their colors.
 *
 * @param root what edges have to hang together with, or they fall; empty if none falls
 */
record EdgeRules(ImmutableSet<String> left, ImmutableSet<String> right, String root) {}
