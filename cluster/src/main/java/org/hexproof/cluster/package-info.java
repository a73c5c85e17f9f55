/**
 * Jobs for Apache Spark: work units answered, and templates found, on many machines; and a
 * simulation of what many machines bring.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.cluster;
