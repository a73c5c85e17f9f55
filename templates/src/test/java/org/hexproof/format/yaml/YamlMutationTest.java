package org.hexproof.format.yaml;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.hexproof.format.MutationTest;
import org.hexproof.format.RandomDiagrams;
import org.hexproof.format.Reader;

class YamlMutationTest extends MutationTest {
  @Override
  protected Reader reader() {
    return new YamlReader();
  }

  @Override
  protected List<String> seeds() throws Exception {
    RandomDiagrams random = new RandomDiagrams(8);
    ImmutableList.Builder<String> seeds = ImmutableList.builder();
    for (Path file : LibraryTest.files().subList(0, 10)) {
      seeds.add(Files.readString(file));
    }
    for (int i = 0; i < 10; i++) {
      seeds.add(new YamlWriter().write(random.template()));
    }
    seeds.add(new YamlWriter().write(ImmutableList.of(random.template(), random.template())));
    return seeds.build();
  }
}
