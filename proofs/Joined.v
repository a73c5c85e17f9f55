(** What Black joins on the board he joins in his sheet, without what is of no use to him. *)
From Coq Require Import NArith ZArith List Bool Lia FMapPositive.
Require Import Statement Sets Paths Board White Sound Played.
Import ListNotations.
Open Scope N_scope.

(** ** Names and numbers *)

Lemma in_sheet_spec p q : in_sheet p q = true <->
  (-2 <= fst q <= columns p + 3 /\ -2 <= snd q <= rows p + 3)%Z.
Proof. unfold in_sheet, between. rewrite !andb_true_iff, !Z.leb_le. tauto. Qed.

Lemma name_number p q : in_sheet p q = true -> name p (number p q) = q.
Proof.
  intros H. apply in_sheet_spec in H. destruct q as [c r]. cbn [fst snd] in H. unfold name, number. cbn [fst snd].
  assert (B : Z.to_N (c + 2) < width p) by (unfold width; lia).
  rewrite N.add_comm, N.mod_add, N.div_add, N.mod_small, N.div_small by lia. f_equal; lia.
Qed.

Lemma number_name p x : number p (name p x) = x.
Proof.
  assert (W : width p <> 0) by (unfold width; lia). unfold number, name. cbn [fst snd].
  rewrite (N.div_mod x (width p) W) at 3.
  rewrite !Z.sub_add, !N2Z.id. lia.
Qed.

Lemma in_places p x : In x (places p) <-> x < width p * height p.
Proof.
  unfold places. rewrite in_map_iff. split.
  - intros (n & <- & H). rewrite in_seq in H. lia.
  - intros H. exists (N.to_nat x). rewrite in_seq. lia.
Qed.

Lemma sheet_place p q : in_sheet p q = true -> In (number p q) (places p).
Proof.
  intros H. apply in_sheet_spec in H. apply in_places. unfold number, width, height.
  assert (Z.to_N (fst q + 2) < Z.to_N (columns p) + 6) by lia.
  assert (Z.to_N (snd q + 2) + 1 <= Z.to_N (rows p) + 6) by lia. nia.
Qed.

Lemma set_where_iff p f x : mem x (set_where p f) <-> In x (places p) /\ f x = true.
Proof. unfold set_where. rewrite mem_list, filter_In. reflexivity. Qed.

Lemma table_find (f : N -> N) l : forall t x, In x l \/ PositiveMap.find (N.succ_pos x) t = Some (f x) ->
  PositiveMap.find (N.succ_pos x) (fold_left (fun t x => PositiveMap.add (N.succ_pos x) (f x) t) l t) = Some (f x).
Proof.
  induction l as [|y l IH]; intros t x H; cbn [fold_left]; [destruct H as [[] | H]; exact H|].
  apply IH. destruct (N.eq_dec y x) as [-> | ne]; [right; apply PositiveMap.gss|].
  destruct H as [[H | H] | H]; [congruence | auto | right]. rewrite PositiveMap.gso; [exact H|].
  intros E. apply ne. rewrite <- (N.pos_pred_succ x), <- (N.pos_pred_succ y), E. reflexivity.
Qed.

Section Sheet.
  Variable p : position.
  Notation b := (make_sheet p).
  Hypothesis cols : (1 <= columns p)%Z.
  Hypothesis rows_ : (1 <= rows p)%Z.

  (** ** Black's sheet *)

  Lemma inside_point x : mem x (inside b) -> In x (places p) /\ exists a, point_of p x = Some a.
  Proof.
    unfold inside. cbn [own free make_sheet]. autorewrite with sets. rewrite !set_where_iff.
    unfold has_at_start, is_empty. destruct (point_of p x) as [a|]; [|intros [[_ H] | [_ H]]; discriminate H].
    intros H. split; [tauto | eauto].
  Qed.

  Lemma point_bounds x a : point_of p x = Some a ->
    (0 <= fst (name p x) <= columns p + 1 /\ 0 <= snd (name p x) <= rows p + 1)%Z.
  Proof.
    unfold point_of. destruct (name p x) as [c r]. unfold between. cbn [fst snd].
    destruct (1 <=? c)%Z eqn:H1, (c <=? columns p)%Z eqn:H2, (1 <=? r)%Z eqn:H3, (r <=? rows p)%Z eqn:H4; cbn [andb];
      repeat match goal with |- context [if ?t then _ else _] => let E := fresh in destruct t eqn:E end; try discriminate;
      intros _; repeat match goal with
        | H : (_ <=? _)%Z = true |- _ => apply Z.leb_le in H
        | H : (_ <=? _)%Z = false |- _ => apply Z.leb_gt in H
        | H : (_ =? _)%Z = true |- _ => apply Z.eqb_eq in H
        end; lia.
  Qed.

  Lemma near_black x y : mem y (near b x) <-> mem x (inside b) /\ mem y (inside b) /\ x <> y /\
    Board.linked p x y = true /\ In y (candidates p x).
  Proof.
    unfold near, near_in. destruct (member x (inside b)) eqn:M.
    - set (f := fun x : N => of_list (filter (fun y => negb (x =? y) && Board.linked p x y) (candidates p x))).
      assert (E : PositiveMap.find (N.succ_pos x) (near_table b) = Some (f x)).
      { apply (table_find f). left. apply members_spec. exact M. }
      rewrite E.
      rewrite mem_and. unfold f. rewrite mem_list, filter_In, andb_true_iff, negb_true_iff, N.eqb_neq. unfold mem at 2. tauto.
    - autorewrite with sets. split; [tauto|]. intros [H _]. unfold mem in H. unfold member in M. congruence.
  Qed.
  Lemma lattice_place x a q : point_of p x = Some a -> In q (neighbours (name p x)) -> name p (number p q) = q.
  Proof.
    intros H Hq. apply name_number. apply point_bounds in H. destruct (name p x) as [c r], q as [e f].
    apply in_sheet_spec. cbn [fst snd] in *.
    unfold neighbours in Hq. cbn [In] in Hq.
    repeat (destruct Hq as [Hq | Hq]; [injection Hq as <- <-; lia|]). destruct Hq.
  Qed.

  (** What is near touches, or is in a terminal with it. *)
  Lemma near_kind x y : mem y (near b x) -> In (name p y) (neighbours (name p x)) \/
    exists t, In t (terminals p) /\ mem x (mask_of p t) /\ mem y (mask_of p t).
  Proof.
    intros H. apply near_black in H. destruct H as (Hx & Hy & _ & _ & C).
    destruct (inside_point x Hx) as (Px & a & Ka). unfold candidates in C. apply in_app_or in C. destruct C as [C | C].
    - left. apply in_map_iff in C. destruct C as (q & <- & Hq). rewrite (lattice_place x a q Ka Hq). exact Hq.
    - right. apply in_concat in C. destruct C as (l & Hl & Hy'). apply in_map_iff in Hl. destruct Hl as (t & <- & Ht).
      exists t. split; [exact Ht|]. rewrite Ka in Hy'. destruct (is_one_of a t) eqn:E; [|destruct Hy'].
      split; [|apply members_spec; exact Hy']. apply set_where_iff. rewrite Ka. auto.
  Qed.

  Lemma near_lattice x y a d : mem x (inside b) -> mem y (inside b) -> point_of p x = Some a -> point_of p y = Some d ->
    touchb p a d = true -> In (name p y) (neighbours (name p x)) -> x <> y -> mem y (near b x).
  Proof.
    intros Hx Hy Ka Kd T L ne. apply near_black. repeat split; auto.
    - unfold Board.linked. rewrite Ka, Kd, T. rewrite orb_true_r. reflexivity.
    - unfold candidates. apply in_or_app. left. apply in_map_iff. exists (name p y). split; [apply number_name | exact L].
  Qed.

  Lemma near_terminal x y t : mem x (inside b) -> mem y (inside b) -> In t (terminals p) -> mem x (mask_of p t) ->
    mem y (mask_of p t) -> x <> y -> mem y (near b x).
  Proof.
    intros Hx Hy Ht Mx My ne. apply near_black. repeat split; auto.
    - destruct (mask_of_spec p t x Mx) as (a & Ka & Ia), (mask_of_spec p t y My) as (d & Kd & Id).
      unfold Board.linked. rewrite Ka, Kd. apply orb_true_iff. right. apply existsb_exists. exists t.
      split; [exact Ht|]. rewrite !(proj2 (is_one_of_spec _ _)); auto.
    - unfold candidates. apply in_or_app. right. apply in_concat. exists (members (mask_of p t)).
      split; [|apply members_spec; exact My]. apply in_map_iff. exists t. split; [|exact Ht].
      destruct (mask_of_spec p t x Mx) as (a & Ka & Ia). rewrite Ka, (proj2 (is_one_of_spec _ _) Ia). reflexivity.
  Qed.

  Lemma place_in_sheet x : In x (places p) -> in_sheet p (name p x) = true.
  Proof.
    rewrite in_places. intros H. apply in_sheet_spec. unfold name. cbn [fst snd].
    assert (W : width p <> 0) by (unfold width; lia). pose proof (N.mod_lt x (width p) W).
    pose proof (N.div_lt_upper_bound x (width p) (height p) W H) as D.
    generalize dependent (x / width p). generalize dependent (x mod width p). unfold width, height in *. lia.
  Qed.

  Lemma near_sym x y : mem y (near b x) -> mem x (near b y).
  Proof.
    intros H. destruct (proj1 (near_black x y) H) as (Hx & Hy & ne & L & _).
    destruct (inside_point x Hx) as (Px & a & Ka), (inside_point y Hy) as (Py & d & Kd).
    destruct (near_kind x y H) as [I | (t & Ht & Mx & My)]; [|apply (near_terminal y x t); auto].
    apply near_black. repeat split; auto.
    - unfold Board.linked in *. rewrite Ka, Kd in *. rewrite !orb_true_iff in *. destruct L as [[L | L] | L].
      + left. left. destruct (same_point a d); [|discriminate L]. destruct (same_point d a); [reflexivity | congruence].
      + left. right. destruct a as [c|e], d as [c'|e']; cbn [touchb] in *; auto.
        rewrite is_in_spec in *. apply neighbours_sym. exact L.
      + right. apply existsb_exists in L. destruct L as (t & Ht & L). apply existsb_exists. exists t. rewrite andb_comm. auto.
    - unfold candidates. apply in_or_app. left. apply in_map_iff. exists (name p x). split; [apply number_name|].
      apply neighbours_sym. exact I.
  Qed.

  (** ** What Black joins in play he joins in his sheet *)

  Lemma cell_point c : In c (cells p) -> point_of p (number p c) = Some (Cell c).
  Proof.
    intros H. unfold cells in H. destruct c as [a r]. apply in_prod_iff in H. rewrite !in_map_iff in H.
    destruct H as [(i & <- & Hi) (j & <- & Hj)]. rewrite in_seq in Hi, Hj. unfold point_of.
    rewrite name_number by (apply in_sheet_spec; cbn [fst snd]; lia).
    unfold between. replace (1 <=? Z.of_nat i)%Z with true by lia. replace (Z.of_nat i <=? columns p)%Z with true by lia.
    replace (1 <=? Z.of_nat j)%Z with true by lia. replace (Z.of_nat j <=? rows p)%Z with true by lia. reflexivity.
  Qed.

  Definition beside_place (c : cell) (e : edge) : place :=
    let (a, r) := c in
    match e with Top => (a, r - 1) | Bottom => (a, r + 1) | Left => (a - 1, r) | Right => (a + 1, r) end%Z.

  Lemma beside_edge c e : In c (cells p) -> besideb p c e = true -> point_of p (number p (beside_place c e)) = Some (Edge e) /\
    name p (number p (beside_place c e)) = beside_place c e /\ In (beside_place c e) (neighbours c).
  Proof.
    intros H B. unfold cells in H. destruct c as [a r]. apply in_prod_iff in H. rewrite !in_map_iff in H.
    destruct H as [(i & <- & Hi) (j & <- & Hj)]. rewrite in_seq in Hi, Hj.
    assert (E : name p (number p (beside_place (Z.of_nat i, Z.of_nat j) e)) = beside_place (Z.of_nat i, Z.of_nat j) e).
    { apply name_number, in_sheet_spec. destruct e; cbn [beside_place fst snd]; lia. }
    split; [|split; [exact E|]].
    - unfold point_of. rewrite E. unfold between. destruct e; cbn [beside_place besideb fst snd] in *; apply Z.eqb_eq in B;
        repeat match goal with |- context [(?x <=? ?y)%Z] => destruct (Z.leb_spec x y); try lia end; cbn [andb];
        repeat match goal with |- context [(?x =? ?y)%Z] => destruct (Z.eqb_spec x y); try lia end; reflexivity.
    - destruct e; cbn [beside_place neighbours In]; auto 8.
  Qed.

  Section Play.
    Variable A' : cell -> Prop. (* Black's cells *)
    Variable T : N. (* White's *)
    Hypothesis black_has : forall c, A' c -> In c (cells p) /\ mem (number p c) (inside b) /\ ~ mem (number p c) T.
    Hypothesis white_cells : forall x, mem x T -> exists c, point_of p x = Some (Cell c).
    Notation K := (N.ldiff (inside b) T).

    Lemma has_place a : has p A' a -> exists x, point_of p x = Some a.
    Proof.
      destruct a as [c|e]; cbn [has].
      - intros H. exists (number p c). apply cell_point. apply black_has. exact H.
      - intros _. destruct e; [exists (number p (1, 0)%Z) | exists (number p (1, rows p + 1)%Z) |
          exists (number p (0, 1)%Z) | exists (number p (columns p + 1, 1)%Z)]; unfold point_of;
        rewrite name_number by (apply in_sheet_spec; cbn [fst snd]; lia);
        unfold between;
        repeat match goal with |- context [(?x <=? ?y)%Z] => destruct (Z.leb_spec x y); try lia end; cbn [andb];
        repeat match goal with |- context [(?x =? ?y)%Z] => destruct (Z.eqb_spec x y); try lia end; reflexivity.
    Qed.

    Lemma point_in_places x a : point_of p x = Some a -> In x (places p).
    Proof.
      intros H. apply point_bounds in H. rewrite <- (number_name p x). apply sheet_place.
      apply in_sheet_spec. lia.
    Qed.

    Lemma has_held a x : has p A' a -> point_of p x = Some a -> mem x K.
    Proof.
      intros H E. rewrite mem_diff. destruct a as [c|e]; cbn [has] in H.
      - destruct (black_has c H) as (H1 & H2 & H3).
        rewrite (cell_injective p x (number p c) c E (cell_point c H1)). auto.
      - split.
        + unfold inside. rewrite mem_or. left. cbn [own make_sheet]. apply set_where_iff.
          split; [eapply point_in_places; eauto|]. unfold has_at_start. rewrite E. apply existsb_exists.
          destruct H as (t & Ht & I). exists t. rewrite terminals_spec, is_one_of_spec. auto.
        + intros M. destruct (white_cells x M) as (c & Kc). congruence.
    Qed.

    Lemma mask_holds t x a : point_of p x = Some a -> In a t -> mem x (mask_of p t).
    Proof.
      intros E I. apply set_where_iff. split; [eapply point_in_places; eauto|]. rewrite E. apply is_one_of_spec. exact I.
    Qed.

    Notation way := (path (near b) K).

    Lemma terminal_way t x y a d : In t (terminals p) -> In a t -> In d t -> has p A' a -> has p A' d ->
      point_of p x = Some a -> point_of p y = Some d -> way x y.
    Proof.
      intros Ht Ia Id Ha Hd Ex Ey. pose proof (has_held a x Ha Ex). pose proof (has_held d y Hd Ey).
      destruct (N.eq_dec x y) as [<- | ne]; [apply stay; assumption|]. apply path_step; [assumption | assumption|].
      apply (near_terminal x y t); [sets | sets | assumption | eapply mask_holds; eauto | eapply mask_holds; eauto | exact ne].
    Qed.

    Lemma one_point a x y : has p A' a -> point_of p x = Some a -> point_of p y = Some a -> way x y.
    Proof.
      intros H Ex Ey. destruct a as [c|e].
      - rewrite (cell_injective p x y c Ex Ey). apply stay. apply (has_held _ _ H Ey).
      - cbn [has] in H. destruct H as (t & Ht & I). apply (terminal_way t x y (Edge e) (Edge e)); auto;
          try (exists t; auto). apply terminals_spec. exact Ht.
    Qed.

    Lemma touch_way a d : has p A' a -> has p A' d -> touch p a d -> exists x y,
      point_of p x = Some a /\ point_of p y = Some d /\ way x y.
    Proof.
      assert (CE : forall c e, has p A' (Cell c) -> has p A' (Edge e) -> beside p c e ->
        mem (number p (beside_place c e)) (near b (number p c)) /\ point_of p (number p c) = Some (Cell c) /\
        point_of p (number p (beside_place c e)) = Some (Edge e)).
      { intros c e Hc He B. destruct (black_has c Hc) as (C & _ & _).
        assert (B' : besideb p c e = true) by (destruct e; apply Z.eqb_eq; exact B).
        destruct (beside_edge c e C B') as (E1 & E2 & E3). pose proof (cell_point c C) as E0.
        assert (touchb p (Cell c) (Edge e) = true) by exact B'.
        pose proof (has_held _ _ Hc E0). pose proof (has_held _ _ He E1).
        split; [|auto]. apply (near_lattice _ _ (Cell c) (Edge e)); [sets | sets | assumption | assumption | assumption | |].
        - rewrite E2, (point_of_cell p _ _ E0). exact E3.
        - intros Q. rewrite Q in E0. congruence. }
      intros Ha Hd H. destruct a as [c|e], d as [c'|e']; cbn [touch] in H.
      - destruct (black_has c Ha) as (C & _ & _), (black_has c' Hd) as (C' & _ & _).
        pose proof (cell_point c C) as E. pose proof (cell_point c' C') as E'.
        exists (number p c), (number p c'). repeat split; auto.
        pose proof (has_held _ _ Ha E). pose proof (has_held _ _ Hd E'). apply path_step; [assumption | assumption|].
        apply (near_lattice _ _ (Cell c) (Cell c')); [sets | sets | assumption | assumption | | |].
        + cbn [touchb]. apply is_in_spec. exact H.
        + rewrite (point_of_cell p _ _ E), (point_of_cell p _ _ E'). exact H.
        + intros Q. assert (c = c') by congruence. subst c'. destruct c as [u v]. unfold neighbours in H. cbn [In] in H.
          repeat (destruct H as [H | H]; [injection H as ?; lia|]). exact H.
      - destruct (CE c e' Ha Hd H) as (N1 & E1 & E2). exists (number p c), (number p (beside_place c e')).
        repeat split; auto. apply path_step; [apply (has_held _ _ Ha E1) | apply (has_held _ _ Hd E2) | exact N1].
      - destruct (CE c' e Hd Ha H) as (N1 & E1 & E2). exists (number p (beside_place c' e)), (number p c').
        repeat split; auto. apply path_step; [apply (has_held _ _ Ha E2) | apply (has_held _ _ Hd E1)|].
        apply near_black. apply near_black in N1. destruct N1 as (i1 & i2 & n & L & _). repeat split; auto.
        + unfold Board.linked in *. rewrite E1, E2 in *. rewrite !orb_true_iff in *. cbn [touchb] in *.
          destruct L as [[L | L] | L].
          * destruct (same_point (Cell c') (Edge e)); [congruence | discriminate L].
          * auto.
          * right. apply existsb_exists in L. destruct L as (t & Ht & L). apply existsb_exists. exists t.
            rewrite andb_comm. auto.
        + unfold candidates. apply in_or_app. left. apply in_map_iff. exists c'. split; [reflexivity|].
          destruct (black_has c' Hd) as (C' & _ & _).
          assert (B' : besideb p c' e = true) by (destruct e; apply Z.eqb_eq; exact H).
          destruct (beside_edge c' e C' B') as (_ & -> & I). apply neighbours_sym. exact I.
      - destruct H.
    Qed.

    Lemma joined_way a z : joined p A' a z -> forall x y, point_of p x = Some a -> point_of p y = Some z -> way x y.
    Proof.
      induction 1 as [a Ha | a y z J IH Hz S]; intros u w Eu Ew; [apply (one_point a); assumption|].
      destruct (joined_has p A' a y J) as [_ Hy]. destruct S as [S | (t & Ht & Iy & Iz)].
      - destruct (touch_way y z Hy Hz S) as (v & v' & Ev & Ev' & P). apply (path_trans _ _ _ v); [apply IH; assumption|].
        apply (path_trans _ _ _ v'); [exact P | apply (one_point z); assumption].
      - destruct (has_place y Hy) as (v & Ev). apply (path_trans _ _ _ v); [apply IH; assumption|].
        apply (terminal_way t v w y z); auto. apply terminals_spec. exact Ht.
    Qed.

    (** ** Parts that are of no use *)

    Hypothesis closed : are_closed (near b) (inside b) (all_parts b) = true.
    Hypothesis use_apart : disjoint (unions (filter (of_use p) (all_parts b))) (useless p b) = true.

    (** Black reaches his goal without what is of no use. *)
    Lemma reached_meets : reached p A' -> exists a, In a (goal p) /\
      all_meet (near b) (N.ldiff K (useless p b)) (to_first (map (mask_of p) a)).
    Proof.
      intros (a & Ha & G). exists a. split; [exact Ha|]. destruct a as [|t0 rest]; [intros e []|].
      destruct (G t0 t0 (or_introl eq_refl) (or_introl eq_refl)) as (x0 & y0 & I0 & _ & J0).
      destruct (joined_has p A' _ _ J0) as [H0 _]. destruct (has_place x0 H0) as (v0 & E0).
      assert (T0 : In t0 (terminals p)) by (apply in_concat; exists (t0 :: rest); split; [exact Ha | left; reflexivity]).
      assert (W : forall t, In t (t0 :: rest) -> exists v, mem v (mask_of p t) /\ way v0 v).
      { intros t Ht. destruct (G t0 t (or_introl eq_refl) Ht) as (x & y & Ix & Iy & J).
        destruct (joined_has p A' x y J) as [Hx Hy]. destruct (has_place x Hx) as (u & Eu), (has_place y Hy) as (v & Ev).
        exists v. split; [apply (mask_holds t v y Ev Iy)|]. apply (path_trans _ _ _ u); [|apply (joined_way x y J); assumption].
        apply (terminal_way t0 v0 u x0 x); auto. }
      assert (M0 : mem v0 (inside b)) by (pose proof (has_held _ _ H0 E0); sets).
      destruct (closed_path _ _ _ v0 v0 closed (stay _ _ _ M0)) as (q & Hq & Hv & _).
      assert (In_q : forall z, way v0 z -> mem z q).
      { intros z P. apply (closed_part _ _ _ v0 z q closed); [|exact Hq | exact Hv]. eapply path_sub; [|exact P]. sets. }
      assert (U : of_use p q = true).
      { unfold of_use. apply existsb_exists. exists (to_first (map (mask_of p) (t0 :: rest))).
        split; [unfold alternatives; apply in_map_iff; exists (t0 :: rest); auto|]. apply forallb_forall. intros e He.
        assert (D : forall t, In t (t0 :: rest) -> negb (disjoint (mask_of p t) q) = true).
        { intros t Ht. apply negb_true_iff, not_true_iff_false. intros Q. destruct (W t Ht) as (v & Mv & P).
          apply (disjoint_apart _ _ v Q Mv). apply In_q. exact P. }
        destruct (to_first_in _ e He) as [I J]. apply in_map_iff in I, J.
        destruct I as (t & <- & It), J as (u & <- & Iu). rewrite (D t It), (D u Iu). reflexivity. }
      intros e He. cbn [map to_first] in He.
      change (In e (map (Datatypes.pair (mask_of p t0)) (map (mask_of p) (t0 :: rest)))) in He.
      apply in_map_iff in He. destruct He as (m & <- & Hm). apply in_map_iff in Hm. destruct Hm as (t & <- & Ht).
      destruct (W t Ht) as (v & Mv & P). exists v0, v. cbn [fst snd]. split; [apply (mask_holds t0 v0 x0 E0 I0)|].
      split; [exact Mv|]. apply path_without; [exact P|]. intros z Pz Uz.
      apply (disjoint_apart _ _ z use_apart); [|exact Uz]. apply mem_unions. exists q. split; [|apply In_q; exact Pz].
      apply filter_In. auto.
    Qed.
  End Play.
End Sheet.
