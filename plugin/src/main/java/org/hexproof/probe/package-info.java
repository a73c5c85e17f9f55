/** Which White moves into a template matter, and proofs of it. */
package org.hexproof.probe;
