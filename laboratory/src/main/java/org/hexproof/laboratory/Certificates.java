package org.hexproof.laboratory;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Naming;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateWriter;
import org.hexproof.file.Room;
import org.hexproof.format.FormatException;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.Problem;
import org.hexproof.template.Template;

/** Proofs that are written and checked. */
final class Certificates {
  private Certificates() {}

  /** Who wins, and why? Who reads the answer need not trust the solver, but the checker. */
  static void certificate(Slices slices, Arguments arguments, Reply reply) throws FormatException {
    String text = arguments.text("text");
    slices.begin(text);
    Draft draft = Pasted.read(text).draft();
    Problem problem = problem(draft);
    if (!(slices.solver() instanceof Certifier certifier)) {
      throw new RefusedException(
          "the solver " + slices.solver().name() + " writes no certificates", "");
    }
    certifier.begin(problem, slices.limits(arguments.slice()));
    Certifier.Certified certified = certifier.certify(problem, slices.limits(arguments.slice()));
    if (certified.answer() instanceof Answer.Decided decided) {
      Statement statement =
          new Statement(problem.position(), problem.goal(), problem.toMove(), decided.winner());
      written(statement, draft.name(), certified, slices.bytes(), reply);
    } else {
      Deciding.undecided(reply, certified.answer());
    }
    reply.number("nodes", slices.nodes("certificate", certified.answer().nodes()));
  }

  private static Problem problem(Draft draft) throws FormatException {
    if (draft.isBoard()) {
      return new Problem(draft.stones(), draft.toMove(), Goal.TOP_TO_BOTTOM);
    }
    Template template = draft.template();
    Goal goal =
        template
            .promise()
            .goal()
            .orElseThrow(
                () ->
                    new RefusedException(
                        "that a fork pivots is no goal, of which a certificate could be",
                        "'hexproof verify --certify' proves it beside a tester"));
    return new Problem(template.surrounded(), Color.WHITE, goal);
  }

  private static void written(
      Statement statement, String about, Certifier.Certified certified, long bytes, Reply reply) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      CertificateWriter.write(out, statement, about, certified.certificate().orElseThrow());
      Proven proven = Checking.proven(in(out.toByteArray()), room(bytes));
      if (!(proven instanceof Proven.Checked checked) || !checked.statement().equals(statement)) {
        throw new RefusedException("the certificate proves something else", "");
      }
      reply
          .text("verdict", "decided")
          .text("winner", statement.winner().label())
          .text("certificate", out.toString(StandardCharsets.UTF_8))
          .text("checked", words(proven));
    } catch (CertificateException e) {
      throw new RefusedException("the certificate does not check: " + e.getMessage(), "");
    } catch (IOException e) {
      throw new RefusedException("the certificate can't be checked: " + e.getMessage(), "");
    }
  }

  /** What the checker says of a text. */
  private record Verdict(boolean accepted, String words) {
    static Verdict of(byte[] text, Room room) {
      try {
        return new Verdict(true, Certificates.words(Checking.proven(in(text), room)));
      } catch (CertificateException e) {
        return new Verdict(false, "does not check: " + e.getMessage());
      } catch (IOException e) {
        throw new RefusedException(e.getMessage(), "");
      }
    }
  }

  /** Does a certificate hold? */
  static void check(Arguments arguments, long bytes, Reply reply) {
    byte[] text = arguments.text("certificate").getBytes(StandardCharsets.UTF_8);
    Verdict verdict = Verdict.of(text, room(bytes));
    reply.truth("accepted", verdict.accepted()).text("words", verdict.words());
  }

  private static ByteArrayInputStream in(byte[] text) {
    return new ByteArrayInputStream(text);
  }

  private static Room room(long bytes) {
    return Room.withoutFile(bytes);
  }

  private static String words(Proven proven) {
    return "checked, %s nodes: %s".formatted(proven.nodes(), claim(proven));
  }

  private static String claim(Proven proven) {
    if (proven instanceof Proven.CheckedBundle bundle) {
      return bundle.claim().move() + " is White's only winning move";
    }
    Statement statement = ((Proven.Checked) proven).statement();
    return "%s to move, %s wins"
        .formatted(
            Naming.BLACK_AND_WHITE.name(statement.toMove()),
            Naming.BLACK_AND_WHITE.name(statement.winner()));
  }
}
