(** What is claimed: with White (or Black) to move, Black reaches the goal, whatever White plays. *)
From Coq Require Import ZArith List.
Import ListNotations.
Open Scope Z_scope.

(** ** The board *)

(** A cell is a column and a row, both counted from 1: the cell a1 is (1, 1), c2 is (3, 2). *)
Definition cell : Set := Z * Z.

(** A cell touches six others. *)
Definition neighbours (c : cell) : list cell :=
  let (column, row) := c in
  [(column - 1, row); (column + 1, row); (column, row - 1); (column, row + 1);
   (column + 1, row - 1); (column - 1, row + 1)].

Inductive edge := Top | Bottom | Left | Right.

(** What can be joined: cells and edges. *)
Inductive point := Cell (c : cell) | Edge (e : edge).

(** A terminal is what Black wants to join to others. Its points count as joined already, as soon as
    Black has them, however far apart: that is part of the question, and nothing on the board has to
    show it. An alternative has several terminals, all of which are to be joined to each other. *)
Definition terminal := list point.
Definition alternative := list terminal.

(** In files the stones stand on the board and no cell has two, each alternative has two terminals at
    least, and none is empty (head.ml refuses what is not so). The definitions do without, but where it
    is not so they may say more than one would expect: an alternative of no terminals is reached. *)
Record position := {
  columns : Z;
  rows : Z;
  black : list cell;
  white : list cell;
  goal : list alternative (* any of them will do *)
}.

Section Position.
  Variable p : position.

  Definition beside (c : cell) (e : edge) : Prop :=
    match e with
    | Top => snd c = 1
    | Bottom => snd c = rows p
    | Left => fst c = 1
    | Right => fst c = columns p
    end.

  Definition touch (x y : point) : Prop :=
    match x, y with
    | Cell c, Cell d => In d (neighbours c)
    | Cell c, Edge e | Edge e, Cell c => beside c e
    | Edge _, Edge _ => False
    end.

  (** ** Who has reached the goal *)

  Definition is_terminal (t : terminal) : Prop := exists a, In a (goal p) /\ In t a.

  (** Black has the cells [A] and the edges that the goal names, in whichever alternative: all four, if
      he may join top and bottom or else left and right. Other edges are walls, which join nothing. *)
  Definition has (A : cell -> Prop) (x : point) : Prop :=
    match x with
    | Cell c => A c
    | Edge _ => exists t, is_terminal t /\ In x t
    end.

  (** What a terminal joins is joined for all alternatives, not for its own alone. *)
  Inductive joined (A : cell -> Prop) : point -> point -> Prop :=
  | itself x : has A x -> joined A x x
  | on_the_way x y z : joined A x y -> has A z ->
      (touch y z \/ exists t, is_terminal t /\ In y t /\ In z t) -> joined A x z.

  (** Of every two terminals of an alternative some points are joined. *)
  Definition reached (A : cell -> Prop) : Prop :=
    exists a, In a (goal p) /\
    forall t u, In t a -> In u a -> exists x y, In x t /\ In y u /\ joined A x y.

  (** ** The play *)

  Definition same_cell (c d : cell) : {c = d} + {c <> d}.
  Proof. decide equality; apply Z.eq_dec. Defined.

  Inductive side := Black | White.

  (** Both sides take turns until the board is full, [E] being what is empty and [A] what Black has; no
      one passes, and more stones never harm, so that stopping early would change nothing.
      Whatever White plays, Black has a move with which he reaches the goal in the end. *)
  Inductive wins : side -> list cell -> (cell -> Prop) -> Prop :=
  | board_full s A : reached A -> wins s [] A
  | white_moves E A : E <> [] ->
      (forall c, In c E -> wins Black (remove same_cell c E) A) -> wins White E A
  | black_moves E A c : In c E ->
      wins White (remove same_cell c E) (fun d => A d \/ d = c) -> wins Black E A.

  Definition cells : list cell :=
    list_prod (map Z.of_nat (seq 1 (Z.to_nat (columns p)))) (map Z.of_nat (seq 1 (Z.to_nat (rows p)))).

  Definition is_in (l : list cell) (c : cell) : bool :=
    if in_dec same_cell c l then true else false.

  Definition empty : list cell :=
    filter (fun c => negb (is_in (black p) c || is_in (white p) c)) cells.

  Definition black_wins (to_move : side) : Prop := wins to_move empty (fun c => In c (black p)).
End Position.
