/**
 * Values of 3-terminal positions, each with how it is made in few cells ([H3T], section 5.1):
 * entries, the files that keep them, and finding them.
 *
 * <p>A {@link org.hexproof.database.DatabaseFile} has what {@code org.hexproof.closure}, which
 * builds on this package, found, and a small {@link org.hexproof.database.CompactDatabase} comes
 * with the program. A {@link org.hexproof.database.Lookup} finds values in a {@link
 * org.hexproof.database.Database}, also as they are seen in a {@link org.hexproof.database.View};
 * searches go through a {@link org.hexproof.database.ValueList}. A {@link
 * org.hexproof.database.ProgressMonitor} may end what takes long.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.database;
