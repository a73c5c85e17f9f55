(** A template is minimal if it is none without any of its cells. *)
From Coq Require Import ZArith List Bool.
Require Import Statement Board.
Import ListNotations.

Definition with_white (p : position) (white : list cell) : position :=
  {| columns := columns p; rows := rows p; black := black p; white := white; goal := goal p |}.

(** The position in which White has the cell. *)
Definition without (p : position) (c : cell) : position := with_white p (c :: white p).

(** Black wins when White begins, and does not where White has any of the empty cells besides. *)
Definition minimal (p : position) : Prop :=
  black_wins p White /\ forall c, In c (empty p) -> ~ black_wins (without p c) White.

(** White's stones matter only by what they leave empty. *)
Section Same.
  Variable p : position.
  Variable w : list cell.
  Notation q := (with_white p w).

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

Definition same_cells (l m : list cell) : bool := if list_eq_dec same_cell l m then true else false.

Lemma needed p c w : same_cells (empty (without p c)) (empty (with_white p w)) = true ->
  ~ black_wins (with_white p w) White -> ~ black_wins (without p c) White.
Proof.
  unfold same_cells. destruct (list_eq_dec same_cell _ _) as [E|]; [|discriminate]. intros _ H W. apply H.
  unfold black_wins in *. rewrite <- E. exact (wins_same (without p c) w _ _ _ W).
Qed.

Lemma all_needed p cells : Forall (fun c => ~ black_wins (without p c) White) cells ->
  forallb (is_in cells) (empty p) = true -> forall c, In c (empty p) -> ~ black_wins (without p c) White.
Proof.
  intros H E c Hc. rewrite forallb_forall in E. rewrite Forall_forall in H. apply H. apply is_in_spec. auto.
Qed.
