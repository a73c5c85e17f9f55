package org.hexproof.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;

/** A page in Chromium, by real clicks and keys. */
final class ChromiumPage implements BrowserPage {
  private static final Pattern URL = Pattern.compile("\"url\":\"([^\"]*)\"");

  private final ChromeDriver driver;

  /** Starts the browser, without a window. */
  ChromiumPage() {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(program("chromium").toString());
    options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars");
    options.setCapability("goog:loggingPrefs", Map.of("performance", "ALL", "browser", "ALL"));
    driver =
        new ChromeDriver(
            new ChromeDriverService.Builder()
                .usingDriverExecutable(program("chromedriver").toFile())
                .build(),
            options);
    resize(1200, 900);
  }

  private static Path program(String name) {
    return Stream.of(System.getenv("PATH").split(":"))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("there is no " + name + " here"));
  }

  @Override
  public void resize(int width, int height) {
    driver.manage().window().setSize(new Dimension(width, height));
  }

  /**
   * Shows the page as on a {@code screen} or in {@code print}, to someone who wants {@code light}
   * or {@code dark}.
   */
  void emulate(String medium, String colors) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "media",
            medium,
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", colors))));
  }

  @Override
  public byte[] picture() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  @Override
  public String name() {
    return "chromium";
  }

  @Override
  public void darken(boolean dark) {
    emulate("screen", dark ? "dark" : "light");
  }

  /** The addresses, and what the console says: refused by the policy, or a fault of the script. */
  @Override
  public List<String> faults(Path file) {
    List<String> faults = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get("performance")) {
      if (entry.getMessage().contains("\"Network.requestWillBeSent\"")) {
        Matcher url = URL.matcher(entry.getMessage());
        while (url.find()) {
          if (!isOwn(url.group(1), file)) {
            faults.add(url.group(1));
          }
        }
      }
    }
    driver.manage().logs().get("browser").forEach(entry -> faults.add(entry.getMessage()));
    return faults;
  }

  /** A worker's script has an address of the page's own making. */
  private static boolean isOwn(String url, Path file) {
    return url.startsWith(file.toUri().toString())
        || url.startsWith("blob:")
        || url.startsWith("about:");
  }

  @Override
  public void open(Path file, String place) {
    driver.get("about:blank");
    driver.get(file.toUri() + place);
  }

  @Override
  public String value(String expression) {
    return String.valueOf(driver.executeScript("return " + expression + ";"));
  }

  @Override
  public void push(String selector) {
    driver.findElement(By.cssSelector(selector)).click();
  }

  /** Presses it where the focus is, after the element got it. */
  @Override
  public void press(String selector, String key) {
    value("document.querySelector('" + selector + "').focus()");
    type(key);
  }

  /** Presses a key where the focus is. */
  void type(String key) {
    driver.switchTo().activeElement().sendKeys(BrowserPage.key(key));
  }

  /** Goes back as the browser's own button does. */
  void goBack() {
    driver.navigate().back();
  }

  /** Moves a finger along the board by so many pixels to the right and down. */
  void swipe(int right, int down) {
    Rectangle board = driver.findElement(By.id("board")).getRect();
    int x = board.getX() + board.getWidth() / 2 - right / 2;
    int y =
        Integer.parseInt(
            value(
                "Math.round(document.getElementById('board').getBoundingClientRect().top + "
                    + board.getHeight() / 2
                    + ")"));
    touch("touchStart", List.of(Map.of("x", x, "y", y)));
    touch("touchMove", List.of(Map.of("x", x + right / 2, "y", y + down / 2)));
    touch("touchMove", List.of(Map.of("x", x + right, "y", y + down)));
    touch("touchEnd", List.of());
  }

  private void touch(String type, List<Map<String, Object>> points) {
    driver.executeCdpCommand(
        "Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
  }

  @Override
  public void close() {
    driver.quit();
  }
}
