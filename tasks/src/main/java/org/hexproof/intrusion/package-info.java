/** What White can try in a template, and what Black replies. */
package org.hexproof.intrusion;
