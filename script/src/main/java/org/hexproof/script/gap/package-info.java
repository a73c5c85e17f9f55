/** What TeaVM does not know of the JDK. */
package org.hexproof.script.gap;
