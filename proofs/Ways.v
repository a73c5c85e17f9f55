(** Choices of moves, and games with options: rules c and v. *)
From Coq Require Import NArith ZArith List Bool FMapPositive.
Require Import Statement Sets Games Rules Paths Board Claims Playing Checker Sound.
Import ListNotations.
Open Scope N_scope.

Section Ways.
  Variable s : sheet.
  Variable tbl : PositiveMap.t tree.
  Hypothesis right : right_sheet s.
  Hypothesis games_right : right_games tbl.

  Notation aim := (aim s).
  Notation valid := (valid s tbl).
  Notation known := (known tbl).

  Lemma fold_land_mem (l : list (option N * claim)) f x : forall a,
    mem x (fold_left (fun a w => N.land a (f w)) l a) <-> mem x a /\ forall w, In w l -> mem x (f w).
  Proof.
    induction l as [|w l IH]; intros a; cbn [fold_left In]; [tauto|]. rewrite IH. autorewrite with sets. split.
    - intros [[? ?] ?]. split; [assumption|]. intros v [<- | ?]; auto.
    - intros [? H]. split; [split; [assumption | apply H; left; reflexivity]|]. intros v Hv. apply H. auto.
  Qed.

  Lemma cell_moved v : cell_of v = moved_to v.
  Proof. destruct v; reflexivity. Qed.

  Lemma by_ways_sound e firsts seconds c : known e -> Forall valid (map snd (firsts ++ seconds)) ->
    by_ways s e firsts seconds = Some c ->
    (forall w, In w firsts -> ends (snd w) = e \/ fst w = None /\ In (aim (ends (snd w))) (theirs (aim e))) ->
    (forall k, In k (mine (aim e)) -> exists w, In w seconds /\
      (aim (ends (snd w)) = k \/ fst w = None /\ In (aim (ends (snd w))) (theirs k))) ->
    (exists w, In w firsts /\ ends (snd w) = e) \/ (forall A, at_end (aim e) A) ->
    valid c /\ ends c = e.
  Proof.
    intros K V E Hf Hs He. unfold by_ways in E. cbn zeta in E.
    set (way_of := fun w : option N * claim => N.lor (room (snd w)) (cell_of (fst w))) in *.
    set (ways := firsts ++ seconds) in *.
    set (needed := unions (map (fun w : option N * claim => N.ldiff (need (snd w)) (cell_of (fst w))) ways)) in *.
    apply when_some in E. destruct E as [E E']. injection E' as <-. split; [|reflexivity].
    apply andb_true_iff in E. destruct E as [moves none]. rewrite forallb_forall in moves.
    rewrite Forall_forall in V.
    assert (VW : forall w, In w ways -> valid (snd w)) by (intros w Hw; apply V; apply in_map; exact Hw).
    assert (NW : forall w, In w ways -> sub (N.ldiff (need (snd w)) (cell_of (fst w))) needed).
    { intros w Hw x Hx. subst needed. rewrite mem_unions. eexists. split; [|exact Hx].
      apply in_map_iff. exists w. auto. }
    assert (RW : forall w, In w ways -> sub (way_of w) (unions (map way_of ways))).
    { intros w Hw x Hx. rewrite mem_unions. exists (way_of w). split; [apply in_map|]; assumption. }
    assert (FW : forall w, In w ways -> sub (way_of w) (free s)).
    { intros w Hw x Hx. unfold way_of in Hx. autorewrite with sets in Hx. destruct Hx as [Hx | Hx].
      - apply (room_free _ _ _ (VW w Hw) x Hx).
      - specialize (moves w Hw). apply subset_sub in moves. apply moves. exact Hx. }
    assert (fit : forall w, In w ways -> Rules.fits needed (N.ldiff (unions (map way_of ways)) needed)
      (fst w) (need (snd w)) (room (snd w))).
    { intros w Hw. split; rewrite <- cell_moved; [apply NW; exact Hw|].
      intros x Hx. pose proof (RW w Hw x Hx). autorewrite with sets. destruct (mem_dec x needed); tauto. }
    assert (apart : forall x, mem x (N.ldiff (unions (map way_of ways)) needed) -> ~ mem x needed).
    { intros x Hx. autorewrite with sets in Hx. tauto. }
    assert (in_first : forall w, In w firsts -> In w ways) by (intros; apply in_or_app; auto).
    assert (in_second : forall w, In w seconds -> In w ways) by (intros; apply in_or_app; auto).
    constructor; cbn [ends need room].
    - intros x Hx. subst needed. rewrite mem_unions in Hx. destruct Hx as (A & HA & Hx).
      apply in_map_iff in HA. destruct HA as (w & <- & Hw). autorewrite with sets in Hx.
      apply (need_free _ _ _ (VW w Hw) x). tauto.
    - intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx _]. rewrite mem_unions in Hx.
      destruct Hx as (A & HA & Hx). apply in_map_iff in HA. destruct HA as (w & <- & Hw).
      apply (FW w Hw x Hx).
    - exact apart.
    - exact K.
    - apply value; [apply (aim_rising s tbl games_right); exact K | | exact apart | |].
      + destruct He as [(w & Hw & Ew) | He]; [|apply He]. rewrite <- Ew.
        apply (rising_end _ (N.lor (need (snd w)) (room (snd w)))).
        * apply (aim_rising s tbl games_right). apply (known_aim _ _ _ (VW w (in_first w Hw))).
        * destruct (fit w (in_first w Hw)) as [f1 f2]. intros x Hx. specialize (f1 x). specialize (f2 x).
          autorewrite with sets in *. destruct (mem_dec x (moved_to (fst w))); tauto.
        * apply full; [apply (aim_rising s tbl games_right), (known_aim _ _ _ (VW w (in_first w Hw))) |
            apply (claim_holds _ _ _ (VW w (in_first w Hw)))].
      + intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx Hn].
        destruct (existsb (fun w => negb (member x (way_of w))) firsts) eqn:Ex.
        * apply existsb_exists in Ex. destruct Ex as (w & Hw & Hxw). apply negb_true_iff in Hxw.
          assert (NM : ~ mem x (way_of w)) by (unfold mem; unfold member in Hxw; congruence).
          unfold way_of in NM. autorewrite with sets in NM.
          exists (fst w), (need (snd w)), (room (snd w)), (aim (ends (snd w))).
          split; [apply fit, in_first, Hw|]. split; [tauto|]. split.
          { intros Em. rewrite Em in NM. cbn [cell_of] in NM. autorewrite with sets in NM. tauto. }
          split; [apply (claim_holds _ _ _ (VW w (in_first w Hw)))|].
          destruct (Hf w Hw) as [-> | Hq]; auto.
        * exfalso. apply N.eqb_eq in none. apply (mem_empty x). rewrite <- none.
          apply (fold_land_mem firsts way_of). split.
          -- autorewrite with sets. split; [|exact Hn]. rewrite mem_unions in Hx.
             destruct Hx as (A & HA & Hx). apply in_map_iff in HA. destruct HA as (w & <- & Hw).
             apply (FW w Hw x Hx).
          -- intros w Hw. destruct (mem_dec x (way_of w)) as [Q|Q]; [exact Q|]. exfalso.
             assert (T : existsb (fun w => negb (member x (way_of w))) firsts = true); [|congruence].
             apply existsb_exists. exists w. split; [exact Hw|]. apply negb_true_iff.
             unfold member. unfold mem in Q. destruct (N.testbit (way_of w) x); congruence.
      + intros k Hk. destruct (Hs k Hk) as (w & Hw & Hq).
        exists (fst w), (need (snd w)), (room (snd w)), (aim (ends (snd w))).
        split; [apply fit, in_second, Hw|]. split; [apply (claim_holds _ _ _ (VW w (in_second w Hw))) | exact Hq].
  Qed.

  Lemma choice_sound ways c : Forall valid (map snd ways) -> choice_of s ways = Some c -> valid c.
  Proof.
    intros V E. unfold choice_of in E. destruct ways as [|[m0 first] rest] eqn:W; [congruence|].
    rewrite <- W in *. apply when_some in E. destruct E as [E E'].
    apply andb_true_iff in E. destruct E as [same nb]. rewrite forallb_forall in same.
    rewrite Forall_forall in V.
    assert (Vf : valid first) by (apply V; rewrite W; left; reflexivity).
    assert (Eq : forall w, In w ways -> ends (snd w) = ends first).
    { intros w Hw. apply (same_ends_eq tbl); [apply (known_aim _ _ _ (V _ (in_map snd _ _ Hw))) |
        apply (known_aim _ _ _ Vf) | apply same; exact Hw]. }
    eapply (by_ways_sound (ends first)); [apply (known_aim _ _ _ Vf) | | exact E' | | |].
    - rewrite app_nil_r, map_map. cbn. apply Forall_forall. exact V.
    - intros w Hw. apply in_map_iff in Hw. destruct Hw as (v & <- & Hv). left. apply Eq. exact Hv.
    - intros k Hk. exfalso. destruct (ends first) as [|u v|t]; cbn in Hk; try tauto.
      destruct t; [destruct Hk | discriminate nb].
    - left. exists (Some m0, first). split; [|reflexivity]. rewrite W. left. reflexivity.
  Qed.

  Lemma keeps_game_spec t w : known (Worth t) -> valid (snd w) -> keeps_game t w = true ->
    ends (snd w) = Worth t \/ fst w = None /\ In (aim (ends (snd w))) (theirs (aim (Worth t))).
  Proof.
    intros K V H. unfold keeps_game in H. pose proof (known_aim _ _ _ V) as L.
    destruct (ends (snd w)) as [| |u] eqn:E; try discriminate H. apply orb_true_iff in H. destruct H as [H | H].
    - left. f_equal. apply Pos.eqb_eq in H. cbn in K, L. congruence.
    - destruct (fst w); [discriminate H|]. right. split; [reflexivity|].
      apply existsb_exists in H. destruct H as (o & Ho & H). apply Pos.eqb_eq in H.
      pose proof (with_options tbl games_right _ _ o K (or_intror Ho)) as M. cbn in L.
      assert (u = o) by congruence. subst u. destruct t; [destruct Ho|]. cbn in *. apply in_map. exact Ho.
  Qed.

  Lemma value_sound t firsts seconds c : known (Worth t) -> Forall valid (map snd firsts) ->
    Forall valid (map snd seconds) -> value_of s t firsts seconds = Some c -> valid c.
  Proof.
    intros K V1 V2 E. unfold value_of in E. apply when_some in E. destruct E as [E E'].
    repeat (apply andb_true_iff in E; let T := fresh "T" in destruct E as [E T]).
    rewrite forallb_forall in T, T0. rewrite Forall_forall in V1, V2.
    eapply (by_ways_sound (Worth t)); [exact K | | exact E' | | |].
    - rewrite map_app. apply Forall_app. split; apply Forall_forall; assumption.
    - intros w Hw. apply keeps_game_spec; [exact K | apply V1, in_map, Hw | apply T0, Hw].
    - intros k Hk. destruct t as [|id p l r]; [destruct Hk|]. cbn [Sound.aim meaning mine] in Hk.
      apply in_map_iff in Hk. destruct Hk as (u & <- & Hu). cbn [for_x] in *.
      assert (P : exists w, In (u, w) (combine l seconds)).
      { apply Nat.eqb_eq in T1. clear - Hu T1. revert seconds T1. induction l as [|v l IH]; intros [|w seconds] L; cbn in *; try easy.
        destruct Hu as [<- | Hu]; [exists w; auto|]. destruct (IH Hu seconds) as (x & Hx); [congruence | exists x; auto]. }
      destruct P as (w & P). exists w. split; [eapply in_combine_r; exact P|].
      pose proof (with_options tbl games_right _ _ u K (or_introl Hu)) as Ku.
      destruct (keeps_game_spec u w) as [Q | Q]; [exact Ku | apply V2, in_map; eapply in_combine_r; exact P | apply (T _ P) | |].
      + left. rewrite Q. reflexivity.
      + right. exact Q.
    - right. intros A. destruct t; [discriminate E | exact I].
  Qed.
End Ways.
