package org.hexproof.cgt;

import com.google.common.base.CharMatcher;
import java.math.BigInteger;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/** Reads dyadic rationals, {@code 3}, {@code 3/8}, {@code 0.375}, and counts. */
record NumberReader(Cursor cursor) {
  private static final String DYADIC =
      "the numbers among short games are the dyadic rationals, such as 3/8";

  /** A number without a sign. */
  Dyadic number() throws ValueSyntaxException {
    int start = cursor.place();
    long whole = digits();
    int afterWhole = cursor.place();
    if (cursor.take("/")) {
      long denominator = digits();
      if (Long.bitCount(denominator) != 1) {
        throw cursor.error(start, "the denominator " + denominator + " is no power of 2", DYADIC);
      }
      return dyadic(start, whole, Long.numberOfTrailingZeros(denominator));
    }
    if (cursor.take(".") && cursor.atDigit()) {
      return decimal(start, whole, cursor.digits());
    }
    cursor.back(afterWhole);
    return Dyadic.of(whole);
  }

  private Dyadic decimal(int start, long whole, String digits) throws ValueSyntaxException {
    Dyadic number = Dyadic.of(whole);
    // The decimals are digits/10^n: a dyadic rational iff 5^n divides the digits.
    BigInteger fives = BigInteger.valueOf(5).pow(digits.length());
    BigInteger[] parts = new BigInteger(digits).divideAndRemainder(fives);
    if (parts[1].signum() != 0) {
      throw cursor.error(
          start, whole + "." + digits + " is no dyadic rational", DYADIC + " or 0.375");
    }
    try {
      return number.plus(dyadic(start, parts[0].longValueExact(), digits.length()));
    } catch (ArithmeticException e) {
      throw tooLarge(start);
    }
  }

  private Dyadic dyadic(int start, long numerator, int exponent) throws ValueSyntaxException {
    try {
      return new Dyadic(numerator, exponent);
    } catch (Dyadic.RangeException e) {
      throw tooLarge(start);
    }
  }

  private ValueSyntaxException tooLarge(int start) {
    return cursor.error(start, new Dyadic.RangeException().getMessage());
  }

  private long digits() throws ValueSyntaxException {
    int start = cursor.place();
    String digits = cursor.digits();
    if (digits.isEmpty()) {
      throw cursor.error(start, "expected digits, found " + cursor.found());
    }
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      throw tooLarge(start);
    }
  }

  /** The whole number that follows at once; 1 if there is none. */
  int count(int most, String what) throws ValueSyntaxException {
    int start = cursor.place();
    if (!cursor.atDigit()) {
      return 1;
    }
    String digits = CharMatcher.is('0').trimLeadingFrom(cursor.digits());
    if (digits.length() > 9 || (!digits.isEmpty() && Integer.parseInt(digits) > most)) {
      throw cursor.error(start, what + " are read up to " + most + ", not " + digits);
    }
    if (cursor.peek() == '.') {
      throw cursor.error(
          start,
          what + " have whole numbers",
          "how many of them are added stands before, as in 3.^2");
    }
    return digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }
}
