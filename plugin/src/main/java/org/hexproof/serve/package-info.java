/** Pages for this machine's browsers, from the program itself, which answers what they ask. */
package org.hexproof.serve;
