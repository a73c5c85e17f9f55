package org.hexproof.solver.embedded;

import com.dylibso.chicory.runtime.ByteArrayMemory;
import com.dylibso.chicory.runtime.ExportFunction;
import com.dylibso.chicory.runtime.HostFunction;
import com.dylibso.chicory.runtime.ImportFunction;
import com.dylibso.chicory.runtime.ImportValues;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.Machine;
import com.dylibso.chicory.runtime.WasmFunctionHandle;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.FunctionImport;
import com.dylibso.chicory.wasm.types.FunctionType;
import com.google.common.util.concurrent.Uninterruptibles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

/**
 * An instance in Java, by Chicory. Its calls run in a thread of its own, which nobody interrupts,
 * since that would leave the program in the middle, and whose stack is as large as it needs. The
 * imports are what {@code native/wasm/hexproof.js} gives in a browser.
 */
final class ChicoryInstance implements WasmInstance {
  private static final long STACK_BYTES = 256L << 20;
  private static final String INVOKES = "invoke_";

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread runner = new Thread(null, task, "hexproof-wasm", STACK_BYTES);
            runner.setDaemon(true);
            return runner;
          });

  /** A call that was asked for while another one ran. */
  private final AtomicReference<Runnable> within = new AtomicReference<>(() -> {});

  private final Raised raised = new Raised();

  private Instance instance;
  private StackFunctions functions;

  /** What {@link #invoke} asks so often that they are not looked up each time. */
  private record StackFunctions(
      ExportFunction stackSave, ExportFunction stackRestore, ExportFunction setThrew) {}

  /**
   * Starts the program.
   *
   * @throws IllegalStateException if it can't be started, as for want of memory
   */
  ChicoryInstance(WasmModule module, Function<Instance, Machine> machine) {
    List<ImportFunction> imports = new ArrayList<>();
    for (int i = 0; i < module.importSection().importCount(); i++) {
      FunctionImport wanted = (FunctionImport) module.importSection().getImport(i);
      FunctionType type = module.typeSection().getType(wanted.typeIndex());
      imports.add(
          new HostFunction(wanted.module(), wanted.name(), type, handle(wanted.name(), type)));
    }
    instance =
        run(
            () ->
                Instance.builder(module)
                    .withImportValues(ImportValues.builder().withFunctions(imports).build())
                    .withMemoryFactory(ByteArrayMemory::new)
                    .withMachineFactory(machine)
                    .build());
    functions =
        new StackFunctions(
            instance.export("stackSave"),
            instance.export("stackRestore"),
            instance.export("setThrew"));
    call("_initialize");
  }

  private WasmFunctionHandle handle(String name, FunctionType type) {
    if (name.startsWith(INVOKES)) {
      long[] nothing = new long[type.returns().size()];
      return (caller, values) -> invoke(caller, values, nothing);
    }
    return switch (name) {
      case "raise" ->
          (caller, values) -> {
            throw raised;
          };
      case "grow" -> (caller, values) -> new long[] {grow(caller, (int) values[0]) ? 1 : 0};
      case "clock_time_get" ->
          (caller, values) -> {
            within.getAndSet(() -> {}).run();
            caller.memory().writeLong((int) values[2], time((int) values[0]));
            return new long[1];
          };
      default -> throw new NativeLibraryException("WebAssembly wants " + name + ", unknown here");
    };
  }

  /** Calls a function by its place in the table, which {@code raise} may leave. */
  private long[] invoke(Instance caller, long[] values, long[] nothing) {
    long stack = functions.stackSave.apply()[0];
    try {
      return caller
          .getMachine()
          .call(
              caller.table(0).requiredRef((int) values[0]),
              Arrays.copyOfRange(values, 1, values.length));
    } catch (Raised caught) {
      functions.stackRestore.apply(stack);
      functions.setThrew.apply(1, 0);
      return nothing;
    }
  }

  private static boolean grow(Instance caller, int pages) {
    try {
      return caller.memory().grow(pages) >= 0;
    } catch (OutOfMemoryError e) {
      return false;
    }
  }

  /** In nanoseconds. */
  private static long time(int clock) {
    return clock == 0
        ? TimeUnit.MILLISECONDS.toNanos(System.currentTimeMillis())
        : System.nanoTime();
  }

  @Override
  public int call(String function, int... arguments) {
    return run(
        () -> {
          within.getAndSet(() -> {}).run();
          return apply(function, arguments);
        });
  }

  private int apply(String function, int... arguments) {
    long[] values = new long[arguments.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = arguments[i];
    }
    long[] result = instance.export(function).apply(values);
    return result == null || result.length == 0 ? 0 : (int) result[0];
  }

  @Override
  public byte[] read(int address, int length) {
    return run(() -> instance.memory().readBytes(address, length));
  }

  @Override
  public void write(int address, byte[] bytes) {
    run(
        () -> {
          instance.memory().write(address, bytes);
          return Optional.empty();
        });
  }

  @Override
  public void callWithin(String function, int argument) {
    within.set(() -> apply(function, argument));
  }

  @Override
  public void callNothing() {
    within.set(() -> {});
  }

  @Override
  public void close() {
    Future<?> unused =
        thread.submit(
            () -> {
              instance = null;
              functions = null;
            });
    thread.shutdown();
  }

  private <T> T run(Callable<T> task) {
    try {
      return Uninterruptibles.getUninterruptibly(thread.submit(task));
    } catch (ExecutionException e) {
      throw new IllegalStateException(String.valueOf(e.getCause()), e.getCause());
    }
  }

  /** Has no trace, which would take long. */
  private static final class Raised extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Raised() {
      super(null, null, false, false);
    }
  }
}
