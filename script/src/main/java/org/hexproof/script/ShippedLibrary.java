package org.hexproof.script;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.hexproof.format.Entry;
import org.hexproof.format.Member;
import org.hexproof.format.file.Formats;
import org.hexproof.template.Template;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The shipped templates as one text, which the build has made and the script carries. */
public final class ShippedLibrary implements ResourceSupplier {
  static final String RESOURCE = "org/hexproof/script/library.yaml";

  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return new String[] {RESOURCE};
  }

  static ImmutableList<Template> read() {
    try (InputStream in = ShippedLibrary.class.getClassLoader().getResourceAsStream(RESOURCE)) {
      ImmutableList.Builder<Template> templates = ImmutableList.builder();
      for (Entry entry : Member.entries(Formats.read(RESOURCE, in.readAllBytes()))) {
        templates.add(entry.template(Optional.empty()));
      }
      return templates.build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
