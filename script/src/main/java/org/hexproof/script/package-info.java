/**
 * The laboratory for a page: what TeaVM makes a script of. It runs in a worker, on the solver as
 * WebAssembly.
 */
package org.hexproof.script;
