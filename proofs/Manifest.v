(** What a certificate says of a template, or of what is left of it. *)
From Coq Require Import List Bool.
Require Import Statement Checker Checked Minimal.

Theorem proves_right checked p winner c : Forall right_lemmas checked ->
  check_certificate checked c = true -> proves p winner c = true ->
  match winner with Black => black_wins p White | White => ~ black_wins p White end.
Proof.
  intros L H F. apply (check_certificate_right _ _ L) in H. unfold holds_true in H.
  unfold proves in F. apply andb_true_iff in F. destruct F as [E F].
  destruct (to_move c), winner, (of_white c); try discriminate F.
  - exact (alike_wins _ _ _ E H).
  - exact (still_lost _ _ E H).
Qed.
