/**
 * What is told: by commands as text or JSON, of a verification also as JUnit XML, SARIF and
 * Markdown.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.report;
