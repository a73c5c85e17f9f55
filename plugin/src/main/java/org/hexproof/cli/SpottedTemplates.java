package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.PrintStream;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.library.Library;
import org.hexproof.template.Template;

/** The templates that {@code spot} looks for. */
final class SpottedTemplates extends Readings {
  private final ImmutableList.Builder<Template> templates = ImmutableList.builder();

  private SpottedTemplates(PrintStream err) {
    super(err);
  }

  /** Those that are named, or else the shipped ones. */
  static SpottedTemplates of(Line line, Inputs inputs, PrintStream err) throws IOException {
    SpottedTemplates spotted = new SpottedTemplates(err);
    if (line.has(SpotCommand.TEMPLATES)) {
      inputs.readAll(line.all(SpotCommand.TEMPLATES), Selection.ALL, spotted);
    } else {
      spotted.templates.addAll(Library.read());
    }
    return spotted;
  }

  ImmutableList<Template> templates() {
    return templates.build();
  }

  @Override
  void take(Entry entry) throws FormatException {
    Template template = Inputs.template(entry, err);
    if (template.claim().valid()) {
      templates.add(
          template.name().isEmpty() ? template.called(entry.place().toString()) : template);
    } else {
      Inputs.tell(
          entry, ImmutableList.of("left out, since the file says that it is not valid"), err);
    }
  }
}
