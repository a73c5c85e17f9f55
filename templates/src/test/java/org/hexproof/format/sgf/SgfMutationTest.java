package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.hexproof.format.MutationTest;
import org.hexproof.format.Reader;
import org.hexproof.format.SiteDiagrams;

class SgfMutationTest extends MutationTest {
  @Override
  protected Reader reader() {
    return new SgfReader();
  }

  @Override
  protected List<String> seeds() {
    SiteDiagrams random = new SiteDiagrams(22);
    ImmutableList.Builder<String> seeds = ImmutableList.builder();
    seeds.add("(;FF[4]EV[hex.x]SZ[13];W[ac];B[swap];W[ba];B[resign])");
    seeds.add("(;GM[11]SZ[5:5]PL[W];B[a3];W[swap-pieces];B[pass];W[swap-sides]VW[a1:c3]DD[])");
    seeds.add("(;GM[11]SZ[5];B[b4];W[SWAP]SL[a1:b2];W[d2];B[b1]SL[c3])");
    seeds.add("(;GM[11]SZ[4]AB[a1:b2]AW[c3]AE[d4]LB[a1:x\\:y\\]])(;GM[11]SZ[3])");
    for (int i = 0; i < 15; i++) {
      seeds.add(random.game());
      seeds.add(new SgfWriter().write(random.visible(9)));
    }
    return seeds.build();
  }
}
