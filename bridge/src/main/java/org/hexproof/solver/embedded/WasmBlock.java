package org.hexproof.solver.embedded;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * What a question takes in the memory of WebAssembly, in one block: {@code hexproof_problem},
 * {@code hexproof_limits} and {@code hexproof_answer}, and behind them what they point at.
 */
final class WasmBlock {
  /** Where the structures are. */
  static final int LIMITS = 24;

  static final int ANSWER = 48;

  private static final int GOAL = 80;

  /** What is left of the 2 GiB of WebAssembly is for the rest. */
  private static final long MOST_BYTES = 3L << 29;

  private final AskedProblem problem;
  private final SolverFunctions.Bounds bounds;
  private final byte[] contents;
  private final int[] goalNumbers;

  /** How many elements each array of the answer has. */
  private final int answered;

  private final int line;
  private final int cells;
  private final int carrier;
  private final int winning;

  WasmBlock(AskedProblem problem, SolverFunctions.Bounds bounds, int answered) {
    this.problem = problem;
    this.bounds = bounds;
    this.answered = answered;
    contents = problem.cells();
    goalNumbers = problem.goal();
    line = GOAL + Integer.BYTES * goalNumbers.length;
    cells = line + Integer.BYTES * answered;
    carrier = cells + contents.length;
    winning = carrier + answered;
  }

  int size() {
    return winning + answered;
  }

  /** The block as it is before the question, at this address. */
  byte[] bytes(int address) {
    ByteBuffer bytes = ByteBuffer.allocate(size()).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(problem.cols()).putInt(problem.rows()).putInt(address + cells);
    bytes.putInt(problem.toMove()).putInt(address + GOAL).putInt(goalNumbers.length);
    bytes.putLong(bounds.milliseconds()).putLong(Math.min(bounds.bytes(), MOST_BYTES));
    bytes.putInt(bounds.threads()).putInt(bounds.work());
    bytes.putInt(0).putInt(0).putLong(0);
    bytes.putInt(address + carrier).putInt(address + winning).putInt(address + line);
    bytes.position(GOAL);
    for (int number : goalNumbers) {
      bytes.putInt(number);
    }
    bytes.position(cells);
    bytes.put(contents);
    return bytes.array();
  }

  /** Takes the answer out of the block as it is afterwards. */
  void read(byte[] block, FoundAnswer answer) {
    ByteBuffer bytes = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
    int[] best = new int[answered];
    for (int i = 0; i < answered; i++) {
      best[i] = bytes.getInt(line + Integer.BYTES * i);
    }
    answer.set(
        bytes.getInt(ANSWER),
        bytes.getLong(ANSWER + 8),
        Arrays.copyOfRange(block, carrier, carrier + answered),
        Arrays.copyOfRange(block, winning, winning + answered),
        best,
        bytes.getInt(ANSWER + 4));
  }
}
