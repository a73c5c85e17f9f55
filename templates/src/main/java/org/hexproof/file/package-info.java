/** Files that are written as a whole or not at all. */
package org.hexproof.file;
