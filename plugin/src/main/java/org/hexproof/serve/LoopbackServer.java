package org.hexproof.serve;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A server that only programs of this machine reach, by pages that come from it: it listens on
 * 127.0.0.1, and refuses requests that name another host or come from pages of other origins. It
 * knows pages by name and one who answers questions; no path leads to a file.
 */
public final class LoopbackServer implements AutoCloseable {
  /** How long a question may be, in bytes. */
  static final int LONGEST = 1 << 20;

  private static final String ASK = "/ask/";

  /** Answers the questions of a page. */
  @FunctionalInterface
  public interface Answering {
    /**
     * An answer in JSON.
     *
     * @param path what stands behind {@code /ask/}
     * @param body what the request holds
     * @return nothing if there is nobody at this path
     */
    Optional<Content> answer(String path, String body);
  }

  private final HttpServer server;
  private final ExecutorService threads;
  private final ImmutableMap<String, Content> pages;
  private final Answering answering;
  private final ImmutableSet<String> hosts;

  /**
   * Starts it.
   *
   * @param port 0 for any that is free
   * @param busy how many requests are answered at a time
   * @param pages by their paths, each of which begins with a slash
   * @throws IOException if the port can't be had
   */
  public LoopbackServer(
      int port, int busy, ImmutableMap<String, Content> pages, Answering answering)
      throws IOException {
    this.pages = pages;
    this.answering = answering;
    InetAddress here = InetAddress.getByAddress("127.0.0.1", new byte[] {127, 0, 0, 1});
    server = HttpServer.create(new InetSocketAddress(here, port), 0);
    hosts = ImmutableSet.of("127.0.0.1:" + port(), "localhost:" + port());
    threads = Executors.newFixedThreadPool(busy);
    server.setExecutor(threads);
    server.createContext("/", this::respond);
    server.start();
  }

  public int port() {
    return server.getAddress().getPort();
  }

  /** Ends it; what is being answered is given up. */
  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }

  private void respond(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      if (!isFromHere(exchange.getRequestHeaders())) {
        send(exchange, 403, Content.words("only pages from here are answered"));
      } else if (exchange.getRequestMethod().equals("POST") && path.startsWith(ASK)) {
        answer(exchange, path.substring(ASK.length()));
      } else if (!exchange.getRequestMethod().equals("GET")) {
        send(exchange, 405, Content.words("not a question"));
      } else if (pages.containsKey(path)) {
        send(exchange, 200, pages.get(path));
      } else {
        send(exchange, 404, Content.words("there is no such page"));
      }
    }
  }

  /** A name that leads here from elsewhere, or a page of another origin, shows in the headers. */
  private boolean isFromHere(Headers headers) {
    String host = headers.getFirst("Host");
    String origin = headers.getFirst("Origin");
    return host != null
        && hosts.contains(host)
        && (origin == null || origin.equals("http://" + host));
  }

  private void answer(HttpExchange exchange, String question) throws IOException {
    byte[] body;
    try (InputStream in = exchange.getRequestBody()) {
      body = in.readNBytes(LONGEST + 1);
    }
    if (body.length > LONGEST) {
      send(exchange, 413, Content.words("the question is too long"));
      return;
    }
    Optional<Content> answer = answering.answer(question, new String(body, StandardCharsets.UTF_8));
    send(
        exchange,
        answer.isPresent() ? 200 : 404,
        answer.orElse(Content.words("there is no such question")));
  }

  private static void send(HttpExchange exchange, int status, Content content) throws IOException {
    byte[] bytes = content.bytes().read();
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", content.type());
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Cache-Control", "no-store");
    exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
  }
}
