package org.hexproof.closure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PackerTest {
  @Test
  void numbersComeBack() throws Exception {
    Random random = new Random(3);
    int[] numbers = new int[100_000];
    Packer packer = new Packer();
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = random.nextInt() >>> random.nextInt(32);
      if (i % 3 == 0) {
        packer.putNext(numbers[i]);
      } else {
        packer.put(numbers[i]);
      }
    }
    byte[] packed = packer.packed();
    Unpacker unpacker = new Unpacker(packed, packer.size());
    for (int i = 0; i < numbers.length; i++) {
      assertThat(i % 3 == 0 ? unpacker.getNext() : unpacker.get()).isEqualTo(numbers[i]);
    }
    assertThatThrownBy(unpacker::get).isInstanceOf(IOException.class);
    byte[] half = Arrays.copyOf(packed, packed.length / 2);
    assertThatThrownBy(() -> new Unpacker(half, packer.size())).isInstanceOf(IOException.class);
  }
}
