/** Rules of play whose moves entail ([ENT], sections 4 and 5). */
package org.hexproof.entailing.rule;
