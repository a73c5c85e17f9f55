package org.hexproof.terminal;

import com.sun.jna.Library;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Platform;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.hexproof.file.Folders;
import org.hexproof.file.NoFolderException;
import org.hexproof.solver.embedded.JnaLibrary;

/**
 * How many columns the terminal of standard error has at the moment. The terminal library of the
 * progress bar would tell too, but it takes Ctrl-C away from the program.
 */
final class TerminalWidth implements IntSupplier {
  private static final int USUAL = 80;
  private static final int STANDARD_ERROR = 2;

  /** The request TIOCGWINSZ. */
  private static final long WINDOW_SIZE = Platform.isLinux() ? 0x5413 : 0x40087468;

  /** Rows, columns and two more numbers, two bytes each. */
  private static final long SIZE_BYTES = 8;

  private static final long COLUMNS = 2;

  private final Optional<SystemCalls> calls = SystemCalls.load();

  /** Those of the C library. */
  interface SystemCalls extends Library {
    int ioctl(int file, NativeLong request, Object... arguments);

    static Optional<SystemCalls> load() {
      try {
        JnaLibrary.load(Folders.here());
        return Optional.of(Native.load(SystemCalls.class));
      } catch (NoFolderException | LinkageError e) {
        return Optional.empty();
      }
    }
  }

  @Override
  public int getAsInt() {
    if (calls.isEmpty()) {
      return USUAL;
    }
    try (Memory size = new Memory(SIZE_BYTES)) {
      size.clear();
      int failed = calls.get().ioctl(STANDARD_ERROR, new NativeLong(WINDOW_SIZE), size);
      int columns = Short.toUnsignedInt(size.getShort(COLUMNS));
      return failed != 0 || columns == 0 ? USUAL : columns;
    } catch (LinkageError e) {
      return USUAL;
    }
  }
}
