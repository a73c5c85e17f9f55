/**
 * Validity and minimality of templates: which positions have to be decided, by which solvers, and
 * what the answers say of the template's claim.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.verify;
