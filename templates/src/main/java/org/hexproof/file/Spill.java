package org.hexproof.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;

/** A place outside of memory, for as long as it is open. */
interface Spill extends Closeable {
  /** Writes all bytes of the buffer, the first at this index. */
  void write(ByteBuffer bytes, long at) throws IOException;

  /** Fills the buffer with what was written from this index on. */
  void read(ByteBuffer bytes, long from) throws IOException;
}
