/**
 * Certificates, which say why one side wins a position, read and checked: {@code
 * docs/certificates.md} is their format. {@link org.hexproof.certificate.Checking} is the way in.
 * Nothing here writes, or shares code with the solvers; what is accepted is true, whoever wrote it.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.certificate;
