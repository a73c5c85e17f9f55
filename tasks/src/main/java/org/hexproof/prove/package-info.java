/** Long proofs, kept in a store so that they can be stopped and go on. */
package org.hexproof.prove;
