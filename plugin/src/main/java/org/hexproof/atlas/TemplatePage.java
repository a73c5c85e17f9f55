package org.hexproof.atlas;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.page.LaboratoryLink;
import org.hexproof.page.Shown;
import org.hexproof.report.ClaimText;
import org.hexproof.template.TemplateClaim;
import org.hexproof.verify.Finding;

/**
 * What the page of a template has above and below the board on which it is played through.
 *
 * @param before the template before it in the atlas
 * @param after the one behind it
 * @param alike others that look the same, from this atlas
 * @param known names that the shipped library has for it, which are not its own
 * @param study White's moves, or why they are not listed
 * @param certificates those that are there
 * @param manifest whether the one that binds them is
 * @param laboratory whether the atlas has a page on which drawings are decided
 */
record TemplatePage(
    Plate plate,
    Finding finding,
    Optional<Plate> before,
    Optional<Plate> after,
    List<Plate> alike,
    List<String> known,
    Replies study,
    ImmutableList<Plate.Certificate> certificates,
    boolean manifest,
    boolean laboratory) {
  private static final Pattern ADDRESS = Pattern.compile("https?://[!-~]+");
  private static final Pattern ARTICLE = Pattern.compile("Edge template [IVX]+([0-9][a-z]+)?");
  private static final String ARTICLES = "https://www.hexwiki.net/index.php/";

  /** The way to other pages. */
  String above() {
    Html html = new Html();
    html.open("nav", "class", "leaf", "aria-label", "Atlas");
    html.link("../index.html#" + plate.id(), "Atlas", "rel", "up");
    before.ifPresent(leaf -> html.link(leaf.file("html"), "\u2190 " + leaf.name(), "rel", "prev"));
    after.ifPresent(leaf -> html.link(leaf.file("html"), leaf.name() + " \u2192", "rel", "next"));
    if (laboratory) {
      html.link(
          "../" + LaboratoryLink.to(Markups.yaml(plate.template())),
          "Open in the laboratory",
          "id",
          "laboratory");
    }
    return html.close("nav").toString();
  }

  /** All that is told of the template besides. */
  String below(Shown shown) {
    Html html = new Html();
    html.open("div", "class", "more");
    promise(html);
    replies(html);
    probes(shown, html);
    names(html);
    markup(html);
    files(html);
    return html.close("div").toString();
  }

  private void promise(Html html) {
    html.open("section", "id", "promise").element("h2", "What is promised");
    html.element(
        "p", PromiseText.of(plate.template().promise(), plate.subject().naming()), "class", "told");
    TemplateClaim claim = plate.template().claim();
    String claimed =
        claim.stated() ? "Claimed: " + ClaimText.claimed(claim) + ". " : "Nothing is claimed. ";
    String basis = finding.basis().words().map(words -> " It " + words + ".").orElse("");
    html.element(
        "p", claimed + "Found: " + ClaimText.found(finding) + "." + basis, "class", "told");
    if (!claim.text().isEmpty()) {
      html.element("p", "Its source says: " + claim.text());
    }
    html.close("section");
  }

  private void replies(Html html) {
    html.open("section", "id", "replies");
    html.element(
        "h2",
        "Moves of %s and replies".formatted(plate.subject().naming().name(Color.WHITE)),
        "class",
        "told");
    if (study instanceof Replies.Listed listed) {
      new RepliesSection(plate.template(), plate.subject().naming()).add(listed.study(), html);
    } else if (study instanceof Replies.Left left) {
      html.element("p", left.why(), "class", "told");
    }
    html.close("section");
  }

  private static void probes(Shown shown, Html html) {
    if (shown.probes().isEmpty()) {
      return;
    }
    html.open("section", "id", "probes").element("h2", "Which moves matter");
    html.open("table").open("tbody");
    shown
        .probes()
        .forEach(
            (cell, words) ->
                html.open("tr")
                    .element("th", cell.toString(), "scope", "row")
                    .element("td", words.status())
                    .element("td", words.reason())
                    .close("tr"));
    html.close("tbody").close("table");
    html.open("div", "class", "figures");
    shown
        .probes()
        .forEach(
            (cell, words) ->
                words
                    .witness()
                    .ifPresent(
                        board ->
                            RepliesSection.figure(
                                board,
                                board.shaded(),
                                "Here %s is the only winning move of %s (*)."
                                    .formatted(cell, shown.naming().name(Color.WHITE)),
                                html)));
    html.close("div").close("section");
  }

  private void names(Html html) {
    html.open("section", "id", "names").element("h2", "Names").open("ul");
    for (String alias : plate.template().aliases()) {
      html.open("li");
      if (ARTICLE.matcher(alias).matches()) {
        outwards(ARTICLES + alias.replace(' ', '_'), alias + " on HexWiki", html);
      } else {
        html.text(alias);
      }
      html.close("li");
    }
    for (Plate other : alike) {
      html.open("li").text("of the same shape: ");
      html.link(other.file("html"), other.name()).close("li");
    }
    known.forEach(name -> html.element("li", "in the shipped library: " + name));
    html.close("ul");
    String source = plate.template().source();
    html.open("p").text("Source: ");
    if (ADDRESS.matcher(source).matches()) {
      outwards(source, source, html);
    } else {
      html.text(source.isEmpty() ? "none is given" : source);
    }
    html.text("; drawn in " + plate.subject().place() + ".");
    html.close("p").close("section");
  }

  /** A link that leads out of the atlas if the reader follows it, and tells nobody from where. */
  private static void outwards(String address, String words, Html html) {
    html.link(address, words, "rel", "external noreferrer noopener");
  }

  private void markup(Html html) {
    html.open("section", "id", "copy").element("h2", "To copy");
    int number = 0;
    for (Map.Entry<String, String> markup : Markups.of(plate.template()).entrySet()) {
      String id = "markup-" + ++number;
      String text = markup.getValue().strip();
      html.open("p", "class", "buttons").element("label", markup.getKey(), "for", id);
      html.element("button", "Copy", "type", "button", "class", "copy", "data-of", id);
      html.element("span", "", "role", "status", "class", "copied").close("p");
      html.open(
          "textarea",
          "id",
          id,
          "readonly",
          "readonly",
          "spellcheck",
          "false",
          "rows",
          String.valueOf(text.lines().count() + 1));
      html.verbatim(text).close("textarea");
    }
    html.close("section");
  }

  private void files(Html html) {
    html.open("section", "id", "files").element("h2", "Files").open("ul");
    html.open("li").link(plate.file("svg"), "picture (SVG)", "download", plate.file("svg"));
    html.close("li").open("li");
    html.link(plate.file("yaml"), "drawing (YAML)", "download", plate.file("yaml"));
    html.close("li");
    for (Plate.Certificate certificate : certificates) {
      if (certificate.without().isEmpty()) {
        html.open("li");
        file(certificate.file(), "certificate", html);
        html.close("li");
      }
    }
    if (manifest) {
      html.open("li");
      file(plate.manifest(), "manifest, which binds the certificates to the drawing", html);
      html.close("li");
    }
    html.close("ul");
    minimality(html);
    if (certificates.isEmpty()) {
      html.element("p", "There is no certificate.");
    }
    html.close("section");
  }

  private void minimality(Html html) {
    List<Plate.Certificate> all =
        certificates.stream().filter(certificate -> certificate.without().isPresent()).toList();
    if (all.isEmpty()) {
      return;
    }
    html.open("details").element("summary", "Certificates of what happens without a cell or stone");
    html.open("p");
    for (Plate.Certificate certificate : all) {
      file(certificate.file(), certificate.without().map(Cell::toString).orElseThrow(), html);
    }
    html.close("p").close("details");
  }

  private static void file(String name, String words, Html html) {
    html.link("../" + Plate.CERTIFICATES + name, words, "download", name).text(" ");
  }
}
