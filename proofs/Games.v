(** What a claim says: games, and what it is to keep them in a room. *)
From Coq Require Import NArith List Bool.
Require Import Sets.
Import ListNotations.
Open Scope N_scope.

Definition target := N -> Prop. (* of the sets of places that X has *)
Definition monotone (G : target) := forall A B, sub A B -> G A -> G B.

(** X, who needs S, answers m, which the opponent played in the room R: with nothing, or with r. *)
Definition answer (S R m S' R' : N) : Prop :=
  sub R' (N.ldiff R (one m)) /\
  (sub S' S \/ exists r, mem r R /\ r <> m /\ ~ mem r R' /\ sub S' (N.lor S (one r))).

(** X moves in R, or does not. *)
Definition turn (S R S' R' : N) : Prop :=
  sub R' R /\ (sub S' S \/ exists r, mem r R /\ ~ mem r R' /\ sub S' (N.lor S (one r))).

(** ** Games: an outcome, or what X and the opponent can move to *)

Inductive game :=
| Outcome (G : target)
| Game (mine theirs : list game).

Definition mine (g : game) : list game := match g with Outcome _ => [] | Game l _ => l end.
Definition theirs (g : game) : list game := match g with Outcome _ => [] | Game _ l => l end.
Definition at_end (g : game) (A : N) : Prop := match g with Outcome G => G A | Game _ _ => True end.

(** What can be played in R is at least as good for X, who has S, as the game; the opponent has nothing
    of R, and moves. *)
Inductive keeps : game -> N -> N -> Prop :=
| now (G : target) S R : G S -> keeps (Outcome G) S R
| later g S R : at_end g (N.lor S R) ->
    (forall m, mem m R -> exists S' R' h, answer S R m S' R' /\ keeps h S' R' /\
      (h = g \/ In h (theirs g) /\ sub S' S)) ->
    (forall n, In n (mine g) -> exists S' R' h, turn S R S' R' /\ keeps h S' R' /\
      (h = n \/ In h (theirs n) /\ sub S' S)) ->
    keeps g S R.

(** X, who has S, reaches G by play in R. *)
Definition holds (G : target) : N -> N -> Prop := keeps (Outcome G).

Section Induction.
  Variable P : game -> N -> N -> Prop.
  Hypothesis Hnow : forall (G : target) S R, G S -> P (Outcome G) S R.
  Hypothesis Hlater : forall g S R, at_end g (N.lor S R) ->
    (forall m, mem m R -> exists S' R' h, answer S R m S' R' /\ keeps h S' R' /\ P h S' R' /\
      (h = g \/ In h (theirs g) /\ sub S' S)) ->
    (forall n, In n (mine g) -> exists S' R' h, turn S R S' R' /\ keeps h S' R' /\ P h S' R' /\
      (h = n \/ In h (theirs n) /\ sub S' S)) -> P g S R.

  Fixpoint keeps_rec' g S R (k : keeps g S R) : P g S R.
  Proof.
    destruct k as [G S R k | g S R e h1 h2]; [auto|]. apply Hlater; [exact e | |].
    - intros m Hm. destruct (h1 m Hm) as (S' & R' & h & a & q & c). exists S', R', h. auto.
    - intros n Hn. destruct (h2 n Hn) as (S' & R' & h & a & q & c). exists S', R', h. auto.
  Defined.
End Induction.

(** Games of the same form, whose outcomes are related. *)
Inductive alike (P : target -> target -> Prop) : game -> game -> Prop :=
| alike_outcome (G H : target) : P G H -> alike P (Outcome G) (Outcome H)
| alike_game m t m' t' : Forall2 (alike P) m m' -> Forall2 (alike P) t t' ->
    alike P (Game m t) (Game m' t').

Fixpoint alike_impl (P Q : target -> target -> Prop) (i : forall G H : target, P G H -> Q G H) g h
    (a : alike P g h) : alike Q g h.
Proof.
  destruct a as [G H p | m t m' t' a1 a2]; constructor; [auto | |].
  - induction a1; constructor; auto. eapply alike_impl; eauto.
  - induction a2; constructor; auto. eapply alike_impl; eauto.
Defined.

Lemma forall2_left {A B} (P : A -> B -> Prop) l r x : Forall2 P l r -> In x l -> exists y, In y r /\ P x y.
Proof. induction 1; cbn; [tauto|]. intros [<- | I]; [eauto | destruct (IHForall2 I) as (z & ? & ?); eauto]. Qed.
Lemma forall2_right {A B} (P : A -> B -> Prop) l r y : Forall2 P l r -> In y r -> exists x, In x l /\ P x y.
Proof. induction 1; cbn; [tauto|]. intros [<- | I]; [eauto | destruct (IHForall2 I) as (z & ? & ?); eauto]. Qed.

Lemma alike_mine P g h n : alike P g h -> In n (mine h) -> exists m, In m (mine g) /\ alike P m n.
Proof. intros [G H p | m t m' t' a1 a2] I; cbn in *; [tauto | eapply forall2_right; eauto]. Qed.

Lemma alike_theirs P g h n : alike P g h -> In n (theirs g) -> exists m, In m (theirs h) /\ alike P n m.
Proof. intros [G H p | m t m' t' a1 a2] I; cbn in *; [tauto | eapply forall2_left; eauto]. Qed.

Lemma alike_end P g h A B : alike P g h -> (forall G H : target, P G H -> G A -> H B) -> at_end g A -> at_end h B.
Proof. intros [G H p | m t m' t' _ _] I; cbn; [apply I; exact p | auto]. Qed.

(** The same game with other outcomes. *)
Fixpoint with_outcomes (f : target -> target) (g : game) : game :=
  match g with
  | Outcome G => Outcome (f G)
  | Game m t => Game (map (with_outcomes f) m) (map (with_outcomes f) t)
  end.

Fixpoint alike_with_left (P Q : target -> target -> Prop) (f : target -> target)
    (i : forall G H : target, P G H -> Q (f G) H) g h (a : alike P g h) : alike Q (with_outcomes f g) h.
Proof.
  destruct a as [G H p | m t m' t' a1 a2]; cbn; constructor; [auto | |].
  - induction a1; cbn; constructor; auto. eapply alike_with_left; eauto.
  - induction a2; cbn; constructor; auto. eapply alike_with_left; eauto.
Defined.

Fixpoint alike_with_right (P Q : target -> target -> Prop) (f : target -> target)
    (i : forall G H : target, P G H -> Q G (f H)) g h (a : alike P g h) : alike Q g (with_outcomes f h).
Proof.
  destruct a as [G H p | m t m' t' a1 a2]; cbn; constructor; [auto | |].
  - induction a1; cbn; constructor; auto. eapply alike_with_right; eauto.
  - induction a2; cbn; constructor; auto. eapply alike_with_right; eauto.
Defined.

(** All outcomes are monotone. *)
Definition rising : game -> Prop := fun g => alike (fun G H => G = H /\ monotone G) g g.

Lemma alike_same P g h : alike (fun G H : target => G = H /\ P G) g h -> g = h.
Proof.
  revert g h. fix F 3. intros g h [G H [-> _] | m t m' t' a1 a2]; [reflexivity|]. f_equal.
  - induction a1; [reflexivity|]. f_equal; [apply F; assumption | assumption].
  - induction a2; [reflexivity|]. f_equal; [apply F; assumption | assumption].
Qed.

Lemma rising_mine g n : rising g -> In n (mine g) -> rising n.
Proof.
  intros r I. destruct (alike_mine _ _ _ _ r I) as (m & _ & a). pose proof (alike_same _ _ _ a). subst. exact a.
Qed.

Lemma rising_theirs g n : rising g -> In n (theirs g) -> rising n.
Proof.
  intros r I. destruct (alike_theirs _ _ _ _ r I) as (m & _ & a). pose proof (alike_same _ _ _ a). subst. exact a.
Qed.

Lemma rising_outcome G : monotone G -> rising (Outcome G).
Proof. intros M. constructor. auto. Qed.

Lemma rising_monotone G : rising (Outcome G) -> monotone G.
Proof. intros r. inversion r; subst. tauto. Qed.

Lemma rising_with (f : target -> target) g : (forall G, monotone G -> monotone (f G)) -> rising g ->
  rising (with_outcomes f g).
Proof.
  intros H r. unfold rising. apply (alike_with_left (fun G K => K = f G /\ monotone G)).
  - intros G K [-> M]. auto.
  - apply (alike_with_right (fun G K => G = K /\ monotone G)); [|exact r]. intros G K [-> M]. auto.
Qed.

Lemma rising_end g A B : rising g -> sub A B -> at_end g A -> at_end g B.
Proof. intros r s. apply (alike_end _ _ _ _ _ r). intros G H [-> M] k. apply (M A); assumption. Qed.
