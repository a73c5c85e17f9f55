package org.hexproof.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Map;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.format.Diagram;
import org.hexproof.report.Claims;
import org.hexproof.report.Printable;
import org.hexproof.report.Report;
import org.hexproof.report.Summary;
import org.hexproof.report.Unreadable;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;

/**
 * A page of its own, without anything to load, in which templates are played through. Each template
 * and each proof is a block of JSON with all markup escaped, so that a browser sees only data in
 * it; the page's script reads a proof when it is asked for.
 */
public final class PageReport implements Report {
  private final Writer out;
  private final Proofs proofs;
  private final String version;
  private int templates;
  private boolean begun;

  /**
   * A page without templates as yet.
   *
   * @param folder where the run writes its certificates
   * @param minimality whether minimality is asked
   * @param version of the program
   */
  public PageReport(Writer out, Path folder, boolean minimality, String version) {
    this.out = out;
    this.proofs = new Proofs(folder, minimality);
    this.version = version;
  }

  @Override
  public void add(Finding finding) throws IOException {
    begin();
    templates++;
    ImmutableList<Proofs.Proof> found = proofs.next(finding.subject());
    open("subject", "template-" + templates);
    writeSubject(finding, found);
    close();
    for (int i = 0; i < found.size(); i++) {
      open("proof", "proof-" + templates + "-" + (i + 1));
      json().value(found.get(i).text());
      close();
    }
  }

  @Override
  public void addUnreadable(Unreadable input) throws IOException {
    begin();
    open("unreadable", "");
    json().value(Printable.text(input.message()));
    close();
  }

  @Override
  public void end(Summary summary) throws IOException {
    begin();
    out.write(Skeleton.of(version).tail());
    out.flush();
  }

  private void begin() throws IOException {
    if (!begun) {
      out.write(Skeleton.of(version).head());
      begun = true;
    }
  }

  private void open(String type, String id) throws IOException {
    out.write("<script type=\"application/json\" class=\"" + type + "\"");
    out.write(id.isEmpty() ? ">" : " id=\"" + id + "\">");
  }

  private void close() throws IOException {
    out.write("</script>\n");
  }

  /** One for each value; closing it would close the page. */
  private JsonWriter json() {
    JsonWriter json = new JsonWriter(out);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.setHtmlSafe(true);
    return json;
  }

  private void writeSubject(Finding finding, ImmutableList<Proofs.Proof> found) throws IOException {
    Template template = finding.subject().template();
    Diagram drawn = Diagram.of(template);
    Board board = template.board();
    JsonWriter json = json();
    json.beginObject();
    json.name("name").value(Printable.text(finding.subject().name()));
    json.name("place").value(Printable.text(finding.subject().place().toString()));
    json.name("kind").value(template.kind().label());
    json.name("verdict").value(finding.verdict().label());
    json.name("summary").value(Claims.found(finding));
    json.name("notes").beginArray();
    for (String note :
        ImmutableList.<String>builder()
            .addAll(Claims.differences(finding))
            .addAll(finding.remarks())
            .addAll(finding.troubles())
            .build()) {
      json.value(Printable.text(note));
    }
    json.endArray();
    json.name("cols").value(board.cols());
    json.name("rows").value(board.rows());
    cells(json, "visible", drawn.visible(), drawn.visible());
    json.name("edges").beginArray();
    for (Edge edge : drawn.edges()) {
      json.value(edge.label());
    }
    json.endArray();
    cells(json, "black", drawn.visible(), template.stones().black());
    cells(json, "white", drawn.visible(), template.stones().white());
    json.name("labels").beginObject();
    for (Map.Entry<Cell, String> label : drawn.labels().entrySet()) {
      json.name(label.getKey().toString()).value(label.getValue());
    }
    json.endObject();
    cells(json, "carrier", drawn.visible(), template.carrier());
    cells(json, "redundant", drawn.visible(), finding.redundant());
    json.name("questions").beginArray();
    for (Proofs.Proof proof : found) {
      json.beginObject();
      json.name("winner").value(proof.winner() == Color.BLACK ? "black" : "white");
      if (proof.without().isPresent()) {
        Cell cell = proof.without().get();
        json.name("without").value(cell.toString());
        json.name("stone").value(template.stones().at(cell) == Content.BLACK);
      }
      json.endObject();
    }
    json.endArray();
    json.endObject();
  }

  private static void cells(
      JsonWriter json, String name, ImmutableSet<Cell> all, ImmutableSet<Cell> chosen)
      throws IOException {
    json.name(name).beginArray();
    for (Cell cell : all) {
      if (chosen.contains(cell)) {
        json.value(cell.toString());
      }
    }
    json.endArray();
  }
}
