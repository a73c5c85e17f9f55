package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.circuit.CircuitTooLargeException;
import org.hexproof.format.FormatException;
import org.hexproof.region.Region;
import org.hexproof.region.RegionLimit;
import org.hexproof.region.RegionTooLargeException;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.ValueSyntaxException;

/** {@code hexproof value}. */
final class ValueCommand implements Command {
  static final String EXPR = "expr";
  static final String POSET = "poset";
  static final String COMPARE = "compare";
  static final String FORM = "form";
  static final String FOLLOW = "follow";
  static final String OUTCOMES = "outcomes";
  static final String ASCII = "ascii";
  static final String MAX_CELLS = "max-cells";
  static final String MEMORY = "memory";
  static final int DEFAULT_MEBIBYTES = 1024;

  private static final String BATCH = "batch";

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
    return "FILE | --expr EXPR | --batch";
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
        "FILE is a region, a template, a board, an expression or circuits. A drawing is read as"
            + " a region, whatever its labels: its empty cells, the stones as they are drawn, and"
            + " the edges that are drawn, top and bottom Black's, left and right White's. Where no"
            + " edge is drawn the board goes on, and the empty cells around the region are either"
            + " player's to get. Its outcomes are found and named x1, x2, … and explained below the"
            + " value: c2-b4 says that a black stone on c2 would be joined to one on b4, and, of a"
            + " region at two edges, bottom-top+c1 by b2 that Black would have joined bottom and top"
            + " if he had c1, joined to the top outside, and b2. Cells have the names of the"
            + " drawing; above row 1 lies row 0, and left of column a column @. If it is a template"
            + " its value with --terminals promise comes first.",
        "With --terminals everything else around the region is White's, also edges that are not"
            + " named. With --terminals promise the drawing is read as a template, as 'hexproof"
            + " verify' does, and the terminals are what is promised to be joined; in one with two"
            + " stones and an edge, terminal 1 is B, 2 is A and 3 the edge.",
        "A circuit is written G(1,2,3) = P3op(1,4,3), P5(2,1,4)x as in the paper 'On 3-terminal"
            + " positions in Hex': positions whose terminals with the same number are joined. op"
            + " exchanges the players, x mirrors, Eq joins, and values such as {a,b|a}(1,2,4) may"
            + " stand for positions.",
        "EXPR is made of atoms, games in braces, parentheses and named values: superswitch:N,"
            + " simpleswitch:N and tripleswitch:N for switches of N steps, hex-tripleswitch:N for"
            + " the pinwheel of three superswitches of N + 2 steps, tester and tester-sente for the"
            + " testers of pivoting templates; positions such as P5 are those of circuits. G^op is G with the players exchanged, canonical(G)"
            + " the simplest form of G, and renumber(G,2,1,3) is G with terminal 1 called 2 and"
            + " terminal 2 called 1.",
        "Sums of games with three terminals: G +c H (concatenation), G +j H (juxtaposition, which"
            + " has two terminals), +p(G,H,K) (pinwheel), and any other as +w(G(1,4,3),H(1,2,4)):"
            + " terminals with the same number are joined, and 1, 2 and 3 are those of the whole."
            + " ^op binds tightest, +c and +j are read from the left. Games in sums must be"
            + " passable, which all regions are.",
        "EXPR or FILE may also be a question: G <= H, G >= H, G = H, G ◁ H (typed <| too: moving"
            + " first in H is as good for Black as moving second in G), passable G, monotone G,"
            + " atoms G or depth G. The answer is yes (exit code 0), no (exit code 1) or a number."
            + " 'passable' and 'monotone' are about the game as it is written, not about its value,"
            + " and of a sum about the sum of the games as they are written; 'atoms' and 'depth'"
            + " about the canonical form.",
        "What follows 'no' is a counterexample. Who refutes G <= H has Black in G and White in H,"
            + " and may pass in a game that is an atom; who defends it has White in G and Black in"
            + " H. At the end both are atoms, and the first is not <= the second; of the answers,"
            + " which all fail, one that leaves most to play is shown. For 'passable' and"
            + " 'monotone' moves lead to a position K where K ◁ K fails, or where a move to L or R"
            + " harms its player.",
        "Posets (which outcomes there are and which is better for Black): bool is ⊥ < ⊤; P3 is ⊥ < a, b, c < ⊤; corner is P3 with c <= a; fork is ⊥ < a, b"
            + " < ⊤; terminals:N has the outcomes of N terminals, 2 to 5, numbered in the order in which they"
            + " lie around the region: 12.34 joins 1 with 2 and 3 with 4. The names P2, P5 and P4 mean"
            + " bool, P3 and fork. Any other is written as chains: 'F<x<T, F<y<T'.",
        "Examples: hexproof value --expr '{a,b|{a,b|{a|⊥}}}' --poset fork --compare tester;"
            + " hexproof value --expr 'superswitch:2 +c superswitch:1 = superswitch:3';"
            + " hexproof value bridge.yaml --terminals promise; hexproof value board.sgf --cells"
            + " 'b2 c2' --terminals 'a2;c1;bottom'.");
  }

  @Override
  public Options options() {
    Options options = Selection.addTo(new Options());
    RegionCut.addOptions(options, "");
    return options
        .addOption(
            Choices.option(EXPR, "EXPR", "an expression, a question or a circuit instead of FILE"))
        .addOption(
            Choices.flag(
                BATCH,
                "answers each line of standard input, an expression, a question or a circuit, in"
                    + " one line; an error stands there as 'error: …', empty lines and those that"
                    + " begin with # give empty ones; the exit code is the worst of all"))
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
        .addOption(
            Choices.flag(
                OUTCOMES,
                "also lists all outcomes, each with those just above it; without FILE and --expr"
                    + " only those of --poset"))
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
        .addOption(Choices.textOrJson())
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    boolean json = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON).equals("json");
    try {
      return line.hasOption(BATCH)
          ? batch(line, json, surroundings)
          : reply(new ValueAsking(line, surroundings).reply(), line, json, surroundings);
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

  /** Writes a reply to where it is wanted. */
  static ExitCode reply(ValueReply reply, CommandLine line, boolean json, Surroundings surroundings)
      throws CommandException, IOException {
    try (Output output = Output.of(line, surroundings.out())) {
      reply.write(output.writer(), json);
      output.commit();
    }
    return reply.code();
  }

  private static ExitCode batch(CommandLine line, boolean json, Surroundings surroundings)
      throws CommandException, IOException, ValueSyntaxException {
    for (String option :
        ImmutableList.of(
            EXPR, COMPARE, RegionCut.CELLS, RegionCut.TERMINALS, FORM, FOLLOW, OUTCOMES)) {
      if (line.hasOption(option)) {
        throw CommandException.usage(
            "--batch reads questions from standard input, and --" + option + " is for one");
      }
    }
    if (!line.getArgList().isEmpty()) {
      throw CommandException.usage("--batch reads questions from standard input, not from a FILE");
    }
    ValueAsking asking = new ValueAsking(line, surroundings);
    ValueBatch batch =
        new ValueBatch(
            asking::calculator,
            asking.limits(),
            json,
            line.hasOption(ASCII),
            surroundings.interrupt());
    Reader in =
        new BufferedReader(new InputStreamReader(surroundings.in(), StandardCharsets.UTF_8));
    try (Output output = Output.of(line, surroundings.out())) {
      ExitCode code = batch.run(in, output.writer());
      output.commit();
      return code;
    }
  }
}
