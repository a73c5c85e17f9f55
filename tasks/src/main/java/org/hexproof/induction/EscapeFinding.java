package org.hexproof.induction;

import com.google.common.collect.ImmutableList;
import org.hexproof.ladder.Escape;

/** What was found of a shape, a finding for each of its claims. */
public record EscapeFinding(Escape escape, ImmutableList<RowFinding> rows) {}
