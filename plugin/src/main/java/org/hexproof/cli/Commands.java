package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;

/** All commands, a row for each. */
final class Commands {
  /** By what people want, and the most important first. */
  static final ImmutableList<Command> ALL =
      ImmutableList.of(
          Command.of(CommandGroup.VERIFY, "verify", VerifyCommand.CHOICES, VerifyCommand::run),
          Command.of(CommandGroup.VERIFY, "solve", SolveCommand.CHOICES, SolveCommand::run)
              .with(SolveCommand.RULES),
          Command.of(CommandGroup.VERIFY, "prove", ProveCommand.CHOICES, ProveCommand::run)
              .with(ProveCommand.RULES),
          Command.of(CommandGroup.VERIFY, "swap", SwapCommand.PARTS),
          Command.of(CommandGroup.VERIFY, "check", CheckCommand.CHOICES, CheckCommand::run),
          Command.of(CommandGroup.VERIFY, "split", SplitCommand.CHOICES, SplitCommand::run),
          Command.of(CommandGroup.VERIFY, "work", WorkCommand.CHOICES, WorkCommand::run),
          Command.of(CommandGroup.VERIFY, "merge", MergeCommand.CHOICES, MergeCommand::run),
          Command.of(CommandGroup.VERIFY, "lemmas", LemmasCommand.CHOICES, LemmasCommand::run)
              .with(LemmasCommand.RULES),
          Command.of(CommandGroup.LOOK, "convert", ConvertCommand.CHOICES, ConvertCommand::run)
              .replacing(),
          Command.of(CommandGroup.LOOK, "explore", ExploreCommand.CHOICES, ExploreCommand::run),
          Command.of(CommandGroup.LOOK, "site", SiteCommand.CHOICES, SiteCommand::run),
          Command.of(
              CommandGroup.LOOK, "laboratory", LaboratoryCommand.CHOICES, LaboratoryCommand::run),
          Command.of(CommandGroup.LOOK, "serve", ServeCommand.CHOICES, ServeCommand::run),
          Command.of(
                  CommandGroup.LOOK,
                  "intrusions",
                  IntrusionsCommand.CHOICES,
                  IntrusionsCommand::run)
              .with(IntrusionsCommand.RULES),
          Command.of(CommandGroup.LOOK, "article", ArticleCommand.CHOICES, ArticleCommand::run)
              .with(ArticleCommand.RULES)
              .replacing(),
          Command.of(CommandGroup.LOOK, "spot", SpotCommand.CHOICES, SpotCommand::run),
          Command.of(CommandGroup.LOOK, "annotate", AnnotateCommand.CHOICES, AnnotateCommand::run)
              .with(AnnotateCommand.RULES),
          Command.of(CommandGroup.LOOK, "compose", ComposeCommand.CHOICES, ComposeCommand::run),
          Command.of(CommandGroup.FIND, "find", FindCommand.CHOICES, FindCommand::run),
          Command.of(CommandGroup.FIND, "minimize", MinimizeCommand.CHOICES, MinimizeCommand::run)
              .with(MinimizeCommand.RULES),
          Command.of(CommandGroup.FIND, "probe", ProbeCommand.CHOICES, ProbeCommand::run)
              .with(ProbeCommand.RULES),
          Command.of(CommandGroup.FIND, "witness", WitnessCommand.CHOICES, WitnessCommand::run),
          Command.of(CommandGroup.VALUES, "value", ValueCommand.CHOICES, ValueCommand::run)
              .with(ValueCommand.RULES),
          Command.of(CommandGroup.VALUES, "db", DbCommand.PARTS),
          Command.of(
              CommandGroup.VALUES, "primaries", PrimariesCommand.CHOICES, PrimariesCommand::run),
          Command.of(CommandGroup.VALUES, "shannon", ShannonCommand.CHOICES, ShannonCommand::run)
              .with(ShannonCommand.RULES),
          Command.of(CommandGroup.VALUES, "embed", EmbedCommand.CHOICES, EmbedCommand::run)
              .with(EmbedCommand.RULES),
          Command.of(CommandGroup.VALUES, "realize", RealizeCommand.CHOICES, RealizeCommand::run)
              .with(RealizeCommand.RULES),
          Command.of(CommandGroup.GAMES, "cgt", CgtCommand.CHOICES, CgtCommand::run)
              .with(HypergameCommand.RULES),
          Command.of(CommandGroup.GAMES, "game", CgtCommand.GAME, CgtCommand::game),
          Command.of(
                  CommandGroup.GAMES, "hypergame", HypergameCommand.CHOICES, HypergameCommand::run)
              .with(HypergameCommand.RULES),
          Command.of(CommandGroup.GAMES, "entail", CgtCommand.ENTAIL, CgtCommand::entail)
              .with(CgtCommand.ENTAIL_RULES),
          Command.of(CommandGroup.ENGINES, "htp", HtpCommand.CHOICES, HtpCommand::run),
          Command.of(CommandGroup.ENGINES, "bench", BenchCommand.CHOICES, BenchCommand::run),
          Command.of(
                  CommandGroup.ENGINES,
                  "completion",
                  CompletionCommand.CHOICES,
                  CompletionCommand::run)
              .words(CompletionCommand.SHELLS));

  private Commands() {}

  /** All that do something: the parts of those that have some, and the others. */
  static ImmutableList<Command> rows() {
    return ALL.stream()
        .flatMap(
            command -> command.parts().isEmpty() ? Stream.of(command) : command.parts().stream())
        .collect(ImmutableList.toImmutableList());
  }

  static Optional<Command> of(String name) {
    return ALL.stream().filter(command -> command.name().equals(name)).findFirst();
  }
}
