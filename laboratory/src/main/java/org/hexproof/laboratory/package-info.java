/**
 * The laboratory: drawings that are edited, and what solvers say of them, as questions and answers
 * in text. It knows no threads, files or native code, so that it runs in a browser, too.
 */
package org.hexproof.laboratory;
