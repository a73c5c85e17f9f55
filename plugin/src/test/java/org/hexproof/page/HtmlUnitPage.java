package org.hexproof.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.htmlunit.BrowserVersion;
import org.htmlunit.WebClient;
import org.htmlunit.WebRequest;
import org.htmlunit.WebResponse;
import org.htmlunit.html.HtmlPage;
import org.htmlunit.util.WebConnectionWrapper;

/** A page in HtmlUnit, which runs scripts and draws nothing. A fault of a script fails the test. */
public final class HtmlUnitPage implements SeenPage {
  private final WebClient client = new WebClient(BrowserVersion.CHROME);
  private final Set<String> requests = new HashSet<>();
  private final List<String> alerts = new ArrayList<>();
  private HtmlPage page;

  /** A browser without a page as yet. */
  public HtmlUnitPage() {
    client.setAlertHandler((where, message) -> alerts.add(message));
    client.setWebConnection(
        new WebConnectionWrapper(client) {
          @Override
          public WebResponse getResponse(WebRequest request) throws IOException {
            requests.add(request.getUrl().toString());
            return super.getResponse(request);
          }
        });
  }

  @Override
  public void open(Path file, String place) {
    try {
      client.getPage("about:blank");
      page = client.getPage(URI.create(file.toUri() + place).toURL());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All that was loaded over a network. */
  public Set<String> requests() {
    return Set.copyOf(requests);
  }

  public List<String> alerts() {
    return List.copyOf(alerts);
  }

  @Override
  public String value(String expression) {
    return String.valueOf(page.executeJavaScript(expression).getJavaScriptResult());
  }

  @Override
  public void click(String cell) {
    value(
        "document.querySelector('#board [data-cell="
            + cell
            + "]').dispatchEvent(new MouseEvent('click', { bubbles: true }))");
  }

  @Override
  public void press(String selector, String key) {
    value(
        "document.querySelector('"
            + selector
            + "').dispatchEvent(new KeyboardEvent('keydown', { key: '"
            + key
            + "', bubbles: true }))");
  }

  @Override
  public void close() {
    client.close();
  }
}
