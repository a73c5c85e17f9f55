package org.hexproof.format.hexboard;

import java.util.List;
import org.hexproof.format.MutationTest;
import org.hexproof.format.Reader;

class HexboardMutationTest extends MutationTest {
  @Override
  protected Reader reader() {
    return new HexboardReader();
  }

  @Override
  protected List<String> seeds() {
    return HexboardPages.seeds();
  }
}
