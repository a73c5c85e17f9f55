package org.hexproof.cli;

import com.google.common.base.Splitter;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/**
 * A page in Firefox without a window. Debian has no driver for Selenium, so this speaks Marionette,
 * which Firefox understands by itself: messages of JSON, each with its length before it.
 */
final class FirefoxPage implements BrowserPage {
  /** By which the protocol calls elements. */
  private static final String ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

  private final Path profile;
  private final Process firefox;
  private final Socket socket;
  private int count;

  FirefoxPage() {
    try {
      profile = Files.createTempDirectory("hexproof-firefox");
      // Port 0 is one that is free, which the browser then writes into a file of the profile.
      Files.writeString(
          profile.resolve("user.js"),
          "user_pref('marionette.port', 0);\n"
              + "user_pref('browser.shell.checkDefaultBrowser', false);\n"
              + "user_pref('datareporting.policy.dataSubmissionEnabled', false);\n");
      firefox =
          new ProcessBuilder(
                  "firefox-esr",
                  "--headless",
                  "--marionette",
                  "--remote-allow-system-access",
                  "--profile",
                  profile.toString())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      socket = new Socket("127.0.0.1", port());
      message();
      ask("WebDriver:NewSession", Map.of());
      resize(1200, 900);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int port() throws IOException {
    Path file = profile.resolve("MarionetteActivePort");
    while (!Files.exists(file) || Files.size(file) == 0) {
      if (!firefox.isAlive()) {
        throw new IOException("firefox-esr does not start");
      }
      pause();
    }
    return Integer.parseInt(Files.readString(file).strip());
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private JsonElement message() throws IOException {
    DataInputStream in = new DataInputStream(socket.getInputStream());
    int length = 0;
    for (int next = in.readUnsignedByte(); next != ':'; next = in.readUnsignedByte()) {
      length = 10 * length + next - '0';
    }
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    text.writeBytes(in.readNBytes(length));
    return JsonParser.parseString(text.toString(StandardCharsets.UTF_8));
  }

  private JsonElement ask(String command, Map<String, ?> arguments) {
    JsonArray asked = new JsonArray();
    asked.add(0);
    asked.add(++count);
    asked.add(command);
    asked.add(json(arguments));
    byte[] bytes = asked.toString().getBytes(StandardCharsets.UTF_8);
    try {
      OutputStream out = socket.getOutputStream();
      out.write((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
      out.write(bytes);
      out.flush();
      JsonArray answer = message().getAsJsonArray();
      if (!answer.get(2).isJsonNull()) {
        throw new IllegalStateException(command + ": " + answer.get(2));
      }
      JsonElement result = answer.get(3);
      return result.isJsonObject() && result.getAsJsonObject().has("value")
          ? result.getAsJsonObject().get("value")
          : result;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonObject json(Map<String, ?> arguments) {
    JsonObject object = new JsonObject();
    arguments.forEach(
        (name, value) -> {
          if (value instanceof Number number) {
            object.addProperty(name, number);
          } else if (value instanceof JsonElement element) {
            object.add(name, element);
          } else if (value instanceof Boolean truth) {
            object.addProperty(name, truth);
          } else {
            object.addProperty(name, String.valueOf(value));
          }
        });
    return object;
  }

  @Override
  public String name() {
    return "firefox";
  }

  @Override
  public List<String> faults(Path file) {
    return Splitter.on(' ')
        .omitEmptyStrings()
        .splitToStream(
            value("performance.getEntriesByType('resource').map((e) => e.name).join(' ')"))
        .filter(url -> !url.startsWith("blob:"))
        .toList();
  }

  @Override
  public void darken(boolean dark) {
    ask("Marionette:SetContext", Map.of("value", "chrome"));
    value(
        "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', "
            + (dark ? 0 : 1)
            + ")");
    ask("Marionette:SetContext", Map.of("value", "content"));
  }

  @Override
  public void resize(int width, int height) {
    ask("WebDriver:SetWindowRect", Map.of("width", width, "height", height));
  }

  @Override
  public byte[] picture() {
    String picture =
        ask("WebDriver:TakeScreenshot", Map.of("full", false, "hash", false)).getAsString();
    return Base64.getDecoder().decode(picture);
  }

  @Override
  public void open(Path file, String place) {
    ask("WebDriver:Navigate", Map.of("url", "about:blank"));
    ask("WebDriver:Navigate", Map.of("url", file.toUri() + place));
  }

  @Override
  public String value(String expression) {
    JsonElement value =
        ask(
            "WebDriver:ExecuteScript",
            Map.of(
                "script",
                "return " + expression + ";",
                "args",
                new JsonArray(),
                "sandbox",
                "none"));
    return value.isJsonPrimitive() ? value.getAsString() : String.valueOf(value);
  }

  private String element(String selector) {
    return ask("WebDriver:FindElement", Map.of("using", "css selector", "value", selector))
        .getAsJsonObject()
        .get(ELEMENT)
        .getAsString();
  }

  @Override
  public void push(String selector) {
    ask("WebDriver:ElementClick", Map.of("id", element(selector)));
  }

  @Override
  public void press(String selector, String key) {
    ask("WebDriver:ElementSendKeys", Map.of("id", element(selector), "text", BrowserPage.key(key)));
  }

  @Override
  public void close() {
    firefox.destroy();
    try {
      firefox.waitFor();
      socket.close();
      MoreFiles.deleteRecursively(profile, RecursiveDeleteOption.ALLOW_INSECURE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
