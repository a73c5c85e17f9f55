package org.hexproof.solver.embedded;

import com.dylibso.chicory.compiler.InterpreterFallback;
import com.dylibso.chicory.compiler.MachineFactoryCompiler;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.Machine;
import com.dylibso.chicory.wasm.ChicoryException;
import com.dylibso.chicory.wasm.Parser;
import com.dylibso.chicory.wasm.WasmModule;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Optional;
import java.util.function.Function;
import org.hexproof.solver.Version;

/**
 * The C++ solver as WebAssembly, which Java compiles when it is loaded: on every system, but slower
 * than the shared library, without threads, and in at most 2 GiB of Java's memory. It is on the
 * class path where the build has made it.
 */
public final class WasmLibrary implements EmbeddedSolvers {
  /** What the solver is called. */
  public static final String NAME = "wasm";

  private static final String RESOURCE = "wasm/hexproof.wasm";

  private final WasmModule module;
  private final Function<Instance, Machine> machine;
  private final String version;
  private final Optional<String> why;

  private WasmLibrary(
      WasmModule module,
      Function<Instance, Machine> machine,
      String version,
      Optional<String> why) {
    this.module = module;
    this.machine = machine;
    this.version = version;
    this.why = why;
  }

  /** Whether this program has it. */
  public static boolean isThere() {
    return resource().isPresent();
  }

  static Optional<URL> resource() {
    return Optional.ofNullable(WasmLibrary.class.getClassLoader().getResource(RESOURCE));
  }

  /** Loads and checks it, or fails with a {@link NativeLibraryException}. */
  public static WasmLibrary load() {
    return load(Optional.empty());
  }

  /**
   * The same.
   *
   * @param why no shared library is used, if that was tried
   */
  static WasmLibrary load(Optional<String> why) {
    URL resource =
        resource()
            .orElseThrow(
                () ->
                    new NativeLibraryException(
                        "this program was built without the solver as WebAssembly\n"
                            + "  hint: 'mvn -Pwasm package' builds it with"));
    return load(resource, Version.text(), why);
  }

  static WasmLibrary load(URL resource, String expected, Optional<String> why) {
    try {
      WasmModule module = Parser.parse(Resources.toByteArray(resource));
      Function<Instance, Machine> machine =
          MachineFactoryCompiler.builder(module)
              .withInterpreterFallback(InterpreterFallback.SILENT)
              .compile();
      try (WasmInstance first = new ChicoryInstance(module, machine)) {
        String version = WasmFunctions.version(first);
        if (!expected.equals(version)) {
          throw new NativeLibraryException(
              "class path, %s: is version %s, this program is %s"
                  .formatted(RESOURCE, version, expected));
        }
        return new WasmLibrary(module, machine, version, why);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ChicoryException | IllegalStateException e) {
      throw new NativeLibraryException(
          "class path, " + RESOURCE + ": can't be started: " + e.getMessage());
    }
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public String form() {
    return "WebAssembly"
        + why.map(reason -> ", as there is no native library: " + reason).orElse("");
  }

  /** A solver with one thread, however many are asked for. */
  @Override
  public EmbeddedSolver newSolver(int threads) {
    return new EmbeddedSolver(NAME, new WasmFunctions(newInstance()), /* threads= */ 1);
  }

  WasmInstance newInstance() {
    try {
      return new ChicoryInstance(module, machine);
    } catch (IllegalStateException e) {
      throw new NativeLibraryException(
          "the solver as WebAssembly can't be started: " + e.getMessage());
    }
  }
}
