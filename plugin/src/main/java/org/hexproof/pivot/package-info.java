/** Pivoting templates, decided by solvers that know nothing of them. */
package org.hexproof.pivot;
