package org.hexproof.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.conditions.ArchConditions.onlyDependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.house.Production.CLASSES;
import static org.hexproof.house.Production.OURS;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.gson.stream.JsonWriter;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.solver.HexSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The walls of the house: which module may import which. */
final class ImportsTest {
  /** Each module with the modules it may import. */
  private static final ImmutableMap<String, ImmutableSet<String>> MAY_IMPORT =
      ImmutableMap.of(
          "games", ImmutableSet.of("games"),
          "templates", ImmutableSet.of("templates"),
          "contexts", ImmutableSet.of("contexts", "games", "templates"),
          "bridge", ImmutableSet.of("bridge", "templates"),
          "tasks", ImmutableSet.of("tasks", "contexts", "games", "bridge", "templates"),
          "laboratory", ImmutableSet.of("laboratory", "tasks", "bridge", "templates"),
          "plugin",
              ImmutableSet.of(
                  "plugin", "laboratory", "tasks", "contexts", "games", "bridge", "templates"));

  /** Where a module's classes lie, be it as files or as a jar. */
  private static final Pattern MODULE =
      Pattern.compile(
          ".*/(games|templates|contexts|bridge|tasks|laboratory|plugin)/target/(classes/|hexproof[^/]*\\.jar).*");

  private static String module(JavaClass type) {
    String uri = type.getSource().orElseThrow().getUri().toString();
    Matcher matcher = MODULE.matcher(uri);
    assertThat(matcher.matches()).as("%s lies in a module: %s", type.getName(), uri).isTrue();
    return matcher.group(1);
  }

  private static boolean isOurs(JavaClass type) {
    return type.getPackageName().equals(OURS) || type.getPackageName().startsWith(OURS + ".");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"games", "templates", "contexts", "bridge", "tasks", "laboratory", "plugin"})
  void aModuleImportsOnlyWhatTheTableAllows(String name) {
    DescribedPredicate<JavaClass> inModule =
        describe("in module " + name, type -> module(type).equals(name));
    ImmutableSet<String> allowed = MAY_IMPORT.get(name);
    DescribedPredicate<JavaClass> allowedTypes =
        describe(
            "in modules " + allowed,
            type -> !isOurs(type) || allowed.contains(module(type.getBaseComponentType())));
    classes().that(inModule).should(onlyDependOnClassesThat(allowedTypes)).check(CLASSES);
  }

  @Test
  void aPackageLivesInOneModule() {
    SetMultimap<String, String> modules = LinkedHashMultimap.create();
    for (JavaClass type : CLASSES) {
      modules.put(type.getPackageName(), module(type));
    }
    assertThat(modules.asMap().values()).isNotEmpty().allMatch(homes -> homes.size() == 1);
    assertThat(ImmutableSet.copyOf(modules.values())).isEqualTo(MAY_IMPORT.keySet());
  }

  /** Tasks answer with records; how these are asked for and shown is for the faces. */
  @Test
  void tasksHaveNoFace() {
    DescribedPredicate<JavaClass> faces =
        describe(
            "options, JSON that is written, or streams for people",
            type ->
                type.getPackageName().startsWith("org.apache.commons.cli")
                    || type.isEquivalentTo(JsonWriter.class)
                    || type.isEquivalentTo(PrintStream.class)
                    || type.isEquivalentTo(PrintWriter.class));
    noClasses()
        .that(describe("in module tasks", type -> module(type).equals("tasks")))
        .should()
        .dependOnClassesThat(faces)
        .check(CLASSES);
  }

  @Test
  void facesMakeNoSolvers() {
    noClasses()
        .that(describe("in module plugin", type -> module(type).equals("plugin")))
        .should()
        .beAssignableTo(HexSolver.class)
        .check(CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching(OURS + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }
}
