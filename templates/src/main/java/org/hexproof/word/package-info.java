/** Words that were misspelt. */
package org.hexproof.word;
