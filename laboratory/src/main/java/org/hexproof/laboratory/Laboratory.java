package org.hexproof.laboratory;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.file.Format;
import org.hexproof.template.Template;
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

  /** Memory for the check of a proof, where there is no engine. */
  private static final long CHECKING = 1L << 28;

  private static final ImmutableMap<String, Answering> DRAWING =
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
          .put(
              "write",
              (arguments, reply) ->
                  Writing.write(
                      draft(arguments), arguments.choice("format", Format.values()), reply))
          .put("side", editing((draft, arguments) -> Edit.side(draft, color(arguments, "toMove"))))
          .buildOrThrow();

  /** What is asked of a solver. */
  private static final ImmutableSet<String> DECIDING =
      ImmutableSet.of("valid", "weakenings", "needed", "mend", "winner", "moves", "certificate");

  private final ImmutableMap<String, Answering> questions;

  /**
   * A laboratory.
   *
   * @param library the templates that have names, asked for once
   * @param engine decides; without one the laboratory reads and draws only
   */
  public Laboratory(Supplier<ImmutableList<Template>> library, Optional<Engine> engine) {
    Shelf shelf = new Shelf(library);
    ImmutableMap.Builder<String, Answering> all = ImmutableMap.builder();
    all.putAll(DRAWING)
        .put("library", (arguments, reply) -> shelf.library(reply))
        .put("names", (arguments, reply) -> shelf.names(draft(arguments), reply))
        .put(
            "check",
            (arguments, reply) ->
                Certificates.check(arguments, engine.map(Engine::bytes).orElse(CHECKING), reply));
    engine.ifPresent(one -> all.putAll(deciding(new Slices(one))));
    questions = all.buildOrThrow();
  }

  private static ImmutableMap<String, Answering> deciding(Slices slices) {
    Deciding deciding = new Deciding(slices);
    return ImmutableMap.<String, Answering>builder()
        .put("valid", deciding::valid)
        .put("weakenings", deciding::weakenings)
        .put("needed", deciding::needed)
        .put("mend", deciding::mend)
        .put("winner", deciding::winner)
        .put("moves", deciding::moves)
        .put(
            "certificate", (arguments, reply) -> Certificates.certificate(slices, arguments, reply))
        .buildOrThrow();
  }

  /**
   * Answers.
   *
   * @return a JSON object
   */
  public String answer(String question, Map<String, String> arguments) {
    Reply reply = new Reply();
    try {
      Answering answering = questions.get(question);
      if (answering == null && DECIDING.contains(question)) {
        throw new RefusedException("there is no solver here to decide that", "");
      }
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

  private static Draft draft(Arguments arguments) throws FormatException {
    return Pasted.read(arguments.text("text")).draft();
  }

  private static Answering editing(Editing editing) {
    return (arguments, reply) ->
        new Scene(editing.edited(draft(arguments), arguments), ImmutableList.of()).write(reply);
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
