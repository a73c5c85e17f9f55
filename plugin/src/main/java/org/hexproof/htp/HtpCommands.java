package org.hexproof.htp;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Map;
import java.util.TreeMap;
import org.hexproof.word.Suggestion;

/** The commands of an engine by name. */
final class HtpCommands {
  private final Map<String, Handler> handlers = new TreeMap<>();

  /** Does what a command says and gives the text of the answer. */
  @FunctionalInterface
  interface Handler {
    String answer(HtpArguments arguments) throws HtpError;
  }

  void add(String name, Handler handler) {
    handlers.put(name, handler);
  }

  boolean knows(String name) {
    return handlers.containsKey(name);
  }

  ImmutableSortedSet<String> names() {
    return ImmutableSortedSet.copyOf(handlers.keySet());
  }

  String answer(String name, ImmutableList<String> arguments) throws HtpError {
    Handler handler = handlers.get(name);
    if (handler == null) {
      throw new HtpError("unknown command: " + name + Suggestion.of(name, "", handlers.keySet()));
    }
    return handler.answer(new HtpArguments(arguments));
  }
}
