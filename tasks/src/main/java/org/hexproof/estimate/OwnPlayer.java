package org.hexproof.estimate;

import java.util.function.BooleanSupplier;

/** Chooses moves by the search that {@link OwnEstimator} has, for as long as there is time. */
public final class OwnPlayer {
  /** As many as it takes to see what is attacked, however little time there is. */
  private static final int LEAST_PLAYOUTS = 300;

  /** Ten times what an estimate takes: the tree would outgrow the memory. */
  private static final int MOST = 10;

  private OwnPlayer() {}

  /**
   * An estimate of a position, and with it the move that promises most.
   *
   * @param question has a move to choose
   * @param goesOn whether there is time for more playouts; asked after each
   */
  public static Estimate choose(Question question, BooleanSupplier goesOn) {
    TreeSearch search = new TreeSearch(question);
    int most = MOST * OwnEstimator.playouts(question.position());
    int playouts = 0;
    while (playouts < LEAST_PLAYOUTS || (playouts < most && goesOn.getAsBoolean())) {
      search.playOnce();
      playouts++;
    }
    return OwnEstimator.estimate(search, question.toMove(), playouts);
  }
}
