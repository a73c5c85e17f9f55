/** HexWiki's {@code <hexboard>} and the older {@code <hex>}, alone or in a page. */
package org.hexproof.format.hexboard;
