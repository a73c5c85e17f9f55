(** A captured pair and a part that is filled in can't be missed: rules k and p. *)
From Coq Require Import NArith ZArith List Bool.
Require Import Statement Sets Rules Paths Board Checker Sound.
Import ListNotations.
Open Scope N_scope.

Section Fill.
  Variable s : sheet.
  Hypothesis right : right_sheet s.

  Notation way := (path (near s)).
  Notation aim := (aim s).
  Notation valid := (valid s).
  Notation aim_monotone := (aim_monotone s).

  (** Neither the goal nor the target names any of the cells. *)
  Definition unnamed (cells : N) (e : option (N * N)) : Prop :=
    (forall a t x, In a (wanted s) -> In t a -> mem x t -> ~ mem x cells) /\
    (forall u v, e = Some (u, v) -> ~ mem u cells /\ ~ mem v cells).

  Lemma inner_unnamed cells c : inner s cells c = true -> unnamed cells (ends c).
  Proof.
    unfold inner. intros H. apply andb_true_iff in H. destruct H as [H K]. split.
    - intros a t x Ha Ht Hx Hc. apply (disjoint_apart cells (named s) x); [exact H | exact Hc|].
      apply (right_named s right a t); assumption.
    - intros u v E. rewrite E in K. apply andb_true_iff in K. destruct K as [K L].
      apply negb_true_iff in K, L. unfold member, mem in *. split; congruence.
  Qed.

  Lemma unnamed_sub cells some e : sub some cells -> unnamed cells e -> unnamed some e.
  Proof.
    intros H [I J]. split; [intros a t x; intros; intros K; apply (I a t x); auto|].
    intros u v E. destruct (J u v E). split; auto.
  Qed.

  Lemma aim_way_round e cells A T : unnamed cells e ->
    sub (N.ldiff (N.lor (own s) A) cells) (N.lor (own s) T) ->
    (forall x y, mem x (N.ldiff (N.lor (own s) A) cells) -> mem y (N.ldiff (N.lor (own s) A) cells) ->
      (exists k, mem k cells /\ mem x (near s k)) -> (exists k, mem k cells /\ mem y (near s k)) ->
      way (N.lor (own s) T) x y) ->
    aim e (N.lor A cells) -> aim e T.
  Proof.
    intros [I J] H K G.
    assert (W : forall u v, ~ mem u cells -> ~ mem v cells ->
      way (N.lor (own s) (N.lor A cells)) u v -> way (N.lor (own s) T) u v).
    { intros u v Hu Hv P. apply (way_round (near s) (symmetric s right) (N.lor (own s) A) cells); auto.
      eapply path_sub; [|exact P]. sets. }
    destruct e as [[u v]|]; cbn in *.
    - destruct (J u v eq_refl). auto.
    - destruct G as (a & Ha & G). exists a. split; [exact Ha|]. intros t u Ht Hu.
      destruct (G t u Ht Hu) as (x & y & ? & ? & P). exists x, y. repeat split; auto.
      apply W; [apply (I a t x) | apply (I a u y) |]; assumption.
  Qed.

  Lemma may_miss_spec D cells held room l x y : may_miss s cells held room l = true ->
    sub held D -> (forall e, In e l -> way D (fst e) (snd e)) -> mem x D -> mem y D ->
    mem x (N.ldiff (N.lor held room) cells) -> mem y (N.ldiff (N.lor held room) cells) ->
    (exists k, mem k cells /\ mem x (near s k)) -> (exists k, mem k cells /\ mem y (near s k)) -> way D x y.
  Proof.
    unfold may_miss. intros H s1 L Dx Dy Hx Hy (k & k1 & k2) (j & j1 & j2).
    assert (B : forall z i, mem i cells -> mem z (near s i) -> mem z (N.ldiff (N.lor held room) cells) ->
      In z (members (N.ldiff (N.land (unions (map (near s) (members cells))) (N.lor held room)) cells))).
    { intros z i Hi Hz Hc. apply members_spec. autorewrite with sets in *. rewrite mem_unions.
      split; [split|]; [|tauto|tauto]. exists (near s i). split; [|exact Hz].
      apply in_map. apply members_spec. exact Hi. }
    eapply (all_round_path (near s) (symmetric s right) D held (parts s held l)); eauto.
    apply parts_connected; assumption.
  Qed.

  (** X has x and all that is needed, and may have had y. *)
  Lemma dead_cell e S Q R x y h A T : unnamed (one y) e ->
    (forall z, mem z h <-> (mem z (own s) \/ mem z Q \/ mem z S \/ z = x) /\ z <> y) ->
    may_miss s (one y) h R [] = true ->
    (forall z, mem z Q \/ mem z S -> z = x \/ z = y \/ mem z A) ->
    (forall z, mem z A -> mem z Q \/ mem z S \/ mem z R) ->
    sub A T -> mem x T -> aim e (N.lor A (N.lor (one x) (one y))) -> aim e T.
  Proof.
    intros U Hh round N1 N2 s1 Hx G.
    apply (aim_way_round e (one y) (N.lor A (one x)) T); [exact U | | |].
    - intros z Hz. autorewrite with sets in *. destruct Hz as [[Hz | [Hz | ->]] _]; auto.
    - intros u v Hu Hv Ku Kv.
      assert (hD : sub h (N.lor (own s) T)).
      { intros z Hz. apply Hh in Hz. autorewrite with sets. destruct Hz as [Hz Hn].
        destruct Hz as [Hz | [Hz | [Hz | ->]]]; auto; right.
        - destruct (N1 z (or_introl Hz)) as [-> | [? | ?]]; [auto | contradiction | auto].
        - destruct (N1 z (or_intror Hz)) as [-> | [? | ?]]; [auto | contradiction | auto]. }
      assert (P : forall z, mem z (N.ldiff (N.lor (own s) (N.lor A (one x))) (one y)) ->
        mem z (N.lor (own s) T) /\ mem z (N.ldiff (N.lor h R) (one y))).
      { intros z Hz. autorewrite with sets in *. rewrite Hh. destruct Hz as [[Hz | [Hz | ->]] Hn].
        - tauto.
        - specialize (N2 z Hz). specialize (s1 z Hz). tauto.
        - tauto. }
      apply (may_miss_spec _ (one y) h R []); try tauto; try apply P; try assumption.
      intros e0 [].
    - apply (aim_monotone e (N.lor A (N.lor (one x) (one y)))); [sets | exact G].
  Qed.

  Lemma captured_sound a b stones c d : valid c -> captured_of s a b stones c = Some d -> valid d.
  Proof.
    intros V E. unfold captured_of in E. cbn zeta in E. set (two := N.lor (one a) (one b)) in *.
    set (held := N.lor (N.lor (own s) (of_list stones)) (N.lor (need c) two)) in *.
    set (needed := N.ldiff (N.lor (need c) (of_list stones)) two) in *.
    apply when_some in E. destruct E as [E E']. injection E' as <-.
    apply andb_true_iff in E. destruct E as [E round_b].
    apply andb_true_iff in E. destruct E as [E round_a].
    apply andb_true_iff in E. destruct E as [E I]. apply inner_unnamed in I.
    apply andb_true_iff in E. destruct E as [ne frees].
    apply negb_true_iff, N.eqb_neq in ne. apply free_cells_sub in frees.
    assert (Fa : mem a (free s)) by (apply frees, mem_list; cbn; auto).
    assert (Fb : mem b (free s)) by (apply frees, mem_list; cbn; auto).
    assert (Fs : sub (of_list stones) (free s)).
    { intros x Hx. apply frees. rewrite mem_list in *. cbn. auto. }
    pose proof (need_free s c V). pose proof (room_free s c V).
    constructor; cbn [need room ends].
    - subst needed. sets.
    - intros x Hx. subst two. autorewrite with sets in Hx. destruct Hx as [[Hx | [-> | ->]] _]; auto.
    - intros x Hx. autorewrite with sets in Hx. tauto.
    - set (room1 := N.ldiff (N.ldiff (room c) two) needed).
      set (G1 := fun A => aim (ends c) (N.lor A two)).
      assert (M1 : monotone G1).
      { intros A B s1. apply aim_monotone. sets. }
      assert (h1 : holds G1 needed room1).
      { apply (adapt G1 (N.ldiff (need c) two) (N.ldiff (room c) two)); [exact M1 | | |].
        - apply lend; [apply aim_monotone | apply claim_holds; exact V].
        - subst needed. sets.
        - intros x Hx. subst room1. autorewrite with sets in *. destruct (mem_dec x needed); tauto. }
      set (G2 := fun A => G1 A /\ sub needed A /\ sub A (N.lor needed room1)).
      assert (h2 : holds G2 needed room1).
      { apply (grow _ _ _ _ h1); [sets|]. intros A A1 A2 (B & B1 & B2).
        split; [apply (M1 B); assumption | auto]. }
      assert (Need : forall x, mem x needed <-> (mem x (need c) \/ mem x (of_list stones)) /\ x <> a /\ x <> b).
      { intros x. subst needed two. autorewrite with sets. tauto. }
      assert (Room : forall x, mem x room1 -> mem x (room c) /\ ~ mem x needed /\ x <> a /\ x <> b).
      { intros x. subst room1 two. autorewrite with sets. tauto. }
      clearbody needed room1.
      apply (widen _ _ (N.lor room1 two)); [apply aim_monotone | |].
      + refine (join G2 _ (aim (ends c)) (aim_monotone _) _ _ _ h2 _ _ (pair a b ne) _ _ _ _);
          [| sets | sets |].
        * intros A B T s1 s2 (g1 & g2 & g3) [g | g].
          -- apply (dead_cell (ends c) (need c) (of_list stones) (room c) a b (N.ldiff held (one b)) A T); auto.
             ++ eapply unnamed_sub; [|exact I]. subst two. sets.
             ++ intros z. subst held two. autorewrite with sets. intuition (subst; tauto).
             ++ intros z Hz. destruct (N.eq_dec z a), (N.eq_dec z b); auto. right. right.
                apply g2, Need. tauto.
             ++ intros z Hz. specialize (g3 z Hz). autorewrite with sets in g3. rewrite Need in g3.
                specialize (Room z). tauto.
          -- apply (dead_cell (ends c) (need c) (of_list stones) (room c) b a (N.ldiff held (one a)) A T); auto.
             ++ eapply unnamed_sub; [|exact I]. subst two. sets.
             ++ intros z. subst held two. autorewrite with sets. intuition (subst; tauto).
             ++ intros z Hz. destruct (N.eq_dec z a), (N.eq_dec z b); auto. right. right.
                apply g2, Need. tauto.
             ++ intros z Hz. specialize (g3 z Hz). autorewrite with sets in g3. rewrite Need in g3.
                specialize (Room z). tauto.
             ++ eapply aim_monotone; [|exact g1]. subst two. sets.
        * intros x Hx Hy. specialize (Room x Hx). subst two. autorewrite with sets in Hy. tauto.
      + intros x Hx. subst two. autorewrite with sets in *. destruct Hx as [Hx | Hx].
        * specialize (Room x Hx). tauto.
        * rewrite Need. tauto.
  Qed.

  Lemma part_sound cells stones c claims d : valid c -> Forall valid claims ->
    part_of s cells stones c claims = Some d -> valid d.
  Proof.
    intros V Vs E. unfold part_of in E. cbn zeta in E. set (set := of_list cells) in *.
    set (needed := N.lor (N.ldiff (need c) set) (N.lor (of_list stones) (needs claims))) in *.
    destruct (links claims) as [l|] eqn:El; [|congruence].
    cbn [apart] in E. cbn [room] in E.
    set (room1 := N.ldiff (N.ldiff (room c) set) needed) in *.
    destruct (when (disjoint room1 0) (apart needed (N.lor room1 0) claims)) as [r|] eqn:Er; [|congruence].
    apply when_some in E. destruct E as [E E']. injection E' as <-.
    apply andb_true_iff in E. destruct E as [E round].
    apply andb_true_iff in E. destruct E as [E I]. apply inner_unnamed in I.
    apply andb_true_iff in E. destruct E as [E frees]. apply free_cells_sub in frees.
    apply when_some in Er. destruct Er as [_ Er].
    pose proof (need_free s c V). pose proof (room_free s c V). pose proof (needs_sub s _ Vs).
    set (G1 := fun A => aim (ends c) (N.lor A set)).
    assert (M1 : monotone G1) by (intros A B s1; apply aim_monotone; sets).
    assert (h1 : holds G1 needed room1).
    { apply (adapt G1 (N.ldiff (need c) set) (N.ldiff (room c) set)); [exact M1 | | |].
      - apply lend; [apply aim_monotone | apply claim_holds; exact V].
      - subst needed. sets.
      - intros x Hx. subst room1. autorewrite with sets in *. destruct (mem_dec x needed); tauto. }
    set (G2 := fun A => sub needed A /\ exists B, sub B A /\ sub needed B /\
      sub B (N.lor needed room1) /\ G1 B).
    assert (M2 : monotone G2).
    { intros A B s1 (g & D & g1 & g2). split; [sets|]. exists D. split; [sets | exact g2]. }
    assert (h2 : holds G2 needed (N.lor room1 0)).
    { apply (widen _ _ room1); [exact M2 | | sets]. apply (grow _ _ _ _ h1); [sets|].
      intros A A1 A2 (B & B1 & B2). split; [exact A1|].
      exists A. repeat split; auto; [sets|]. apply (M1 B); assumption. }
    assert (Nc : forall e, In e claims -> sub (need e) needed).
    { intros e He. pose proof (in_needs e claims He). subst needed. sets. }
    destruct (all_hold s right needed claims G2 (N.lor room1 0) r M2 Vs Nc h2) as [K1 K2]; [ | exact Er |].
    { intros x Hx. subst room1. autorewrite with sets in Hx. tauto. }
    constructor; cbn [need room ends].
    - subst needed. sets.
    - rewrite Forall_forall in Vs. intros x Hx. apply K2 in Hx. autorewrite with sets in Hx.
      destruct Hx as [[Hx | []] | (_ & e & He & Hx)].
      + subst room1. autorewrite with sets in Hx. apply H0. tauto.
      + apply (room_free s e (Vs e He) x Hx).
    - intros x Hx. apply K2 in Hx. destruct Hx as [Hx | Hx]; [|tauto].
      subst room1. autorewrite with sets in Hx. tauto.
    - apply (grow _ _ _ _ K1); [sets|].
      intros T T1 _ (B & s1 & (g1 & A & a1 & a2 & a3 & g) & g3).
      assert (L : forall e, In e l -> way (N.lor (own s) T) (fst e) (snd e)).
      { intros e He. eapply path_sub; [|eapply links_hold; eauto]. sets. }
      apply (aim_way_round (ends c) set A T); [exact I | sets | | exact g].
      assert (P : forall z, mem z (N.ldiff (N.lor (own s) A) set) ->
        mem z (N.lor (own s) T) /\
        mem z (N.ldiff (N.lor (N.ldiff (N.lor (own s) needed) set) (room c)) set)).
      { intros z Hz. autorewrite with sets in *. destruct Hz as [[Hz | Hz] Hn]; [tauto|].
        specialize (a3 z Hz). autorewrite with sets in a3. specialize (a1 z Hz). specialize (s1 z a1).
        destruct a3 as [a3 | a3]; [tauto|]. subst room1. autorewrite with sets in a3. tauto. }
      intros u v Hu Hv Ku Kv.
      apply (may_miss_spec _ set (N.ldiff (N.lor (own s) needed) set) (room c) l); try assumption; try apply P; auto.
      intros z Hz. autorewrite with sets in *. destruct Hz as [[Hz | Hz] _]; [auto | right; apply T1; exact Hz].
  Qed.
End Fill.
