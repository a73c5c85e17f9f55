package org.hexproof.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.house.Production.CLASSES;
import static org.hexproof.house.Production.OURS;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whoever uses {@code org.hexproof.api} meets no other type of ours, nor of a library. */
final class ApiSignaturesTest {
  private static final String API = OURS + ".api";

  private static ImmutableSet<JavaClass> types() {
    return CLASSES.stream()
        .filter(type -> type.getPackageName().equals(API))
        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
        .collect(ImmutableSet.toImmutableSet());
  }

  private static boolean isVisible(JavaMember member) {
    return !Sets.intersection(
            member.getModifiers(), Set.of(JavaModifier.PUBLIC, JavaModifier.PROTECTED))
        .isEmpty();
  }

  /** All that a user of the type has to know by name. */
  private static Set<JavaClass> mentioned(JavaClass type) {
    Set<JavaClass> mentioned = new LinkedHashSet<>();
    type.getTypeParameters().forEach(named -> add(named, mentioned));
    type.getSuperclass().ifPresent(above -> add(above, mentioned));
    type.getInterfaces().forEach(above -> add(above, mentioned));
    type.getFields().stream()
        .filter(ApiSignaturesTest::isVisible)
        .forEach(field -> add(field.getType(), mentioned));
    for (JavaCodeUnit unit : type.getCodeUnits()) {
      if (isVisible(unit)) {
        add(unit.getReturnType(), mentioned);
        unit.getParameterTypes().forEach(named -> add(named, mentioned));
        mentioned.addAll(unit.getExceptionTypes());
      }
    }
    return mentioned;
  }

  private static void add(JavaType type, Set<JavaClass> to) {
    type.getAllInvolvedRawTypes().forEach(raw -> to.add(raw.getBaseComponentType()));
  }

  private static boolean isKnown(JavaClass type) {
    return type.isPrimitive()
        || type.getPackageName().startsWith("java.")
        || (type.getPackageName().equals(API) && type.getModifiers().contains(JavaModifier.PUBLIC));
  }

  @Test
  void signaturesNameOnlyTheApiAndTheJdk() {
    for (JavaClass type : types()) {
      assertThat(mentioned(type)).as(type.getName()).allMatch(ApiSignaturesTest::isKnown);
    }
  }

  /** Else the test above might look at nothing. */
  @Test
  void theTypesAreThere() {
    assertThat(types())
        .extracting(JavaClass::getSimpleName)
        .contains("Templates", "Verifier", "Solver", "Values", "Certificates", "Win", "Decided");
    JavaClass subject = CLASSES.get("org.hexproof.verify.Subject");
    assertThat(mentioned(subject)).anyMatch(type -> !isKnown(type));
  }

  /** The program itself goes its own way, so that the library can be kept as it is. */
  @Test
  void nothingOfOursImportsTheApi() {
    assertThat(
            CLASSES.stream()
                .filter(type -> !type.getPackageName().equals(API))
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(found -> found.getTargetClass().getPackageName().equals(API)))
        .isEmpty();
  }
}
