package org.hexproof.terminal;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.hexproof.report.Printable;

/** A stream of which what is printed can't move the cursor or color the terminal; bytes can. */
abstract class PrintableStream extends PrintStream {
  PrintableStream(OutputStream stream, boolean flushed) {
    super(stream, flushed, StandardCharsets.UTF_8);
  }

  @Override
  public void print(String text) {
    super.print(Printable.text(String.valueOf(text)));
  }

  @Override
  public void print(Object object) {
    print(String.valueOf(object));
  }
}
