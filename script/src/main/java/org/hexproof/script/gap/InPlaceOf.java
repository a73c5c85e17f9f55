package org.hexproof.script.gap;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The static method stands for one of the JDK that TeaVM does not know, of the same name in this
 * class. Its first parameter is what an instance method is called on.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface InPlaceOf {
  /** Where the JDK has the method. */
  Class<?> value();

  /** Whether it is static there, too. */
  boolean statically() default false;
}
