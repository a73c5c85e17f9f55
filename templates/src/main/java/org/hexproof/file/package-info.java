/** How files are written: as a whole or not at all, or growing by one run at a time. */
package org.hexproof.file;
