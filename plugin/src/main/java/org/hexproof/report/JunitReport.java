package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Verdict;

/**
 * JUnit XML for build servers, printed at the end: a template is a test case, a file its class. A
 * template that fails its claim is a failure; one that is undecided and a board that can't be read
 * are errors; what fails nothing is skipped. How a promise was proved is its output.
 */
public final class JunitReport implements Report {
  private record Case(
      String file,
      String name,
      Duration time,
      String fault,
      String message,
      ImmutableList<String> remarks) {}

  private static final Pattern UNWRITABLE =
      Pattern.compile("[^\\t\\n\\r\\x{20}-\\x{d7ff}\\x{e000}-\\x{fffd}\\x{10000}-\\x{10ffff}]");
  private static final String FAILURE = "failure";
  private static final String ERROR = "error";
  private static final String SKIPPED = "skipped";

  private final Writer out;
  private final List<Case> cases = new ArrayList<>();

  public JunitReport(Writer out) {
    this.out = out;
  }

  @Override
  public void add(Finding told) {
    Finding finding = Shared.of(told);
    cases.add(
        new Case(
            finding.subject().place().file(),
            finding.subject().name(),
            finding.time(),
            finding.verdict() == Verdict.FAIL ? FAILURE : ERROR,
            finding.verdict() == Verdict.PASS ? "" : Notes.of(finding),
            finding.allRemarks()));
  }

  @Override
  public void addUnreadable(Unreadable told) {
    Unreadable input = Shared.of(told);
    cases.add(
        new Case(
            input.place().file(),
            input.title(),
            Duration.ZERO,
            ERROR,
            input.reason(),
            input.notes()));
  }

  @Override
  public void addAside(Aside why, Unreadable told) {
    Unreadable board = Shared.of(told);
    cases.add(
        new Case(
            board.place().file(),
            board.title(),
            Duration.ZERO,
            SKIPPED,
            why.words() + ": " + board.reason(),
            board.notes()));
  }

  @Override
  public void end(Summary summary) throws IOException {
    try {
      XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(out);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("testsuite");
      xml.writeAttribute("name", "hexproof verify with " + Shared.of(summary).names().solver());
      xml.writeAttribute("tests", String.valueOf(cases.size()));
      xml.writeAttribute("failures", String.valueOf(count(FAILURE)));
      xml.writeAttribute("errors", String.valueOf(count(ERROR)));
      xml.writeAttribute("skipped", String.valueOf(count(SKIPPED)));
      xml.writeAttribute(
          "time", seconds(cases.stream().map(Case::time).reduce(Duration.ZERO, Duration::plus)));
      for (Case test : cases) {
        write(xml, test);
      }
      xml.writeCharacters("\n");
      xml.writeEndElement();
      xml.writeEndDocument();
      xml.flush();
      out.write("\n");
      out.flush();
    } catch (XMLStreamException e) {
      throw new IOException("the XML can't be written: " + e.getMessage(), e);
    }
  }

  private long count(String fault) {
    return cases.stream()
        .filter(test -> !test.message().isEmpty() && test.fault().equals(fault))
        .count();
  }

  private static void write(XMLStreamWriter xml, Case test) throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", clean(test.file()));
    xml.writeAttribute("name", clean(test.name()));
    xml.writeAttribute("time", seconds(test.time()));
    if (!test.message().isEmpty()) {
      xml.writeStartElement(test.fault());
      xml.writeAttribute("message", clean(test.message()));
      xml.writeEndElement();
    }
    if (!test.remarks().isEmpty()) {
      xml.writeStartElement("system-out");
      xml.writeCharacters(clean(String.join("\n", test.remarks())));
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }

  /** Without what a terminal would obey, and the characters that XML 1.0 has no way to write. */
  private static String clean(String text) {
    return UNWRITABLE.matcher(Printable.text(text)).replaceAll("\ufffd");
  }

  private static String seconds(Duration time) {
    return BigDecimal.valueOf(time.toMillis(), 3).toPlainString();
  }
}
