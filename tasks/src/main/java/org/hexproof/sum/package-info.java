/** Certificates of boards that fall into parts, by what the parts are worth. */
package org.hexproof.sum;
