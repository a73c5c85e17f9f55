/** Templates in YAML files with a drawn board, as the shipped library has them. */
package org.hexproof.format.yaml;
