package org.hexproof.solver.embedded;

/**
 * The solver as WebAssembly, started by some host: its functions by name, and its memory. Addresses
 * and sizes are below 2 GiB. What ends a call but its return, such as a fault in the program, is a
 * {@link RuntimeException}; the instance is of no use then.
 */
public interface WasmInstance extends AutoCloseable {
  /**
   * Calls an exported function.
   *
   * @param arguments become integers of 64 bits where the function wants them
   * @return 0 if it gives nothing
   */
  int call(String function, int... arguments);

  /** A copy of so many bytes. */
  byte[] read(int address, int length);

  void write(int address, byte[] bytes);

  /**
   * Makes a call from within the one that runs or begins next, soon. Any thread may ask for it.
   * Hosts that can't be asked while a call runs do nothing.
   */
  void callWithin(String function, int argument);

  /** Forgets such a call if it was not made. No call runs. */
  void callNothing();

  /** Gives the memory back. */
  @Override
  void close();
}
