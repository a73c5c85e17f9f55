/**
 * What is printed of a verification: as text, as JSON, as JUnit XML.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.report;
