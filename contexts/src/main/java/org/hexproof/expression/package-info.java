/**
 * A calculator for games: expressions with sums and duals, questions about them, and the answers
 * with what shows them.
 *
 * <p>{@link org.hexproof.expression.ExpressionReader} makes a tree of a text, {@link
 * org.hexproof.expression.Calculator} answers it. All trees are immutable; no argument and no
 * result is ever null.
 */
package org.hexproof.expression;
