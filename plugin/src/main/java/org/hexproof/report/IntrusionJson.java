package org.hexproof.report;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import org.hexproof.board.Cell;
import org.hexproof.intrusion.Gap;
import org.hexproof.intrusion.Intrusion;
import org.hexproof.intrusion.MovePair;
import org.hexproof.intrusion.Reply;
import org.hexproof.intrusion.Study;
import org.hexproof.intrusion.Threat;
import org.hexproof.solver.Basis;
import org.hexproof.template.Template;

/** The intrusions into a template as JSON, with {@code null} where something is not known. */
public final class IntrusionJson {
  private static final int FORMAT_VERSION = 1;

  private final Template template;
  private final Basis basis;
  private final JsonWriter json;

  /**
   * @param basis what the study rests on
   */
  public IntrusionJson(Template template, Basis basis, Writer out) {
    this.template = template;
    this.basis = basis;
    this.json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.COMPACT);
  }

  /** Writes what is known. */
  public void write(Study study) throws IOException {
    json.beginObject();
    json.name("version").value(FORMAT_VERSION);
    json.name("name").value(template.name());
    json.name("kind").value(template.kind().label());
    json.name("valid");
    if (study instanceof Study.Open) {
      json.nullValue();
    } else {
      json.value(study instanceof Study.Kept);
    }
    BasisJson.write(json, basis);
    if (study instanceof Study.Kept kept) {
      kept(kept);
    } else if (study instanceof Study.Broken broken) {
      cells("refutations", broken.moves());
      cells("line", broken.line());
    }
    if (!study.gaps().isEmpty()) {
      gaps(study.gaps());
    }
    json.endObject();
    json.flush();
  }

  private void kept(Study.Kept kept) throws IOException {
    json.name("intrusions").beginArray();
    for (Intrusion intrusion : kept.intrusions()) {
      json.beginObject();
      json.name("cell").value(intrusion.cell().toString());
      json.name("needsReply").value(intrusion.ignored().isEmpty());
      if (intrusion.ignored().isPresent()) {
        cells("carrier", intrusion.ignored().get());
      }
      json.name("replies").beginArray();
      for (Reply reply : intrusion.replies()) {
        json.beginObject();
        json.name("cell").value(reply.cell().toString());
        cells("carrier", reply.carrier());
        json.endObject();
      }
      json.endArray();
      json.endObject();
    }
    json.endArray();
    json.name("threats").beginArray();
    for (Threat threat : kept.threats()) {
      json.beginObject();
      json.name("cell").value(threat.cell().toString());
      cells("carrier", threat.carrier());
      cells("left", threat.left());
      json.endObject();
    }
    json.endArray();
    cells("mustPlay", kept.mustPlay());
    if (kept.pairs().isPresent()) {
      json.name("pairs").beginArray();
      for (MovePair pair : kept.pairs().get()) {
        json.beginObject();
        json.name("first").value(pair.first().toString());
        json.name("second").value(pair.second().toString());
        cells("replies", pair.replies());
        json.endObject();
      }
      json.endArray();
    }
  }

  private void gaps(Iterable<Gap> gaps) throws IOException {
    json.name("open").beginArray();
    for (Gap gap : gaps) {
      json.beginObject();
      json.name("what").value(gap.what());
      json.name("why").value(gap.why());
      json.endObject();
    }
    json.endArray();
  }

  private void cells(String name, Iterable<Cell> cells) throws IOException {
    json.name(name).beginArray();
    for (Cell cell : cells) {
      json.value(cell.toString());
    }
    json.endArray();
  }
}
