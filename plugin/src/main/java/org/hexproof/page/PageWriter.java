package org.hexproof.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Lists;
import com.google.common.collect.Maps;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import org.hexproof.board.Cell;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.report.Document;
import org.hexproof.report.Printable;

/**
 * Writes a page of its own, without anything to load. Each board and each proof is a block of JSON
 * with all markup escaped, so that a browser sees only data in it; the page's script reads a proof
 * when it is asked for.
 */
public final class PageWriter {
  private final Writer out;
  private final String head;
  private final String tail;
  private int boards;
  private boolean begun;

  /** A page of this version of the program, without boards as yet. */
  public PageWriter(Writer out, String version) {
    this(out, Skeleton.of(Skeleton.Parts.EXPLORER, version), "", "");
  }

  /**
   * A page without slots but for its data.
   *
   * @param skeleton of the page
   */
  PageWriter(Writer out, Skeleton skeleton) {
    this.out = out;
    this.head = skeleton.head();
    this.tail = skeleton.tail();
  }

  /**
   * One with more than boards.
   *
   * @param skeleton of a page with boards
   * @param above markup above the board
   * @param below markup below it
   */
  public PageWriter(Writer out, Skeleton skeleton, String above, String below) {
    this.out = out;
    this.head = skeleton.head(above, below);
    this.tail = skeleton.tail();
  }

  public void add(Shown shown) throws IOException {
    boards++;
    add("subject", "board-" + boards, document(shown));
    for (int i = 0; i < shown.questions().size(); i++) {
      add("proof", "proof-" + boards + "-" + (i + 1), shown.questions().get(i).certificate());
    }
  }

  /** Says that something is not on the page, why, and what there is to tell besides. */
  public void addUnreadable(String message, Collection<String> notes) throws IOException {
    ImmutableList<String> words =
        ImmutableList.<String>builder().add(message).addAll(notes).build();
    add("unreadable", "", Lists.transform(words, Printable::text));
  }

  /**
   * Adds a block of data.
   *
   * @param type by which the script finds it, with others
   * @param id by which the script finds it alone, or an empty text
   */
  void add(String type, String id, Object value) throws IOException {
    begin();
    out.write("<script type=\"application/json\" class=\"" + type + "\"");
    out.write(id.isEmpty() ? ">" : " id=\"" + id + "\">");
    Document.writeIntoPage(value, out);
    out.write("</script>\n");
  }

  /** Ends the page, which is none before. */
  public void end() throws IOException {
    begin();
    out.write(tail);
    out.flush();
  }

  private void begin() throws IOException {
    if (!begun) {
      out.write(head);
      begun = true;
    }
  }

  private static Document document(Shown shown) {
    return new Document()
        .add("name", Printable.text(shown.name()))
        .add("about", Printable.text(shown.about()))
        .add("verdict", shown.verdict())
        .add("summary", Printable.text(shown.summary()))
        .add("colors", shown.naming() == Naming.RED_AND_BLUE ? "red" : "dark")
        .addEach("notes", shown.notes(), Printable::text)
        .addAll(board(shown.diagram(), shown.carrier()))
        .add("redundant", ImmutableSortedSet.copyOf(shown.redundant()))
        .add(
            "probes",
            Maps.transformValues(
                shown.probes(),
                words ->
                    ImmutableList.of(
                        Printable.text(words.status()), Printable.text(words.reason()))))
        .addEach("questions", shown.questions(), Shown.Question::words);
  }

  /**
   * A board, as the script that draws it wants it.
   *
   * @param carrier the cells that are shaded
   */
  public static Document board(Diagram drawn, ImmutableSet<Cell> carrier) {
    return new Document()
        .add("cols", drawn.position().board().cols())
        .add("rows", drawn.position().board().rows())
        .add("visible", ImmutableSortedSet.copyOf(drawn.visible()))
        .add("edges", drawn.edges())
        .add("black", ImmutableSortedSet.copyOf(drawn.position().black()))
        .add("white", ImmutableSortedSet.copyOf(drawn.position().white()))
        .add("labels", Maps.transformValues(drawn.labels(), Printable::text))
        .add("carrier", ImmutableSortedSet.copyOf(carrier));
  }
}
