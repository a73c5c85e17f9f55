package org.hexproof.atlas;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Streams;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.hexproof.format.Diagram;
import org.hexproof.library.Library;
import org.hexproof.page.KnownProbes;
import org.hexproof.page.LaboratoryLink;
import org.hexproof.page.LaboratoryPage;
import org.hexproof.page.PageWriter;
import org.hexproof.page.Shown;
import org.hexproof.page.ShownFindings;
import org.hexproof.page.Skeleton;
import org.hexproof.picture.Marks;
import org.hexproof.picture.Style;
import org.hexproof.picture.SvgWriter;
import org.hexproof.report.Aside;
import org.hexproof.report.Report;
import org.hexproof.report.Shared;
import org.hexproof.report.Summary;
import org.hexproof.report.Unreadable;
import org.hexproof.solving.Watch;
import org.hexproof.spot.Silhouette;
import org.hexproof.template.Template;
import org.hexproof.verify.CertificateFolder;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;

/**
 * Verified templates as an atlas. The pages are written when all are verified, the one that lists
 * them last.
 */
public final class AtlasReport implements Report {
  private static final String INDEX = "index.html";

  private final AtlasFolder folder;
  private final String version;
  private final boolean minimality;
  private final KnownProbes probes;
  private final Function<Subject, Replies> replies;
  private Watch watch = Watch.until(() -> false);
  private final List<ImmutableList<String>> unread = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private final AtomicInteger written = new AtomicInteger();
  private ImmutableList<Plate> plates = ImmutableList.of();

  /**
   * An atlas without templates as yet.
   *
   * @param folder there, and empty or with an earlier atlas
   * @param isForced whether other files may be in it
   * @param version of the program
   * @param minimality whether minimality is asked
   * @param probes what is known of intrusions
   * @param replies what White can try in a template, and what is to be replied
   */
  public AtlasReport(
      Path folder,
      boolean isForced,
      String version,
      boolean minimality,
      KnownProbes probes,
      Function<Subject, Replies> replies)
      throws IOException {
    this.folder = AtlasFolder.open(folder, isForced);
    this.version = version;
    this.minimality = minimality;
    this.probes = probes;
    this.replies = replies;
  }

  /** The folder that certificates are expected in. */
  public Path certificates() {
    return folder.path(Plate.CERTIFICATES);
  }

  /** In the order of their shelves, and by the names of files that others may see. */
  public static ImmutableList<Subject> inOrder(ImmutableList<Subject> subjects) {
    return subjects.stream()
        .map(Shared::of)
        .sorted(Comparator.comparing(subject -> Shelf.of(subject.template()), Shelf.ORDER))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * All is known that is needed before anything is verified.
   *
   * @param subjects what will be, as {@link #inOrder} has it
   * @param watcher sees the pages being written
   */
  public void begin(ImmutableList<Subject> subjects, Watch watcher) throws IOException {
    watch = watcher;
    CertificateFolder names = new CertificateFolder(certificates(), minimality);
    plates =
        subjects.stream()
            .map(subject -> Plate.of(subject, names))
            .collect(ImmutableList.toImmutableList());
    Set<String> planned = new LinkedHashSet<>(List.of(INDEX));
    for (Plate plate : plates) {
      for (String ending : List.of("html", "svg", "yaml")) {
        planned.add(Plate.FOLDER + plate.file(ending));
      }
      planned.add(Plate.CERTIFICATES + plate.manifest());
      plate.certificates().forEach(each -> planned.add(Plate.CERTIFICATES + each.file()));
    }
    folder.begin(planned);
    Files.createDirectories(certificates());
  }

  /** How many pages are written. */
  public int written() {
    return written.get();
  }

  @Override
  public void add(Finding told) {
    findings.add(told);
  }

  @Override
  public void addUnreadable(Unreadable input) {
    tell("", input);
  }

  private void tell(String before, Unreadable input) {
    Unreadable shared = Shared.of(input);
    unread.add(
        ImmutableList.<String>builder()
            .add(before + shared.problem())
            .addAll(shared.notes())
            .build());
  }

  @Override
  public void addAside(Aside why, Unreadable board) {
    tell(why.words() + ": ", board);
  }

  @Override
  public void end(Summary summary) throws IOException {
    write();
  }

  /** Writes the pages of all that was found. */
  void write() throws IOException {
    Optional<String> laboratory = LaboratoryPage.whole(version);
    if (laboratory.isPresent()) {
      folder.write(LaboratoryLink.FILE, laboratory.get());
    }
    Skeleton skeleton = Skeleton.of(Skeleton.Parts.TEMPLATE, version);
    ShownFindings shown = new ShownFindings(certificates(), minimality, probes);
    ImmutableList<Template> library = Library.read();
    try (Watch.Stage stage = watch.count("pages", plates.size())) {
      for (int i = 0; i < plates.size(); i++) {
        stage.say(plates.get(i).name());
        writePage(i, shown, skeleton, library, laboratory.isPresent());
        written.incrementAndGet();
        stage.step(1);
      }
    }
    AtlasIndex index =
        new AtlasIndex(
            Streams.zip(plates.stream(), findings.stream(), AtlasIndex.Found::new)
                .collect(ImmutableList.toImmutableList()),
            ImmutableList.copyOf(unread),
            laboratory.isPresent());
    Skeleton list = Skeleton.of(Skeleton.Parts.ATLAS, version);
    folder.write(INDEX, list.head(index.markup(), index.list()) + index.data() + list.tail());
    folder.end(index.contents());
  }

  private void writePage(
      int number,
      ShownFindings shown,
      Skeleton skeleton,
      ImmutableList<Template> library,
      boolean laboratory)
      throws IOException {
    Plate plate = plates.get(number);
    Finding finding = findings.get(number);
    Replies studied = replies.apply(plate.subject());
    if (watch.isStopped()) {
      throw new CancellationException();
    }
    TemplatePage page =
        new TemplatePage(
            plate,
            finding,
            at(number - 1),
            at(number + 1),
            alike(plate),
            names(plate, library),
            studied,
            plate.certificates().stream()
                .filter(each -> folder.keep(Plate.CERTIFICATES + each.file()))
                .collect(ImmutableList.toImmutableList()),
            folder.keep(Plate.CERTIFICATES + plate.manifest()),
            laboratory);
    Shown board = shown.next(finding, plate.shelf().words());
    StringWriter text = new StringWriter();
    PageWriter writer = new PageWriter(text, skeleton, page.above(), page.below(board));
    writer.add(board);
    writer.end();
    folder.write(Plate.FOLDER + plate.file("svg"), picture(plate));
    folder.write(Plate.FOLDER + plate.file("yaml"), Markups.yaml(plate.template()));
    folder.write(Plate.FOLDER + plate.file("html"), text.toString());
  }

  private Optional<Plate> at(int number) {
    return Optional.ofNullable(Iterables.get(plates, Math.max(number, 0), null))
        .filter(plate -> number >= 0);
  }

  private ImmutableList<Plate> alike(Plate plate) {
    return plates.stream()
        .filter(other -> !other.id().equals(plate.id()) && other.looksLike(plate))
        .collect(ImmutableList.toImmutableList());
  }

  /** Names in the library that neither the plate nor one like it has. */
  private ImmutableList<String> names(Plate plate, ImmutableList<Template> library) {
    Set<String> own = new LinkedHashSet<>(plate.template().aliases());
    own.add(plate.template().name());
    alike(plate).forEach(other -> own.add(other.template().name()));
    return library.stream()
        .filter(
            known ->
                known.kind() == plate.shelf().kind()
                    && Shelf.of(known).equals(plate.shelf())
                    && Silhouette.of(known).equals(plate.silhouettes()))
        .map(Template::name)
        .filter(name -> !own.contains(name))
        .collect(ImmutableList.toImmutableList());
  }

  private static byte[] picture(Plate plate) {
    Template template = plate.template();
    return new SvgWriter()
        .write(Diagram.of(template), Marks.NONE, Style.DEFAULT.named(plate.subject().naming()))
        .getBytes(StandardCharsets.UTF_8);
  }
}
