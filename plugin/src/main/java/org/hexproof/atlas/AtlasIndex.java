package org.hexproof.atlas;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import com.google.common.collect.Multimaps;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import org.hexproof.board.Edge;
import org.hexproof.format.Diagram;
import org.hexproof.page.LaboratoryLink;
import org.hexproof.page.PageWriter;
import org.hexproof.report.ClaimText;
import org.hexproof.report.Counted;
import org.hexproof.report.Document;
import org.hexproof.report.Printable;
import org.hexproof.spot.Silhouette;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Verdict;

/**
 * The page that lists all templates of an atlas, where they are sought by name and by drawing.
 *
 * @param found each template with what was found of it, in the order of their shelves
 * @param unread what could not be read, and no templates: what is wrong, and what else there is to
 *     say
 * @param laboratory whether the atlas has a page on which drawings are decided
 */
record AtlasIndex(
    ImmutableList<Found> found, ImmutableList<ImmutableList<String>> unread, boolean laboratory) {
  /** In which the values of a choice are listed. */
  private static final ImmutableMap<String, Comparator<Shelf>> ORDERS =
      ImmutableMap.of(
          "kind", Comparator.comparing(Shelf::kind),
          "row", Comparator.comparing(Shelf::row),
          "stones", Comparator.comparing(Shelf::stones));

  /** A template with what was found of it. */
  record Found(Plate plate, Finding finding) {
    Shelf shelf() {
      return plate.shelf();
    }
  }

  /** What stands in the slot of the page. */
  String markup() {
    Html html = new Html();
    html.element("p", summary());
    if (laboratory) {
      html.open("p").link(LaboratoryLink.FILE, "Laboratory: draw and decide").close("p");
    }
    choices(html);
    return html.toString();
  }

  private String summary() {
    String verdicts =
        Arrays.stream(Verdict.values())
            .filter(verdict -> count(verdict) > 0)
            .map(verdict -> count(verdict) + " " + words(verdict))
            .collect(joining(", "));
    return Counted.of(found.size(), "template") + ": " + verdicts + ".";
  }

  private static String words(Verdict verdict) {
    return switch (verdict) {
      case PASS -> "as claimed";
      case FAIL -> "not as claimed";
      case UNDECIDED -> "undecided";
    };
  }

  private long count(Verdict verdict) {
    return found.stream().filter(each -> each.finding().verdict() == verdict).count();
  }

  private void choices(Html html) {
    html.open("p", "class", "buttons");
    choice("kind", "Kind", shelf -> shelf.kind().label(), html);
    choice("row", "Row", shelf -> shelf.row() == 0 ? "" : "" + shelf.row(), html);
    choice("stones", "Stones", shelf -> "" + shelf.stones(), html);
    html.close("p");
  }

  /** One of the values that there are, the smallest first, or all. */
  private void choice(String id, String label, Function<Shelf, String> value, Html html) {
    html.open("label").text(label + " ").open("select", "id", id);
    html.element("option", "all", "value", "");
    found.stream()
        .map(Found::shelf)
        .sorted(ORDERS.get(id))
        .map(value)
        .filter(words -> !words.isEmpty())
        .distinct()
        .forEach(words -> html.element("option", words, "value", words));
    html.close("select").close("label");
  }

  /** The list itself. */
  String list() {
    Html html = new Html();
    ImmutableListMultimap<String, Found> shelves =
        Multimaps.index(found, each -> each.shelf().id());
    for (Collection<Found> shelf : shelves.asMap().values()) {
      Shelf first = shelf.iterator().next().shelf();
      html.open("section", "class", "shelf", "id", "s-" + first.id());
      html.open("h2").text(first.title()).close("h2");
      html.open("ul", "class", "plates");
      shelf.forEach(each -> plate(each, html));
      html.close("ul").close("section");
    }
    if (!unread.isEmpty()) {
      html.open("section", "id", "unread").element("h2", "Not read").open("ul");
      for (ImmutableList<String> words : unread) {
        html.open("li").text(words.get(0));
        words.stream().skip(1).forEach(note -> html.element("div", note));
        html.close("li");
      }
      html.close("ul").close("section");
    }
    return html.toString();
  }

  private static void plate(Found each, Html html) {
    Plate plate = each.plate();
    html.open("li", "class", "plate", "id", plate.id());
    html.open("a", "href", Plate.FOLDER + plate.file("html"));
    html.open("span", "class", "thumb").close("span");
    html.element("span", plate.name(), "class", "name").close("a");
    if (!plate.template().aliases().isEmpty()) {
      html.element("span", String.join(", ", plate.template().aliases()), "class", "aliases");
    }
    Verdict verdict = each.finding().verdict();
    String sign =
        switch (verdict) {
          case PASS -> "\u2713 ";
          case FAIL -> "\u2717 ";
          case UNDECIDED -> "? ";
        };
    html.element(
        "span", sign + ClaimText.found(each.finding()), "class", "verdict " + verdict.label());
    html.element("span", plate.shelf().size(), "class", "size").close("li");
  }

  /** The data by which the page's script draws and seeks. */
  String data() {
    return new Html().data("templates", Lists.transform(found, AtlasIndex::document)).toString();
  }

  private static Document document(Found each) {
    Plate plate = each.plate();
    Shelf shelf = plate.shelf();
    return new Document()
        .add("name", Printable.text(plate.name()))
        .addEach("aliases", plate.template().aliases(), Printable::text)
        .add("kind", shelf.kind().label())
        .add("row", shelf.row())
        .add("stones", shelf.stones())
        .addAll(PageWriter.board(Diagram.of(plate.template()), plate.template().carrier()))
        .addEach("shapes", plate.silhouettes(), AtlasIndex::text);
  }

  /** The rows with strokes between them, behind a sign for the edge if there is one. */
  private static String text(Silhouette shape) {
    return shape.edge().map(edge -> edge == Edge.TOP ? "^" : "_").orElse("")
        + String.join("/", shape.rows());
  }

  /** What programs may want to know, for the list of the folder. */
  Document contents() {
    return new Document()
        .addEach(
            "templates",
            found,
            each ->
                new Document()
                    .add("name", each.plate().name())
                    .add("page", Plate.FOLDER + each.plate().file("html"))
                    .add("kind", each.shelf().kind().label())
                    .add("row", Optional.of(each.shelf().row()).filter(row -> row > 0))
                    .add("stones", each.shelf().stones())
                    .add("cells", each.shelf().cells())
                    .add("valid", each.finding().valid())
                    .add("minimal", each.finding().minimal())
                    .add(each.finding().basis())
                    .add("verdict", each.finding().verdict()));
  }
}
