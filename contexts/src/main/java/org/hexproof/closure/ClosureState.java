package org.hexproof.closure;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * What has been found so far of a closure, and with what its stages go on.
 *
 * @param threads each thread's way into the store
 */
record ClosureState(
    Store store,
    OrbitTable orbits,
    PinwheelSymmetries symmetries,
    Recipes recipes,
    int maxAtoms,
    ImmutableList<Values> threads,
    Optional<GrowthLog> log) {}
