package org.hexproof.script.gap;

import com.google.common.collect.ImmutableMap;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Has TeaVM call {@link Gaps} where the JDK's own method is unknown to it. */
public final class GapPlugin implements TeaVMPlugin, ClassHolderTransformer {
  private final ImmutableMap<MethodReference, MethodReference> gaps =
      Stream.of(Gaps.class.getDeclaredMethods())
          .filter(method -> method.isAnnotationPresent(InPlaceOf.class))
          .collect(ImmutableMap.toImmutableMap(GapPlugin::missing, MethodReference::parse));

  private static MethodReference missing(Method method) {
    InPlaceOf place = method.getAnnotation(InPlaceOf.class);
    Class<?>[] parameters = method.getParameterTypes();
    List<ValueType> signature = new ArrayList<>();
    for (int i = place.statically() ? 0 : 1; i < parameters.length; i++) {
      signature.add(ValueType.parse(parameters[i]));
    }
    signature.add(ValueType.parse(method.getReturnType()));
    return new MethodReference(
        place.value().getName(), method.getName(), signature.toArray(ValueType[]::new));
  }

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
    host.add(new SortedStreams());
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    boolean isOwn = type.getName().equals(Gaps.class.getName());
    for (MethodHolder method : type.getMethods()) {
      if (method.getProgram() != null && !isOwn) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
          for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call) {
              redirect(call);
            }
          }
        }
      }
    }
  }

  private void redirect(InvokeInstruction call) {
    MethodReference own = gaps.get(call.getMethod());
    if (own != null) {
      List<Variable> arguments = new ArrayList<>(call.getArguments());
      if (call.getInstance() != null) {
        arguments.add(0, call.getInstance());
      }
      call.setType(InvocationType.SPECIAL);
      call.setInstance(null);
      call.setMethod(own);
      call.setArguments(arguments.toArray(Variable[]::new));
    }
  }
}
