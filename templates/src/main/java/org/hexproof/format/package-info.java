/**
 * What all file formats share: {@link org.hexproof.format.Source files}, the {@link
 * org.hexproof.format.Entry entries} and {@link org.hexproof.format.Diagram diagrams} in them, and
 * how a drawing becomes a template. Each format has a package of its own below this one; {@code
 * org.hexproof.format.file} knows them all.
 *
 * <p>A reader fails only with a {@link org.hexproof.format.FormatException}, which names file, line
 * and column. No argument and no result is ever null, here and in the packages below.
 */
package org.hexproof.format;
