package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.circuit.CircuitTooLargeException;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.hexproof.region.Region;
import org.hexproof.region.RegionLimit;
import org.hexproof.region.RegionTooLargeException;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.PosetReader;
import org.hexproof.value.Posets;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.ValueSyntaxException;

/** {@code hexproof value}. */
final class ValueCommand implements Command {
  private static final String EXPR = "expr";
  private static final String POSET = "poset";
  private static final String COMPARE = "compare";
  private static final String FORM = "form";
  private static final String FOLLOW = "follow";
  private static final String ASCII = "ascii";
  private static final String MAX_CELLS = "max-cells";
  private static final String MEMORY = "memory";

  private static final int DEFAULT_MEBIBYTES = 1024;

  @Override
  public String name() {
    return "value";
  }

  @Override
  public String summary() {
    return "tells what a region is worth, as a game in its simplest form";
  }

  @Override
  public String operands() {
    return "FILE | --expr EXPR";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "A region of the board is a small game by itself. When it is full, all that matters of it"
            + " is its outcome: which of the groups around it, its terminals, Black has joined"
            + " inside. While it has empty cells its value is written {what Black can move to |"
            + " what White can move to}. So {⊤|⊥} is a region where whoever moves first gets"
            + " everything: ⊤ is the best outcome for Black, ⊥ the worst. T and F may be typed for"
            + " them.",
        "With three terminals, numbered 1 to 3, the outcomes between ⊥ and ⊤ are a (2 and 3 are"
            + " joined), b (1 and 3) and c (1 and 2). {a,b|a}, for example, is a switch: the"
            + " outcome is a, but if Black moves first he may make it b.",
        "Two regions can replace each other everywhere if their values are equal. Each value has"
            + " one simplest form, the canonical form, which is what is printed: equal values"
            + " print the same.",
        "FILE is a region, a template, a board, a game in braces or circuits. A drawing is read as"
            + " a region, whatever its labels: its empty cells, the stones as they are drawn, and"
            + " the edges that are drawn, top and bottom Black's, left and right White's. Where no"
            + " edge is drawn the board goes on, and the empty cells around the region are either"
            + " player's to get. Its outcomes are found and named x1, x2, … and explained below the"
            + " value: c2-b4 says that a black stone on c2 would be joined to one on b4, and, of a"
            + " region at two edges, bottom-top+c1 by b2 that Black would have joined bottom and top"
            + " if he had c1, joined to the top outside, and b2. Cells have the names of the"
            + " drawing; above row 1 lies row 0, and left of column a column @.",
        "With --terminals everything else around the region is White's, also edges that are not"
            + " named. With --terminals promise the drawing is read as a template, as 'hexproof"
            + " verify' does, and the terminals are what is promised to be joined; in one with two"
            + " stones and an edge, terminal 1 is B, 2 is A and 3 the edge.",
        "A circuit is written G(1,2,3) = P3op(1,4,3), P5(2,1,4)x as in the paper 'On 3-terminal"
            + " positions in Hex': positions whose terminals with the same number are joined. op"
            + " exchanges the players, x mirrors, Eq joins, and values such as {a,b|a}(1,2,4) may"
            + " stand for positions.",
        "Named values: superswitch:N, simpleswitch:N and tripleswitch:N for switches of N steps,"
            + " hex-tripleswitch:N for the pinwheel of three superswitches of N + 2 steps,"
            + " tester and tester-sente for the testers of pivoting templates; ^op after a value"
            + " exchanges the players.",
        "Posets (which outcomes there are and which is better for Black): bool is ⊥ < ⊤; P3 is ⊥ < a, b, c < ⊤; corner is P3 with c <= a; fork is ⊥ < a, b"
            + " < ⊤; terminals:N has the outcomes of N terminals, 2 to 5, numbered in the order in which they"
            + " lie around the region: 12.34 joins 1 with 2 and 3 with 4. The names P2, P5 and P4 mean"
            + " bool, P3 and fork. Any other is written as chains: 'F<x<T, F<y<T'.",
        "Examples: hexproof value --expr '{a,b|{a,b|{a|⊥}}}' --poset fork --compare tester;"
            + " hexproof value bridge.yaml --terminals promise; hexproof value board.sgf --cells"
            + " 'b2 c2' --terminals 'a2;c1;bottom'.");
  }

  @Override
  public Options options() {
    Options options = Selection.addTo(new Options());
    RegionCut.addOptions(options, "");
    return options
        .addOption(Choices.option(EXPR, "EXPR", "a game in braces or a circuit instead of FILE"))
        .addOption(
            Choices.option(
                POSET,
                "POSET",
                "the outcomes: bool, P3, corner, fork, … see above (default: for games P3; for a"
                    + " region those of its terminals, bool for 2, P3 for 3, terminals:N for 4 and"
                    + " 5, and else x1, x2, …)"))
        .addOption(
            Choices.option(
                COMPARE,
                "EXPR",
                "answers <=, >=, = or || (neither), and then whether <= and >= hold; >= says that"
                    + " Black would never rather have EXPR"))
        .addOption(Choices.flag(FORM, "also prints the game with nothing simplified"))
        .addOption(Choices.flag(FOLLOW, "also prints the options, and theirs, as a tree"))
        .addOption(Choices.flag(ASCII, "prints T and F for ⊤ and ⊥"))
        .addOption(
            Choices.option(
                MAX_CELLS,
                "N",
                "refuse regions with more empty cells (default "
                    + RegionLimit.DEFAULT_CELLS
                    + ", at most "
                    + Region.MAX_CELLS
                    + " with --terminals and "
                    + Coloring.MAX_CELLS
                    + " without); each more takes about three times as long, unless groups of"
                    + " stones cut the region into parts; cells that hang together are at most "
                    + Coloring.MAX_CELLS))
        .addOption(
            Choices.option(
                MEMORY, "MIB", "memory for values, in MiB (default " + DEFAULT_MEBIBYTES + ")"))
        .addOption(Choices.option(Choices.FORMAT, "FORMAT", "text (the default) or json"))
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    String format = Choices.word(line, Choices.FORMAT, ImmutableList.of("text", "json"));
    try {
      ValueSubject subject = subject(line, surroundings);
      Optional<Integer> other = Optional.empty();
      if (line.hasOption(COMPARE)) {
        Game game =
            GameReader.read("--" + COMPARE, line.getOptionValue(COMPARE), subject.values().poset());
        other = Optional.of(subject.values().of(game));
      }
      if (line.hasOption(FORM) && subject.form().isEmpty()) {
        throw CommandException.usage(
            "--form works for games and for regions of at most 6 empty cells");
      }
      ValueReport report = new ValueReport(subject, other, line.hasOption(ASCII));
      try (Output output = Output.of(line, surroundings.out())) {
        if (format.equals("json")) {
          report.writeJson(output.writer());
        } else {
          report.writeText(output.writer(), line.hasOption(FORM), line.hasOption(FOLLOW));
        }
        output.commit();
      }
      return ExitCode.OK;
    } catch (FormatException | ValueSyntaxException | IllegalArgumentException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (RegionTooLargeException | CircuitTooLargeException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
    } catch (StoreFullException e) {
      surroundings
          .err()
          .println("hexproof: undecided: " + e.getMessage() + " (--memory raises it)");
    }
    return ExitCode.UNDECIDED;
  }

  private static ValueSubject subject(CommandLine line, Surroundings surroundings)
      throws CommandException, FormatException, ValueSyntaxException, IOException {
    ValueSubject.Limits limits =
        new ValueSubject.Limits(
            Choices.count(line, MAX_CELLS, RegionLimit.DEFAULT_CELLS, Region.MAX_CELLS),
            (long) Choices.count(line, MEMORY, DEFAULT_MEBIBYTES, 1 << 20) << 20);
    Optional<FinitePoset> poset = Optional.empty();
    if (line.hasOption(POSET)) {
      poset = Optional.of(PosetReader.read("--" + POSET, line.getOptionValue(POSET)));
    }
    if (line.hasOption(EXPR)) {
      if (!line.getArgList().isEmpty()) {
        throw CommandException.usage("expected either FILE or --expr, not both");
      }
      String text = line.getOptionValue(EXPR);
      return ValueSubject.isCircuit(text)
          ? ValueSubject.circuit("--" + EXPR, text, limits)
          : ValueSubject.game("--" + EXPR, text, poset.orElse(Posets.P3), limits);
    }
    String file = Choices.operand(line);
    Operand operand = Operand.of(file);
    byte[] bytes = new Inputs(surroundings.in()).bytes(operand);
    // What is too large is refused below, as a board of that size is.
    String text = bytes.length > Source.MAX_BYTES ? "" : new String(bytes, StandardCharsets.UTF_8);
    if (ValueSubject.isCircuit(text)) {
      return ValueSubject.circuit(file, text, limits);
    }
    if (ValueSubject.isGame(text)) {
      return ValueSubject.game(file, text, poset.orElse(Posets.P3), limits);
    }
    RegionCut cut = RegionCut.of(line);
    Entry entry = Selection.of(line).one(file, operand.read(bytes));
    cut.tell(entry, surroundings.err());
    return ValueSubject.region(entry, cut, poset, limits);
  }
}
