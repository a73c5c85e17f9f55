package org.hexproof.laboratory;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Edge;
import org.hexproof.board.GoalText;
import org.hexproof.format.FormatException;
import org.hexproof.template.Promise;
import org.hexproof.word.Labelled;

/** What a page shows of a drawing. */
record Scene(Draft draft, ImmutableList<String> notes) {
  /** Writes it; whether it is a template is told, or why it is none as yet. */
  void write(Reply reply) {
    ImmutableList.Builder<String> told = ImmutableList.<String>builder().addAll(notes);
    String goal = "Black joins top and bottom, White left and right";
    boolean ready = true;
    if (!draft.isBoard()) {
      try {
        goal = words(draft.template().promise());
      } catch (FormatException e) {
        goal = "";
        ready = false;
        told.add(e.problem());
        e.hint().ifPresent(told::add);
      }
    }
    reply
        .text("text", draft.text())
        .text("name", draft.name())
        .texts("aliases", draft.aliases())
        .text("kind", draft.kind().map(Labelled::label).orElse(Edit.BOARD))
        .number("cols", draft.board().cols())
        .number("rows", draft.board().rows())
        .cells("visible", draft.visible())
        .texts("edges", draft.edges().stream().sorted().map(Edge::label).toList())
        .cells("black", draft.stones().black())
        .cells("white", draft.stones().white())
        .cells("carrier", ImmutableList.sortedCopyOf(draft.carrier()))
        .object(
            "named",
            () ->
                draft.labels().values().stream()
                    .distinct()
                    .sorted()
                    .forEach(label -> reply.cells(label, draft.labelled(label))))
        .text("goal", goal)
        .text("toMove", draft.toMove().label())
        .truth("ready", ready)
        .texts("notes", told.build().stream().distinct().toList());
  }

  private static String words(Promise promise) {
    if (promise instanceof Promise.Pivoting pivoting) {
      return "Black joins %s and %s, or gets %s joined to it with a threat that goes on"
          .formatted(pivoting.a(), pivoting.edge().label(), pivoting.b());
    }
    return "Black joins " + GoalText.words(promise.goal().orElseThrow());
  }
}
