/** Game records: who wins where, which moves win, and which threw the win away. */
package org.hexproof.annotate;
