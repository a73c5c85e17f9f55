package org.hexproof.solver.embedded;

import com.google.common.collect.ImmutableMap;
import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.file.Folders;
import org.hexproof.file.LibraryFile;
import org.hexproof.file.NoFolderException;
import org.hexproof.file.UnpackedLibrary;
import org.hexproof.solver.Version;

/**
 * The C++ solver's shared library, loaded and checked. It is looked for in three places, and the
 * first that is named or there decides: the file that the system property {@value #PROPERTY} names,
 * the file that the environment variable {@value #VARIABLE} names, and the class path, where both
 * the packaged program and a build from source have it as {@code linux-x86-64/libhexproof.so} or
 * the like. A library of another version or another interface is refused.
 */
public final class EmbeddedLibrary implements EmbeddedSolvers {
  /** What the solver is called. */
  public static final String NAME = "native";

  public static final String PROPERTY = "hexproof.library";
  public static final String VARIABLE = "HEXPROOF_LIBRARY";

  private final NativeFunctions functions;
  private final String version;

  private EmbeddedLibrary(NativeFunctions functions, String version) {
    this.functions = functions;
    this.version = version;
  }

  /** Finds, loads and checks the library, or fails with a {@link NativeLibraryException}. */
  public static EmbeddedLibrary load() {
    return load(
        Optional.ofNullable(System.getProperty(PROPERTY)),
        Optional.ofNullable(System.getenv(VARIABLE)),
        EmbeddedLibrary.class.getClassLoader(),
        Version.text(),
        Folders.here());
  }

  static EmbeddedLibrary load(
      Optional<String> property,
      Optional<String> variable,
      ClassLoader loader,
      String expected,
      Folders folders) {
    List<String> attempts = new ArrayList<>();
    try {
      if (property.isPresent()) {
        return named("system property " + PROPERTY, property.get(), expected, folders);
      }
      attempts.add("system property " + PROPERTY + ": not set");
      if (variable.isPresent()) {
        return named("environment variable " + VARIABLE, variable.get(), expected, folders);
      }
      attempts.add("environment variable " + VARIABLE + ": not set");
      return packed(loader, expected, folders);
    } catch (NoFolderException e) {
      throw new NativeLibraryException(e.getMessage(), "it can't be loaded from any folder");
    } catch (LinkageError e) {
      throw new NativeLibraryException("the library of JNA can't be loaded: " + e.getMessage());
    } catch (Refusal refusal) {
      attempts.add(refusal.getMessage());
      throw new NativeLibraryException(
          ("the native solver's library can't be used:\n  %s\n  hint: build it with 'mvn package', or"
                  + " name a libhexproof with -D%s=FILE")
              .formatted(String.join("\n  ", attempts), PROPERTY),
          refusal.getMessage());
    }
  }

  /** Whether the user has named the library. */
  static boolean isNamed() {
    return System.getProperty(PROPERTY) != null || System.getenv(VARIABLE) != null;
  }

  private static EmbeddedLibrary named(String place, String name, String expected, Folders folders)
      throws Refusal {
    File file = new File(name).getAbsoluteFile();
    if (!file.isFile()) {
      throw new Refusal(place + ": there is no file " + file);
    }
    try {
      LibraryFile.check(file.toPath());
    } catch (IOException e) {
      throw new Refusal(place + ": " + file + " " + e.getMessage());
    }
    JnaLibrary.load(folders);
    return open(place, file, expected);
  }

  private static EmbeddedLibrary packed(ClassLoader loader, String expected, Folders folders)
      throws Refusal {
    String resource = Platform.RESOURCE_PREFIX + "/" + System.mapLibraryName("hexproof");
    String place = "class path, " + resource;
    URL library = loader.getResource(resource);
    if (library == null) {
      throw new Refusal(place + ": not there, so this program has no library for this platform");
    }
    JnaLibrary.load(folders);
    return UnpackedLibrary.load(
        library,
        "the native solver's library",
        folders,
        file -> open(place, file.toFile(), expected));
  }

  private static EmbeddedLibrary open(String place, File file, String expected) throws Refusal {
    try {
      NativeFunctions functions =
          Native.load(
              file.getPath(),
              NativeFunctions.class,
              ImmutableMap.of(Library.OPTION_FUNCTION_MAPPER, NativeFunctions.NAMES));
      int abi = functions.abiVersion();
      if (abi != SolverFunctions.ABI_VERSION) {
        throw new Refusal(
            "%s: %s has interface version %s, this program needs %s"
                .formatted(place, file, abi, SolverFunctions.ABI_VERSION));
      }
      String version = functions.version();
      if (!expected.equals(version)) {
        throw new Refusal(
            place + ": " + file + " is version " + version + ", this program is " + expected);
      }
      return new EmbeddedLibrary(functions, version);
    } catch (LinkageError e) {
      throw new Refusal(place + ": " + file + " can't be loaded: " + e.getMessage());
    }
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public String form() {
    return "native, for " + Platform.RESOURCE_PREFIX;
  }

  SolverFunctions newFunctions() {
    return new JnaFunctions(functions);
  }

  @Override
  public EmbeddedSolver newSolver(int threads) {
    return new EmbeddedSolver(NAME, newFunctions(), threads);
  }

  /** Why one place was refused. */
  private static final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    Refusal(String message) {
      super(message);
    }
  }
}
