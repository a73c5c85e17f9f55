(** A captured pair and a part that is filled in can't be missed: rules k and p. *)
From Coq Require Import NArith ZArith List Bool FMapPositive.
Require Import Statement Sets Games Rules Paths Board Claims Checker Sound.
Import ListNotations.
Open Scope N_scope.

Section Fill.
  Variable s : sheet.
  Variable tbl : PositiveMap.t tree.
  Hypothesis right : right_sheet s.
  Hypothesis games_right : right_games tbl.

  Notation way := (path (near s)).
  Notation aim := (aim s).
  Notation valid := (valid s tbl).
  Notation known := (known tbl).

  (** Neither the goal nor what is claimed names any of the cells. *)
  Definition unnamed (cells : N) (e : aim_of) : Prop :=
    match wanted s with
    | Joins l => forall a e x, In a l -> In e a -> mem x (fst e) \/ mem x (snd e) -> ~ mem x cells
    | Blocks _ _ _ => False
    end /\
    match e with
    | Goal => True
    | Joined u v => ~ mem u cells /\ ~ mem v cells
    | Worth t => forall x, mem x (places_of t) -> ~ mem x cells
    end.

  Lemma inner_unnamed cells c : inner s cells c = true -> unnamed cells (ends c).
  Proof.
    unfold inner. intros H. apply andb_true_iff in H. destruct H as [H K].
    apply andb_true_iff in H. destruct H as [H J]. split.
    - destruct (wanted s) as [l|] eqn:W; [|discriminate J].
      intros a e x Ha He Hx Hc. apply (disjoint_apart cells (named s) x); [exact H | exact Hc|].
      apply (right_named s right l a e); assumption.
    - destruct (ends c) as [|u v|t]; [exact I | |].
      + apply andb_true_iff in K. destruct K as [K L].
        apply negb_true_iff in K, L. unfold member, mem in *. split; congruence.
      + intros x Hx Hc. eapply disjoint_apart; eauto.
  Qed.

  Lemma unnamed_sub cells some e : sub some cells -> unnamed cells e -> unnamed some e.
  Proof.
    intros H [I J]. split.
    { destruct (wanted s); [|exact I]. intros a t x Ha Ht Hx K. apply (I a t x Ha Ht Hx). auto. }
    destruct e as [|u v|t]; [constructor | |].
    - destruct J. split; auto.
    - intros x Hx Hc. apply (J x Hx). auto.
  Qed.

  (** Where all beside the cells is joined without them, the outcome does not need them. *)
  Definition round (cells : N) (G : target) : Prop := forall A T,
    sub (N.ldiff (N.lor (own s) A) cells) (N.lor (own s) T) ->
    (forall x y, mem x (N.ldiff (N.lor (own s) A) cells) -> mem y (N.ldiff (N.lor (own s) A) cells) ->
      (exists k, mem k cells /\ mem x (near s k)) -> (exists k, mem k cells /\ mem y (near s k)) ->
      way (N.lor (own s) T) x y) ->
    G (N.lor A cells) -> G T.

  Lemma way_rounds cells u v : ~ mem u cells -> ~ mem v cells -> round cells (fun A => way (N.lor (own s) A) u v).
  Proof.
    intros Hu Hv A T H K P. apply (way_round (near s) (symmetric s right) (N.lor (own s) A) cells); auto.
    eapply path_sub; [|exact P]. sets.
  Qed.

  Lemma aim_leaves e : known e ->
    leaves (fun G => monotone G /\ forall cells, unnamed cells e -> round cells G) (aim e).
  Proof.
    intros Kn. destruct e as [|u v|t]; cbn [Sound.aim].
    - constructor. split; [reflexivity|]. split; [apply reach_monotone|].
      intros cells [I _] A T H K. unfold reach_goal. destruct (wanted s) as [alternatives|]; [|destruct I].
      intros (a & Ha & G). exists a. split; [exact Ha|]. intros e He.
      destruct (G e He) as (x & y & Hx & Hy & P). exists x, y. repeat split; auto.
      apply (way_rounds cells x y (I a e x Ha He (or_introl Hx)) (I a e y Ha He (or_intror Hy)) A T H K P).
    - constructor. split; [reflexivity|]. split; [apply way_monotone|].
      intros cells [_ J]. apply way_rounds; apply J.
    - apply meaning_leaves; [apply (known_places tbl games_right); exact Kn|]. intros l W.
      split; [apply all_joined_monotone|]. intros cells [_ J] A T H K G p Hp. destruct (W p Hp) as [W1 W2].
      apply (way_rounds cells (fst p) (snd p) (J _ W1) (J _ W2) A T H K (G p Hp)).
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
    apply (parts_connected s right); assumption.
  Qed.

  (** X has x and all that is needed, and may have had y. *)
  Lemma dead_cell (G : target) S Q R x y h A T : monotone G -> round (one y) G ->
    (forall z, mem z h <-> (mem z (own s) \/ mem z Q \/ mem z S \/ z = x) /\ z <> y) ->
    may_miss s (one y) h R [] = true ->
    (forall z, mem z Q \/ mem z S -> z = x \/ z = y \/ mem z A) ->
    (forall z, mem z A -> mem z Q \/ mem z S \/ mem z R) ->
    sub A T -> mem x T -> G (N.lor A (N.lor (one x) (one y))) -> G T.
  Proof.
    intros M U Hh ro N1 N2 s1 Hx K. apply (U (N.lor A (one x)) T).
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
    - apply (M (N.lor A (N.lor (one x) (one y)))); [sets | exact K].
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
    pose proof (need_free _ _ _ V). pose proof (room_free _ _ _ V). pose proof (known_aim _ _ _ V) as Kn.
    constructor; cbn [need room ends].
    - subst needed. sets.
    - intros x Hx. subst two. autorewrite with sets in Hx. destruct Hx as [[Hx | [-> | ->]] _]; auto.
    - intros x Hx. autorewrite with sets in Hx. tauto.
    - exact Kn.
    - set (g := aim (ends c)).
      assert (rg : rising g) by (apply (aim_rising s tbl games_right); exact Kn).
      set (room1 := N.ldiff (N.ldiff (room c) two) needed).
      set (f1 := fun (G : target) A => G (N.lor A two)).
      assert (r1 : rising (with_outcomes f1 g)).
      { apply rising_with; [|exact rg]. intros G M A B s1. apply M. sets. }
      assert (h1 : keeps (with_outcomes f1 g) needed room1).
      { apply (adapt _ (N.ldiff (need c) two) (N.ldiff (room c) two)); [exact r1 | | |].
        - apply (lend two g); [apply (claim_holds _ _ _ V) | exact rg |].
          apply (alike_with_right (fun G H => G = H /\ monotone G)); [|exact rg].
          intros G G' [-> _] A K. exact K.
        - subst needed. sets.
        - intros x Hx. subst room1. autorewrite with sets in *. destruct (mem_dec x needed); tauto. }
      set (f2 := fun (G : target) A => G A /\ sub needed A /\ sub A (N.lor needed room1)).
      assert (h2 : keeps (with_outcomes f2 (with_outcomes f1 g)) needed room1).
      { apply (grow _ _ _ h1); [sets|].
        apply (alike_with_right (fun G H => G = H /\ monotone G)); [|exact r1].
        intros G G' [-> M] A A1 A2 (B & B1 & B2). split; [apply (M B); assumption | auto]. }
      assert (Need : forall x, mem x needed <-> (mem x (need c) \/ mem x (of_list stones)) /\ x <> a /\ x <> b).
      { intros x. subst needed two. autorewrite with sets. tauto. }
      assert (Room : forall x, mem x room1 -> mem x (room c) /\ ~ mem x needed /\ x <> a /\ x <> b).
      { intros x. subst room1 two. autorewrite with sets. tauto. }
      clearbody needed room1.
      apply (widen _ _ (N.lor room1 two)); [exact rg | |].
      + refine (join _ _ _ _ h2 _ _ (pair a b ne) g _ rg _ _ _ _); [| sets | sets |].
        * assert (L : leaves (fun G => monotone G /\ round (one a) G /\ round (one b) G) g).
          { apply (alike_impl (fun G H => G = H /\ monotone G /\ forall cells, unnamed cells (ends c) -> round cells G));
              [|apply aim_leaves; exact Kn].
            intros G G' [-> [M R]]. split; [reflexivity|]. split; [exact M|].
            split; apply R; (eapply unnamed_sub; [|exact I]); subst two; sets. }
          apply (alike_with_left (fun G1 G => G1 = f1 G /\ monotone G /\ round (one a) G /\ round (one b) G)).
          { intros G1 G (-> & M & Ra & Rb) A B T s1 s2 (k1 & k2 & k3) [q | q].
            - apply (dead_cell G (need c) (of_list stones) (room c) a b (N.ldiff held (one b)) A T); auto.
              + intros z. subst held two. autorewrite with sets. intuition (subst; tauto).
              + intros z Hz. destruct (N.eq_dec z a), (N.eq_dec z b); auto. right. right.
                apply k2, Need. tauto.
              + intros z Hz. specialize (k3 z Hz). autorewrite with sets in k3. rewrite Need in k3.
                specialize (Room z). tauto.
            - apply (dead_cell G (need c) (of_list stones) (room c) b a (N.ldiff held (one a)) A T); auto.
              + intros z. subst held two. autorewrite with sets. intuition (subst; tauto).
              + intros z Hz. destruct (N.eq_dec z a), (N.eq_dec z b); auto. right. right.
                apply k2, Need. tauto.
              + intros z Hz. specialize (k3 z Hz). autorewrite with sets in k3. rewrite Need in k3.
                specialize (Room z). tauto.
              + apply (M _ _) with (2 := k1). subst two. sets. }
          apply (alike_with_left (fun G H => G = H /\ monotone G /\ round (one a) G /\ round (one b) G)); [|exact L].
          intros G G' [-> P]. auto.
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
    apply andb_true_iff in E. destruct E as [E ro].
    apply andb_true_iff in E. destruct E as [E I]. apply inner_unnamed in I.
    apply andb_true_iff in E. destruct E as [E frees]. apply free_cells_sub in frees.
    apply when_some in Er. destruct Er as [_ Er].
    pose proof (need_free _ _ _ V). pose proof (room_free _ _ _ V). pose proof (needs_sub s tbl _ Vs).
    pose proof (known_aim _ _ _ V) as Kn.
    set (g := aim (ends c)).
    assert (rg : rising g) by (apply (aim_rising s tbl games_right); exact Kn).
    set (f1 := fun (G : target) A => G (N.lor A set)).
    assert (r1 : rising (with_outcomes f1 g)).
    { apply rising_with; [|exact rg]. intros G M A B s1. apply M. sets. }
    assert (h1 : keeps (with_outcomes f1 g) needed room1).
    { apply (adapt _ (N.ldiff (need c) set) (N.ldiff (room c) set)); [exact r1 | | |].
      - apply (lend set g); [apply (claim_holds _ _ _ V) | exact rg |].
        apply (alike_with_right (fun G H => G = H /\ monotone G)); [|exact rg].
        intros G G' [-> _] A K. exact K.
      - subst needed. sets.
      - intros x Hx. subst room1. autorewrite with sets in *. destruct (mem_dec x needed); tauto. }
    set (f2 := fun (G : target) A => sub needed A /\ exists B, sub B A /\ sub needed B /\
      sub B (N.lor needed room1) /\ G B).
    assert (r2 : rising (with_outcomes f2 (with_outcomes f1 g))).
    { apply rising_with; [|exact r1]. intros G M A B s1 (k & D & k1 & k2).
      split; [sets|]. exists D. split; [sets | exact k2]. }
    assert (h2 : keeps (with_outcomes f2 (with_outcomes f1 g)) needed (N.lor room1 0)).
    { apply (widen _ _ room1); [exact r2 | | sets]. apply (grow _ _ _ h1); [sets|].
      apply (alike_with_right (fun G H => G = H /\ monotone G)); [|exact r1].
      intros G G' [-> M] A A1 A2 (B & B1 & B2). split; [exact A1|].
      exists A. repeat split; auto; [sets|]. apply (M B); assumption. }
    assert (Nc : forall e, In e claims -> sub (need e) needed).
    { intros e He. pose proof (in_needs e claims He). subst needed. sets. }
    destruct (all_hold s tbl right games_right needed claims (with_outcomes f2 (with_outcomes f1 g)) (N.lor room1 0) r) as [K1 K2]; auto.
    { apply (links_there claims l El). }
    { intros x Hx. subst room1. autorewrite with sets in Hx. tauto. }
    constructor; cbn [need room ends].
    - subst needed. sets.
    - rewrite Forall_forall in Vs. intros x Hx. apply K2 in Hx. autorewrite with sets in Hx.
      destruct Hx as [[Hx | []] | (_ & e & He & Hx)].
      + subst room1. autorewrite with sets in Hx. apply H0. tauto.
      + apply (room_free _ _ e (Vs e He) x Hx).
    - intros x Hx. apply K2 in Hx. destruct Hx as [Hx | Hx]; [|tauto].
      subst room1. autorewrite with sets in Hx. tauto.
    - exact Kn.
    - apply K1. apply (alike_with_left (fun G1 G => G1 = f1 G /\ round set G)).
      { intros G1 G (-> & R) T B T1 s1 (g1 & A & a1 & a2 & a3 & k) g3.
        assert (L : forall e, In e l -> way (N.lor (own s) T) (fst e) (snd e)).
        { intros e He. exact (links_hold s claims l T El g3 e He). }
        apply (R A T); [sets | | exact k].
        assert (P : forall z, mem z (N.ldiff (N.lor (own s) A) set) ->
          mem z (N.lor (own s) T) /\
          mem z (N.ldiff (N.lor (N.ldiff (N.lor (own s) needed) set) (room c)) set)).
        { intros z Hz. autorewrite with sets in *. destruct Hz as [[Hz | Hz] Hn]; [tauto|].
          specialize (a3 z Hz). autorewrite with sets in a3. specialize (a1 z Hz). specialize (s1 z a1).
          destruct a3 as [a3 | a3]; [tauto|]. subst room1. autorewrite with sets in a3. tauto. }
        intros u v Hu Hv Ku Kv.
        apply (may_miss_spec _ set (N.ldiff (N.lor (own s) needed) set) (room c) l); try assumption; try apply P; auto.
        intros z Hz. autorewrite with sets in *. destruct Hz as [[Hz | Hz] _]; [auto | right; apply T1; exact Hz]. }
      apply (alike_with_left (fun G H => G = H /\ monotone G /\ forall cells, unnamed cells (ends c) -> round cells G));
        [|apply aim_leaves; exact Kn].
      intros G G' [-> [_ R]]. split; [reflexivity | apply R; exact I].
  Qed.
End Fill.
