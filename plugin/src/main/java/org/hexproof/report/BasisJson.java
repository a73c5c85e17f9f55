package org.hexproof.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.hexproof.solver.Basis;

/** What a verdict rests on, as a member of a document. */
public final class BasisJson {
  private BasisJson() {}

  /** Writes the member {@code restsOn}, a list of words, empty where nobody was asked. */
  public static void write(JsonWriter json, Basis basis) throws IOException {
    json.name("restsOn").beginArray();
    for (String label : basis.labels()) {
      json.value(label);
    }
    json.endArray();
  }
}
