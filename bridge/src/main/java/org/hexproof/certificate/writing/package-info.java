/**
 * Writes certificates, bundles and manifests, and certificates anew in parts. Nothing here is
 * believed: {@link org.hexproof.certificate.Checking} says whether what was written is right.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.certificate.writing;
