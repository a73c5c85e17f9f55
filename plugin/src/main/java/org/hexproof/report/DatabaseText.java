package org.hexproof.report;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import org.hexproof.database.Database;

/** With what a database was made, and how many values it has, a line for each number of cells. */
public final class DatabaseText {
  private static final String REGIONS = "regions";

  private DatabaseText() {}

  public static void write(Database database, Writer out) throws IOException {
    for (Map.Entry<String, String> parameter : database.meta().entrySet()) {
      if (!parameter.getKey().equals(REGIONS)) {
        out.write(parameter.getKey() + ": " + parameter.getValue() + "\n");
      }
    }
    out.write(REGIONS + ": " + database.regions().size() + "\n");
    out.write("cells  up to symmetry  labelled   corners     forks\n");
    Database.Counts sum = new Database.Counts(0, 0, 0, 0);
    for (Map.Entry<Integer, Database.Counts> row : database.counts().entrySet()) {
      out.write(row(row.getKey().toString(), row.getValue()));
      sum = sum.plus(row.getValue());
    }
    out.write(row("all", sum));
  }

  private static String row(String cells, Database.Counts counts) {
    return String.format(
        Locale.ROOT,
        "%5s%16d%10d%10d%10d\n",
        cells,
        counts.entries(),
        counts.labelled(),
        counts.corners(),
        counts.forks());
  }
}
