/**
 * Hexproof as a library: what the command line does, for Java programs. This package is all that a
 * program needs; what is public elsewhere in this jar may change with every version.
 *
 * <ul>
 *   <li>{@link org.hexproof.api.Templates} and {@link org.hexproof.api.Boards} read files.
 *   <li>{@link org.hexproof.api.Verifier} tells whether templates are valid and minimal.
 *   <li>{@link org.hexproof.api.Solver} tells who wins a {@link org.hexproof.api.Problem}.
 *   <li>{@link org.hexproof.api.Certificates} writes proofs of that, and checks them.
 *   <li>{@link org.hexproof.api.Values} tells what a region or a game is worth.
 *   <li>{@link org.hexproof.api.Annotator} tells who wins where in a game, and which moves matter.
 *   <li>{@link org.hexproof.api.Prober} tells which of White's moves into a template matter.
 * </ul>
 *
 * <p>Results are immutable. No argument and no result is ever null. Of exceptions, those are
 * checked that good programs meet because of what people wrote: {@link
 * org.hexproof.api.UnreadableException} for texts and {@link org.hexproof.api.RefusedException} for
 * proofs, both of which are {@link java.io.IOException}s. The others are not: {@link
 * org.hexproof.api.SolverException} where there is no working solver, {@link
 * org.hexproof.api.TooLargeException} where a value takes too much, {@link
 * IllegalArgumentException} where a call makes no sense. That a time limit was hit is no exception
 * but a result.
 *
 * <p>Black joins top and bottom, White left and right; columns are letters from {@code a}, rows
 * numbers from 1 at the top.
 */
package org.hexproof.api;
