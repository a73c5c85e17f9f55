package org.hexproof.bench;

import com.google.common.collect.ImmutableList;

/** Questions that are added up together. */
public record QuestionSet(String name, ImmutableList<BenchQuestion> questions) {}
