/** What a region is worth at least, and at most, where its value is out of reach. */
package org.hexproof.bound;
