package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.library.Library;
import org.hexproof.template.Template;

/** The templates that {@code spot} looks for. */
final class SpottedTemplates {
  private final PrintStream err;
  private final ImmutableList.Builder<Template> templates = ImmutableList.builder();

  private SpottedTemplates(PrintStream err) {
    this.err = err;
  }

  /** Those that are named, or else the shipped ones. */
  static ImmutableList<Template> of(CommandLine line, Inputs inputs, PrintStream err)
      throws CommandException {
    if (!line.hasOption(Choices.TEMPLATES)) {
      return Library.read();
    }
    SpottedTemplates named = new SpottedTemplates(err);
    for (String path : line.getOptionValues(Choices.TEMPLATES)) {
      for (String file : Inputs.files(path)) {
        for (Entry entry : inputs.read(file)) {
          named.add(entry);
        }
      }
    }
    return named.templates.build();
  }

  private void add(Entry entry) throws CommandException {
    Template template;
    try {
      template = entry.template(Optional.empty());
      Inputs.tellTemplate(entry, err);
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    }
    if (template.claim().valid()) {
      templates.add(
          template.name().isEmpty() ? template.called(entry.place().toString()) : template);
    } else {
      Inputs.tell(
          entry, ImmutableList.of("left out, since the file says that it is not valid"), err);
    }
  }
}
