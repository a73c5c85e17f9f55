package org.hexproof.script;

import org.hexproof.solver.embedded.WasmInstance;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSByRef;
import org.teavm.jso.JSObject;

/** An instance that the script of the solver has started, {@code native/wasm/hexproof.js}. */
final class BrowserInstance implements WasmInstance {
  private final JSObject exports;

  BrowserInstance(JSObject instance) {
    this.exports = exports(instance);
  }

  @Override
  public int call(String function, int... arguments) {
    int[] result = {0};
    String fault = call(exports, function, arguments, result);
    if (!fault.isEmpty()) {
      throw new IllegalStateException(fault);
    }
    return result[0];
  }

  @Override
  public byte[] read(int address, int length) {
    byte[] bytes = new byte[length];
    read(exports, address, bytes);
    return bytes;
  }

  @Override
  public void write(int address, byte[] bytes) {
    write(exports, address, bytes);
  }

  /** A worker hears nothing while a call runs. */
  @Override
  public void callWithin(String function, int argument) {}

  @Override
  public void callNothing() {}

  /** The memory goes with the worker. */
  @Override
  public void close() {}

  @JSBody(params = "instance", script = "return instance.exports;")
  private static native JSObject exports(JSObject instance);

  /** Returns what stopped the call, or an empty text. */
  @JSBody(
      params = {"exports", "name", "values", "result"},
      script =
          """
          var wide = { hexproof_note: 1, hexproof_teach: 2 }[name];
          var all = Array.from(values);
          if (wide !== undefined) {
            all[wide] = BigInt(all[wide]);
          }
          try {
            result[0] = exports[name].apply(null, all);
            return "";
          } catch (fault) {
            return String(fault) || "unknown";
          }
          """)
  private static native String call(
      JSObject exports, String name, @JSByRef int[] values, @JSByRef int[] result);

  @JSBody(
      params = {"exports", "address", "bytes"},
      script = "bytes.set(new Int8Array(exports.memory.buffer, address, bytes.length));")
  private static native void read(JSObject exports, int address, @JSByRef byte[] bytes);

  @JSBody(
      params = {"exports", "address", "bytes"},
      script = "new Int8Array(exports.memory.buffer, address, bytes.length).set(bytes);")
  private static native void write(JSObject exports, int address, @JSByRef byte[] bytes);
}
