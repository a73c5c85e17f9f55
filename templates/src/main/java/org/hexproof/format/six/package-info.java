/** Games that the program Six has saved. */
package org.hexproof.format.six;
