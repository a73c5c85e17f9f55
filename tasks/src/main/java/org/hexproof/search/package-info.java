/**
 * Promises about A and B and the edge, decided by questions to solvers that know nothing of them.
 */
package org.hexproof.search;
