package org.hexproof.format;

import java.util.List;

class HdgMutationTest extends MutationTest {
  @Override
  Reader reader() {
    return new HdgReader();
  }

  @Override
  List<String> seeds() {
    return List.of(
        "; a name\n   A   .\n O   .   .\n   .   X   .\n  -----------\n; note\n",
        "; two\n     ---\n   .   .\n .   V\n\n; three\n   A\n .   .\n   V\n",
        "-------\n .   O\n   .   .\n  -------\n");
  }
}
