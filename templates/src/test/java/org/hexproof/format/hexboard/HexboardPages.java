package org.hexproof.format.hexboard;

import com.google.common.collect.ImmutableList;
import org.hexproof.format.SiteDiagrams;

/** Pages with a board each, which together have all that the markup has. */
final class HexboardPages {
  private HexboardPages() {}

  static ImmutableList<String> seeds() {
    SiteDiagrams random = new SiteDiagrams(21);
    ImmutableList.Builder<String> seeds = ImmutableList.builder();
    seeds.add(
        """
        == [[A|B]] ==
        <!-- no --><hexboard size="4x7" edges='bottom' float="right"
         visible="area(e1,c2,a4,g4,g2,f1) -(a4 b4--c4)" coords=hide
         contents="R arrow(3):e1 B 1:c2 E *:(a4 d3) S red:area(c3,d3,c4) &rarr;:e4" />
        """);
    seeds.add("<hex>R3 C5 Q1 Va1 R2b1 Hc1 B3d1 Sa2 *b2 Pc2 +d2 3:RB_*S Mc3 Me1</hex> text");
    seeds.add(
        "<b> &lt;hexboard size=&quot;3x3&quot; coords=\"none\" contents=\"R a1 S red:(b1 b2)\"/&gt;");
    seeds.add("<HEXBOARD size='4x4' contents='B c2 S d1 c3 blue:area(d2,d3)'/>");
    seeds.add("<pre><hexboard></pre><hexboard size=\"2x2\" visible=\"-all\"></hexboard>");
    for (int i = 0; i < 30; i++) {
      seeds.add(new HexboardWriter().write(random.diagram(9)));
    }
    return seeds.build();
  }
}
