package org.hexproof.format.hdg;

import java.util.List;
import org.hexproof.format.MutationTest;
import org.hexproof.format.Reader;

class HdgMutationTest extends MutationTest {
  @Override
  protected Reader reader() {
    return new HdgReader();
  }

  @Override
  protected List<String> seeds() {
    return List.of(
        "; a name\n   A   .\n O   .   .\n   .   X   .\n  -----------\n; note\n",
        "; two\n     ---\n   .   .\n .   V\n\n; three\n   A\n .   .\n   V\n",
        "-------\n .   O\n   .   .\n  -------\n");
  }
}
