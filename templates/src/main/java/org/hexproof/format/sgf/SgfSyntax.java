package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.hexproof.format.FormatException;
import org.hexproof.format.Offsets;

/**
 * From the text of a game in an SGF file to its tree. The grammar, {@code Sgf.g4}, is our own:
 * parsers made for Go, such as sgf4j, read the coordinates of Go only, and no version of sgf4j
 * resolves from Maven Central. What does not fit the grammar is repaired before.
 */
final class SgfSyntax {
  private final Offsets offsets;
  private final List<SgfOutline.Node> nodes = new ArrayList<>();
  private final List<SgfOutline.Branch> branches = new ArrayList<>();

  private SgfSyntax(Offsets offsets) {
    this.offsets = offsets;
  }

  /** The game in a part of a text. */
  static SgfText read(String text, SgfStretch stretch, Offsets offsets) throws FormatException {
    SgfRepair.Repaired repaired = SgfRepair.repair(text, stretch, offsets::place);
    List<Token> tokens = repaired.lexemes().stream().map(SgfLexeme::token).toList();
    SgfParser parser = new SgfParser(new CommonTokenStream(new ListTokenSource(tokens)));
    parser.setErrorHandler(new BailErrorStrategy());
    SgfSyntax syntax = new SgfSyntax(offsets);
    GameTree tree = syntax.tree(parser.game().gameTree());
    SgfOutline outline =
        new SgfOutline(
            text, ImmutableList.copyOf(syntax.nodes), ImmutableList.copyOf(syntax.branches));
    return new SgfText(tree, outline, repaired.remarks());
  }

  private GameTree tree(SgfParser.GameTreeContext context) {
    int branch = branches.size();
    branches.add(
        new SgfOutline.Branch(
            start(context.OPEN()), start(context.CLOSE()), end(context.CLOSE()), nodes.size()));
    ImmutableList.Builder<SgfNode> sequence = ImmutableList.builder();
    // The context looks for its nodes anew each time that it is asked.
    List<SgfParser.NodeContext> inOrder = context.node();
    for (int i = 0; i < inOrder.size(); i++) {
      Token next = i + 1 < inOrder.size() ? inOrder.get(i + 1).getStart() : afterAll(context);
      sequence.add(node(inOrder.get(i), branch, next));
    }
    ImmutableList.Builder<GameTree> variations = ImmutableList.builder();
    for (SgfParser.GameTreeContext variation : context.gameTree()) {
      variations.add(tree(variation));
    }
    return new GameTree(sequence.build(), variations.build());
  }

  /** With which token goes on what follows the last node. */
  private static Token afterAll(SgfParser.GameTreeContext context) {
    return context.gameTree().isEmpty()
        ? context.CLOSE().getSymbol()
        : context.gameTree(0).getStart();
  }

  private SgfNode node(SgfParser.NodeContext context, int branch, Token next) {
    ImmutableList.Builder<SgfProperty> properties = ImmutableList.builder();
    ImmutableList.Builder<SgfOutline.Property> outlines = ImmutableList.builder();
    for (SgfParser.PropertyContext property : context.property()) {
      SgfProperty read = property(property);
      properties.add(read);
      outlines.add(new SgfOutline.Property(read.id(), start(property), end(property)));
    }
    nodes.add(
        new SgfOutline.Node(
            start(context),
            end(context),
            next.getStartIndex(),
            SgfOutline.Follower.of(next.getType()),
            branch,
            outlines.build()));
    return new SgfNode(properties.build(), offsets.place(start(context)));
  }

  private SgfProperty property(SgfParser.PropertyContext context) {
    ImmutableList.Builder<SgfValue> values = ImmutableList.builder();
    for (TerminalNode value : context.VALUE()) {
      String bracketed = value.getText();
      values.add(
          new SgfValue(
              bracketed.substring(1, bracketed.length() - 1), offsets.place(start(value) + 1)));
    }
    return new SgfProperty(context.NAME().getText(), values.build(), offsets.place(start(context)));
  }

  private static int start(ParserRuleContext context) {
    return context.getStart().getStartIndex();
  }

  private static int start(TerminalNode token) {
    return token.getSymbol().getStartIndex();
  }

  private static int end(ParserRuleContext context) {
    return context.getStop().getStopIndex() + 1;
  }

  private static int end(TerminalNode token) {
    return token.getSymbol().getStopIndex() + 1;
  }
}
