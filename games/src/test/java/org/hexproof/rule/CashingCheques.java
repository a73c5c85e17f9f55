package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.cgt.Side;

/** Simpler cashing cheques: a move pays one coin or cashes one cheque ([HOT], chapter 4). */
public final class CashingCheques implements Ruleset<Cheques> {
  @Override
  public ImmutableList<Cheques> options(Cheques position, Side side) {
    boolean byLeft = side == Side.LEFT;
    ImmutableList.Builder<Cheques> moves = ImmutableList.builder();
    long coins = position.coins();
    if (byLeft ? coins > 0 : coins < 0) {
      moves.add(new Cheques(coins + (byLeft ? -1 : 1), position.cheques()));
    }
    for (int i = 0; i < position.cheques().size(); i++) {
      List<Cheques.Cheque> rest = new ArrayList<>(position.cheques());
      Cheques.Cheque cashed = rest.remove(i);
      moves.add(
          new Cheques(
              coins + (byLeft ? cashed.left() : cashed.right()), ImmutableList.copyOf(rest)));
    }
    return moves.build();
  }

  @Override
  public ImmutableList<Component<Cheques>> parts(Cheques position) {
    ImmutableList.Builder<Component<Cheques>> parts = ImmutableList.builder();
    if (position.coins() != 0) {
      parts.add(new Component<>(new Cheques(position.coins(), ImmutableList.of()), false));
    }
    for (Cheques.Cheque cheque : position.cheques()) {
      parts.add(new Component<>(new Cheques(0, ImmutableList.of(cheque)), false));
    }
    return parts.build();
  }

  @Override
  public String move(Cheques before, Cheques after) {
    List<Cheques.Cheque> cashed = new ArrayList<>(before.cheques());
    after.cheques().forEach(cashed::remove);
    return cashed.isEmpty() ? "a coin" : cashed.get(0).toString();
  }
}
