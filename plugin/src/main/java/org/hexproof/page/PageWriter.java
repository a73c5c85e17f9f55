package org.hexproof.page;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.report.Printable;

/**
 * Writes a page of its own, without anything to load. Each board and each proof is a block of JSON
 * with all markup escaped, so that a browser sees only data in it; the page's script reads a proof
 * when it is asked for.
 */
public final class PageWriter {
  private final Writer out;
  private final Skeleton skeleton;
  private int boards;
  private boolean begun;

  /**
   * A page without boards as yet.
   *
   * @param version of the program
   */
  public PageWriter(Writer out, String version) {
    this.out = out;
    this.skeleton = Skeleton.of(version);
  }

  /** The next board. */
  public void add(Shown shown) throws IOException {
    begin();
    boards++;
    open("subject", "board-" + boards);
    write(shown);
    close();
    for (int i = 0; i < shown.questions().size(); i++) {
      open("proof", "proof-" + boards + "-" + (i + 1));
      json().value(shown.questions().get(i).certificate());
      close();
    }
  }

  /** Says that something is not on the page, why, and what there is to tell besides. */
  public void addUnreadable(String message, Iterable<String> notes) throws IOException {
    begin();
    open("unreadable", "");
    JsonWriter json = json();
    json.beginArray().value(Printable.text(message));
    for (String note : notes) {
      json.value(Printable.text(note));
    }
    json.endArray();
    close();
  }

  /** Ends the page, which is none before. */
  public void end() throws IOException {
    begin();
    out.write(skeleton.tail());
    out.flush();
  }

  private void begin() throws IOException {
    if (!begun) {
      out.write(skeleton.head());
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
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.setHtmlSafe(true);
    return json;
  }

  private void write(Shown shown) throws IOException {
    Diagram drawn = shown.diagram();
    JsonWriter json = json();
    json.beginObject();
    json.name("name").value(Printable.text(shown.name()));
    json.name("about").value(Printable.text(shown.about()));
    json.name("verdict").value(shown.verdict());
    json.name("summary").value(Printable.text(shown.summary()));
    json.name("colors").value(shown.naming() == Naming.RED_AND_BLUE ? "red" : "dark");
    json.name("notes").beginArray();
    for (String note : shown.notes()) {
      json.value(Printable.text(note));
    }
    json.endArray();
    json.name("cols").value(drawn.position().board().cols());
    json.name("rows").value(drawn.position().board().rows());
    cells(json, "visible", drawn.visible());
    json.name("edges").beginArray();
    for (Edge edge : drawn.edges()) {
      json.value(edge.label());
    }
    json.endArray();
    cells(json, "black", drawn.position().black());
    cells(json, "white", drawn.position().white());
    json.name("labels").beginObject();
    for (Map.Entry<Cell, String> label : drawn.labels().entrySet()) {
      json.name(label.getKey().toString()).value(Printable.text(label.getValue()));
    }
    json.endObject();
    cells(json, "carrier", shown.carrier());
    cells(json, "redundant", shown.redundant());
    json.name("probes").beginObject();
    for (Map.Entry<Cell, Shown.ProbeWords> probe : shown.probes().entrySet()) {
      json.name(probe.getKey().toString()).beginArray();
      json.value(Printable.text(probe.getValue().status()));
      json.value(Printable.text(probe.getValue().reason()));
      json.endArray();
    }
    json.endObject();
    json.name("questions").beginArray();
    for (Shown.Question question : shown.questions()) {
      json.value(question.words());
    }
    json.endArray();
    json.endObject();
  }

  private static void cells(JsonWriter json, String name, ImmutableSet<Cell> cells)
      throws IOException {
    json.name(name).beginArray();
    for (Cell cell : ImmutableSortedSet.copyOf(cells)) {
      json.value(cell.toString());
    }
    json.endArray();
  }
}
