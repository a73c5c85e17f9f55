package org.hexproof.database;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.hexproof.format.FormatException;

/** Reads what {@link EntryTable} writes. */
final class EntryRows {
  private EntryRows() {}

  /** Shows all entries in the order of their numbers, or until the visitor has enough. */
  static void visit(Path file, Connection connection, Database.Visitor visitor) throws IOException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT * FROM entry ORDER BY number")) {
      boolean more = true;
      while (more && rows.next()) {
        more = visitor.visit(entry(rows));
      }
    } catch (SQLException e) {
      throw DatabaseFile.damaged(file, e);
    }
  }

  static DatabaseEntry entry(ResultSet row) throws SQLException {
    String form = row.getString("form");
    if (form == null) {
      throw new SQLException("an entry has no value");
    }
    int first = row.getInt("first");
    int second = row.getInt("second");
    DatabaseEntry.Origin origin =
        switch (row.getInt("kind")) {
          case EntryTable.ATOM -> new DatabaseEntry.Atom(first);
          case EntryTable.PRIMARY -> new DatabaseEntry.Primary(first);
          case EntryTable.PINWHEEL ->
              new DatabaseEntry.Pinwheel(first, second, row.getInt("third"));
          default -> written(row);
        };
    return new DatabaseEntry(
        row.getInt("number"),
        form,
        row.getInt("cells"),
        row.getInt("atoms"),
        row.getInt("labelled"),
        row.getInt("change"),
        origin);
  }

  private static DatabaseEntry.Written written(ResultSet row) throws SQLException {
    String text = row.getString("circuit");
    if (text == null) {
      throw new SQLException("an entry has no circuit");
    }
    try {
      return DatabaseEntry.Written.read(text);
    } catch (FormatException e) {
      throw new SQLException(e.getMessage(), e);
    }
  }
}
