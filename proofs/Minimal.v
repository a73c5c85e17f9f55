(** A template is minimal if it is none without any of its parts. *)
From Coq Require Import ZArith List Bool.
Require Import Statement Board Checker.
Import ListNotations.

(** ** What is claimed *)

Definition named_by_goal (p : position) (c : cell) : bool :=
  existsb (existsb (fun t => if in_dec same_point (Cell c) t then true else false)) (goal p).

(** The parts of a template: its empty cells, and Black's stones that the goal does not name. *)
Definition template_parts (p : position) : list cell :=
  empty p ++ filter (fun c => negb (named_by_goal p c)) (black p).

(** The template without a part: a cell is White's then, and where a stone stood the cell is empty. *)
Definition without (p : position) (c : cell) : position :=
  if is_in (black p) c
  then {| columns := columns p; rows := rows p; black := remove same_cell c (black p); white := white p; goal := goal p |}
  else {| columns := columns p; rows := rows p; black := black p; white := c :: white p; goal := goal p |}.

(** Black wins when White begins, and without any of the parts he does not. *)
Definition minimal (p : position) : Prop :=
  black_wins p White /\ forall c, In c (template_parts p) -> ~ black_wins (without p c) White.

(** ** What is looked at *)

Definition same_cells : forall l m : list cell, {l = m} + {l <> m} := list_eq_dec same_cell.
Definition same_goal : forall g h : list alternative, {g = h} + {g <> h} :=
  list_eq_dec (list_eq_dec (list_eq_dec same_point)).

(** White's stones matter only by what they leave empty. *)
Definition alike (p q : position) : bool :=
  (columns p =? columns q)%Z && (rows p =? rows q)%Z && (if same_goal (goal p) (goal q) then true else false) &&
  (if same_cells (black p) (black q) then true else false) && (if same_cells (empty p) (empty q) then true else false).

(** A certificate that Black, or White, wins in a position when White begins. *)
Definition proves (p : position) (winner : side) (c : certificate) : bool :=
  alike (of_position c) p &&
  match to_move c, winner, of_white c with
  | White, Black, None | White, White, Some _ => true
  | _, _, _ => false
  end.

Definition covers (p : position) (needed : list cell) : bool := forallb (is_in needed) (template_parts p).

(** ** Why that will do *)

Section Same.
  Variable p : position.
  Variable w : list cell.
  Notation q := {| columns := columns p; rows := rows p; black := black p; white := w; goal := goal p |}.

  Lemma joined_same A x y : joined p A x y -> joined q A x y.
  Proof. induction 1; [apply itself; assumption | eapply on_the_way; eauto]. Qed.

  Lemma wins_same s E A : wins p s E A -> wins q s E A.
  Proof.
    induction 1 as [s A (a & Ia & H) | E A ne _ IH | E A c I _ IH].
    - apply board_full. exists a. split; [exact Ia|]. intros t u It Iu. destruct (H t u It Iu) as (x & y & ? & ? & J).
      exists x, y. auto using joined_same.
    - apply white_moves; assumption.
    - apply (black_moves q E A c); assumption.
  Qed.
End Same.

Lemma alike_wins p q s : alike p q = true -> black_wins p s -> black_wins q s.
Proof.
  unfold alike. rewrite !andb_true_iff, !Z.eqb_eq. intros ((((C & R) & G) & B) & E) W.
  destruct (same_goal _ _) as [G'|]; [|discriminate G]. destruct (same_cells (black p) _) as [B'|]; [|discriminate B].
  destruct (same_cells (empty p) _) as [E'|]; [|discriminate E].
  destruct q as [cq rq bq wq gq]. cbn in C, R, G', B'. subst. unfold black_wins in *. rewrite <- E'.
  exact (wins_same p wq _ _ _ W).
Qed.

Lemma alike_sym p q : alike p q = true -> alike q p = true.
Proof.
  unfold alike. rewrite !andb_true_iff, !Z.eqb_eq. intros ((((C & R) & G) & B) & E).
  destruct (same_goal (goal p) _) as [G'|]; [|discriminate G]. destruct (same_cells (black p) _) as [B'|]; [|discriminate B].
  destruct (same_cells (empty p) _) as [E'|]; [|discriminate E]. rewrite G', B', E'.
  destruct (same_goal _ _), (same_cells _ _), (same_cells _ _); intuition congruence.
Qed.

Lemma still_lost p q : alike p q = true -> ~ black_wins p White -> ~ black_wins q White.
Proof. intros E H W. exact (H (alike_wins _ _ _ (alike_sym _ _ E) W)). Qed.

Theorem minimal_right p needed : black_wins p White ->
  Forall (fun c => ~ black_wins (without p c) White) needed -> covers p needed = true -> minimal p.
Proof.
  unfold covers. rewrite Forall_forall, forallb_forall. intros W N C. split; [exact W|].
  intros c Hc. apply N, is_in_spec, C, Hc.
Qed.
