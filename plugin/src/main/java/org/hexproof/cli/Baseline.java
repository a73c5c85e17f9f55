package org.hexproof.cli;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeSet;
import org.hexproof.report.ClaimText;
import org.hexproof.report.Unreadable;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Verdict;

/**
 * Findings that are known, and fail no more. A line of the file is a finding: the file, the name of
 * the template and what was found, with tabs between them; lines of the file are not told, so that
 * what moves in it stays known.
 */
final class Baseline {
  private static final Joiner TABS = Joiner.on('\t');

  private static final Choice<String> OPTION = Choice.text("baseline", "FILE");
  private static final Choice<String> WRITE = Choice.text("write-baseline", "FILE");

  private final ImmutableSet<String> known;
  private final Optional<Path> target;
  private final TreeSet<String> found = new TreeSet<>();

  private Baseline(ImmutableSet<String> known, Optional<Path> target) {
    this.known = known;
    this.target = target;
  }

  /** Nothing is known, and nothing kept. */
  static Baseline none() {
    return new Baseline(ImmutableSet.of(), Optional.empty());
  }

  static final ImmutableList<Choice<?>> CHOICES = ImmutableList.of(OPTION, WRITE);

  static Baseline of(Line line) {
    ImmutableSet.Builder<String> known = ImmutableSet.builder();
    if (line.has(OPTION)) {
      String name = line.get(OPTION);
      FileUse.read(name, () -> Files.readAllLines(Path.of(name))).stream()
          .filter(text -> !text.isBlank() && !text.startsWith("#"))
          .forEach(known::add);
    }
    return new Baseline(known.build(), line.find(WRITE).map(Path::of));
  }

  /** Whether the baseline has it. */
  boolean has(Unreadable fault) {
    return isKnown(fault.input(), fault.name(), "unreadable: " + fault.reason());
  }

  /** The finding as it is listed, if it fails and the baseline has it. */
  Optional<Unreadable> listed(Finding finding) {
    if (finding.verdict() != Verdict.FAIL) {
      return Optional.empty();
    }
    String file = finding.subject().place().file();
    String name = finding.subject().template().name();
    String what = ClaimText.failure(finding);
    return isKnown(file, name, what)
        ? Optional.of(
            new Unreadable(
                file, finding.subject().place(), name, what, Optional.empty(), ImmutableList.of()))
        : Optional.empty();
  }

  private boolean isKnown(String file, String name, String what) {
    String entry =
        CharMatcher.anyOf("\r\n")
            .replaceFrom(TABS.join(file.replace('\\', '/'), name.replace('\t', ' '), what), ' ');
    found.add(entry);
    return known.contains(entry);
  }

  /** Writes what was found, if that is wanted. */
  void write() {
    if (target.isPresent()) {
      String text =
          "# findings of 'hexproof verify' that are known; --baseline reads them\n"
              + String.join("", found.stream().map(entry -> entry + "\n").toList());
      TemplateOutput.write(target.get(), text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
