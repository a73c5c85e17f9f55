package org.hexproof.database;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** All that a database file says, row by row. */
public final class Contents {
  private Contents() {}

  public static List<String> of(Path file) throws Exception {
    List<String> rows = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String query :
          List.of("SELECT * FROM meta ORDER BY name", "SELECT * FROM entry ORDER BY number")) {
        try (ResultSet row = statement.executeQuery(query)) {
          while (row.next()) {
            StringBuilder text = new StringBuilder();
            for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
              text.append(row.getString(column)).append('\t');
            }
            rows.add(text.toString());
          }
        }
      }
    }
    return rows;
  }
}
