package org.hexproof.solver.embedded;

import com.google.common.collect.ImmutableMap;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import java.net.URL;
import java.nio.file.Path;
import org.hexproof.file.Folders;
import org.hexproof.file.PassingProperties;
import org.hexproof.file.UnpackedLibrary;

/**
 * JNA's own library. JNA would unpack it into one folder of its choice, and if that won't do it is
 * of no more use in this process; so it is unpacked for it.
 */
public final class JnaLibrary {
  private static final String FOLDER = "jna.boot.library.path";
  private static final String NAME = "jna.boot.library.name";
  private static final String NO_UNPACKING = "jna.nounpack";

  private JnaLibrary() {}

  /**
   * To be called before any class of JNA is asked. Does nothing if the user tells JNA where its
   * library is.
   *
   * @throws org.hexproof.file.NoFolderException if there is no folder from which it can be loaded
   */
  public static void load(Folders folders) {
    String resource =
        "com/sun/jna/" + Platform.RESOURCE_PREFIX + "/" + System.mapLibraryName("jnidispatch");
    URL library = Platform.class.getClassLoader().getResource(resource);
    if (library != null && System.getProperty(FOLDER) == null) {
      UnpackedLibrary.load(library, "the library of JNA", folders, JnaLibrary::start);
    }
  }

  private static boolean start(Path file) {
    String name = file.getFileName().toString();
    PassingProperties.during(
        ImmutableMap.of(
            FOLDER,
            file.getParent().toString(),
            NAME,
            name.substring("lib".length(), name.lastIndexOf('.')),
            NO_UNPACKING,
            "true"),
        () -> Native.getNativeSize(int.class));
    return true;
  }
}
