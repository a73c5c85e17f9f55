package org.hexproof.laboratory;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Edge;
import org.hexproof.format.FormatException;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.spot.Likeness;
import org.hexproof.template.Template;

/** The shipped templates, which are read when they are first asked for. */
final class Shelf {
  private final Supplier<ImmutableList<Template>> templates;

  Shelf(java.util.function.Supplier<ImmutableList<Template>> templates) {
    this.templates = Suppliers.memoize(templates::get);
  }

  /** All of them. */
  void library(Reply reply) {
    List<Runnable> told = new ArrayList<>();
    for (Template template : templates.get()) {
      told.add(
          () -> {
            new Scene(Draft.of(template), ImmutableList.of()).write(reply);
            reply
                .number("row", row(template))
                .number("stones", template.stones().black().size())
                .text("source", template.source());
          });
    }
    reply.objects("templates", told);
  }

  /** The row of the highest named stone, counted from the edge; 0 without an edge. */
  private static int row(Template template) {
    boolean toTop = template.promise().edges().contains(Edge.TOP);
    return template.promise().edges().isEmpty()
        ? 0
        : template.promise().named().stream()
            .mapToInt(cell -> toTop ? cell.row() + 1 : template.board().rows() - cell.row())
            .max()
            .orElse(0);
  }

  /** Those of the same shape as a drawing, however they lie. */
  void names(Draft draft, Reply reply) throws FormatException {
    List<Runnable> told = new ArrayList<>();
    Likeness likeness = Likeness.of(draft.template());
    for (Template template : templates.get()) {
      likeness
          .to(template)
          .ifPresent(
              how ->
                  told.add(
                      () ->
                          reply
                              .text("name", template.name())
                              .texts("aliases", template.aliases())
                              .text("symmetry", how.label())
                              .text("text", new YamlWriter().write(template))));
    }
    reply.objects("names", told);
  }
}
