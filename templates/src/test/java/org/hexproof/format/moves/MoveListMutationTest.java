package org.hexproof.format.moves;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.List;
import org.hexproof.format.FormatException;
import org.hexproof.format.MutationTest;
import org.hexproof.format.Reader;
import org.hexproof.format.SiteDiagrams;
import org.hexproof.format.Source;
import org.hexproof.format.hexworld.HexWorldReader;
import org.hexproof.format.hexworld.HexWorldWriter;

class MoveListMutationTest extends MutationTest {
  @Override
  protected Reader reader() {
    return new MoveListReader();
  }

  @Override
  protected List<String> seeds() throws FormatException {
    SiteDiagrams random = new SiteDiagrams(24);
    ImmutableList.Builder<String> seeds = ImmutableList.builder();
    seeds.add("11: 1. a5 swap-pieces 2. d4, e5; pass resign\n");
    seeds.add("9 a5 (swap) d4, e5. :p - c3\nSize 5: a1 resigns.\n");
    seeds.add("5x4: b2 swap-sides c3\n7: a1b2c3 white forfeit\n");
    for (int i = 0; i < 30; i++) {
      String link = new HexWorldWriter().write(random.diagram(9));
      seeds.add(
          new MoveListWriter()
              .write(
                  Iterables.getOnlyElement(new HexWorldReader().entries(new Source("a", link)))
                      .played()
                      .orElseThrow()));
    }
    return seeds.build();
  }
}
