package org.hexproof.probe;

import java.util.Optional;

/**
 * What a probe came to.
 *
 * @param gap why nothing was searched for and there is no table, if that was wanted in vain
 * @param failure what went wrong with the solver, as in {@code failed: it died}; what was decided
 *     is there all the same
 */
public record ProbeAnswer(Probed probed, Optional<String> gap, Optional<String> failure) {}
