package org.hexproof.script.gap;

import java.util.regex.Pattern;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;

/**
 * TeaVM 0.10.2 asks a stream for its size after it has been read out for sorting, so that arrays of
 * what is sorted have no room. Here such a stream does not know its size.
 */
final class SortedStreams implements ClassHolderTransformer {
  private static final Pattern SORTED =
      Pattern.compile("java\\.util\\.stream\\.\\w+\\.\\w*Sorted\\w*Impl");
  private static final MethodDescriptor SIZE =
      new MethodDescriptor("estimateSize", ValueType.INTEGER);

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    MethodHolder size = SORTED.matcher(type.getName()).matches() ? type.getMethod(SIZE) : null;
    if (size != null) {
      size.setProgram(unknown());
    }
  }

  private static Program unknown() {
    Program program = new Program();
    program.createVariable(); // this
    BasicBlock block = program.createBasicBlock();
    Variable result = program.createVariable();
    IntegerConstantInstruction number = new IntegerConstantInstruction();
    number.setConstant(-1);
    number.setReceiver(result);
    block.add(number);
    ExitInstruction exit = new ExitInstruction();
    exit.setValueToReturn(result);
    block.add(exit);
    return program;
  }
}
