/** Templates that nobody has drawn: all minimal ones in a small box. */
package org.hexproof.find;
