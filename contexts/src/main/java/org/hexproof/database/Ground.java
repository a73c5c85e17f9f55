package org.hexproof.database;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * What the stages of a closure share.
 *
 * @param maxAtoms values of more atoms are dropped
 * @param threads each thread's way into the store
 * @param log where batches are noted
 */
record Ground(
    Store store,
    OrbitTable orbits,
    PinwheelSymmetries symmetries,
    Recipes recipes,
    int maxAtoms,
    ImmutableList<Values> threads,
    Optional<GrowthLog> log) {}
