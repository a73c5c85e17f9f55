/** An atlas of templates: a folder of pages that a browser reads without a server. */
package org.hexproof.atlas;
