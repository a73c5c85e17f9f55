package org.hexproof.work;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.gson.JsonParseException;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.word.Labelled;

/**
 * What a worker answers to a unit. Nothing of it is believed but what its certificate proves.
 *
 * @param unit the hash of the unit
 * @param solver who answered
 * @param status whether it is decided
 * @param winner who wins, if it is
 * @param reason why it is not decided, in words, if so
 * @param nodes how many positions the solver searched, as far as it says
 * @param build the hash of the build of the program that answered, if it says so
 * @param certificate the file with the certificate, if it is decided; text compressed by gzip
 */
public record UnitReply(
    String unit,
    String solver,
    Status status,
    Optional<Color> winner,
    Optional<String> reason,
    long nodes,
    Duration time,
    Optional<String> build,
    Optional<byte[]> certificate) {
  /** How an answer ended. */
  public enum Status implements Labelled {
    DECIDED,
    UNDECIDED,
    FAILED
  }

  private record Members(
      String hexproof,
      int version,
      String unit,
      String solver,
      String status,
      String winner,
      String reason,
      long nodes,
      double seconds,
      List<String> restsOn,
      String build,
      String certificate) {}

  /**
   * Checks that the parts fit.
   *
   * @throws IllegalArgumentException if a decided answer has no winner or no certificate, or
   *     another no reason
   */
  public UnitReply {
    boolean decided = status == Status.DECIDED;
    checkArgument(winner.isPresent() == decided, "a decided answer, and no other, has a winner");
    checkArgument(
        certificate.isPresent() == decided, "a decided answer, and no other, has a certificate");
    checkArgument(reason.isPresent() != decided, "an answer that is not decided says why");
  }

  static UnitReply decided(Unit unit, Answer.Decided answer, String build, byte[] certificate) {
    return new UnitReply(
        unit.hash(),
        unit.solver(),
        Status.DECIDED,
        Optional.of(answer.winner()),
        Optional.empty(),
        answer.nodes(),
        answer.time(),
        Optional.of(build),
        Optional.of(certificate));
  }

  static UnitReply open(
      Unit unit, Status status, String reason, long nodes, Duration time, String build) {
    return new UnitReply(
        unit.hash(),
        unit.solver(),
        status,
        Optional.empty(),
        Optional.of(reason),
        nodes,
        time,
        Optional.of(build),
        Optional.empty());
  }

  /** The answer in a line of JSON, without the line's end. */
  public String line() {
    return UnitText.GSON.toJson(
        new Members(
            "answer",
            1,
            unit,
            solver,
            status.label(),
            winner.map(Color::label).orElse(null),
            reason.orElse(null),
            nodes,
            time.toNanos() / (double) TimeUnit.SECONDS.toNanos(1),
            certificate.isPresent() ? Basis.CERTIFICATE.labels() : null,
            build.orElse(null),
            certificate.map(Base64.getEncoder()::encodeToString).orElse(null)));
  }

  /**
   * Reads what {@link #line} wrote.
   *
   * @throws IllegalArgumentException if the text is no answer
   */
  public static UnitReply parse(String line) {
    Members members;
    try {
      members = UnitText.GSON.fromJson(line, Members.class);
    } catch (JsonParseException e) {
      throw new IllegalArgumentException("not an answer of 'hexproof work'", e);
    }
    checkArgument(
        members != null
            && "answer".equals(members.hexproof)
            && members.version == 1
            && members.unit != null
            && members.solver != null,
        "not an answer of 'hexproof work'");
    return new UnitReply(
        members.unit,
        members.solver,
        status(members.status),
        Optional.ofNullable(members.winner).map(UnitReply::color),
        Optional.ofNullable(members.reason),
        members.nodes,
        time(members.seconds),
        Optional.ofNullable(members.build),
        Optional.ofNullable(members.certificate).map(Base64.getDecoder()::decode));
  }

  private static Status status(String label) {
    return Labelled.find(Status.values(), label)
        .orElseThrow(
            () -> new IllegalArgumentException("'" + label + "' is no status of an answer"));
  }

  private static Color color(String word) {
    for (Color color : Color.values()) {
      if (color.label().equals(word)) {
        return color;
      }
    }
    throw new IllegalArgumentException("'" + word + "' is no winner");
  }

  private static Duration time(double seconds) {
    checkArgument(seconds >= 0 && seconds <= Integer.MAX_VALUE, "%s is no time", seconds);
    return Duration.ofNanos(Math.round(seconds * TimeUnit.SECONDS.toNanos(1)));
  }
}
