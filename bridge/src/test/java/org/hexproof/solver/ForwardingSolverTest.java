package org.hexproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ForwardingSolverTest {
  private static final Answer ANSWER = new Answer.Failed("on purpose", Duration.ZERO);

  private static final Map<Class<?>, Object> VALUES =
      Map.of(
          Problem.class,
          new Problem(Position.empty(new Board(2, 2)), Color.WHITE, Goal.TOP_TO_BOTTOM),
          Limits.class,
          Limits.DEFAULT,
          String.class,
          "behind",
          boolean.class,
          true,
          int.class,
          13,
          Answer.class,
          ANSWER,
          HexSolver.Moves.class,
          new HexSolver.Moves(ANSWER, ImmutableSet.of()));

  static Stream<Method> methods() {
    return Arrays.stream(HexSolver.class.getMethods());
  }

  @ParameterizedTest
  @MethodSource("methods")
  void everyCallGoesToTheSolverBehind(Method method) throws Exception {
    List<List<Object>> calls = new ArrayList<>();
    HexSolver behind =
        (HexSolver)
            Proxy.newProxyInstance(
                HexSolver.class.getClassLoader(),
                new Class<?>[] {HexSolver.class},
                (proxy, called, arguments) -> {
                  calls.add(call(called, arguments == null ? new Object[0] : arguments));
                  return VALUES.get(called.getReturnType());
                });
    HexSolver solver = new ForwardingSolver<>(behind) {};
    Object[] arguments =
        Arrays.stream(method.getParameterTypes()).map(VALUES::get).toArray(Object[]::new);
    assertThat(method.invoke(solver, arguments)).isEqualTo(VALUES.get(method.getReturnType()));
    assertThat(calls).containsExactly(call(method, arguments));
  }

  private static List<Object> call(Method method, Object[] arguments) {
    List<Object> call = new ArrayList<>();
    call.add(method.getName());
    call.addAll(Arrays.asList(arguments));
    return call;
  }
}
