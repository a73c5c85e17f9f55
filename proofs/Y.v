(** On a full triangular board at most one side joins all three sides of it: by the reduction of the
    game of Y (Schensted and Titus), in which each triangle of three cells becomes one. *)
From Coq Require Import ZArith List Bool Lia.
Import ListNotations.
Open Scope Z_scope.

(** A cell of the board of size n: 0 <= i, 0 <= j, i + j < n. Cells touch as places do. *)
Definition spot : Set := Z * Z.

Definition touching (a b : spot) : Prop :=
  let (i, j) := a in let (k, l) := b in
  (k = i - 1 /\ l = j) \/ (k = i + 1 /\ l = j) \/ (k = i /\ l = j - 1) \/ (k = i /\ l = j + 1) \/
  (k = i + 1 /\ l = j - 1) \/ (k = i - 1 /\ l = j + 1).

Definition on (n : Z) (a : spot) : Prop := 0 <= fst a /\ 0 <= snd a /\ fst a + snd a < n.

(** A way of one color, from a to b. *)
Inductive linked (n : Z) (color : spot -> bool) (x : bool) (a : spot) : spot -> Prop :=
| at_start : on n a -> color a = x -> linked n color x a a
| one_more b c : linked n color x a b -> touching b c -> on n c -> color c = x -> linked n color x a c.

Lemma linked_end n color x a b : linked n color x a b -> on n b /\ color b = x.
Proof. induction 1; auto. Qed.

Lemma linked_trans n color x a b c : linked n color x a b -> linked n color x b c -> linked n color x a c.
Proof. intros H. induction 1; [exact H | eapply one_more; eauto]. Qed.

(** A set joined by one color that touches the sides i = 0, j = 0 and i + j = n - 1. *)
Definition joins_sides (n : Z) (color : spot -> bool) (x : bool) : Prop :=
  exists a b c, fst a = 0 /\ snd b = 0 /\ fst c + snd c = n - 1 /\
    linked n color x a b /\ linked n color x a c.

(** The triangle of (i, j), (i + 1, j) and (i, j + 1) becomes a cell with the color of most of it. *)
Definition most (a b c : bool) : bool := (a && b) || (b && c) || (a && c).
Definition reduced (color : spot -> bool) (a : spot) : bool :=
  let (i, j) := a in most (color (i, j)) (color (i + 1, j)) (color (i, j + 1)).

(** The triangle in which two cells that touch both are. *)
Definition triangle (a b : spot) : spot := (Z.min (fst a) (fst b), Z.min (snd a) (snd b)).

Lemma triangle_on n a b : on n a -> on n b -> touching a b -> on (n - 1) (triangle a b).
Proof.
  destruct a as [i j], b as [k l]. unfold on, touching, triangle. cbn. intros. lia.
Qed.

Lemma triangle_color n color x a b : on n a -> on n b -> touching a b -> color a = x -> color b = x ->
  reduced color (triangle a b) = x.
Proof.
  destruct a as [i j], b as [k l]. unfold touching, triangle, reduced. cbn [fst snd].
  intros _ _ [[-> ->] | [[-> ->] | [[-> ->] | [[-> ->] | [[-> ->] | [-> ->]]]]]] Ha Hb;
    [replace (Z.min i (i - 1)) with (i - 1) by lia; replace (Z.min j j) with j by lia; replace (i - 1 + 1) with i by lia
    |replace (Z.min i (i + 1)) with i by lia; replace (Z.min j j) with j by lia
    |replace (Z.min i i) with i by lia; replace (Z.min j (j - 1)) with (j - 1) by lia; replace (j - 1 + 1) with j by lia
    |replace (Z.min i i) with i by lia; replace (Z.min j (j + 1)) with j by lia
    |replace (Z.min i (i + 1)) with i by lia; replace (Z.min j (j - 1)) with (j - 1) by lia; replace (j - 1 + 1) with j by lia
    |replace (Z.min i (i - 1)) with (i - 1) by lia; replace (Z.min j (j + 1)) with j by lia; replace (i - 1 + 1) with i by lia];
    rewrite Ha, Hb; unfold most;
    match goal with |- context [color ?c] => destruct (color c) | _ => idtac end; destruct x; reflexivity.
Qed.

(** Triangles with a cell in common touch or are one. *)
Lemma triangles_touch a b c : touching a b -> touching b c ->
  triangle a b = triangle b c \/ touching (triangle a b) (triangle b c).
Proof.
  destruct a as [i j], b as [k l], c as [m p]. unfold touching, triangle. cbn [fst snd].
  intros [[-> ->] | [[-> ->] | [[-> ->] | [[-> ->] | [[-> ->] | [-> ->]]]]]]
    [[-> ->] | [[-> ->] | [[-> ->] | [[-> ->] | [[-> ->] | [-> ->]]]]]];
    first [left; f_equal; lia | right; lia].
Qed.

(** A way of at least two cells becomes a way. *)
Lemma linked_reduced n color x a b : linked n color x a b ->
  a = b \/ exists a' b', touching a a' /\ touching b' b /\ on n a' /\ on n b' /\ color a' = x /\ color b' = x /\
    linked (n - 1) (reduced color) x (triangle a a') (triangle b' b).
Proof.
  induction 1 as [Ha Ca | b c L IH T Oc Cc].
  - left. reflexivity.
  - right. destruct (linked_end _ _ _ _ _ L) as [Ob Cb]. destruct IH as [<- | (a' & b' & t1 & t2 & o1 & o2 & c1 & c2 & L')].
    + exists c, a. assert (R : linked (n - 1) (reduced color) x (triangle a c) (triangle a c)).
      { apply at_start; [apply triangle_on; assumption | eapply triangle_color; eauto]. }
      exact (conj T (conj T (conj Oc (conj Ob (conj Cc (conj Cb R)))))).
    + exists a', b. refine (conj t1 (conj T (conj o1 (conj Ob (conj c1 (conj Cb _)))))).
      destruct (triangles_touch b' b c t2 T) as [E | E]; [rewrite <- E; exact L'|].
      apply (one_more _ _ _ _ _ _ L' E); [apply triangle_on; assumption | eapply triangle_color; eauto].
Qed.

Lemma linked_sym n color x a b : linked n color x a b -> linked n color x b a.
Proof.
  induction 1 as [Ha Ca | b c L IH T Oc Cc]; [apply at_start; assumption|].
  destruct (linked_end _ _ _ _ _ L) as [Ob Cb].
  apply (linked_trans _ _ _ _ b); [|exact IH]. apply (one_more _ _ _ _ c); [apply at_start; assumption | | exact Ob | exact Cb].
  destruct b as [i j], c as [k l]. unfold touching in *. lia.
Qed.

Lemma triangle_sym a b : triangle a b = triangle b a.
Proof. unfold triangle. f_equal; apply Z.min_comm. Qed.

Lemma touching_sym a b : touching a b -> touching b a.
Proof. destruct a as [i j], b as [k l]. unfold touching. lia. Qed.

(** The sides stay sides. *)
Lemma sides_reduced n color x : 1 < n -> joins_sides n color x -> joins_sides (n - 1) (reduced color) x.
Proof.
  intros Hn (a & b & c & Ha & Hb & Hc & Lab & Lac).
  destruct (linked_end _ _ _ _ _ Lab) as [Ob Cb], (linked_end _ _ _ _ _ Lac) as [Oc Cc].
  (* a cell beside a, on the way to b or c, which are not both a *)
  assert (N : exists a', touching a a' /\ on n a' /\ color a' = x).
  { destruct (linked_reduced _ _ _ _ _ Lab) as [<- | (a' & _ & t & _ & o & _ & q & _)]; [|eauto].
    destruct (linked_reduced _ _ _ _ _ Lac) as [<- | (a' & _ & t & _ & o & _ & q & _)]; [|eauto].
    exfalso. lia. }
  destruct (linked_end _ _ _ _ _ (linked_sym _ _ _ _ _ Lab)) as [Oa Ca].
  destruct N as (a0 & t0 & o0 & q0).
  set (t := triangle a a0).
  assert (Reach : forall b, on n b -> linked n color x a b -> exists b', touching b b' /\ on n b' /\
    linked (n - 1) (reduced color) x t (triangle b b')).
  { intros d Od L. destruct (linked_reduced _ _ _ _ _ L) as [<- | (a' & d' & u1 & u2 & v1 & v2 & w1 & w2 & L')].
    - exists a0. split; [exact t0|]. split; [exact o0|]. apply at_start; [apply triangle_on; assumption | eapply triangle_color; eauto].
    - exists d'. split; [apply touching_sym; exact u2|]. split; [exact v2|]. rewrite (triangle_sym d d').
      destruct (triangles_touch a0 a a' (touching_sym _ _ t0) u1) as [E | E]; rewrite (triangle_sym a0 a) in E; fold t in E.
      + rewrite E. exact L'.
      + apply (linked_trans _ _ _ _ (triangle a a')); [|exact L'].
        apply (one_more _ _ _ _ t); [apply at_start; [apply triangle_on; assumption | eapply triangle_color; eauto] | exact E | |];
          [apply triangle_on; assumption | eapply triangle_color; eauto]. }
  destruct (Reach b Ob Lab) as (b' & tb & ob & Lb). destruct (Reach c Oc Lac) as (c' & tc & oc & Lc).
  exists t, (triangle b b'), (triangle c c'). refine (conj _ (conj _ (conj _ (conj Lb Lc)))).
  - subst t. destruct a as [i j], a0 as [k l]. unfold on, triangle in *. cbn in *. lia.
  - destruct b as [i j], b' as [k l]. unfold on, triangle in *. cbn in *. lia.
  - destruct c as [i j], c' as [k l]. unfold on, touching, triangle in *. cbn in *. lia.
Qed.

Theorem not_both n color : joins_sides n color true -> joins_sides n color false -> False.
Proof.
  intros T F. assert (N : 0 < n).
  { destruct T as (a & b & c & _ & _ & _ & L & _). destruct (linked_end _ _ _ _ _ L) as [O _]. unfold on in O. lia. }
  remember (Z.to_nat (n - 1)) as k eqn:K. revert n color T F N K.
  induction k as [|k IH]; intros n color T F N K.
  - assert (n = 1) by lia. subst n.
    destruct T as (a & b & c & _ & _ & _ & L & _), F as (a1 & b1 & c1 & _ & _ & _ & L1 & _).
    destruct (linked_end _ _ _ _ _ L) as [O C], (linked_end _ _ _ _ _ L1) as [O1 C1].
    assert (b = b1). { destruct b, b1. unfold on in *. cbn in *. f_equal; lia. }
    congruence.
  - apply (IH (n - 1) (reduced color)); [apply sides_reduced; [lia | exact T] | apply sides_reduced; [lia | exact F] | lia | lia].
Qed.
