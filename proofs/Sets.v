(** Finite sets of places, as numbers whose bits say what is in them. *)
From Coq Require Import NArith List Bool.
Import ListNotations.
Open Scope N_scope.

Definition mem (x A : N) : Prop := N.testbit A x = true.
Definition sub (A B : N) : Prop := forall x, mem x A -> mem x B.
Definition one (x : N) : N := N.shiftl 1 x.
Definition of_list (l : list N) : N := fold_right (fun x A => N.lor (one x) A) 0 l.
Definition unions (l : list N) : N := fold_right N.lor 0 l.

Lemma mem_dec x A : {mem x A} + {~ mem x A}.
Proof. unfold mem. destruct (N.testbit A x); [left | right]; congruence. Qed.

Lemma mem_empty x : mem x 0 <-> False.
Proof. unfold mem. rewrite N.bits_0. intuition congruence. Qed.

Lemma mem_or x A B : mem x (N.lor A B) <-> mem x A \/ mem x B.
Proof. unfold mem. rewrite N.lor_spec. apply orb_true_iff. Qed.

Lemma mem_and x A B : mem x (N.land A B) <-> mem x A /\ mem x B.
Proof. unfold mem. rewrite N.land_spec. apply andb_true_iff. Qed.

Lemma mem_diff x A B : mem x (N.ldiff A B) <-> mem x A /\ ~ mem x B.
Proof.
  unfold mem. rewrite N.ldiff_spec, andb_true_iff, negb_true_iff, not_true_iff_false. reflexivity.
Qed.

Lemma mem_one x y : mem x (one y) <-> x = y.
Proof.
  unfold mem, one. rewrite N.shiftl_1_l, N.pow2_bits_eqb, N.eqb_eq. intuition congruence.
Qed.

Lemma mem_list x l : mem x (of_list l) <-> In x l.
Proof.
  induction l as [|y l IH]; [apply mem_empty|].
  change (mem x (N.lor (one y) (of_list l)) <-> y = x \/ In x l).
  rewrite mem_or, mem_one, IH. intuition congruence.
Qed.

Lemma mem_unions x l : mem x (unions l) <-> exists A, In A l /\ mem x A.
Proof.
  induction l as [|B l IH]; [cbn; rewrite mem_empty; firstorder|].
  change (mem x (N.lor B (unions l)) <-> exists A, In A (B :: l) /\ mem x A).
  rewrite mem_or, IH. cbn [In]. split.
  - intros [H | (A & H & K)]; eauto.
  - intros (A & [-> | H] & K); eauto.
Qed.

Global Hint Rewrite mem_empty mem_or mem_and mem_diff mem_one : sets.

(** What inclusions say of one place. *)
Ltac at_place x :=
  repeat match goal with H : sub ?A ?B |- _ => generalize (H x); revert H end; intros.

Ltac cases :=
  autorewrite with sets in *; try solve [intuition (subst; try congruence; try tauto; eauto)].

(** Decides inclusions and memberships, case by case. *)
Ltac sets :=
  lazymatch goal with
  | |- sub _ _ => let x := fresh "x" in let H := fresh "H" in intros x H; at_place x; cases
  | |- mem ?x _ => at_place x; cases
  | |- ~ mem ?x _ => let H := fresh "H" in intros H; at_place x; cases
  | _ => cases
  end.

(** Bit by bit, since these are asked most, and a set made for the answer would take longer. *)
Fixpoint disjoint_bits (p q : positive) : bool :=
  match p, q with
  | xO p, xO q | xO p, xI q | xI p, xO q => disjoint_bits p q
  | xO _, xH | xH, xO _ => true
  | _, _ => false
  end.
Fixpoint subset_bits (p q : positive) : bool :=
  match p, q with
  | xO p, xO q | xO p, xI q | xI p, xI q => subset_bits p q
  | xH, xI _ | xH, xH => true
  | _, _ => false
  end.

Definition disjoint (A B : N) : bool := match A, B with Npos p, Npos q => disjoint_bits p q | _, _ => true end.
Definition subset (A B : N) : bool := match A, B with 0, _ => true | _, 0 => false | Npos p, Npos q => subset_bits p q end.
Definition member (x A : N) : bool := N.testbit A x.

Lemma disjoint_land A B : disjoint A B = (N.land A B =? 0).
Proof.
  destruct A as [|p], B as [|q]; try reflexivity. cbn. revert q.
  induction p as [p IH | p IH |]; intros [q | q |]; cbn; try reflexivity; rewrite ?IH; destruct (Pos.land p q); reflexivity.
Qed.

Lemma subset_ldiff A B : subset A B = (N.ldiff A B =? 0).
Proof.
  destruct A as [|p], B as [|q]; try reflexivity. cbn. revert q.
  induction p as [p IH | p IH |]; intros [q | q |]; cbn; try reflexivity; rewrite ?IH; destruct (Pos.ldiff p q); reflexivity.
Qed.

Lemma subset_sub A B : subset A B = true -> sub A B.
Proof.
  rewrite subset_ldiff. unfold sub. rewrite N.eqb_eq. intros H x Hx. destruct (mem_dec x B); [assumption|].
  assert (mem x (N.ldiff A B)) by sets. rewrite H in *. sets.
Qed.

Lemma disjoint_apart A B x : disjoint A B = true -> mem x A -> mem x B -> False.
Proof.
  rewrite disjoint_land, N.eqb_eq. intros H HA HB.
  assert (mem x (N.land A B)) by sets. rewrite H in *. sets.
Qed.

(** What is in a set, from the least on. *)
Fixpoint bits_of (p : positive) (from : N) : list N :=
  match p with
  | xH => [from]
  | xO p => bits_of p (N.succ from)
  | xI p => from :: bits_of p (N.succ from)
  end.
Definition members (A : N) : list N := match A with 0 => [] | Npos p => bits_of p 0 end.

Lemma bits_of_spec p : forall from x, In x (bits_of p from) <-> from <= x /\ mem (x - from) (Npos p).
Proof.
  induction p as [p IH | p IH |]; intros from x; cbn [bits_of In]; try rewrite IH; unfold mem.
  - split.
    + intros [<- | [H K]].
      * rewrite N.sub_diag. split; [reflexivity | reflexivity].
      * split; [etransitivity; [apply N.le_succ_diag_r | exact H]|].
        replace (x - from) with (N.succ (x - N.succ from)) by (apply N.add_cancel_r with (p := from);
          rewrite N.sub_add by (etransitivity; [apply N.le_succ_diag_r | exact H]);
          rewrite N.add_succ_comm; apply N.sub_add; exact H).
        change (N.pos p~1) with (2 * N.pos p + 1). rewrite N.testbit_odd_succ by apply N.le_0_l. exact K.
    + intros [H K]. destruct (N.eq_dec from x) as [->|ne]; [left; reflexivity | right].
      assert (L : N.succ from <= x) by (apply N.le_succ_l; apply N.le_neq; auto). split; [exact L|].
      replace (x - from) with (N.succ (x - N.succ from)) in K by (apply N.add_cancel_r with (p := from);
        rewrite N.sub_add by exact H; rewrite N.add_succ_comm; apply N.sub_add; exact L).
      change (N.pos p~1) with (2 * N.pos p + 1) in K. rewrite N.testbit_odd_succ in K by apply N.le_0_l.
      exact K.
  - split.
    + intros [H K]. split; [etransitivity; [apply N.le_succ_diag_r | exact H]|].
      replace (x - from) with (N.succ (x - N.succ from)) by (apply N.add_cancel_r with (p := from);
        rewrite N.sub_add by (etransitivity; [apply N.le_succ_diag_r | exact H]);
        rewrite N.add_succ_comm; apply N.sub_add; exact H).
      change (N.pos p~0) with (2 * N.pos p). rewrite N.testbit_even_succ by apply N.le_0_l. exact K.
    + intros [H K]. destruct (N.eq_dec from x) as [->|ne].
      { rewrite N.sub_diag in K. discriminate K. }
      assert (L : N.succ from <= x) by (apply N.le_succ_l; apply N.le_neq; auto). split; [exact L|].
      replace (x - from) with (N.succ (x - N.succ from)) in K by (apply N.add_cancel_r with (p := from);
        rewrite N.sub_add by exact H; rewrite N.add_succ_comm; apply N.sub_add; exact L).
      change (N.pos p~0) with (2 * N.pos p) in K. rewrite N.testbit_even_succ in K by apply N.le_0_l. exact K.
  - split.
    + intros [<-|[]]. rewrite N.sub_diag. split; [reflexivity | reflexivity].
    + intros [H K]. left. destruct (x - from) as [|q] eqn:Hq.
      * apply N.le_antisymm; [exact H | apply N.sub_0_le; exact Hq].
      * destruct q; discriminate K.
Qed.

Lemma members_spec x A : In x (members A) <-> mem x A.
Proof.
  destruct A as [|p]; cbn; [rewrite mem_empty; tauto|].
  rewrite bits_of_spec, N.sub_0_r. split; [tauto | split; [apply N.le_0_l | assumption]].
Qed.
