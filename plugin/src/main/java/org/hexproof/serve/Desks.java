package org.hexproof.serve;

import com.google.common.base.Splitter;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Desks for those who ask. Each of them, by the name that it chose itself, has one of its own,
 * which goes on with a question where it was; who has asked longest ago loses it where there are
 * too many.
 */
public final class Desks implements LoopbackServer.Answering, AutoCloseable {
  private final int most;
  private final Supplier<Desk> makes;
  private final Map<String, Desk> desks = new LinkedHashMap<>(16, 0.75f, true);

  /**
   * Desks as they are wanted.
   *
   * @param most how many there are at a time
   */
  public Desks(int most, Supplier<Desk> makes) {
    this.most = most;
    this.makes = makes;
  }

  /** Answers at the path {@code NAME/QUESTION}; the body has the arguments of a form. */
  @Override
  public Optional<Content> answer(String path, String body) {
    List<String> parts = Splitter.on('/').splitToList(path);
    if (parts.size() != 2) {
      return Optional.empty();
    }
    Map<String, String> arguments;
    try {
      arguments = form(body);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
    return Optional.of(Content.json(desk(parts.get(0)).answer(parts.get(1), arguments)));
  }

  private synchronized Desk desk(String name) {
    Desk desk = desks.computeIfAbsent(name, unknown -> makes.get());
    if (desks.size() > most) {
      desks.remove(desks.keySet().iterator().next()).close();
    }
    return desk;
  }

  /** Stops what is being decided. */
  @Override
  public synchronized void close() {
    desks.values().forEach(Desk::close);
    desks.clear();
  }

  private static Map<String, String> form(String body) {
    Map<String, String> arguments = new HashMap<>();
    for (String pair : Splitter.on('&').omitEmptyStrings().split(body)) {
      int equals = pair.indexOf('=');
      if (equals >= 0) {
        arguments.put(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
      }
    }
    return arguments;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }
}
