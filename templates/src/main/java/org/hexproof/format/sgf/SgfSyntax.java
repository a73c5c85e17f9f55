package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;

/**
 * From the text of a game in an SGF file to its tree. The grammar, {@code Sgf.g4}, is our own:
 * parsers made for Go, such as sgf4j, read the coordinates of Go only, and no version of sgf4j
 * resolves from Maven Central.
 */
final class SgfSyntax {
  /** Deeper nesting than any game has; it bounds the recursion. */
  private static final int MAX_DEPTH = 500;

  private final Place start;

  private SgfSyntax(Place start) {
    this.start = start;
  }

  /**
   * The game tree of a part of a file.
   *
   * @param start where the part begins
   */
  static GameTree read(String text, Place start) throws FormatException {
    SgfSyntax syntax = new SgfSyntax(start);
    try {
      SgfLexer lexer = new SgfLexer(CharStreams.fromString(text));
      lexer.removeErrorListeners();
      lexer.addErrorListener(FirstError.LISTENER);
      CommonTokenStream tokens = new CommonTokenStream(lexer);
      tokens.fill();
      syntax.checkDepth(tokens);
      SgfParser parser = new SgfParser(tokens);
      parser.removeErrorListeners();
      parser.addErrorListener(FirstError.LISTENER);
      return syntax.tree(parser.game().gameTree());
    } catch (FirstError error) {
      throw new FormatException(
          syntax.place(error.line, error.column),
          error.getMessage(),
          "a game is written like (;GM[11]SZ[5]AB[c3];W[b4])");
    }
  }

  private void checkDepth(CommonTokenStream tokens) throws FormatException {
    int depth = 0;
    for (Token token : tokens.getTokens()) {
      if (token.getText().equals("(")) {
        depth++;
      } else if (token.getText().equals(")")) {
        depth--;
      }
      if (depth > MAX_DEPTH) {
        throw new FormatException(place(token), "variations are nested too deep");
      }
    }
  }

  private Place place(Token token) {
    return place(token.getLine(), token.getCharPositionInLine());
  }

  /** The place in the file of what has a place in its part. */
  private Place place(int line, int column) {
    return new Place(
        start.file(), start.line() + line - 1, column + (line == 1 ? start.column() : 1));
  }

  private GameTree tree(SgfParser.GameTreeContext context) {
    ImmutableList.Builder<SgfNode> sequence = ImmutableList.builder();
    for (SgfParser.NodeContext node : context.node()) {
      ImmutableList.Builder<SgfProperty> properties = ImmutableList.builder();
      for (SgfParser.PropertyContext property : node.property()) {
        properties.add(property(property));
      }
      sequence.add(new SgfNode(properties.build(), place(node.getStart())));
    }
    ImmutableList.Builder<GameTree> variations = ImmutableList.builder();
    for (SgfParser.GameTreeContext variation : context.gameTree()) {
      variations.add(tree(variation));
    }
    return new GameTree(sequence.build(), variations.build());
  }

  private SgfProperty property(SgfParser.PropertyContext context) {
    ImmutableList.Builder<SgfValue> values = ImmutableList.builder();
    for (var value : context.VALUE()) {
      String bracketed = value.getText();
      Token token = value.getSymbol();
      values.add(
          new SgfValue(
              bracketed.substring(1, bracketed.length() - 1),
              place(token.getLine(), token.getCharPositionInLine() + 1)));
    }
    return new SgfProperty(context.NAME().getText(), values.build(), place(context.getStart()));
  }

  /** Ends the reading at the first error, before a half tree is returned. */
  private static final class FirstError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final BaseErrorListener LISTENER =
        new BaseErrorListener() {
          @Override
          public void syntaxError(
              Recognizer<?, ?> recognizer,
              Object symbol,
              int line,
              int column,
              String message,
              RecognitionException cause) {
            throw new FirstError(line, column, describe(symbol));
          }
        };

    private final int line;
    private final int column;

    FirstError(int line, int column, String message) {
      super(message);
      this.line = line;
      this.column = column;
    }

    private static String describe(Object symbol) {
      if (!(symbol instanceof Token token)) {
        return "a character that begins nothing, or a '[' without its ']'";
      }
      return token.getType() == Token.EOF
          ? "the file ends inside a game, or holds none"
          : "unexpected '" + token.getText() + "'";
    }
  }
}
