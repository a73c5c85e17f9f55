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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ServeCommandTest {
  private final Shell shell = new Shell(name -> EmbeddedLibrary.load().newSolver(1));

  private static String freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0)) {
      return Integer.toString(free.getLocalPort());
    }
  }

  private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

  @Test
  void answersUntilItIsStopped() throws IOException {
    Shell.Outcome outcome =
        shell.output(new Visitor("", "ask/me/valid")).run("serve", "--port", freePort());
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(heard.get(0)).contains("<title>Hexproof laboratory</title>");
    assertThat(heard.get(1)).contains("\"verdict\":\"valid\"");
    assertThat(heard).hasSize(2);
  }

  @Test
  void sendsWhatTheAtlasSaysIsItsOwn(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("template"));
    Files.writeString(folder.resolve("index.html"), "the index");
    Files.writeString(folder.resolve("template/ii.svg"), "a picture");
    Files.writeString(folder.resolve("secret.html"), "a secret");
    Files.writeString(
        folder.resolve("atlas.json"),
        "{\"files\": [\"index.html\", \"template/ii.svg\", \"laboratory.html\", \"../secret.html\"]}");
    shell
        .output(
            new Visitor(
                "atlas/",
                "atlas/template/ii.svg",
                "atlas/laboratory.html",
                "atlas/secret.html",
                "atlas/../secret.html",
                "atlas/atlas.json"))
        .run("serve", "--port", freePort(), "--atlas", folder.toString());
    assertThat(heard.subList(0, 2)).containsExactly("the index", "a picture");
    assertThat(heard.get(2)).contains("<title>Hexproof laboratory</title>");
    assertThat(heard.subList(3, 6)).containsOnly("there is no such page\n");
  }

  @Test
  void aFolderWithoutAnAtlas(@TempDir Path folder) {
    Shell.Outcome outcome = shell.run("serve", "--atlas", folder.toString());
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("there is no such file or folder");
  }

  /** Reads the address from what the command prints, goes there, and stops the command. */
  private final class Visitor extends ByteArrayOutputStream {
    private final String[] paths;
    private boolean visited;

    Visitor(String... paths) {
      this.paths = paths;
    }

    @Override
    public void flush() {
      String printed = toString(StandardCharsets.UTF_8);
      if (!visited && printed.contains("\n")) {
        visited = true;
        String address = printed.substring(0, printed.indexOf('\n'));
        new Thread(() -> visit(address)).start();
      }
    }

    private void visit(String address) {
      HttpClient client = HttpClient.newHttpClient();
      try {
        for (String path : paths) {
          HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
          if (path.startsWith("ask")) {
            request.POST(
                HttpRequest.BodyPublishers.ofString(
                    "text=name:+x%0Akind:+edge%0Aboard:+%7C%0A++%23+A%0A+++.+.%0A++-----%0A"
                        + "&millis=60000"));
          }
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
