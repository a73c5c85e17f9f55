package org.hexproof.solver.embedded;

import com.google.common.collect.ImmutableMap;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import org.hexproof.file.Folders;
import org.hexproof.file.PassingProperties;
import org.hexproof.file.UnpackedLibrary;

/**
 * JNA's own library. JNA would unpack it into one folder of its choice, and if that won't do it is
 * of no more use in this process; so it is unpacked for it, into a folder from which ours can be
 * loaded. It is never loaded but by JNA: a second copy would take calls in place of the first, and
 * knows nothing of what JNA told that one.
 */
public final class JnaLibrary {
  private static final String FOLDER = "jna.boot.library.path";
  private static final String NAME = "jna.boot.library.name";
  private static final String NO_UNPACKING = "jna.nounpack";

  private static boolean loaded;

  private JnaLibrary() {}

  /**
   * To be called before any class of JNA is asked. Does nothing if the user tells JNA where its
   * library is.
   *
   * @throws org.hexproof.file.NoFolderException if there is no folder from which it can be loaded
   */
  public static synchronized void load(Folders folders) {
    ClassLoader loader = Platform.class.getClassLoader();
    URL jna = loader.getResource("com/sun/jna/" + packed("jnidispatch"));
    URL ours = loader.getResource(packed("hexproof"));
    if (!loaded && jna != null && ours != null && System.getProperty(FOLDER) == null) {
      UnpackedLibrary.load(
          ours, "the library of JNA", folders, file -> start(jna, file.getParent()));
      loaded = true;
    }
  }

  private static String packed(String library) {
    return Platform.RESOURCE_PREFIX + "/" + System.mapLibraryName(library);
  }

  private static boolean start(URL library, Path folder) {
    try {
      Path file = UnpackedLibrary.unpacked(library, folder);
      try {
        String name = file.getFileName().toString();
        PassingProperties.during(
            ImmutableMap.of(
                FOLDER,
                folder.toString(),
                NAME,
                name.substring("lib".length(), name.lastIndexOf('.')),
                NO_UNPACKING,
                "true"),
            () -> Native.getNativeSize(int.class));
      } finally {
        UnpackedLibrary.delete(file);
      }
      return true;
    } catch (IOException e) {
      throw new NativeLibraryException("the library of JNA can't be unpacked: " + e);
    }
  }
}
