package org.hexproof.cli;

import com.google.common.reflect.TypeToken;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;

/** Solvers that have all the time that they need, unless they have less than a second. */
final class Unhurried {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration LONG = Duration.ofDays(1);

  private Unhurried() {}

  /** One with the same interfaces. */
  static HexSolver of(HexSolver solver) {
    Class<?>[] interfaces =
        TypeToken.of(solver.getClass()).getTypes().interfaces().rawTypes().toArray(Class[]::new);
    return (HexSolver)
        Proxy.newProxyInstance(
            Unhurried.class.getClassLoader(),
            interfaces,
            (proxy, method, arguments) -> {
              try {
                return method.invoke(solver, unhurried(arguments));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static Object[] unhurried(Object[] arguments) {
    return arguments == null
        ? null
        : Arrays.stream(arguments)
            .map(
                each ->
                    each instanceof Limits limits && limits.time().compareTo(SECOND) >= 0
                        ? limits.withTime(LONG)
                        : each)
            .toArray();
  }
}
