package org.hexproof.format.text;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.hexproof.format.Diagram;
import org.hexproof.format.MutationTest;
import org.hexproof.format.RandomDiagrams;
import org.hexproof.format.Reader;

class TextMutationTest extends MutationTest {
  @Override
  protected Reader reader() {
    return new TextReader();
  }

  @Override
  protected List<String> seeds() {
    RandomDiagrams random = new RandomDiagrams(7);
    TextWriter writer = new TextWriter();
    ImmutableList.Builder<String> seeds = ImmutableList.builder();
    seeds.add("# # A .\n # . . .\n  . . . .\n   -------\n");
    seeds.add("  a b c\n1 # A .\n\n2 . . .\n\n3 . . .\n  -----\n");
    seeds.add("# R .\n . B .\n\n  . . .\n\n   -----\n");
    seeds.add("template: b2\n---\nX : X\n . A :\n  : : :\n   -----\n");
    seeds.add("\\ . O\n \\ . .\n\nname: b\n O . \\\n  . . \\\n");
    for (int i = 0; i < 20; i++) {
      seeds.add(writer.write(random.any()));
      seeds.add(writer.write(Diagram.of(random.template())));
    }
    return seeds.build();
  }
}
