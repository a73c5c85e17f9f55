package org.hexproof.format.hexworld;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.hexproof.format.MutationTest;
import org.hexproof.format.Reader;
import org.hexproof.format.SiteDiagrams;

class HexWorldMutationTest extends MutationTest {
  @Override
  protected Reader reader() {
    return new HexWorldReader();
  }

  @Override
  protected List<String> seeds() {
    SiteDiagrams random = new SiteDiagrams(23);
    ImmutableList.Builder<String> seeds = ImmutableList.builder();
    seeds.add("#5c1,a3:sb2:p:pc3:rb");
    seeds.add("see https://hexworld.org/board/#7x4r9nc1,a1b2,c3:fw and hexworld.org/board#3,");
    for (int i = 0; i < 30; i++) {
      seeds.add(new HexWorldWriter().write(random.diagram(9)));
    }
    return seeds.build();
  }
}
