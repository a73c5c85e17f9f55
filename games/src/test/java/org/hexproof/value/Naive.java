package org.hexproof.value;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/**
 * Games straight from the definitions, without stores, caches or shortcuts: what everything fast is
 * compared with.
 */
public class Naive {
  private final Poset poset;

  public Naive(Poset poset) {
    this.poset = poset;
  }

  public Poset poset() {
    return poset;
  }

  public boolean leq(Game g, Game h) {
    for (Game option : left(g)) {
      if (!leqFirst(option, h)) {
        return false;
      }
    }
    for (Game option : right(h)) {
      if (!leqFirst(g, option)) {
        return false;
      }
    }
    return !(isAtom(g) || isAtom(h)) || leqFirst(g, h);
  }

  public boolean leqFirst(Game g, Game h) {
    for (Game option : right(g)) {
      if (leq(option, h)) {
        return true;
      }
    }
    for (Game option : left(h)) {
      if (leq(g, option)) {
        return true;
      }
    }
    return isAtom(g) && isAtom(h) && poset.leq(atom(g), atom(h));
  }

  public boolean equivalent(Game g, Game h) {
    return leq(g, h) && leq(h, g);
  }

  public boolean isPassable(Game g) {
    return leqFirst(g, g)
        && left(g).stream().allMatch(this::isPassable)
        && right(g).stream().allMatch(this::isPassable);
  }

  public boolean isMonotone(Game g) {
    return left(g).stream().allMatch(option -> leq(g, option) && isMonotone(option))
        && right(g).stream().allMatch(option -> leq(option, g) && isMonotone(option));
  }

  /** One step at a time, options first. */
  public Game canonical(Game g) {
    if (isAtom(g)) {
      return g;
    }
    return simplify(
        left(g).stream().map(this::canonical).toList(),
        right(g).stream().map(this::canonical).toList());
  }

  /** The canonical form of a game with these options, which are canonical. */
  public Game simplify(List<Game> leftOptions, List<Game> rightOptions) {
    Game given = Game.of(leftOptions, rightOptions);
    List<Game> left = new ArrayList<>(left(given));
    List<Game> right = new ArrayList<>(right(given));
    while (dropDominated(left, right)
        || bypassLeft(left, Game.of(left, right))
        || bypassRight(right, Game.of(left, right))) {
      // Each step leaves fewer or simpler options.
    }
    Game result = Game.of(left, right);
    if (left(result).size() == 1 && left(result).equals(right(result)) && isAtom(left.get(0))) {
      return left.get(0);
    }
    return result;
  }

  private boolean dropDominated(List<Game> left, List<Game> right) {
    for (Game one : left) {
      for (Game other : left) {
        if (one != other && leq(one, other)) {
          left.remove(one);
          return true;
        }
      }
    }
    for (Game one : right) {
      for (Game other : right) {
        if (one != other && leq(other, one)) {
          right.remove(one);
          return true;
        }
      }
    }
    return false;
  }

  private boolean bypassLeft(List<Game> left, Game g) {
    for (Game option : left) {
      for (Game reply : right(option)) {
        if (leq(reply, g)) {
          left.remove(option);
          left.addAll(isAtom(reply) ? List.of(reply) : left(reply));
          return true;
        }
      }
    }
    return false;
  }

  private boolean bypassRight(List<Game> right, Game g) {
    for (Game option : right) {
      for (Game reply : left(option)) {
        if (leq(g, reply)) {
          right.remove(option);
          right.addAll(isAtom(reply) ? List.of(reply) : right(reply));
          return true;
        }
      }
    }
    return false;
  }

  public static Game sum(Game g, Game h, IntBinaryOperator outcome) {
    if (isAtom(g) && isAtom(h)) {
      return Game.atom(outcome.applyAsInt(atom(g), atom(h)));
    }
    List<Game> left = new ArrayList<>();
    List<Game> right = new ArrayList<>();
    left(g).forEach(option -> left.add(sum(option, h, outcome)));
    left(h).forEach(option -> left.add(sum(g, option, outcome)));
    right(g).forEach(option -> right.add(sum(option, h, outcome)));
    right(h).forEach(option -> right.add(sum(g, option, outcome)));
    return Game.of(left, right);
  }

  public static Game map(Game g, IntUnaryOperator atoms) {
    return isAtom(g)
        ? Game.atom(atoms.applyAsInt(atom(g)))
        : Game.of(
            left(g).stream().map(option -> map(option, atoms)).toList(),
            right(g).stream().map(option -> map(option, atoms)).toList());
  }

  public static Game dual(Game g, IntUnaryOperator atoms) {
    return isAtom(g)
        ? Game.atom(atoms.applyAsInt(atom(g)))
        : Game.of(
            right(g).stream().map(option -> dual(option, atoms)).toList(),
            left(g).stream().map(option -> dual(option, atoms)).toList());
  }

  public static boolean isAtom(Game g) {
    return g instanceof Game.Atom;
  }

  public static int atom(Game g) {
    return ((Game.Atom) g).atom();
  }

  public static List<Game> left(Game g) {
    return g instanceof Game.Options options ? options.left() : List.of();
  }

  public static List<Game> right(Game g) {
    return g instanceof Game.Options options ? options.right() : List.of();
  }
}
