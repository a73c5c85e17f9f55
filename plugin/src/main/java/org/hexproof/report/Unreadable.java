package org.hexproof.report;

import org.hexproof.format.Place;

/**
 * An input that could not be read, or a board in one.
 *
 * @param input its name as the user gave it
 * @param place where it is at fault, or where it begins
 * @param name what the board is called; an empty text if that is not known
 * @param message what is wrong with it
 */
public record Unreadable(String input, Place place, String name, String message) {}
