(** Lemmas put in other places: rule l. *)
From Coq Require Import NArith ZArith List Bool FMapPositive.
Require Import Statement Sets Games Rules Paths Board Claims Checker Sound.
Import ListNotations.
Open Scope N_scope.

Lemma no_two_same_spec {A} (to : A -> N) : forall l seen, no_two_same (map to l) seen = true ->
  (forall x, In x l -> ~ mem (to x) seen) /\
  (forall x y, In x l -> In y l -> to x = to y -> x = y).
Proof.
  induction l as [|z l IH]; intros seen H; [cbn; tauto|]. cbn [map no_two_same In] in *.
  apply andb_true_iff in H. destruct H as [H K]. apply IH in K. destruct K as [K1 K2].
  assert (Z : ~ mem (to z) seen).
  { apply negb_true_iff in H. unfold member, mem in *. congruence. }
  assert (D : forall x, In x l -> to x <> to z).
  { intros x Hx E. apply (K1 x Hx). autorewrite with sets. auto. }
  split.
  - intros x [<- | Hx]; [exact Z|]. specialize (K1 x Hx). autorewrite with sets in K1. tauto.
  - intros x y [<- | Hx] [<- | Hy] E; auto; exfalso; [apply (D y) | apply (D x)]; auto.
Qed.

Section Placed.
  Variables s fs : sheet.
  Hypothesis right : right_sheet s.

  Lemma fits_way to used A B x y : fits s fs to used = true -> sub A used ->
    (forall z, mem z A -> mem (to z) (N.lor B (own s))) ->
    path (near fs) A x y -> path (near s) (N.lor (own s) B) (to x) (to y).
  Proof.
    intros F U H. induction 1 as [Hx | y z P IH Hz Hn].
    - apply stay. specialize (H x Hx). sets.
    - destruct (path_ends _ _ _ _ P) as [_ Hy]. unfold fits in F. rewrite forallb_forall in F.
      specialize (F y). rewrite members_spec in F. specialize (F (U y Hy)). rewrite forallb_forall in F.
      specialize (F z). rewrite members_spec in F. autorewrite with sets in F.
      specialize (F (conj Hn (U z Hz))). apply orb_true_iff in F. destruct F as [F | F].
      + apply (go _ _ _ (to y)); [exact IH | | exact F]. specialize (H z Hz). sets.
      + apply (path_trans _ _ _ (to y)); [exact IH|]. apply (path_sub _ (own s)); [sets|].
        eapply together_path; [apply (right_parts s right) | exact F].
  Qed.

  Variables tbl ftbl : PositiveMap.t tree.

  Lemma moved_sound to k u v : valid fs ftbl k -> ends k = Joined u v ->
    let has := N.lor (own fs) (need k) in
    let used := N.lor has (room k) in
    let image (l : N) := of_list (map to (members l)) in
    let needed := N.land (image has) (free s) in
    no_two_same (map to (members used)) 0 = true -> subset (image used) (inside s) = true ->
    fits s fs to used = true ->
    valid s tbl {| ends := joining (to u) (to v); need := needed;
                   room := N.ldiff (N.land (image (room k)) (free s)) needed |}.
  Proof.
    intros V E has used image needed no_two I F. apply subset_sub in I.
    destruct (no_two_same_spec to _ _ no_two) as [_ injective].
    assert (In_image : forall L x, mem x L -> mem (to x) (image L)).
    { intros L x Hx. subst image. cbn. rewrite mem_list. apply in_map. apply members_spec. exact Hx. }
    assert (Where : forall x, mem x used -> mem (to x) (own s) \/ mem (to x) (free s)).
    { intros x Hx. specialize (I _ (In_image _ _ Hx)). unfold inside in I. autorewrite with sets in I.
      exact I. }
    destruct (joining_aim s right (to u) (to v)) as (a & b & Ej & Hj).
    constructor; cbn [ends need room]; try rewrite Ej.
    - subst needed. sets.
    - sets.
    - intros x Hx. autorewrite with sets in Hx. tauto.
    - exact Logic.I.
    - assert (h : holds (fun A => path (near fs) A u v) has (room k)).
      { apply (grow _ _ _ (claim_holds fs ftbl k V)); [subst has; sets|]. rewrite E. constructor.
        intros A A1 _ (B & B1 & B2). apply (path_sub _ (N.lor (own fs) B)); [subst has; sets | exact B2]. }
      apply (widen _ _ (N.ldiff (image (room k)) (N.lor needed (own s)))).
      + apply rising_outcome, way_monotone.
      + apply (moved (fun A => path (near fs) A u v)) with (used := used) (S := has); auto.
        * intros x y Hx Hy. apply injective; apply members_spec; assumption.
        * intros A B U H P. apply Hj. eapply fits_way; eauto.
        * subst used. sets.
        * subst used. sets.
        * intros x Hx. assert (Hu : mem x used) by (subst used; sets).
          specialize (In_image has x Hx). subst needed. autorewrite with sets.
          destruct (Where x Hu); tauto.
      + intros x Hx. autorewrite with sets in *. destruct Hx as [Hx Hn]. repeat split; try tauto.
        assert (K : exists y, to y = x /\ mem y (room k)).
        { subst image. cbn in Hx. rewrite mem_list, in_map_iff in Hx. destruct Hx as (y & Ey & Hy).
          exists y. split; [exact Ey | apply members_spec; exact Hy]. }
        destruct K as (y & <- & Hy). assert (Hu : mem y used) by (subst used; sets).
        destruct (Where y Hu); tauto.
  Qed.
End Placed.
