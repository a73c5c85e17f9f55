/** What an article about a template tells, and articles whose boards are brought up to date. */
package org.hexproof.article;
