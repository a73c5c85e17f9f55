(** The play of games that the checker looks through, and what a sum shows: rule s. *)
From Coq Require Import NArith ZArith List Bool Lia FMapPositive.
Require Import Statement Sets Games Rules Sums Paths Board Claims Playing Checker Sound.
Import ListNotations.
Open Scope N_scope.

Section Plays.
  Variable s : sheet.
  Variable tbl : PositiveMap.t tree.
  Hypothesis right : right_sheet s.
  Hypothesis games_right : right_games tbl.

  Notation way := (path (near s)).
  Notation aim := (aim s).
  Notation valid := (valid s tbl).
  Notation known := (known tbl).

  Variable need0 : N.

  Definition Over (gs : list game) (w : game) : Prop :=
    forall A, sub need0 A -> (forall G : target, In (Outcome G) gs -> G A) -> at_end w A.

  (** Summands are no goals. *)
  Definition fine (e : aim_of) : Prop := known e /\ e <> Goal.
  Definition known_state (st : playing) : Prop := Forall fine (fst st) /\ known (snd st).

  Definition sound_state (first : bool) (st : playing) : Prop :=
    (if first then wins_first Over else wins Over) (map aim (fst st)) (aim (snd st)).

  (** ** Moves *)

  (** What the checker calls options are those of the game. *)
  Definition right_options (o : tree -> list tree) (O : game -> list game) : Prop :=
    (forall t, map (meaning s) (o t) = O (meaning s t)) /\
    (forall t u, known (Worth t) -> In u (o t) -> known (Worth u)).

  Lemma right_x : right_options for_x mine.
  Proof.
    split; [intros []; reflexivity|]. intros t u K I. apply (with_options tbl games_right _ _ u K). auto.
  Qed.

  Lemma right_opponent : right_options for_opponent theirs.
  Proof.
    split; [intros []; reflexivity|]. intros t u K I. apply (with_options tbl games_right _ _ u K). auto.
  Qed.

  Lemma lift_in o O e f : right_options o O -> known e -> In f (lift o e) -> fine f /\ In (aim f) (O (aim e)).
  Proof.
    intros [a b] K I. destruct e as [|u v|t]; try destruct I. cbn [lift] in I. apply in_map_iff in I.
    destruct I as (u & <- & I). split; [split; [exact (b t u K I) | discriminate]|]. cbn [Sound.aim]. rewrite <- a. apply in_map. exact I.
  Qed.

  Lemma lift_all o O e n : right_options o O -> (forall G, O (Outcome G) = []) -> In n (O (aim e)) ->
    exists f, In f (lift o e) /\ aim f = n.
  Proof.
    intros [a b] E I. destruct e as [|u v|t]; cbn [Sound.aim] in I; try (rewrite E in I; destruct I).
    rewrite <- a in I. apply in_map_iff in I. destruct I as (u & <- & I). exists (Worth u).
    split; [apply in_map; exact I | reflexivity].
  Qed.

  Lemma replacing_in o O l : right_options o O -> Forall fine l -> forall l', In l' (replacing (lift o) l) ->
    Forall fine l' /\ replaced O (map aim l) (map aim l').
  Proof.
    intros R. induction l as [|e l IH]; intros K l' I; [destruct I|]. inversion K; subst. cbn [replacing] in I.
    apply in_app_or in I. destruct I as [I | I]; apply in_map_iff in I; destruct I as (x & <- & I).
    - destruct (lift_in o O e x R (proj1 H1) I). split; [constructor; assumption | apply replaced_here; assumption].
    - destruct (IH H2 x I). split; [constructor; assumption | apply replaced_there; assumption].
  Qed.

  Lemma replacing_all o O l gs : right_options o O -> (forall G, O (Outcome G) = []) ->
    replaced O (map aim l) gs -> exists l', In l' (replacing (lift o) l) /\ map aim l' = gs.
  Proof.
    intros R E r. remember (map aim l) as hs eqn:El. revert l El.
    induction r as [g h hs I | g hs gs r IH]; intros l El; destruct l as [|e l]; try discriminate El;
      cbn in El; inversion El; subst; clear El.
    - destruct (lift_all o O e h R E I) as (f & If & Ef). exists (f :: l). split; [|cbn; congruence].
      cbn [replacing]. apply in_or_app. left. apply in_map_iff. exists f. auto.
    - destruct (IH l eq_refl) as (l' & Il & El). exists (e :: l'). split; [|cbn; congruence].
      cbn [replacing]. apply in_or_app. right. apply in_map. exact Il.
  Qed.

  Lemma over_outcomes st : is_over st = true -> Forall is_outcome (map aim (fst st)) /\ is_outcome (aim (snd st)).
  Proof.
    unfold is_over. intros H. apply andb_true_iff in H. destruct H as [H K]. rewrite forallb_forall in H.
    assert (T : forall e, negb (has_options e) = true -> is_outcome (aim e)).
    { intros [|u v|[]] Q; cbn in *; try exact I; discriminate Q. }
    split; [|apply T; exact K]. apply Forall_forall. intros g Ig. apply in_map_iff in Ig.
    destruct Ig as (e & <- & Ie). apply T, H, Ie.
  Qed.

  (** ** What is remembered *)

  Definition right_memory (m : memory) : Prop := forall h l e, PositiveMap.find h m = Some l -> In e l ->
    known_state (snd (fst e)) /\ (snd e = true -> sound_state (fst (fst e)) (snd (fst e))).

  Lemma same_playing_eq x y : known_state x -> known_state y -> same_playing x y = true -> x = y.
  Proof.
    destruct x as [l w], y as [l' w']. intros [K1 K2] [L1 L2] H. unfold same_playing in H. cbn [fst snd] in *.
    apply andb_true_iff in H. destruct H as [H Hw]. apply andb_true_iff in H. destruct H as [Hl H].
    apply Nat.eqb_eq in Hl. f_equal; [|apply (same_ends_eq tbl); assumption].
    revert l' Hl L1 H. induction l as [|e l IH]; intros [|e' l'] Hl L1 H; try discriminate Hl; [reflexivity|].
    cbn in H. apply andb_true_iff in H. destruct H as [H H']. inversion K1; inversion L1; subst.
    f_equal; [apply (same_ends_eq tbl); [apply H2 | apply H6 | exact H] | apply IH; auto].
  Qed.

  Lemma remembered_right m first st b : right_memory m -> known_state st -> remembered m first st = Some b ->
    b = true -> sound_state first st.
  Proof.
    intros M K H ->. unfold remembered in H. destruct (PositiveMap.find (hash st) m) as [l|] eqn:E; [|discriminate H].
    destruct (find _ l) as [e|] eqn:F; [|discriminate H]. injection H as H.
    apply find_some in F. destruct F as [I F]. apply andb_true_iff in F. destruct F as [F1 F2].
    destruct (M _ _ _ E I) as [K' S]. apply eqb_prop in F1.
    rewrite <- (same_playing_eq _ _ K' K F2), <- F1. apply S. exact H.
  Qed.

  Lemma remember_right m first st b : right_memory m -> known_state st -> (b = true -> sound_state first st) ->
    right_memory (remember m first st b).
  Proof.
    intros M K S h l e F I. unfold remember in F. destruct (Pos.eq_dec h (hash st)) as [-> | ne].
    - rewrite PositiveMap.gss in F. injection F as <-. destruct I as [<- | I]; [cbn; auto|].
      destruct (PositiveMap.find (hash st) m) as [l'|] eqn:E; [apply (M _ _ _ E I) | destruct I].
    - rewrite PositiveMap.gso in F by exact ne. apply (M _ _ _ F I).
  Qed.

  Section Looking.
    Variable f : playing -> memory -> bool * memory.
    Variable Q : playing -> Prop.
    Hypothesis f_right : forall st m b m', right_memory m -> known_state st -> f st m = (b, m') ->
      right_memory m' /\ (b = true -> Q st).

    Lemma any_right l : forall m b m', right_memory m -> Forall known_state l -> any f l m = (b, m') ->
      right_memory m' /\ (b = true -> exists st, In st l /\ Q st).
    Proof.
      induction l as [|st l IH]; intros m b m' M K E; cbn in E; [injection E as <- <-; split; [exact M | discriminate]|].
      inversion K; subst. destruct (f st m) as [b1 m1] eqn:F. destruct (f_right _ _ _ _ M H1 F) as [M1 S].
      destruct b1; [injection E as <- <-; split; [exact M1 | intros _; exists st; split; [left; reflexivity | auto]]|].
      destruct (IH _ _ _ M1 H2 E) as [M2 T]. split; [exact M2|]. intros B. destruct (T B) as (x & I & q).
      exists x. split; [right; exact I | exact q].
    Qed.

    Lemma every_right l : forall m b m', right_memory m -> Forall known_state l -> every f l m = (b, m') ->
      right_memory m' /\ (b = true -> forall st, In st l -> Q st).
    Proof.
      induction l as [|st l IH]; intros m b m' M K E; cbn in E; [injection E as <- <-; split; [exact M | intros _ x []]|].
      inversion K; subst. destruct (f st m) as [b1 m1] eqn:F. destruct (f_right _ _ _ _ M H1 F) as [M1 S].
      destruct b1; [|injection E as <- <-; split; [exact M1 | discriminate]].
      destruct (IH _ _ _ M1 H2 E) as [M2 T]. split; [exact M2|]. intros B x [<- | I]; [auto | exact (T B x I)].
    Qed.
  End Looking.

  Lemma moves_of_x_right st st' : known_state st -> In st' (moves_of_x st) ->
    known_state st' /\ (sound_state false st' -> sound_state true st).
  Proof.
    intros [K1 K2] I. unfold moves_of_x in I. apply in_app_or in I.
    destruct I as [I | I]; apply in_map_iff in I; destruct I as (x & <- & I).
    - destruct (replacing_in _ _ _ right_x K1 x I) as [a b]. split; [split; assumption|].
      intros W. apply (in_summand Over _ _ _ b W).
    - destruct (lift_in _ _ _ _ right_opponent K2 I) as [a b]. split; [split; [exact K1 | apply a]|].
      intros W. apply (in_wanted Over _ _ _ b W).
  Qed.

  Lemma moves_of_opponent_known st : known_state st -> Forall known_state (moves_of_opponent st).
  Proof.
    intros [K1 K2]. apply Forall_forall. intros st' I. unfold moves_of_opponent in I. apply in_app_or in I.
    destruct I as [I | I]; apply in_map_iff in I; destruct I as (x & <- & I).
    - destruct (replacing_in _ _ _ right_opponent K1 x I). split; assumption.
    - destruct (lift_in _ _ _ _ right_x K2 I) as [a _]. split; [exact K1 | apply a].
  Qed.

  Lemma opponent_right st : known_state st -> sound_state true st ->
    (forall st', In st' (moves_of_opponent st) -> sound_state true st') -> sound_state false st.
  Proof.
    intros K P H. apply opponent_moves; [exact P | |].
    - intros gs r. destruct (replacing_all _ _ _ _ right_opponent (fun _ => eq_refl) r) as (l & I & <-).
      apply (H (l, snd st)). unfold moves_of_opponent. apply in_or_app. left. apply in_map_iff. exists l. auto.
    - intros n I. destruct (lift_all _ _ _ _ right_x (fun _ => eq_refl) I) as (f & If & <-).
      apply (H (fst st, f)). unfold moves_of_opponent. apply in_or_app. right. apply in_map_iff. exists f. auto.
  Qed.

  Variable won : playing -> bool.
  Hypothesis won_right : forall st, known_state st -> is_over st = true -> won st = true ->
    Over (map aim (fst st)) (aim (snd st)).

  Lemma play_right fuel : forall first st m b m', right_memory m -> known_state st ->
    play won fuel first st m = (b, m') -> right_memory m' /\ (b = true -> sound_state first st).
  Proof.
    induction fuel as [|fuel IH]; intros first st m b m' M K E; cbn [play] in E.
    - injection E as <- <-. split; [exact M | discriminate].
    - destruct (remembered m first st) as [b0|] eqn:R.
      { injection E as <- <-. split; [exact M | exact (remembered_right m first st b0 M K R)]. }
      destruct (is_over st) eqn:O.
      { injection E as <- <-. assert (S : won st = true -> sound_state first st).
        { intros W. destruct (over_outcomes st O). unfold sound_state.
          destruct first; [apply over_first | apply over]; auto. }
        split; [apply remember_right; assumption | exact S]. }
      destruct first.
      + destruct (any (play won fuel false) (moves_of_x st) m) as [b1 m1] eqn:A. injection E as <- <-.
        assert (Kx : Forall known_state (moves_of_x st)).
        { apply Forall_forall. intros x I. apply (moves_of_x_right st x K I). }
        destruct (any_right (play won fuel false) (sound_state false) (IH false) _ _ _ _ M Kx A) as [M1 S].
        assert (T : b1 = true -> sound_state true st).
        { intros B. destruct (S B) as (x & I & q). apply (moves_of_x_right st x K I). exact q. }
        split; [apply remember_right; assumption | exact T].
      + destruct (play won fuel true st m) as [b1 m1] eqn:P. destruct (IH _ _ _ _ _ M K P) as [M1 S1].
        destruct b1.
        * destruct (every (play won fuel true) (moves_of_opponent st) m1) as [b2 m2] eqn:A. injection E as <- <-.
          destruct (every_right (play won fuel true) (sound_state true) (IH true) _ _ _ _ M1
            (moves_of_opponent_known st K) A) as [M2 S].
          assert (T : b2 = true -> sound_state false st).
          { intros B. apply opponent_right; auto. }
          split; [apply remember_right; assumption | exact T].
        * injection E as <- <-. split; [apply remember_right; [assumption | assumption | discriminate] | discriminate].
  Qed.
End Plays.

Section Sums.
  Variable s : sheet.
  Variable tbl : PositiveMap.t tree.
  Hypothesis right : right_sheet s.
  Hypothesis games_right : right_games tbl.

  Notation way := (path (near s)).
  Notation aim := (aim s).
  Notation valid := (valid s tbl).
  Notation known := (known tbl).

  Lemma pairs_of_aim e p A : (forall G : target, aim e = Outcome G -> G A) -> has_options e = false ->
    e <> Goal -> In p (pairs_of e) -> way (N.lor (own s) A) (fst p) (snd p).
  Proof.
    intros H O ne I. destruct e as [|u v|[k q l|]]; cbn in *; try congruence.
    - destruct I as [<- | []]. exact (H _ eq_refl).
    - exact (H _ eq_refl p I).
  Qed.

  Lemma aim_of_pairs e A : has_options e = false -> e <> Goal ->
    (forall p, In p (pairs_of e) -> way (N.lor (own s) A) (fst p) (snd p)) -> at_end (aim e) A.
  Proof.
    intros O ne H. destruct e as [|u v|[k q l|]]; cbn in *; try congruence.
    - apply (H (u, v)). auto.
    - exact H.
  Qed.

  Lemma has_won_right stones st : (forall e, In e (fst st) -> e <> Goal) -> is_over st = true ->
    has_won s (N.lor (own s) stones) (parts s (N.lor (own s) stones) []) st = true ->
    Over stones (map aim (fst st)) (aim (snd st)).
  Proof.
    intros ne O H A s1 HG. unfold is_over in O. apply andb_true_iff in O. destruct O as [O Ow].
    apply negb_true_iff in Ow. rewrite forallb_forall in O.
    set (held := N.lor (own s) stones) in *.
    set (ps := merge_all (map link (flat_map pairs_of (fst st))) (parts s held [])).
    assert (C : Forall (connected (near s) (N.lor (own s) A)) ps).
    { apply merge_all_connected.
      - apply Forall_forall. intros b Hb. apply in_map_iff in Hb. destruct Hb as (p & <- & Hp).
        apply in_flat_map in Hp. destruct Hp as (e & Ie & Ip).
        apply link_connected; [exact (symmetric s right)|]. apply (pairs_of_aim e).
        + intros G EG. apply (HG G). rewrite <- EG. apply in_map. exact Ie.
        + apply negb_true_iff. apply O. exact Ie.
        + apply ne. exact Ie.
        + exact Ip.
      - apply (parts_connected s right); [subst held; sets | intros e []]. }
    unfold has_won in H. fold held ps in H. destruct (snd st) as [|u v|t] eqn:Ew.
    - cbn. apply (reaches_goal s held ps); [subst held; sets | exact C | exact H].
    - apply aim_of_pairs; [exact Ow | discriminate|]. intros p Ip. rewrite forallb_forall in H. specialize (H p Ip).
      apply andb_true_iff in H. destruct H as [_ H]. eapply together_path; eauto.
    - apply aim_of_pairs; [exact Ow | discriminate|]. intros p Ip. rewrite forallb_forall in H. specialize (H p Ip).
      apply andb_true_iff in H. destruct H as [_ H]. eapply together_path; eauto.
  Qed.

  Definition parts_of_claims (needed : N) (claims : list claim) : list (game * N) :=
    map (fun c => (aim (ends c), N.ldiff (room c) needed)) claims.

  Lemma apart_rooms needed : forall claims taken r, apart needed taken claims = Some r ->
    disjoint_rooms (parts_of_claims needed claims) /\ sub (rooms (parts_of_claims needed claims)) r /\ sub taken r /\
    (forall x, mem x (rooms (parts_of_claims needed claims)) -> mem x taken -> False).
  Proof.
    induction claims as [|c claims IH]; intros taken r E; cbn in E.
    - injection E as <-. cbn [parts_of_claims map rooms disjoint_rooms]. repeat split.
      + sets.
      + sets.
      + intros x Hx _. autorewrite with sets in Hx. exact Hx.
    - apply when_some in E. destruct E as [D E]. destruct (IH _ _ E) as (I1 & I2 & I3 & I4).
      cbn [parts_of_claims map disjoint_rooms rooms fst snd] in *. fold (parts_of_claims needed claims) in *.
      set (room' := N.ldiff (room c) needed) in *. clearbody room'. repeat split.
      + intros x Hx Hy. apply (I4 x Hy). sets.
      + exact I1.
      + intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx | Hx]; [apply I3; sets | auto].
      + intros x Hx. apply I3. sets.
      + intros x Hx Ht. autorewrite with sets in Hx. destruct Hx as [Hx | Hx].
        * eapply disjoint_apart; eauto.
        * apply (I4 x Hx). sets.
  Qed.

  Lemma sum_sound wanted stones claims c : known wanted -> Forall valid claims ->
    sum_of s wanted stones claims = Some c -> valid c.
  Proof.
    intros K V E. unfold sum_of in E. cbn zeta in E.
    set (needed := N.lor (of_list stones) (needs claims)) in *.
    destruct (apart needed 0 claims) as [r|] eqn:Er; [|congruence].
    apply when_some in E. destruct E as [E E']. injection E' as <-.
    apply andb_true_iff in E. destruct E as [E P]. apply andb_true_iff in E. destruct E as [E _].
    apply andb_true_iff in E. destruct E as [ne F]. apply free_cells_sub in F. pose proof (needs_sub s tbl _ V).
    destruct (apart_free s tbl needed claims 0 r V Er) as [r1 r2]; [sets | intros x Hx; autorewrite with sets in Hx; tauto |].
    destruct (apart_rooms needed claims 0 r Er) as (a1 & a2 & _ & _).
    constructor; cbn [ends need room]; auto; [subst needed; sets|].
    set (st := (map ends claims, wanted)) in *.
    assert (Ks : known_state tbl st).
    { split; [|exact K]. apply Forall_forall. intros e Ie. rewrite forallb_forall in ne. specialize (ne e Ie).
      split; [|destruct e; [discriminate ne | discriminate | discriminate]].
      apply in_map_iff in Ie. destruct Ie as (d & <- & Id).
      rewrite Forall_forall in V. apply (known_aim _ _ _ (V d Id)). }
    apply (widen _ _ (rooms (parts_of_claims needed claims))); [apply (aim_rising s tbl games_right); exact K | | exact a2].
    assert (W : wins (Over (of_list stones)) (map aim (map ends claims)) (aim wanted)).
    { set (won := has_won s (N.lor (own s) (of_list stones)) (parts s (N.lor (own s) (of_list stones)) [])) in *.
      destruct (play won (fuel_of st) false st (PositiveMap.empty _)) as [b m'] eqn:Ef. cbn [fst] in P.
      assert (R : forall st', known_state tbl st' -> is_over st' = true -> won st' = true ->
        Over (of_list stones) (map aim (fst st')) (aim (snd st'))).
      { intros st' [K1 _] O W. apply has_won_right; [|exact O | exact W].
        intros e Ie. rewrite Forall_forall in K1. apply (K1 e Ie). }
      assert (M0 : right_memory s tbl (of_list stones) (PositiveMap.empty _)).
      { intros h l e Fd. rewrite PositiveMap.gempty in Fd. discriminate Fd. }
      destruct (play_right s tbl games_right (of_list stones) won R (fuel_of st) false st _ b m' M0 Ks Ef) as [_ S].
      exact (S P). }
    apply (sum (Over (of_list stones)) (of_list stones)) with (Rm := rooms (parts_of_claims needed claims))
      (n := (sizes (map fst (parts_of_claims needed claims)) + size (aim wanted))%nat).
    - intros gs H0 A o o1 o2. exact (o A o1 o2).
    - reflexivity.
    - apply le_n.
    - unfold kept, parts_of_claims. apply Forall_forall. intros p Ip. apply in_map_iff in Ip. destruct Ip as (d & <- & Id).
      cbn [fst snd]. rewrite Forall_forall in V. pose proof (V d Id) as Vd.
      assert (rd : rising (aim (ends d))) by (apply (aim_rising s tbl games_right), (known_aim _ _ _ Vd)).
      split; [exact rd|]. apply (adapt _ (need d) (room d)); [exact rd | apply (claim_holds _ _ _ Vd) | |].
      + pose proof (in_needs d claims Id). subst needed. sets.
      + intros x Hx. autorewrite with sets. destruct (mem_dec x needed); tauto.
    - exact a1.
    - intros x Hx. apply r2, a2, Hx.
    - subst needed. sets.
    - apply (aim_rising s tbl games_right). exact K.
    - unfold parts_of_claims. rewrite map_map. cbn. rewrite map_map in W. exact W.
  Qed.
End Sums.
