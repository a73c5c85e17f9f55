/**
 * Certificates, which say why one side wins a position: {@code docs/certificates.md} is their
 * format. The checker shares no code with the solvers; what it accepts is true, whoever wrote it.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.certificate;
