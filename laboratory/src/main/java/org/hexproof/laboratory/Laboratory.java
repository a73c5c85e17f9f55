package org.hexproof.laboratory;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.word.Suggestion;

/**
 * Answers what a page asks of drawings. A question has a name and texts, its arguments; the answer
 * is a JSON object. What can't be done is answered with {@code {"fault": {"message", "line",
 * "column", "hint"}}}, where the place is one in the text, if there is one.
 *
 * <p>The state of a page is a text that the laboratory has written; {@code read} makes one of
 * whatever people paste.
 */
public final class Laboratory {
  /** Answers one question. */
  private interface Answering {
    void answer(Arguments arguments, Reply reply) throws FormatException;
  }

  private interface Editing {
    Draft edited(Draft draft, Arguments arguments);
  }

  private final ImmutableMap<String, Answering> questions =
      ImmutableMap.<String, Answering>builder()
          .put("read", Laboratory::read)
          .put("new", Laboratory::begin)
          .put(
              "set",
              editing(
                  (draft, arguments) ->
                      Edit.set(
                          draft,
                          arguments.cell(draft.board()),
                          arguments.choice("to", Edit.Mark.values()))))
          .put(
              "edge",
              editing(
                  (draft, arguments) ->
                      Edit.edge(draft, edge(arguments, "edge"), arguments.truth("on"))))
          .put("kind", editing((draft, arguments) -> Edit.kind(draft, arguments.text("kind"))))
          .put(
              "grow",
              editing(
                  (draft, arguments) ->
                      Edit.grow(draft, edge(arguments, "side"), arguments.number("by", -1, 1))))
          .put(
              "turn",
              editing((draft, arguments) -> arguments.choice("how", Turn.values()).of(draft)))
          .put("side", editing((draft, arguments) -> Edit.side(draft, color(arguments, "toMove"))))
          .buildOrThrow();

  /**
   * Answers.
   *
   * @return a JSON object
   */
  public String answer(String question, Map<String, String> arguments) {
    Reply reply = new Reply();
    try {
      Answering answering = questions.get(question);
      if (answering == null) {
        throw new RefusedException(
            "unknown question '%s'%s"
                .formatted(question, Suggestion.of(question, "", questions.keySet().asList())),
            "");
      }
      answering.answer(new Arguments(question, arguments), reply);
      return reply.end();
    } catch (FormatException e) {
      return new Reply().fault(e).end();
    } catch (RefusedException e) {
      return new Reply().fault(e.getMessage(), e.hint()).end();
    } catch (IllegalArgumentException e) {
      return new Reply().fault(String.valueOf(e.getMessage()), "").end();
    }
  }

  private static Answering editing(Editing editing) {
    return (arguments, reply) ->
        new Scene(
                editing.edited(Pasted.read(arguments.text("text")).draft(), arguments),
                ImmutableList.of())
            .write(reply);
  }

  private static void begin(Arguments arguments, Reply reply) {
    Board board =
        new Board(
            arguments.number("cols", 1, Board.MAX_SIDE),
            arguments.number("rows", 1, Board.MAX_SIDE));
    new Scene(Edit.begin(arguments.text("kind"), board), ImmutableList.of()).write(reply);
  }

  private static void read(Arguments arguments, Reply reply) throws FormatException {
    String text = arguments.text("text");
    Pasted pasted = Pasted.read(text);
    new Scene(pasted.draft(), pasted.notes()).write(reply);
    if (pasted.entry().isEmpty()) {
      return;
    }
    ImmutableList<Member> members = Pasted.members(text);
    if (members.size() > 1) {
      List<Runnable> told = new ArrayList<>();
      members.forEach(member -> told.add(() -> member(member, reply)));
      reply.objects("members", told);
    }
  }

  private static void member(Member member, Reply reply) {
    reply.text("name", member.name());
    try {
      reply.text("text", Pasted.of(member).draft().text());
    } catch (FormatException e) {
      reply.fault(e);
    } catch (IllegalArgumentException e) {
      reply.fault(String.valueOf(e.getMessage()), "");
    }
  }

  private static Edge edge(Arguments arguments, String name) {
    String text = arguments.text(name);
    return Edge.find(text)
        .orElseThrow(
            () -> new RefusedException("no edge '" + text + "'", "top, bottom, left or right"));
  }

  private static Color color(Arguments arguments, String name) {
    return switch (arguments.text(name)) {
      case "black" -> Color.BLACK;
      case "white" -> Color.WHITE;
      default -> throw new RefusedException("'" + name + "' is black or white", "");
    };
  }
}
