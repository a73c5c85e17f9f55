(** What the checker accepts is true. *)
From Coq Require Import NArith ZArith List Bool Lia FMapPositive.
Require Import Statement Sets Games Rules Paths Board White Claims Checker Sound Ways Fill Moved Plays Played Apart Refuted.
Import ListNotations.
Open Scope N_scope.

Definition no_game (e : aim_of) : Prop := match e with Worth _ => False | _ => True end.

Lemma valid_anywhere s t1 t2 c : no_game (ends c) -> valid s t1 c -> valid s t2 c.
Proof.
  intros N [a b d e f]. constructor; auto. unfold known. destruct (ends c); [exact I | exact I | destruct N].
Qed.

Definition right_lemmas (f : lemmas) : Prop :=
  sheet_of (about f) (whose f) = Some (its_sheet f) /\
  Forall (fun c => no_game (ends c) /\ valid (its_sheet f) (PositiveMap.empty tree) c) (stated f).

Lemma sheet_right p o s : sheet_of p o = Some s -> right_sheet s.
Proof.
  unfold sheet_of. destruct o as [v|]; intros H; apply when_some in H; destruct H as [H E]; injection E as <-.
  - apply white_sheet_right. exact H.
  - apply made_right. exact H.
Qed.

Section File.
  Variable p : position.
  Variable o : option whites.
  Variable s : sheet.
  Variable files : list lemmas.
  Hypothesis its_own : sheet_of p o = Some s.
  Notation right := (sheet_right p o s its_own).
  Hypothesis right_files : Forall right_lemmas files.

  Record right_state (st : state) : Prop := {
    games_right : right_games (games st);
    games_before : forall k t, PositiveMap.find k (games st) = Some t -> (k < described st)%positive;
    all_valid : forall k c, PositiveMap.find k (claims st) = Some c -> valid s (games st) c
  }.

  Lemma back_valid st n c : right_state st -> back st n = Some c -> valid s (games st) c.
  Proof. unfold back. intros V H. apply when_some in H. destruct H as [_ H]. apply (all_valid _ V _ _ H). Qed.

  Lemma backs_valid st l c : right_state st -> backs st l = Some c -> Forall (valid s (games st)) c.
  Proof.
    unfold backs. intros V H. apply all_map in H. rewrite Forall_forall. intros d Hd.
    destruct (forall2_in_right _ _ _ _ H Hd) as (n & _ & K). eapply back_valid; eauto.
  Qed.

  Lemma combined_valid {A} st (l : list (A * positive)) c : right_state st -> backs st (map snd l) = Some c ->
    Forall (valid s (games st)) (map snd (combine (map fst l) c)).
  Proof.
    intros V E. pose proof (backs_valid _ _ _ V E) as K. apply Forall_forall. intros d Hd.
    apply in_map_iff in Hd. destruct Hd as ([m e] & <- & Hd). rewrite Forall_forall in K. apply K.
    eapply in_combine_r. exact Hd.
  Qed.

  Lemma stated_valid file number f c : stated_in files file number = Some (f, c) ->
    right_lemmas f /\ no_game (ends c) /\ valid (its_sheet f) (PositiveMap.empty tree) c.
  Proof.
    unfold stated_in. destruct (nth_error files file) as [g|] eqn:F; [|congruence].
    destruct (nth_error (stated g) number) as [d|] eqn:D; [|congruence]. intros H. inversion H; subst.
    rewrite Forall_forall in right_files. specialize (right_files f (nth_error_In _ _ F)).
    split; [exact right_files|]. destruct right_files as (_ & V). rewrite Forall_forall in V.
    apply V. apply (nth_error_In _ _ D).
  Qed.

  Lemma cited_valid tbl file number c : cited p o files file number = Some c -> valid s tbl c.
  Proof.
    unfold cited. destruct (stated_in files file number) as [[f d]|] eqn:E; [|congruence].
    intros H. apply when_some in H. destruct H as [H K]. inversion K; subst.
    destruct (stated_valid _ _ _ _ E) as ((Es & _) & N & V).
    destruct (same_position (about f, whose f) (p, o)) as [Q|]; [|discriminate H]. injection Q as Q1 Q2. rewrite Q1, Q2 in Es.
    assert (Q : its_sheet f = s) by congruence. rewrite Q in V. exact (valid_anywhere _ _ _ _ N V).
  Qed.

  Lemma placed_valid tbl file number a b c d : placed p s files file number a b c = Some d -> valid s tbl d.
  Proof.
    unfold placed. destruct (stated_in files file number) as [[f k]|] eqn:E; [|congruence].
    destruct (link_of (ends k)) as [[u v]|] eqn:Ek; [|congruence]. cbn zeta. intros H.
    apply when_some in H. destruct H as [H K]. injection K as <-.
    repeat (apply andb_true_iff in H; let T := fresh "T" in destruct H as [H T]).
    destruct (stated_valid _ _ _ _ E) as (_ & _ & V).
    assert (Ej : ends k = Joined u v) by (destruct (ends k); cbn in Ek; congruence).
    apply (moved_sound s (its_sheet f) right tbl (PositiveMap.empty tree)
      (fun x => Board.number p (lies (about f) a b c x)) k u v V Ej); assumption.
  Qed.

  Lemma game_known st g t : right_state st -> PositiveMap.find g (games st) = Some t -> known (games st) (Worth t).
  Proof.
    intros V F. cbn. rewrite (numbered _ (games_right _ V) _ _ F). exact F.
  Qed.

  Lemma proved_valid st n c : right_state st -> proved p o s files st n = Some c -> valid s (games st) c.
  Proof.
    intros V H. pose proof (games_right _ V) as GR.
    destruct n as [u v stones l | stones l | ways | a b stones n | cells stones n l | | | g fs ss | [g|] stones l | | |];
      cbn [proved] in H; try discriminate H.
    - destruct (backs st l) as [cs|] eqn:E; [|congruence].
      exact (join_node_sound s (games st) right GR _ _ _ _ _ (backs_valid _ _ _ V E) H).
    - destruct (backs st l) as [cs|] eqn:E; [|congruence].
      exact (reach_node_sound s (games st) right GR _ _ _ (backs_valid _ _ _ V E) H).
    - destruct (backs st (map snd ways)) as [cs|] eqn:E; [|congruence].
      exact (choice_sound s (games st) GR _ _ (combined_valid _ _ _ V E) H).
    - destruct (back st n) as [d|] eqn:E; [|congruence].
      exact (captured_sound s (games st) right GR _ _ _ _ _ (back_valid _ _ _ V E) H).
    - destruct (back st n) as [d|] eqn:E; [|congruence].
      destruct (backs st l) as [cs|] eqn:El; [|congruence].
      exact (part_sound s (games st) right GR _ _ _ _ _ (back_valid _ _ _ V E) (backs_valid _ _ _ V El) H).
    - eapply cited_valid; eauto.
    - eapply placed_valid; eauto.
    - destruct (PositiveMap.find g (games st)) as [t|] eqn:F; [|congruence].
      destruct (backs st (map snd fs)) as [cs|] eqn:E1; [|congruence].
      destruct (backs st (map snd ss)) as [ds|] eqn:E2; [|congruence].
      exact (value_sound s (games st) GR _ _ _ _ (game_known _ _ _ V F) (combined_valid _ _ _ V E1) (combined_valid _ _ _ V E2) H).
    - destruct (PositiveMap.find g (games st)) as [t|] eqn:F; [|congruence].
      destruct (backs st l) as [cs|] eqn:E; [|congruence].
      exact (sum_sound s (games st) right GR _ _ _ _ (game_known _ _ _ V F) (backs_valid _ _ _ V E) H).
    - destruct (backs st l) as [cs|] eqn:E; [|congruence].
      exact (sum_sound s (games st) right GR Goal _ _ _ I (backs_valid _ _ _ V E) H).
  Qed.

  Lemma describe_right st n t : right_state st -> described_by st n = Some t ->
    right_state {| claims := claims st; count := count st;
                   games := PositiveMap.add (described st) t (games st); described := Pos.succ (described st) |}.
  Proof.
    intros [GR B V] D.
    assert (Options : forall l x, options st l = Some x -> forall u, In u x -> PositiveMap.find (id_of u) (games st) = Some u).
    { intros l x E u Iu. apply all_map in E. destruct (forall2_in_right _ _ _ _ E Iu) as (k & _ & F).
      rewrite (numbered _ GR _ _ F). exact F. }
    assert (Kept : forall k u, PositiveMap.find k (games st) = Some u ->
      PositiveMap.find k (PositiveMap.add (described st) t (games st)) = Some u).
    { intros k u F. rewrite PositiveMap.gso; [exact F|]. intros ->. pose proof (B _ _ F). lia. }
    assert (New : id_of t = described st /\ has_places t /\
      forall u, In u (for_x t) \/ In u (for_opponent t) -> PositiveMap.find (id_of u) (games st) = Some u).
    { destruct n; try discriminate D; cbn [described_by] in D.
      - injection D as <-. split; [reflexivity|]. split; [|intros u [[] | []]].
        intros e Ie. cbn [has_places]. split; apply mem_unions; exists (link e); (split; [apply in_map; exact Ie|]);
          unfold link; autorewrite with sets; auto.
      - destruct (options st for_x) as [x|] eqn:Ex; [|congruence].
        destruct (options st for_opponent) as [y|] eqn:Ey; [|congruence].
        apply when_some in D. destruct D as [_ D]. injection D as <-. split; [reflexivity|].
        assert (In_places : forall u, In u (x ++ y) -> has_places u /\ sub (places_of u) (unions (map places_of (x ++ y)))).
        { intros u Iu. split.
          - assert (F : PositiveMap.find (id_of u) (games st) = Some u).
            { apply in_app_or in Iu. destruct Iu as [Iu | Iu]; [exact (Options _ _ Ex u Iu) | exact (Options _ _ Ey u Iu)]. }
            apply (with_places _ GR _ _ F).
          - intros z Hz. apply mem_unions. exists (places_of u). split; [apply in_map; exact Iu | exact Hz]. }
        split.
        + cbn [has_places]. set (q := unions _) in *. clearbody q. split.
          * assert (L : forall u, In u x -> has_places u /\ sub (places_of u) q) by (intros; apply In_places, in_or_app; auto).
            clear - L. induction x as [|u x IH]; cbn; [exact I|].
            destruct (L u (or_introl eq_refl)). split; [assumption|]. split; [assumption|]. apply IH. intros; apply L; right; assumption.
          * assert (L : forall u, In u y -> has_places u /\ sub (places_of u) q) by (intros; apply In_places, in_or_app; auto).
            clear - L. induction y as [|u y IH]; cbn; [exact I|].
            destruct (L u (or_introl eq_refl)). split; [assumption|]. split; [assumption|]. apply IH. intros; apply L; right; assumption.
        + intros u [Iu | Iu]; [exact (Options _ _ Ex u Iu) | exact (Options _ _ Ey u Iu)]. }
    destruct New as (N1 & N2 & N3). constructor; cbn [games claims described].
    - constructor.
      + intros k u F. destruct (Pos.eq_dec k (described st)) as [-> | ne].
        * rewrite PositiveMap.gss in F. inversion F; subst. exact N1.
        * rewrite PositiveMap.gso in F by exact ne. apply (numbered _ GR _ _ F).
      + intros k u F. destruct (Pos.eq_dec k (described st)) as [-> | ne].
        * rewrite PositiveMap.gss in F. inversion F; subst. exact N2.
        * rewrite PositiveMap.gso in F by exact ne. apply (with_places _ GR _ _ F).
      + intros k u w F Iw. apply Kept. destruct (Pos.eq_dec k (described st)) as [-> | ne].
        * rewrite PositiveMap.gss in F. inversion F; subst. apply N3. exact Iw.
        * rewrite PositiveMap.gso in F by exact ne. apply (with_options _ GR _ _ w F Iw).
    - intros k u F. destruct (Pos.eq_dec k (described st)) as [-> | ne]; [lia|].
      rewrite PositiveMap.gso in F by exact ne. pose proof (B _ _ F). lia.
    - intros k c F. destruct (V k c F) as [v1 v2 v3 v4 v5]. constructor; auto.
      unfold known in *. destruct (ends c); auto.
  Qed.

  Lemma still_claimed st l k c : PositiveMap.find k (without_claims st l) = Some c -> PositiveMap.find k (claims st) = Some c.
  Proof.
    unfold without_claims. generalize (claims st) as m. induction l as [|n l IH]; intros m F; [exact F|].
    apply IH in F. destruct (Pos.eq_dec k (count st - n)) as [-> | ne].
    - rewrite PositiveMap.grs in F. discriminate F.
    - rewrite PositiveMap.gro in F by exact ne. exact F.
  Qed.

  Lemma next_right st n st' : right_state st -> next p o s files st n = Some st' -> right_state st'.
  Proof.
    intros V E.
    assert (Described : forall t, described_by st n = Some t -> right_state {| claims := claims st; count := count st;
      games := PositiveMap.add (described st) t (games st); described := Pos.succ (described st) |})
      by (intros t D; eapply describe_right; eauto).
    assert (Proved : forall c, proved p o s files st n = Some c -> right_state {| claims := PositiveMap.add (count st) c (claims st);
      count := Pos.succ (count st); games := games st; described := described st |}).
    { intros c P. constructor; cbn [games claims described]; [apply (games_right _ V) | apply (games_before _ V)|].
      intros k d F. destruct (Pos.eq_dec k (count st)) as [-> | ne].
      - rewrite PositiveMap.gss in F. inversion F; subst. eapply proved_valid; eauto.
      - rewrite PositiveMap.gso in F by exact ne. apply (all_valid _ V k d F). }
    unfold next in E. destruct n;
      try (match type of E with match ?x with _ => _ end = _ => destruct x as [r|] eqn:Q end; [|discriminate E];
        inversion E; subst; auto).
    injection E as <-. constructor; [apply (games_right _ V) | apply (games_before _ V)|].
    intros k c F. apply (all_valid _ V k c (still_claimed _ _ _ _ F)).
  Qed.

  Lemma run_right l : forall st st', right_state st -> run (next p o s files) st l = Some st' -> right_state st'.
  Proof.
    induction l as [|n l IH]; intros st st' V H; cbn in H; [inversion H; subst; exact V|].
    destruct (next p o s files st n) as [st1|] eqn:E; [|congruence].
    apply (IH st1); [eapply next_right; eauto | exact H].
  Qed.

  Lemma start_right : right_state start.
  Proof.
    constructor; cbn.
    - constructor; intros k t; [| | intros u]; intros H; rewrite PositiveMap.gempty in H; discriminate H.
    - intros k t H. rewrite PositiveMap.gempty in H. discriminate H.
    - intros k c H. rewrite PositiveMap.gempty in H. discriminate H.
  Qed.

  Lemma follows_valid st c n : right_state st -> follows s st c n = true ->
    no_game (ends c) /\ valid s (PositiveMap.empty tree) c.
  Proof.
    intros V H. unfold follows in H. destruct (back st n) as [d|] eqn:E; [|discriminate H].
    apply (back_valid _ _ _ V) in E.
    repeat (apply andb_true_iff in H; let T := fresh "T" in destruct H as [H T]).
    assert (N : no_game (ends c)) by (destruct (ends c); [exact I | exact I | discriminate H]).
    split; [exact N|].
    assert (Kc : known (games st) (ends c)) by (destruct (ends c); [exact I | exact I | destruct N]).
    apply (same_ends_eq _ _ _ (known_aim _ _ _ E) Kc) in T3. apply subset_sub in T2, T1, T0.
    constructor.
    - sets.
    - sets.
    - intros x Hr Hn. eapply disjoint_apart; eauto.
    - destruct (ends c); [exact I | exact I | destruct N].
    - rewrite <- T3. apply (adapt _ (need d) (room d)); [| apply (claim_holds _ _ _ E) | exact T2 | exact T1].
      rewrite T3. apply (aim_rising s _ (games_right _ V)). exact Kc.
  Qed.
End File.

Lemma used_right checked l files : Forall right_lemmas checked -> used_files checked l = Some files ->
  Forall right_lemmas files.
Proof.
  unfold used_files. intros H E. apply all_map in E. rewrite Forall_forall in *. intros f Hf.
  destruct (forall2_in_right _ _ _ _ E Hf) as (n & _ & K). apply H. apply (nth_error_In _ _ K).
Qed.

Lemma check_lemmas_right checked f l : Forall right_lemmas checked -> check_lemmas checked f = Some l ->
  right_lemmas l.
Proof.
  intros H E. unfold check_lemmas in E.
  destruct (used_files checked (uses f)) as [files|] eqn:U; [|congruence]. cbn zeta in E.
  destruct (sheet_of (its_position f) (its_whites f)) as [s|] eqn:Es; [|congruence].
  destruct (run _ start (its_nodes f)) as [st|] eqn:R; [|congruence].
  apply when_some in E. destruct E as [F K]. inversion K; subst. split; [exact Es|]. cbn.
  rewrite Forall_forall. intros c Hc. apply in_map_iff in Hc. destruct Hc as ([d n] & <- & Hc).
  rewrite forallb_forall in F. specialize (F _ Hc). cbn in *.
  eapply follows_valid; [|exact F].
  eapply (run_right _ _ s files Es); [eapply used_right; eauto | apply start_right | exact R].
Qed.

(** What a certificate says: that Black wins, or that he does not. *)
Definition holds_true (c : certificate) : Prop :=
  match of_white c with
  | None => black_wins (of_position c) (to_move c)
  | Some _ => ~ black_wins (of_position c) (to_move c)
  end.

Theorem check_certificate_right checked c : Forall right_lemmas checked ->
  check_certificate checked c = true -> holds_true c.
Proof.
  intros H E. unfold check_certificate in E. cbn zeta in E.
  destruct (used_files checked (files_used c)) as [files|] eqn:U; [|discriminate E].
  destruct (sheet_of (of_position c) (of_white c)) as [s|] eqn:Es; [|discriminate E].
  destruct (run _ start (nodes c)) as [st|] eqn:R; [|discriminate E].
  assert (V : right_state s st).
  { eapply (run_right _ _ s files Es); [eapply used_right; eauto | apply start_right | exact R]. }
  unfold holds_true. unfold sheet_of in Es. cbn zeta in Es. destruct (of_white c) as [v|];
    apply when_some in Es; destruct Es as [Es Q]; injection Q as <-.
  - apply (white_ended_sound _ v Es _ st _ _ (all_valid _ _ V) E).
  - apply (ended_sound _ Es _ st _ _ (all_valid _ _ V) E).
Qed.

(** What the checker accepts, a certificate with the files of lemmas that it uses, is true. *)
Theorem check_right files c : check files c = true -> holds_true c.
Proof.
  unfold check. intros H.
  assert (K : forall l checked checked', Forall right_lemmas checked ->
    run (fun checked f => match check_lemmas checked f with Some l => Some (checked ++ [l]) | None => None end)
      checked l = Some checked' -> Forall right_lemmas checked').
  { induction l as [|f l IH]; intros checked checked' R E; cbn in E; [inversion E; subst; exact R|].
    destruct (check_lemmas checked f) as [g|] eqn:G; [|congruence].
    apply (IH (checked ++ [g])); [|exact E]. apply Forall_app. split; [exact R|].
    constructor; [|constructor]. eapply check_lemmas_right; eauto. }
  destruct (run _ [] files) as [checked|] eqn:R; [|discriminate H].
  eapply check_certificate_right; [|exact H]. eapply K; [constructor | exact R].
Qed.

Print Assumptions check_right.
