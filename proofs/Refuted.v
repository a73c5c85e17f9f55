(** White's proofs are right: who has what his sheet asks for keeps Black from his goal, in play, too. *)
From Coq Require Import NArith ZArith List Bool Lia FMapPositive.
Require Import Statement Sets Paths Board White Games Rules Claims Checker Sound Played Joined Apart.
Import ListNotations.
Open Scope N_scope.

Section Goal.
  Variable p : position.
  Variable v : whites.
  Notation b := (make_sheet p).
  Notation w := (white_sheet p b v).
  Hypothesis checked : white_is_right p b v w = true.

  Record known_right : Prop := {
    closed_parts : are_closed (near b) (inside b) (all_parts b) = true;
    use_is_apart : disjoint (unions (filter (of_use p) (all_parts b))) (useless p b) = true;
    on_board : forall c, In c (black p) -> In c (cells p);
    has_columns : (1 <= columns p)%Z;
    has_rows : (1 <= rows p)%Z;
    table_touches : forall x y, mem y (near w x) -> mem x (near w y) /\ In (name p y) (neighbours (name p x));
    parts_terminals : match partings v with
      | [] => True
      | l => disjoint (named_places p) (empties p b) = true /\ (forall c, In c (pairs v) -> is_parted p w c = true) /\
          forall q, In q l -> is_parting p b v q = true
      end
  }.

  Lemma what_is_checked : known_right.
  Proof.
    pose proof checked as H. unfold white_is_right in H.
    apply andb_true_iff in H. destruct H as [H H7]. apply andb_true_iff in H. destruct H as [H H6].
    apply andb_true_iff in H. destruct H as [H H5]. apply andb_true_iff in H. destruct H as [H H4].
    apply andb_true_iff in H. destruct H as [H H3]. apply andb_true_iff in H. destruct H as [H1 H2].
    constructor; try assumption.
    - intros c Hc. rewrite forallb_forall in H3. apply is_in_spec. apply H3. exact Hc.
    - apply Z.leb_le. exact H4.
    - apply Z.leb_le. exact H5.
    - intros x y Hy. rewrite forallb_forall in H6. specialize (H6 x). rewrite members_spec in H6.
      assert (Hx : mem x (inside w)).
      { unfold near, near_in in Hy. destruct (member x (inside w)) eqn:E; [exact E | sets]. }
      specialize (H6 Hx). rewrite forallb_forall in H6. specialize (H6 y). rewrite members_spec in H6.
      specialize (H6 Hy). apply andb_true_iff in H6. rewrite is_in_spec in H6. exact H6.
    - destruct (partings v); [exact I|]. apply andb_true_iff in H7. destruct H7 as [a c]. apply andb_true_iff in a.
      rewrite !forallb_forall in *. tauto.
  Qed.

  Lemma white_sheet_right : right_sheet w.
  Proof.
    pose proof what_is_checked as C. constructor.
    - intros x y Hy. apply (table_touches C x y Hy).
    - apply (joined_parts_connected (near w) (own w)). intros x y Hy. apply (table_touches C x y Hy).
    - cbn [own free white_sheet]. intros x Ho Hf. sets.
    - intros l a e x W Ha He Hx. cbn [wanted named white_sheet] in *. rewrite mem_or. right.
      assert (Wl : l = map (joined_for v) (partings v))
        by (destruct (partings v); [discriminate W | injection W as <-; reflexivity]).
      subst l. apply in_map_iff in Ha. destruct Ha as (q & <- & Hq).
      apply mem_unions. exists (N.lor (fst e) (snd e)). split; [|sets].
      apply in_map_iff. exists e. split; [reflexivity|]. apply in_flat_map. exists q. auto.
  Qed.

  Lemma white_inside x : mem x (inside w) -> In x (places p).
  Proof.
    unfold inside. cbn [own free white_sheet]. unfold empties. autorewrite with sets. rewrite mem_list.
    intros [H | [H _]]; [tauto|]. cbn [free make_sheet] in H. apply set_where_iff in H. apply H.
  Qed.

  Lemma useful_black x : mem x (N.ldiff (inside b) (useless p b)) -> mem x (N.lor (blacks p b) (empties p b)).
  Proof. unfold inside, blacks, empties. sets. Qed.

  Lemma white_blocks (A' : cell -> Prop) T : (forall c, A' c -> In c (black p) \/ In c (empty p)) ->
    sub T (free w) -> (forall x c, mem x T -> point_of p x = Some (Cell c) -> ~ A' c) ->
    reach_goal w (N.lor (own w) T) -> ~ reached p A'.
  Proof.
    intros HA ST HT G R. pose proof what_is_checked as C.
    assert (white_cells : forall x, mem x T -> exists c, point_of p x = Some (Cell c)).
    { intros x Hx. apply ST in Hx. cbn [free white_sheet] in Hx. unfold empties in Hx. rewrite mem_diff in Hx.
      destruct Hx as [Hx _]. cbn [free make_sheet] in Hx. apply set_where_iff in Hx. destruct Hx as [_ Hx].
      destruct (is_empty_spec p x Hx) as (c & Kc & _). eauto. }
    assert (black_has : forall c, A' c -> In c (cells p) /\ mem (number p c) (inside b) /\ ~ mem (number p c) T).
    { intros c Hc. assert (Cc : In c (cells p)).
      { destruct (HA c Hc) as [H | H]; [apply (on_board C c H) | apply filter_In in H; apply H]. }
      pose proof (cell_point p (has_columns C) (has_rows C) c Cc) as E. split; [exact Cc|]. split.
      - pose proof (point_in_places p (has_columns C) (has_rows C) _ _ E) as P. unfold inside. rewrite mem_or.
        destruct (is_in (black p) c) eqn:B.
        + left. cbn [own make_sheet]. apply set_where_iff. split; [exact P|]. unfold has_at_start. rewrite E. exact B.
        + right. cbn [free make_sheet]. apply set_where_iff. split; [exact P|]. unfold is_empty. rewrite E.
          destruct (HA c Hc) as [H | H]; [apply is_in_spec in H; congruence|]. apply filter_In in H. apply H.
      - intros M. apply (HT _ c M E). exact Hc. }
    destruct (reached_meets p (has_columns C) (has_rows C) A' T black_has white_cells (closed_parts C) (use_is_apart C) R)
      as (a & Ha & M).
    set (K := N.ldiff (N.ldiff (inside b) T) (useless p b)) in *.
    assert (KV : forall x, mem x K -> mem x (inside b) /\ mem x (N.lor (blacks p b) (empties p b)) /\ ~ mem x (N.lor (own w) T)).
    { intros x Hx. assert (H : mem x (N.ldiff (inside b) (useless p b)) /\ ~ mem x T) by (unfold K in Hx; sets).
      destruct H as [H nT]. pose proof (useful_black x H) as U. split; [sets|]. split; [exact U|].
      cbn [own white_sheet]. sets. }
    pose proof (parts_terminals C) as P. unfold reach_goal in G. cbn [wanted white_sheet] in G.
    destruct (partings v) as [|q0 l0] eqn:El.
    - apply (G (to_first (map (mask_of p) a))).
      { unfold alternatives. apply in_map_iff. exists a. auto. }
      intros e He. destruct (M e He) as (x & y & Hx & Hy & W). exists x, y. split; [exact Hx|]. split; [exact Hy|].
      eapply path_sub; [|exact W]. intros z Hz. destruct (KV z Hz) as (k1 & k2 & k3). rewrite mem_diff. auto.
    - destruct P as (named_full & right_pairs & right_partings). destruct G as (alternative & Hal & G).
      apply in_map_iff in Hal. destruct Hal as (q & <- & Hq). specialize (right_partings q Hq).
      unfold is_parting in right_partings. destruct (goal p) as [|g [|]] eqn:Eg; try discriminate right_partings.
      destruct Ha as [<- | []]. cbn zeta in right_partings.
      apply andb_true_iff in right_partings. destruct right_partings as [Q Q4]. apply andb_true_iff in Q. destruct Q as [Q Q3].
      apply andb_true_iff in Q. destruct Q as [Q1 Q2].
      rewrite forallb_forall in Q1, Q4.
      apply existsb_exists in Q2, Q3. destruct Q2 as (t & It & St), Q3 as (u & Iu & Du). apply subset_sub in St.
      set (one_ := N.land (named_places p) (one_side q)). set (other := N.ldiff (named_places p) (one_side q)).
      assert (named_black : forall x, mem x (named_places p) -> mem x K -> mem x (blacks p b)).
      { intros x Hn Hk. destruct (KV x Hk) as (_ & k & _). rewrite mem_or in k. destruct k as [k | k]; [exact k|].
        exfalso. apply (disjoint_apart _ _ x named_full Hn k). }
      assert (terms_named : forall m, In m (map (mask_of p) g) -> sub m (named_places p)).
      { intros m Hm x Hx. unfold named_places. rewrite Eg. cbn [map concat]. rewrite app_nil_r. apply mem_unions. eauto. }
      assert (no_way : forall m o, mem m one_ -> mem o other -> path (besides p) K m o -> False).
      { intros m o Hm Ho B. destruct (path_ends _ _ _ _ B) as [Km Ko].
        pose proof (named_black m) as Bm. pose proof (named_black o) as Bo. unfold one_, other in *.
        specialize (Q4 m). rewrite members_spec in Q4. assert (I : mem m (N.land (N.land (named_places p) (blacks p b)) (one_side q))) by sets.
        specialize (Q4 I). rewrite forallb_forall in Q4. specialize (Q4 o). rewrite members_spec in Q4.
        assert (J : mem o (N.ldiff (N.land (named_places p) (blacks p b)) (one_side q))) by sets.
        specialize (Q4 J). apply existsb_exists in Q4. destruct Q4 as (c & Hc & HH).
        assert (Pc : In c (pairs v)).
        { unfold pairs_by in Hc. apply in_flat_map in Hc. destruct Hc as (i & _ & Hc).
          destruct (nth_error (pairs v) i) as [d|] eqn:N; [|destruct Hc]. destruct Hc as [<- | []]. eapply nth_error_In. exact N. }
        assert (no : forall m o, mem m (here c) -> mem o (there c) -> path (besides p) K m o -> False).
        { intros x y Hx Hy P.
          apply (parted_apart p (has_columns C) (has_rows C) w c T x y K (right_pairs c Pc) white_inside); [| exact ST | | | exact Hx | exact Hy | exact P].
          - intros i j Hj. apply (table_touches C i j Hj).
          - destruct (G (way c, way_back c)) as (i & j & Hi & Hj & W); [apply in_map_iff; exists c; auto|]. exists i, j. auto.
          - intros z Hz. destruct (KV z Hz) as (k1 & _ & k3). split; [apply (inside_point p z k1) | exact k3]. }
        apply orb_true_iff in HH. destruct HH as [HH | HH]; apply andb_true_iff in HH; destruct HH as [H1 H2].
        - apply (no m o H1 H2 B).
        - apply (no o m H1 H2). clear - KV B C. induction B as [Km | y z B IH Kz Hn]; [apply stay; exact Km|].
          apply (path_trans _ _ _ y); [|exact IH]. destruct (path_ends _ _ _ _ B) as [_ Ky].
          apply path_step; [exact Kz | exact Ky|]. apply besides_spec in Hn. apply besides_spec.
          split; [|apply neighbours_sym; apply Hn]. destruct (KV y Ky) as (iy & _ & _).
          apply place_in_sheet; [apply (has_columns C) | apply (has_rows C) | apply (inside_point p y iy)]. }
      assert (kept_apart : forall x y, path (near b) K x y -> mem x one_ -> mem y other -> False).
      { intros x y W Hx Hy.
        assert (Inv : exists m, mem m one_ /\ path (besides p) K m y); [|destruct Inv as (m & Hm & B); exact (no_way m y Hm Hy B)].
        clear Hy. induction W as [Kx | y z W IH Kz Hn]; [exists x; split; [exact Hx | apply stay; exact Kx]|].
        destruct IH as (m & Hm & B). destruct (KV z Kz) as (iz & _ & _).
        destruct (near_kind p (has_columns C) (has_rows C) y z Hn) as [L | (t' & Ht' & My & Mz)].
        - exists m. split; [exact Hm|]. apply (go _ _ _ y); [exact B | exact Kz|]. apply besides_spec.
          split; [apply place_in_sheet; [apply (has_columns C) | apply (has_rows C) | apply (inside_point p z iz)] | exact L].
        - exists z. split; [|apply stay; exact Kz].
          assert (I : In (mask_of p t') (map (mask_of p) g)).
          { apply in_map. unfold terminals in Ht'. rewrite Eg in Ht'. cbn [concat] in Ht'. rewrite app_nil_r in Ht'. exact Ht'. }
          specialize (Q1 _ I). apply orb_true_iff in Q1. pose proof (terms_named _ I) as TN. destruct Q1 as [Q1 | Q1].
          + apply subset_sub in Q1. unfold one_. sets.
          + exfalso. apply (no_way m y Hm); [|exact B]. unfold other. rewrite mem_diff. split; [apply TN; exact My|].
            intros O. apply (disjoint_apart _ _ y Q1 My O). }
      assert (Pair : forall m, In m (map (mask_of p) g) -> exists x y, mem x (hd 0 (map (mask_of p) g)) /\ mem y m /\ path (near b) K x y).
      { intros m Hm. destruct (map (mask_of p) g) as [|t0 rest] eqn:Et; [destruct Hm|]. cbn [hd].
        apply (M (t0, m)). cbn [to_first]. apply (in_map (Datatypes.pair t0) (t0 :: rest)). exact Hm. }
      assert (side_of : forall m x, In m (map (mask_of p) g) -> mem x m ->
        (sub m (one_side q) -> mem x one_) /\ (disjoint m (one_side q) = true -> mem x other)).
      { intros m x Hm Hx. pose proof (terms_named m Hm x Hx). unfold one_, other. rewrite mem_and, mem_diff. split; [auto|].
        intros D. split; [assumption|]. intros O. apply (disjoint_apart _ _ x D Hx O). }
      assert (Hd : In (hd 0 (map (mask_of p) g)) (map (mask_of p) g)) by (destruct g; [destruct It | left; reflexivity]).
      destruct (Pair t It) as (x & y & Hx & Hy & W), (Pair u Iu) as (x' & y' & Hx' & Hy' & W').
      specialize (Q1 _ Hd). apply orb_true_iff in Q1. destruct Q1 as [Q1 | Q1].
      + apply subset_sub in Q1. apply (kept_apart x' y' W'); [apply (side_of _ _ Hd Hx'); exact Q1 | apply (side_of _ _ Iu Hy'); exact Du].
      + apply (kept_apart y x); [|apply (side_of _ _ It Hy); exact St | apply (side_of _ _ Hd Hx); exact Q1].
        apply path_sym; [|exact W]. intros z z' Hz. apply (near_sym p (has_columns C) (has_rows C)). exact Hz.
  Qed.

  (** ** The play *)

  Notation del := (remove same_cell).
  Notation target := (fun A => reach_goal w (N.lor (own w) A)).

  (** White, who has W', loses no play in which he keeps a claim. *)
  Lemma white_plays k : forall E (A' W' : cell -> Prop) S R, (length E <= k)%nat ->
    (forall c, A' c -> In c (black p) \/ In c (empty p)) -> (forall c, In c E -> In c (empty p) /\ ~ A' c) ->
    (forall c, W' c -> ~ A' c) -> (forall c, W' c -> ~ In c E) ->
    sub (N.lor S R) (free w) -> stands_for p S W' -> stands_for p R (fun c => In c E \/ W' c) ->
    holds target S R -> ~ wins p Black E A'.
  Proof.
    assert (Full : forall side (A' W' : cell -> Prop) S R, (forall c, A' c -> In c (black p) \/ In c (empty p)) ->
      (forall c, W' c -> ~ A' c) -> sub (N.lor S R) (free w) -> stands_for p S W' ->
      stands_for p R (fun c => In c [] \/ W' c) -> holds target S R -> ~ wins p side [] A').
    { intros side A' W' S R HA D F HS HR H W.
      destruct (at_the_end p target W' S R (reach_monotone w) HS HR H) as [HT G].
      assert (Re : reached p A').
      { inversion W as [s0 A0 r | E0 A0 e | E0 A0 c I]; subst; [exact r | congruence | destruct I]. }
      revert Re. apply (white_blocks A' (N.lor S R)); auto.
      intros x c Hx Kc. apply D. destruct (HT x Hx) as (d & Kd & Md). congruence. }
    induction k as [|k IH]; intros E A' W' S R L HA HE D D' F HS HR H W.
    - destruct E; [|cbn in L; lia]. apply (Full Black A' W' S R); assumption.
    - inversion W as [s0 A0 r | E0 A0 e | E0 A0 m Im Wm]; subst; [apply (Full Black A' W' S R); assumption|].
      set (B' := fun d => A' d \/ d = m) in *.
      assert (HB : forall c, B' c -> In c (black p) \/ In c (empty p)).
      { intros c [Hc | ->]; [apply HA; exact Hc | right; apply HE; exact Im]. }
      assert (DB : forall c, W' c -> ~ B' c).
      { intros c Hc [K | ->]; [apply (D c Hc K) | apply (D' m Hc Im)]. }
      destruct (list_eq_dec same_cell (del m E) []) as [Q | Q].
      + destruct (answered p target E W' S R m HS HR H) as (S' & R' & H' & SR & HR' & HS'). rewrite Q in *.
        apply (Full White B' W' S' R'); auto; [intros x Hx; apply F, SR; exact Hx|].
        destruct HS' as [HS' | (v0 & [] & _)]. exact HS'.
      + destruct (next_turn p target E W' S R m HS HR H Q) as (c & S' & R' & Hc & SR & HS' & HR' & H').
        inversion Wm as [s0 A0 r | E0 A0 e Hw | ]; subst; [congruence|].
        pose proof (remove_length_lt same_cell E m Im). pose proof (remove_length_lt same_cell _ c Hc).
        destruct (in_remove same_cell _ _ _ Hc) as [Ic ne].
        apply (IH (del c (del m E)) B' (fun d => W' d \/ d = c) S' R'); auto.
        * lia.
        * intros d Hd. apply in_remove in Hd. destruct Hd as [Hd _]. apply in_remove in Hd. destruct Hd as [Hd n].
          destruct (HE d Hd) as [e1 e2]. split; [exact e1|]. intros [K | K]; [exact (e2 K) | congruence].
        * intros d [Hd | ->]; [apply DB; exact Hd|]. intros [K | K]; [apply (proj2 (HE c Ic) K) | congruence].
        * intros d [Hd | ->] K; apply in_remove in K; destruct K as [K n]; [|congruence].
          apply in_remove in K. apply (D' d Hd). apply K.
        * intros x Hx. apply F, SR. exact Hx.
  Qed.

  Lemma white_free x : mem x (free w) -> exists c, point_of p x = Some (Cell c) /\ In c (empty p).
  Proof.
    cbn [free white_sheet]. unfold empties. rewrite mem_diff. intros [H _]. cbn [free make_sheet] in H.
    apply set_where_iff in H. apply is_empty_spec. apply H.
  Qed.

  Lemma white_ended_sound (side : Statement.side) st move n :
    (forall k c, PositiveMap.find k (claims st) = Some c -> valid w (games st) c) ->
    ended w (x_moves (Some v) side) st move n = true -> ~ black_wins p side.
  Proof.
    intros V E. destruct (ended_claim w _ st move n V E) as (S & R & f1 & f2 & H & first).
    unfold black_wins. set (A' := fun c => In c (black p)).
    assert (HR : stands_for p R (fun c => In c (empty p) \/ False)).
    { intros x Hx. destruct (white_free x (f2 x Hx)) as (c & K & M). exists c. auto. }
    assert (HE : forall c, In c (empty p) -> In c (empty p) /\ ~ A' c).
    { intros c Hc. split; [exact Hc|]. apply filter_In in Hc. destruct Hc as [_ Hc]. apply negb_true_iff, orb_false_iff in Hc.
      unfold A'. intros K. apply is_in_spec in K. destruct Hc. congruence. }
    assert (Turn : forall c, In c (empty p) -> stands_for p S (fun d => False \/ d = c) ->
      stands_for p R (fun d => In d (del c (empty p)) \/ (False \/ d = c)) -> ~ wins p White (empty p) A').
    { intros c Hc HS HR' W. assert (ne : empty p <> []) by (intros Q; rewrite Q in Hc; destruct Hc).
      inversion W as [s0 A0 r | E0 A0 e Hw | ]; subst; [congruence|].
      apply (white_plays (length (del c (empty p))) (del c (empty p)) A' (fun d => False \/ d = c) S R); auto.
      - intros d Hd. apply in_remove in Hd. apply HE. apply Hd.
      - intros d [[] | ->]. apply HE. exact Hc.
      - intros d [[] | ->] K. apply in_remove in K. destruct K. congruence.
      - sets. }
    destruct first as [-> | [B (m & m1 & m2)]].
    - assert (none : forall W' : cell -> Prop, stands_for p 0 W') by (intros W' x Hx; sets).
      assert (only : sub (N.lor 0 R) (free w)) by sets.
      assert (Black_first : ~ wins p Black (empty p) A').
      { apply (white_plays (length (empty p)) _ A' (fun _ => False) 0 R); auto. }
      destruct side; [exact Black_first|]. destruct (list_eq_dec same_cell (empty p) []) as [Q | Q].
      + rewrite Q in *. intros W. apply Black_first. apply board_full.
        inversion W as [s0 A0 r | E0 A0 e | ]; subst; [exact r | congruence].
      + destruct (first_turn p (empty p) (fun _ => False) R Q HR) as (c & Hc & HR').
        apply (Turn c Hc); [apply none | exact HR'].
    - destruct side; [discriminate B|]. destruct (white_free m m1) as (c & K & M).
      destruct (turn_at p (empty p) (fun _ => False) S R m c K M m2 HR) as [HS HR']. apply (Turn c M HS HR').
  Qed.
End Goal.
