package org.hexproof.solver.embedded;

import com.google.common.base.CaseFormat;
import com.sun.jna.FunctionMapper;
import com.sun.jna.Library;
import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;

/**
 * The C interface {@code native/include/hexproof.h}, function by function: {@code solveAll} is
 * {@code hexproof_solve_all} and so on. Nothing is checked here.
 */
interface NativeFunctions extends Library {
  /** Names of the C functions from names of the methods. */
  FunctionMapper NAMES =
      (library, method) ->
          "hexproof_" + CaseFormat.LOWER_CAMEL.to(CaseFormat.LOWER_UNDERSCORE, method.getName());

  int abiVersion();

  String version();

  Pointer create();

  void destroy(Pointer solver);

  int openSession(Pointer solver, NativeProblem base, NativeLimits limits);

  int note(Pointer solver, long leastWork);

  int learned(Pointer solver, PointerByReference numbers, LongByReference count);

  int teach(Pointer solver, int[] numbers, long count);

  int progress(Pointer solver, NativeStanding standing);

  int solve(Pointer solver, NativeProblem problem, NativeLimits limits, NativeAnswer answer);

  int solveAll(Pointer solver, NativeProblem problem, NativeLimits limits, NativeAnswer answer);

  int certify(Pointer solver, NativeProblem problem, NativeLimits limits, NativeAnswer answer);

  int certificate(Pointer solver, PointerByReference numbers, LongByReference count);

  void cancel(Pointer solver);

  void resume(Pointer solver);

  String lastError(Pointer solver);

  /** {@code hexproof_problem}. */
  @Structure.FieldOrder({"cols", "rows", "cells", "toMove", "goal", "goalLength"})
  final class NativeProblem extends Structure {
    public int cols;
    public int rows;
    public Pointer cells;
    public int toMove;
    public Pointer goal;
    public int goalLength;
  }

  /** {@code hexproof_limits}. */
  @Structure.FieldOrder({"milliseconds", "bytes", "threads", "work"})
  final class NativeLimits extends Structure {
    public long milliseconds;
    public long bytes;
    public int threads;
    public int work;
  }

  /** {@code hexproof_standing}. */
  @Structure.FieldOrder({"moves", "left", "proof", "disproof"})
  final class NativeStanding extends Structure {
    public int moves;
    public int left;
    public int proof;
    public int disproof;
  }

  /** {@code hexproof_answer}. */
  @Structure.FieldOrder({"winner", "lineLength", "nodes", "carrier", "winning", "line"})
  final class NativeAnswer extends Structure {
    public int winner;
    public int lineLength;
    public long nodes;
    public Pointer carrier;
    public Pointer winning;
    public Pointer line;
  }
}
