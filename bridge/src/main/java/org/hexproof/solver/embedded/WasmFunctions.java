package org.hexproof.solver.embedded;

import static com.google.common.base.Preconditions.checkArgument;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.hexproof.certificate.writing.Numbers;

/**
 * A solver that has an instance of WebAssembly to itself. Structures are laid out as C does it with
 * addresses of 32 bits. What a question takes is allocated for it in one block and freed after it.
 */
public final class WasmFunctions implements SolverFunctions {
  private static final int MEMORY = 2;
  private static final int FAULT = 5;

  private final WasmInstance instance;
  private final int solver;

  /** Why the instance can't be asked any more. */
  private Optional<String> fault = Optional.empty();

  /**
   * Makes the solver.
   *
   * @throws NativeLibraryException if the instance has another interface, or no memory
   */
  public WasmFunctions(WasmInstance instance) {
    this.instance = instance;
    int abi = instance.call("hexproof_abi_version");
    if (abi != ABI_VERSION) {
      throw new NativeLibraryException(
          "the solver as WebAssembly has interface version %s, this program needs %s"
              .formatted(abi, ABI_VERSION));
    }
    solver = instance.call("hexproof_create");
    if (solver == 0) {
      throw new NativeLibraryException("the solver as WebAssembly has no memory to start with");
    }
  }

  /** The version of what this instance runs. */
  public static String version(WasmInstance instance) {
    return text(instance, instance.call("hexproof_version"));
  }

  @Override
  public int ask(Question question, AskedProblem problem, Bounds bounds, FoundAnswer answer) {
    String function =
        switch (question) {
          case SOLVE -> "hexproof_solve";
          case SOLVE_ALL -> "hexproof_solve_all";
          case CERTIFY -> "hexproof_certify";
        };
    WasmBlock block = new WasmBlock(problem, bounds, answer.size());
    return with(
        block.size(),
        address -> {
          instance.write(address, block.bytes(address));
          int status =
              instance.call(
                  function,
                  solver,
                  address,
                  address + WasmBlock.LIMITS,
                  address + WasmBlock.ANSWER);
          block.read(instance.read(address, block.size()), answer);
          return status;
        });
  }

  @Override
  public int openSession(AskedProblem base, Bounds bounds) {
    WasmBlock block = new WasmBlock(base, bounds, 0);
    return with(
        block.size(),
        address -> {
          instance.write(address, block.bytes(address));
          return instance.call(
              "hexproof_open_session", solver, address, address + WasmBlock.LIMITS);
        });
  }

  @Override
  public int note(long leastWork) {
    checkArgument(leastWork == (int) leastWork, "the work is no integer of 32 bits: %s", leastWork);
    return guarded(() -> instance.call("hexproof_note", solver, (int) leastWork));
  }

  @Override
  public Written learned() {
    return written("hexproof_learned");
  }

  @Override
  public int teach(int[] numbers) {
    ByteBuffer bytes =
        ByteBuffer.allocate(Integer.BYTES * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(numbers);
    return with(
        bytes.capacity(),
        address -> {
          instance.write(address, bytes.array());
          return instance.call("hexproof_teach", solver, address, numbers.length);
        });
  }

  @Override
  public int progress(int[] standing) {
    return with(
        4 * Integer.BYTES,
        address -> {
          int status = instance.call("hexproof_progress", solver, address);
          ints(address, standing, 4);
          return status;
        });
  }

  @Override
  public Written certificate() {
    return written("hexproof_certificate");
  }

  /** The places of the numbers' address and of their count. */
  private Written written(String function) {
    int[] place = new int[4];
    int status =
        with(
            4 * Integer.BYTES,
            address -> {
              int result = instance.call(function, solver, address, address + 2 * Integer.BYTES);
              ints(address, place, 4);
              return result;
            });
    return new Written(status, new LaidOut(place[0], status == 0 ? place[2] : 0));
  }

  /** Numbers in the instance's memory. */
  private final class LaidOut implements Numbers {
    private final int address;
    private final int count;

    LaidOut(int address, int count) {
      this.address = address;
      this.count = count;
    }

    @Override
    public long count() {
      return count;
    }

    @Override
    public void copy(long from, int[] to, int length) {
      ints(address + Integer.BYTES * (int) from, to, length);
    }
  }

  @Override
  public void cancel() {
    instance.callWithin("hexproof_cancel", solver);
  }

  @Override
  public void resume() {
    instance.callNothing();
    call("hexproof_resume");
  }

  @Override
  public String lastError() {
    return fault.orElseGet(() -> text(instance, instance.call("hexproof_last_error", solver)));
  }

  @Override
  public void destroy() {
    call("hexproof_destroy");
    instance.close();
  }

  private void call(String function) {
    int unused = guarded(() -> instance.call(function, solver));
  }

  /** A call that has so many bytes at an address; returns its status. */
  private int with(int size, AtAddress call) {
    return guarded(
        () -> {
          int address = instance.call("malloc", Math.max(1, size));
          if (address == 0) {
            return MEMORY;
          }
          int status = call.status(address);
          instance.call("free", address);
          return status;
        });
  }

  private interface AtAddress {
    int status(int address);
  }

  /** The program does not end itself with an exception; where the host does, it stays ended. */
  private int guarded(IntSupplier call) {
    if (fault.isPresent()) {
      return FAULT;
    }
    try {
      return call.getAsInt();
    } catch (RuntimeException e) {
      fault = Optional.of("WebAssembly stopped: " + e.getMessage());
      return FAULT;
    }
  }

  private void ints(int address, int[] to, int count) {
    ByteBuffer.wrap(instance.read(address, Integer.BYTES * count))
        .order(ByteOrder.LITTLE_ENDIAN)
        .asIntBuffer()
        .get(to, 0, count);
  }

  /** Ends with a zero. */
  private static String text(WasmInstance instance, int address) {
    int step = 256;
    StringBuilder text = new StringBuilder();
    for (int at = address; ; at += step) {
      String part = new String(instance.read(at, step), StandardCharsets.ISO_8859_1);
      int end = part.indexOf('\0');
      if (end >= 0) {
        return text.append(part, 0, end).toString();
      }
      text.append(part);
    }
  }
}
