/** The shipped templates, which the program carries with it. */
package org.hexproof.library;
