package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;

/** All commands, a row for each. */
final class Commands {
  /** By what people want, and the most important first. */
  static final ImmutableList<Command> ALL =
      ImmutableList.of(
          Command.of(Group.VERIFY, "verify", VerifyCommand.CHOICES, VerifyCommand::run),
          Command.of(Group.VERIFY, "solve", SolveCommand.CHOICES, SolveCommand::run)
              .with(SolveCommand.RULES),
          Command.of(Group.VERIFY, "prove", ProveCommand.CHOICES, ProveCommand::run)
              .with(ProveCommand.RULES),
          Command.of(Group.VERIFY, "check", CheckCommand.CHOICES, CheckCommand::run),
          Command.of(Group.VERIFY, "split", SplitCommand.CHOICES, SplitCommand::run),
          Command.of(Group.VERIFY, "work", WorkCommand.CHOICES, WorkCommand::run),
          Command.of(Group.VERIFY, "merge", MergeCommand.CHOICES, MergeCommand::run),
          Command.of(Group.VERIFY, "lemmas", LemmasCommand.CHOICES, LemmasCommand::run)
              .with(LemmasCommand.RULES),
          Command.of(Group.LOOK, "convert", ConvertCommand.CHOICES, ConvertCommand::run)
              .replacing(),
          Command.of(Group.LOOK, "explore", ExploreCommand.CHOICES, ExploreCommand::run),
          Command.of(Group.LOOK, "intrusions", IntrusionsCommand.CHOICES, IntrusionsCommand::run)
              .with(IntrusionsCommand.RULES),
          Command.of(Group.LOOK, "spot", SpotCommand.CHOICES, SpotCommand::run),
          Command.of(Group.LOOK, "annotate", AnnotateCommand.CHOICES, AnnotateCommand::run)
              .with(AnnotateCommand.RULES),
          Command.of(Group.LOOK, "compose", ComposeCommand.CHOICES, ComposeCommand::run),
          Command.of(Group.FIND, "find", FindCommand.CHOICES, FindCommand::run),
          Command.of(Group.FIND, "minimize", MinimizeCommand.CHOICES, MinimizeCommand::run)
              .with(MinimizeCommand.RULES),
          Command.of(Group.FIND, "probe", ProbeCommand.CHOICES, ProbeCommand::run),
          Command.of(Group.FIND, "witness", WitnessCommand.CHOICES, WitnessCommand::run),
          Command.of(Group.VALUES, "value", ValueCommand.CHOICES, ValueCommand::run)
              .with(ValueCommand.RULES),
          Command.of(Group.VALUES, "db", DbCommand.PARTS),
          Command.of(Group.VALUES, "primaries", PrimariesCommand.CHOICES, PrimariesCommand::run),
          Command.of(Group.VALUES, "shannon", ShannonCommand.CHOICES, ShannonCommand::run)
              .with(ShannonCommand.RULES),
          Command.of(Group.VALUES, "embed", EmbedCommand.CHOICES, EmbedCommand::run)
              .with(EmbedCommand.RULES),
          Command.of(Group.VALUES, "realize", RealizeCommand.CHOICES, RealizeCommand::run)
              .with(RealizeCommand.RULES),
          Command.of(Group.GAMES, "game", GameCommand.CHOICES, GameCommand::run),
          Command.of(Group.GAMES, "hypergame", HypergameCommand.CHOICES, HypergameCommand::run)
              .with(HypergameCommand.RULES),
          Command.of(Group.GAMES, "entail", EntailCommand.CHOICES, EntailCommand::run),
          Command.of(Group.ENGINES, "htp", HtpCommand.CHOICES, HtpCommand::run),
          Command.of(Group.ENGINES, "bench", BenchCommand.CHOICES, BenchCommand::run),
          Command.of(Group.ENGINES, "completion", CompletionCommand.CHOICES, CompletionCommand::run)
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
