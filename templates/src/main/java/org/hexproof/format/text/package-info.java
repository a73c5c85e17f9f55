/** Plain text with slanted drawings. */
package org.hexproof.format.text;
