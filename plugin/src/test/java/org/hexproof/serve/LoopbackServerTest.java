package org.hexproof.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.io.ByteStreams;
import java.io.IOException;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Asked as any program could ask, byte by byte. */
final class LoopbackServerTest {
  private LoopbackServer server;

  @BeforeEach
  void start() throws IOException {
    server =
        new LoopbackServer(
            0,
            2,
            ImmutableMap.of("/", Content.page("<p>Ä</p>")),
            (path, body) ->
                path.equals("echo") ? Optional.of(Content.json(body)) : Optional.empty());
  }

  @AfterEach
  void end() {
    server.close();
  }

  /** What comes back for a request, of which the server sees just these bytes. */
  private String sent(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.UTF_8));
      out.flush();
      socket.shutdownOutput();
      return new String(ByteStreams.toByteArray(socket.getInputStream()), StandardCharsets.UTF_8);
    }
  }

  private String asked(String line, String headers, String body) throws IOException {
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    return sent(
        line
            + " HTTP/1.1\r\nHost: 127.0.0.1:"
            + server.port()
            + "\r\nConnection: close\r\n"
            + headers
            + "Content-Length: "
            + length
            + "\r\n\r\n"
            + body);
  }

  @Test
  void aPageAndAnAnswer() throws IOException {
    assertThat(asked("GET /", "", ""))
        .startsWith("HTTP/1.1 200 ")
        .containsIgnoringCase("content-type: text/html; charset=utf-8")
        .containsIgnoringCase("x-content-type-options: nosniff")
        .endsWith("<p>Ä</p>");
    String here = "Origin: http://127.0.0.1:" + server.port() + "\r\n";
    assertThat(asked("POST /ask/echo", here, "{\"ä\":1}")).contains(" 200 ").endsWith("{\"ä\":1}");
  }

  @Test
  void noPathLeadsToAFile() throws IOException {
    for (String path :
        new String[] {
          "/etc/passwd",
          "/../../etc/passwd",
          "/%2e%2e/%2e%2e/etc/passwd",
          "//etc/passwd",
          "/pom.xml",
          "/ask/echo"
        }) {
      assertThat(asked("GET " + path, "", "")).as(path).startsWith("HTTP/1.1 404 ");
    }
    assertThat(asked("POST /ask/other", "", "x")).startsWith("HTTP/1.1 404 ");
    assertThat(asked("POST /", "", "x")).startsWith("HTTP/1.1 405 ");
    assertThat(asked("PUT /ask/echo", "", "x")).startsWith("HTTP/1.1 405 ");
  }

  @Test
  void onlyPagesFromHereAreAnswered() throws IOException {
    String port = ":" + server.port();
    for (String origin :
        new String[] {
          "https://example.org", "null", "http://127.0.0.1:1", "https://localhost" + port
        }) {
      assertThat(asked("POST /ask/echo", "Origin: " + origin + "\r\n", "x"))
          .as(origin)
          .startsWith("HTTP/1.1 403 ");
    }
    for (String host : new String[] {"example.org" + port, "127.0.0.1", "localhost:1"}) {
      assertThat(sent("GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n"))
          .as(host)
          .startsWith("HTTP/1.1 403 ");
    }
    assertThat(sent("GET / HTTP/1.1\r\nHost: localhost" + port + "\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 200 ");
  }

  @Test
  void aQuestionIsNotEndless() throws IOException {
    assertThat(asked("POST /ask/echo", "", "x".repeat(LoopbackServer.LONGEST)))
        .startsWith("HTTP/1.1 200 ");
    assertThat(asked("POST /ask/echo", "", "x".repeat(LoopbackServer.LONGEST + 1)))
        .startsWith("HTTP/1.1 413 ");
  }

  @Test
  void whatIsNoRequestHarmsNothing() throws IOException {
    for (String noise : new String[] {"", "\r\n\r\n", "GET", "GET \\ HTTP/1.1\r\n\r\n", "\0\0\0"}) {
      sent(noise);
    }
    assertThat(asked("GET /", "", "")).startsWith("HTTP/1.1 200 ");
  }

  @Test
  void otherAddressesOfThisMachineDoNotReachIt() throws IOException {
    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress address : Collections.list(each.getInetAddresses())) {
        if (!address.isLoopbackAddress()) {
          assertThatThrownBy(() -> new Socket(address, server.port()).close())
              .isInstanceOf(IOException.class);
        }
      }
    }
  }

  @Test
  void aPortIsTakenOnce() {
    assertThatThrownBy(
            () ->
                new LoopbackServer(
                    server.port(), 1, ImmutableMap.of(), (path, body) -> Optional.empty()))
        .isInstanceOf(BindException.class);
  }
}
