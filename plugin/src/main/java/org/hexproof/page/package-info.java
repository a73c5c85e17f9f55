/** Pages for a browser, in which verified templates are played through by their proofs. */
package org.hexproof.page;
