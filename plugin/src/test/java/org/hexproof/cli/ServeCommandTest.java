package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

final class ServeCommandTest {
  private final Shell shell = new Shell(name -> EmbeddedLibrary.load().newSolver(1));

  private static String freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0)) {
      return Integer.toString(free.getLocalPort());
    }
  }

  @Test
  void answersUntilItIsStopped() throws IOException {
    List<String> heard = Collections.synchronizedList(new ArrayList<>());
    Shell.Outcome outcome = shell.output(new Visitor(heard)).run("serve", "--port", freePort());
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(heard.get(0)).contains("<title>Hexproof laboratory</title>");
    assertThat(heard.get(1)).contains("\"verdict\":\"valid\"");
    assertThat(heard).hasSize(2);
  }

  /** Reads the address from what the command prints, goes there, and stops the command. */
  private final class Visitor extends ByteArrayOutputStream {
    private final List<String> heard;
    private boolean visited;

    Visitor(List<String> heard) {
      this.heard = heard;
    }

    @Override
    public void flush() {
      String address = toString(StandardCharsets.UTF_8).strip();
      if (!visited && !address.isEmpty()) {
        visited = true;
        new Thread(() -> visit(address)).start();
      }
    }

    private void visit(String address) {
      HttpClient client = HttpClient.newHttpClient();
      try {
        HttpRequest.Builder question =
            HttpRequest.newBuilder(URI.create(address + "ask/me/valid"))
                .POST(
                    HttpRequest.BodyPublishers.ofString(
                        "text=name:+x%0Akind:+edge%0Aboard:+%7C%0A++%23+A%0A+++.+.%0A++-----%0A"
                            + "&millis=60000"));
        for (HttpRequest.Builder request :
            List.of(HttpRequest.newBuilder(URI.create(address)), question)) {
          heard.add(client.send(request.build(), BodyHandlers.ofString()).body());
        }
      } catch (IOException | InterruptedException e) {
        heard.add(e.toString());
      } finally {
        shell.interrupt().raise();
      }
    }
  }

  @Test
  void aPortThatIsTaken() throws IOException {
    try (ServerSocket taken = new ServerSocket(0)) {
      String port = Integer.toString(taken.getLocalPort());
      Shell.Outcome outcome = shell.run("serve", "--port", port);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains("port " + port).contains("hint");
    }
  }

  @Test
  void filesAreRefused() {
    Shell.Outcome outcome = shell.run("serve", "x.yaml");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("serve reads no files");
  }
}
