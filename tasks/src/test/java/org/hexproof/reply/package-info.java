/** Which replies to a bad move win, asked of whole small boards. */
package org.hexproof.reply;
