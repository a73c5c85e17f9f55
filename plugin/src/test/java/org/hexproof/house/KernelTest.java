package org.hexproof.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.house.Production.CLASSES;

import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.Claim;
import org.hexproof.certificate.Claims;
import org.hexproof.certificate.Lemmas;
import org.hexproof.certificate.Placement;
import org.hexproof.certificate.Sheet;
import org.hexproof.certificate.Sibling;
import org.hexproof.certificate.Start;
import org.hexproof.certificate.statement.Proven;
import org.junit.jupiter.api.Test;

/** What is certified rests on one package: it is small, has one way in, and knows no writer. */
final class KernelTest {
  private static final String KERNEL = "org.hexproof.certificate";
  private static final Path SOURCES = Path.of("../bridge/src/main/java/org/hexproof/certificate");
  private static final int MOST_LINES = 2_600;

  private static final ImmutableSet<Class<?>> DOOR =
      ImmutableSet.of(Checking.class, CertificateException.class);

  /** What the writing of certificates anew in parts is told of a proof, and of lemmas. */
  private static final ImmutableSet<Class<?>> TOLD =
      ImmutableSet.of(
          Claim.class,
          Claims.class,
          Lemmas.class,
          Placement.class,
          Sheet.class,
          Sibling.class,
          Start.class);

  private static DescribedPredicate<JavaClass> partOf(ImmutableSet<Class<?>> types) {
    return describe(
        "part of " + types,
        type -> types.stream().anyMatch(each -> outermost(type).equals(each.getName())));
  }

  private static String outermost(JavaClass type) {
    String name = type.getName();
    return name.contains("$") ? name.substring(0, name.indexOf('$')) : name;
  }

  @Test
  void itKnowsNeitherWritersNorSolvers() {
    classes()
        .that()
        .resideInAPackage(KERNEL)
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "java..",
                "com.google.common..",
                "org.hexproof.board",
                "org.hexproof.file",
                KERNEL,
                KERNEL + ".play",
                KERNEL + ".statement"))
        .check(CLASSES);
    classes()
        .that()
        .resideInAnyPackage(KERNEL + ".play", KERNEL + ".statement")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "java..",
                "com.google.common..",
                "org.hexproof.board",
                KERNEL + ".play",
                KERNEL + ".statement"))
        .check(CLASSES);
  }

  @Test
  void itsClassesHaveNoCircles() {
    slices()
        .assignedFrom(
            new SliceAssignment() {
              @Override
              public SliceIdentifier getIdentifierOf(JavaClass type) {
                return type.getPackageName().equals(KERNEL)
                    ? SliceIdentifier.of(outermost(type))
                    : SliceIdentifier.ignore();
              }

              @Override
              public String getDescription() {
                return "each class of the kernel";
              }
            })
        .should()
        .beFreeOfCycles()
        .check(CLASSES);
  }

  @Test
  void itHasOneWayIn() {
    noClasses()
        .that()
        .resideOutsideOfPackage(KERNEL + "..")
        .should()
        .dependOnClassesThat(resideInAPackage(KERNEL).and(DescribedPredicate.not(partOf(DOOR))))
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage(KERNEL + ".writing")
        .should()
        .dependOnClassesThat(
            resideInAPackage(KERNEL).and(DescribedPredicate.not(partOf(DOOR).or(partOf(TOLD)))))
        .check(CLASSES);
  }

  /** Who has a {@link Proven} has had it checked. */
  @Test
  void nothingElseSaysThatAProofHolds() {
    noClasses()
        .that()
        .resideOutsideOfPackage(KERNEL)
        .should()
        .callConstructorWhere(
            describe(
                "it makes what is proven",
                call -> call.getTargetOwner().isAssignableTo(Proven.class)))
        .check(CLASSES);
  }

  @Test
  void itIsSmall() throws IOException {
    int lines = 0;
    try (var files = Files.newDirectoryStream(SOURCES, "*.java")) {
      for (Path file : files) {
        List<String> text = Files.readAllLines(file, StandardCharsets.UTF_8);
        lines += text.size();
      }
    }
    assertThat(lines).isBetween(1_000, MOST_LINES);
  }
}
