package org.hexproof.article;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Member;
import org.hexproof.format.hexboard.HexboardPage;
import org.hexproof.format.hexboard.HexboardPage.Drawn;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;

/**
 * A page with its boards brought up to date: written as the wiki writes them today, with a comment
 * behind each that is drawn as a template and is none. All else is left as it is, character for
 * character.
 *
 * @param text of the page
 * @param changes in the order of the page
 */
public record PageUpdate(String text, ImmutableList<PageChange> changes) {
  private static final String OPENING = "<!-- hexproof: refuted: ";
  private static final String CLOSING = " -->";

  /** A comment that an earlier update wrote. */
  private static final Pattern COMMENT = Pattern.compile("<!-- hexproof: refuted: [^<>]* -->");

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  /**
   * The templates that a page draws, by the number of the board. What shows moves by numbers is
   * none, since it shows how play goes and not what holds; nor is what is a template only in one of
   * several readings.
   */
  public static ImmutableMap<Integer, Subject> templates(HexboardPage page) {
    ImmutableMap.Builder<Integer, Subject> templates = ImmutableMap.builder();
    for (int i = 0; i < page.boards().size(); i++) {
      if (page.boards().get(i).member() instanceof Member.Sound sound && !showsMoves(sound)) {
        Optional<Subject> subject = subject(sound.entry());
        if (subject.isPresent()) {
          templates.put(i, subject.get());
        }
      }
    }
    return templates.buildOrThrow();
  }

  private static boolean showsMoves(Member.Sound sound) {
    return sound.entry().diagram().labels().values().stream()
        .anyMatch(label -> NUMBER.matcher(label).matches());
  }

  private static Optional<Subject> subject(Entry entry) {
    try {
      Interpretation read = entry.interpret(Optional.empty());
      Subject subject =
          new Subject(entry.place(), read.template(), read.remarks(), Naming.RED_AND_BLUE);
      return Optional.of(subject).filter(one -> read.remarks().equals(entry.remarks()));
    } catch (FormatException e) {
      return Optional.empty();
    }
  }

  /**
   * The page as it should be.
   *
   * @param findings about some of its templates, by the number of the board
   */
  public static PageUpdate of(HexboardPage page, Map<Integer, Finding> findings) {
    return new Updating(page, new TreeMap<>(findings)).update();
  }

  /** How many changes of a sort there are. */
  public long count(PageChange.Sort sort) {
    return changes.stream().filter(change -> change.sort() == sort).count();
  }

  private static final class Updating {
    private final HexboardPage page;
    private final Map<Integer, Finding> findings;
    private final StringBuilder text = new StringBuilder();
    private final List<PageChange> changes = new ArrayList<>();
    private int done;

    Updating(HexboardPage page, Map<Integer, Finding> findings) {
      this.page = page;
      this.findings = findings;
    }

    PageUpdate update() {
      for (int i = 0; i < page.boards().size(); i++) {
        Drawn drawn = page.boards().get(i);
        if (drawn.member() instanceof Member.Spoilt spoilt) {
          FormatException fault = spoilt.fault();
          changes.add(
              new PageChange(
                  spoilt.isBoard() ? PageChange.Sort.SPOILT : PageChange.Sort.KEPT,
                  fault.place(),
                  spoilt.name(),
                  fault.problem()));
        } else if (page.isEscaped()) {
          say(PageChange.Sort.KEPT, drawn, "its tag is written in entities");
        } else if (drawn.member() instanceof Member.Sound sound) {
          rewrite(drawn, sound.entry());
          Optional.ofNullable(findings.get(i)).ifPresent(finding -> annotate(drawn, finding));
        }
      }
      text.append(page.text(), done, page.text().length());
      return new PageUpdate(text.toString(), ImmutableList.copyOf(changes));
    }

    private void say(PageChange.Sort sort, Drawn drawn, String words) {
      Member member = drawn.member();
      changes.add(new PageChange(sort, member.place(), member.name(), words));
    }

    private void rewrite(Drawn drawn, Entry entry) {
      if (drawn.current().isPresent()) {
        text.append(page.text(), done, drawn.start()).append(drawn.current().get());
        done = drawn.end();
        String remarks = String.join("; ", entry.remarks());
        say(
            PageChange.Sort.REWRITTEN,
            drawn,
            "written as the wiki writes it today" + (remarks.isEmpty() ? "" : "; " + remarks));
      } else if (!drawn.kept().isEmpty()) {
        say(PageChange.Sort.KEPT, drawn, drawn.kept());
      }
    }

    private void annotate(Drawn drawn, Finding finding) {
      Matcher before = COMMENT.matcher(page.text()).region(drawn.end(), page.text().length());
      String old = before.lookingAt() ? before.group() : "";
      if (finding.valid().isEmpty()) {
        String why = String.join("; ", finding.troubles());
        say(PageChange.Sort.UNDECIDED, drawn, "not decided: " + why);
        return;
      }
      String comment = finding.valid().get() ? "" : OPENING + refutation(finding) + CLOSING;
      text.append(page.text(), done, drawn.end()).append(comment);
      done = drawn.end() + old.length();
      if (!comment.isEmpty()) {
        say(PageChange.Sort.REFUTED, drawn, "no template: " + refutation(finding));
      } else if (!old.isEmpty()) {
        say(PageChange.Sort.CLEARED, drawn, "a template; the comment that it is none is gone");
      }
    }

    private static String refutation(Finding finding) {
      return finding
          .refutation()
          .map(move -> "Blue breaks it with " + move)
          .orElse("Blue breaks it");
    }
  }
}
