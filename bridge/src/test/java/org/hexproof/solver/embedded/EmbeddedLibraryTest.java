package org.hexproof.solver.embedded;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.jna.Native;
import com.sun.jna.Platform;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.hexproof.file.Folders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedLibraryTest {
  private static final ClassLoader LOADER = EmbeddedLibraryTest.class.getClassLoader();
  private static final Folders HERE = Folders.here();

  @TempDir private Path folder;

  @Test
  void aFileThatIsNotThere() {
    assertThatThrownBy(
            () ->
                EmbeddedLibrary.load(
                    Optional.empty(), Optional.of("/no/such/file.so"), LOADER, "1", HERE))
        .isInstanceOf(NativeLibraryException.class)
        .hasMessageContaining("system property hexproof.library: not set")
        .hasMessageContaining("environment variable HEXPROOF_LIBRARY: there is no file")
        .hasMessageContaining("/no/such/file.so")
        .hasMessageContaining("hint");
  }

  /** Loaded by the system it would end the virtual machine, and this test with it. */
  @Test
  void aLibraryThatWasCutOff() throws IOException {
    String resource = Platform.RESOURCE_PREFIX + "/" + System.mapLibraryName("hexproof");
    byte[] whole = LOADER.getResourceAsStream(resource).readAllBytes();
    for (int part = 1; part < 8; part++) {
      Path cut =
          Files.write(folder.resolve("cut.so"), Arrays.copyOf(whole, whole.length / 8 * part));
      assertThatThrownBy(
              () ->
                  EmbeddedLibrary.load(
                      Optional.empty(), Optional.of(cut.toString()), LOADER, "1", HERE))
          .isInstanceOf(NativeLibraryException.class)
          .hasMessageContaining("environment variable HEXPROOF_LIBRARY: " + cut + " is cut off");
    }
  }

  @Test
  void aFileThatIsNoLibrary() throws IOException {
    Path text = Files.writeString(folder.resolve("libtext.so"), "not a library");
    assertThatThrownBy(
            () ->
                EmbeddedLibrary.load(
                    Optional.of(text.toString()), Optional.empty(), LOADER, "1", HERE))
        .isInstanceOf(NativeLibraryException.class)
        .hasMessageContaining("system property hexproof.library")
        .hasMessageContaining("can't be loaded");
  }

  @Test
  void aLibraryOfSomebodyElse() throws IOException {
    Path other =
        Native.extractFromResourcePath(
                "/com/sun/jna/"
                    + Platform.RESOURCE_PREFIX
                    + "/"
                    + System.mapLibraryName("jnidispatch"),
                Native.class.getClassLoader())
            .toPath();
    assertThatThrownBy(
            () ->
                EmbeddedLibrary.load(
                    Optional.of(other.toString()), Optional.empty(), LOADER, "1", HERE))
        .isInstanceOf(NativeLibraryException.class)
        .hasMessageContaining("hexproof_abi_version");
  }

  @Test
  void aLibraryOfAnotherVersion() {
    assertThatThrownBy(
            () ->
                EmbeddedLibrary.load(
                    Optional.empty(), Optional.empty(), LOADER, "0.0.0-other", HERE))
        .isInstanceOf(NativeLibraryException.class)
        .hasMessageContaining("class path")
        .hasMessageContaining(
            "is version " + EmbeddedLibrary.load().version() + ", this program is 0.0.0-other");
  }

  @Test
  void aClassPathWithoutTheLibrary() throws IOException {
    try (URLClassLoader empty = new URLClassLoader(new URL[0], null)) {
      assertThatThrownBy(
              () -> EmbeddedLibrary.load(Optional.empty(), Optional.empty(), empty, "1", HERE))
          .isInstanceOf(NativeLibraryException.class)
          .hasMessageContaining("hexproof.library: not set")
          .hasMessageContaining("HEXPROOF_LIBRARY: not set")
          .hasMessageContaining("class path")
          .hasMessageContaining("not there");
    }
  }

  @Test
  void noFolderWillDo() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Folders none =
        new Folders(
            List.of(
                new Folders.Folder("one", folder.resolve("missing")),
                new Folders.Folder("another", file)));
    assertThatThrownBy(
            () -> EmbeddedLibrary.load(Optional.empty(), Optional.empty(), LOADER, "1", none))
        .isInstanceOf(NativeLibraryException.class)
        .hasMessageContaining(folder.resolve("missing") + " (one): there is no such folder")
        .hasMessageContaining(file + " (another): is not a folder")
        .hasMessageContaining("hint: let HEXPROOF_UNPACK or -Dhexproof.unpack name a folder");
  }
}
