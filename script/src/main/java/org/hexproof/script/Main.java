package org.hexproof.script;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.hexproof.laboratory.Engine;
import org.hexproof.laboratory.Laboratory;
import org.hexproof.solver.embedded.EmbeddedSolver;
import org.hexproof.solver.embedded.WasmFunctions;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * The script's functions. In a worker it listens for messages: {@code {engine}} is an instance's
 * bytes, which are started, and {@code {id, question, arguments}} is answered by {@code {id,
 * reply}}.
 */
public final class Main {
  /** Memory for what the solver learns, of the 2 GiB that an instance can have. */
  private static final long BYTES = 1L << 28;

  private static final String TOO_LONG =
      "{\"fault\":{\"message\":\"this text is too long for the reader in this page\","
          + "\"hint\":\"paste the board alone\"}}";

  private static Laboratory laboratory = new Laboratory(ShippedLibrary::read, Optional.empty());

  private Main() {}

  /** Listens, if this is a worker. */
  public static void main(String... arguments) {
    listen();
  }

  /** From now on questions are decided by this instance of the solver. */
  @JSExport
  public static void setEngine(JSObject instance) {
    EmbeddedSolver solver =
        new EmbeddedSolver("wasm", new WasmFunctions(new BrowserInstance(instance)), 1);
    laboratory = new Laboratory(ShippedLibrary::read, Optional.of(new Engine(solver, BYTES)));
  }

  /**
   * Answers a question.
   *
   * @param arguments an object of texts
   */
  @JSExport
  public static String answer(String question, JSObject arguments) {
    ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();
    for (String name : names(arguments)) {
      texts.put(name, text(arguments, name));
    }
    try {
      return laboratory.answer(question, texts.buildOrThrow());
    } catch (RuntimeException e) {
      // A browser's stack is small, and regular expressions go deep on long lines here.
      if (String.valueOf(e.getMessage()).contains("call stack")) {
        return TOO_LONG;
      }
      throw e;
    }
  }

  @JSBody(params = "object", script = "return Object.keys(object);")
  private static native String[] names(JSObject object);

  @JSBody(
      params = {"object", "name"},
      script = "return String(object[name]);")
  private static native String text(JSObject object, String name);

  @JSBody(
      script =
          """
          if (typeof WorkerGlobalScope !== "undefined" && self instanceof WorkerGlobalScope) {
            self.onmessage = function (event) {
              var asked = event.data;
              if (asked.engine) {
                self.setEngine(startWebAssembly(asked.engine));
              } else {
                self.postMessage(
                    { id: asked.id, reply: self.answer(asked.question, asked.arguments) });
              }
            };
          }
          """)
  private static native void listen();
}
