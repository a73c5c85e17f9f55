/** Files of any format, which their names or their looks tell. */
package org.hexproof.format.file;
