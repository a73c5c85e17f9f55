package org.hexproof.solver.embedded;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import java.lang.ref.Reference;
import org.hexproof.certificate.writing.Numbers;

/** A solver of the shared library, one call across the border for each of these. */
final class JnaFunctions implements SolverFunctions {
  private final NativeFunctions functions;
  private final Pointer solver;

  /** Makes the solver, or fails with a {@link NativeLibraryException} if there is no memory. */
  JnaFunctions(NativeFunctions functions) {
    this.functions = functions;
    solver = functions.create();
    if (solver == null) {
      throw new NativeLibraryException("the native solver has no memory to start with");
    }
  }

  @Override
  public int ask(Question question, AskedProblem problem, Bounds bounds, FoundAnswer answer) {
    Asked asked = new Asked(problem);
    Room room = new Room(answer.size());
    int status;
    try {
      NativeFunctions.NativeLimits limits = limits(bounds);
      status =
          switch (question) {
            case SOLVE -> functions.solve(solver, asked.form, limits, room.form);
            case SOLVE_ALL -> functions.solveAll(solver, asked.form, limits, room.form);
            case CERTIFY -> functions.certify(solver, asked.form, limits, room.form);
          };
    } finally {
      // The library holds addresses only: the buffers must outlive the call.
      Reference.reachabilityFence(asked);
      Reference.reachabilityFence(room);
    }
    room.copy(answer);
    return status;
  }

  @Override
  public int openSession(AskedProblem base, Bounds bounds) {
    Asked asked = new Asked(base);
    try {
      return functions.openSession(solver, asked.form, limits(bounds));
    } finally {
      Reference.reachabilityFence(asked);
    }
  }

  @Override
  public int note(long leastWork) {
    return functions.note(solver, leastWork);
  }

  @Override
  public Written learned() {
    return written(functions::learned);
  }

  @Override
  public int teach(int[] numbers) {
    return functions.teach(solver, numbers, numbers.length);
  }

  @Override
  public int progress(int[] standing) {
    NativeFunctions.NativeStanding form = new NativeFunctions.NativeStanding();
    int status = functions.progress(solver, form);
    standing[0] = form.moves;
    standing[1] = form.left;
    standing[2] = form.proof;
    standing[3] = form.disproof;
    return status;
  }

  @Override
  public Written certificate() {
    return written(functions::certificate);
  }

  @Override
  public void cancel() {
    functions.cancel(solver);
  }

  @Override
  public void resume() {
    functions.resume(solver);
  }

  @Override
  public String lastError() {
    String message = functions.lastError(solver);
    return message == null ? "" : message;
  }

  @Override
  public void destroy() {
    functions.destroy(solver);
  }

  /** One of the library's functions that lay numbers out. */
  private interface Writing {
    int write(Pointer solver, PointerByReference numbers, LongByReference count);
  }

  private Written written(Writing call) {
    PointerByReference numbers = new PointerByReference();
    LongByReference count = new LongByReference();
    int status = call.write(solver, numbers, count);
    return new Written(
        status,
        status != 0 || numbers.getValue() == null
            ? new LaidOut(Pointer.NULL, 0)
            : new LaidOut(numbers.getValue(), count.getValue()));
  }

  /** Numbers in the library's memory. */
  private record LaidOut(Pointer numbers, long count) implements Numbers {
    @Override
    public void copy(long from, int[] to, int length) {
      if (length > 0) {
        numbers.read(from * Integer.BYTES, to, 0, length);
      }
    }
  }

  private static NativeFunctions.NativeLimits limits(Bounds bounds) {
    NativeFunctions.NativeLimits limits = new NativeFunctions.NativeLimits();
    limits.milliseconds = bounds.milliseconds();
    limits.bytes = bounds.bytes();
    limits.threads = bounds.threads();
    limits.work = bounds.work();
    return limits;
  }

  /** A problem in the library's form, which holds addresses of what this keeps. */
  private static final class Asked {
    private final NativeFunctions.NativeProblem form = new NativeFunctions.NativeProblem();
    private final Memory cells;
    private final Memory goal;

    Asked(AskedProblem problem) {
      byte[] contents = problem.cells();
      int[] numbers = problem.goal();
      cells = new Memory(contents.length);
      cells.write(0, contents, 0, contents.length);
      goal = new Memory((long) numbers.length * Integer.BYTES);
      goal.write(0, numbers, 0, numbers.length);
      form.cols = problem.cols();
      form.rows = problem.rows();
      form.cells = cells;
      form.toMove = problem.toMove();
      form.goal = goal;
      form.goalLength = numbers.length;
    }
  }

  /** Room for an answer in the library's form, which holds addresses of what this keeps. */
  private static final class Room {
    private final NativeFunctions.NativeAnswer form = new NativeFunctions.NativeAnswer();
    private final Memory carrier;
    private final Memory winning;
    private final Memory line;

    Room(int size) {
      carrier = new Memory(size);
      winning = new Memory(size);
      line = new Memory((long) size * Integer.BYTES);
      carrier.clear();
      winning.clear();
      line.clear();
      form.carrier = carrier;
      form.winning = winning;
      form.line = line;
    }

    void copy(FoundAnswer answer) {
      int size = answer.size();
      answer.set(
          form.winner,
          form.nodes,
          carrier.getByteArray(0, size),
          winning.getByteArray(0, size),
          line.getIntArray(0, size),
          form.lineLength);
    }
  }
}
