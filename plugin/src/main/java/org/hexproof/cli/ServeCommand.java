package org.hexproof.cli;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.net.BindException;
import java.util.concurrent.CountDownLatch;
import org.hexproof.atlas.ServedAtlas;
import org.hexproof.library.Library;
import org.hexproof.page.LaboratoryPage;
import org.hexproof.serve.Content;
import org.hexproof.serve.Desk;
import org.hexproof.serve.Desks;
import org.hexproof.serve.LoopbackServer;
import org.hexproof.solver.Version;
import org.hexproof.template.Template;

/** {@code hexproof serve}. */
final class ServeCommand {
  /** A page has one desk for what is drawn and as many as four that decide. */
  private static final int DESKS = 10;

  private static final Choice<Integer> PORT = Choice.count("port", "N", 65535).or(8420);

  private static final Choice<String> ATLAS = Choice.text("atlas", "DIR");
  private static final String ATLAS_PATH = "/atlas/";

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list().add(PORT, ATLAS, Asking.SOLVER, Asking.ENGINE_START, Asking.MEMORY).build();

  private ServeCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    line.refuseOperands("serve reads no files; draw or paste them on its page");
    SolverName name = Asking.solver(line);
    long bytes = line.get(Asking.MEMORY);
    ImmutableMap<String, Content> pages = pages(line);
    Supplier<ImmutableList<Template>> library = Suppliers.memoize(Library::read);
    CountDownLatch stopped = new CountDownLatch(1);
    surroundings.interrupt().onRaise(stopped::countDown);
    try (Desks desks = new Desks(DESKS, () -> new Desk(surroundings.start(name), bytes, library));
        LoopbackServer server = listen(line.get(PORT), pages, desks)) {
      String address = "http://127.0.0.1:" + server.port();
      surroundings.out().println(address + "/");
      if (pages.containsKey(ATLAS_PATH)) {
        surroundings.out().println(address + ATLAS_PATH);
      }
      surroundings.out().flush();
      stopped.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.INTERRUPTED;
  }

  private static ImmutableMap<String, Content> pages(Line line) throws IOException {
    Content laboratory = Content.page(LaboratoryPage.served(Version.text()));
    ImmutableMap.Builder<String, Content> pages = ImmutableMap.builder();
    pages.put("/", laboratory);
    if (line.has(ATLAS)) {
      String name = line.get(ATLAS);
      pages.putAll(
          FileUse.read(name, () -> ServedAtlas.of(Databases.path(name), ATLAS_PATH, laboratory)));
    }
    return pages.buildOrThrow();
  }

  private static LoopbackServer listen(int port, ImmutableMap<String, Content> pages, Desks desks)
      throws IOException {
    try {
      return new LoopbackServer(port, DESKS, pages, desks);
    } catch (BindException e) {
      throw CommandException.unreadable(
          "port %s of 127.0.0.1 can't be had: %s".formatted(port, e.getMessage()),
          "another --port may be free");
    }
  }
}
