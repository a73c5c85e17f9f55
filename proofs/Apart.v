(** On the board of Y around a sheet: what White joins keeps sets of Black's apart. *)
From Coq Require Import NArith ZArith List Bool Lia.
Require Import Statement Sets Paths Board Y White Sound Joined.
Import ListNotations.
Open Scope N_scope.

Section White.
  Variable p : position.
  Hypothesis cols : (1 <= columns p)%Z.
  Hypothesis rows_ : (1 <= rows p)%Z.

  (** ** On the board of Y *)

  Notation F := (frame p).
  Notation n := (size p).

  Lemma size_is : n = (columns p + rows p + 17)%Z.
  Proof. unfold size, width, height. lia. Qed.

  Definition spot_at (x : N) : spot := (fst (name F x) + 2, snd (name F x) + 2)%Z.
  Definition place_at (x : N) : spot := (fst (name p x) + 4, snd (name p x) + 4)%Z.

  Lemma triangle_sheet q : in_triangle p q = true -> in_sheet F q = true /\ on n (fst q + 2, snd q + 2)%Z.
  Proof.
    unfold in_triangle, in_sheet, between, on. cbn [columns rows frame fst snd].
    rewrite !andb_true_iff, !Z.leb_le, Z.ltb_lt. lia.
  Qed.

  Lemma near_spot_spec x y : mem y (near_spot p x) <-> in_triangle p (name F x) = true /\
    in_triangle p (name F y) = true /\ In (name F y) (neighbours (name F x)).
  Proof.
    unfold near_spot. destruct (in_triangle p (name F x)) eqn:E.
    - rewrite mem_list, in_map_iff. split.
      + intros (q & <- & H). apply filter_In in H. destruct H as [H K].
        rewrite (name_number F q) by apply (triangle_sheet q K). auto.
      + intros (_ & H & K). exists (name F y). split; [apply number_name | apply filter_In; auto].
    - rewrite mem_empty. split; [tauto | intros [H _]; discriminate H].
  Qed.

  Lemma near_spot_sym x y : mem y (near_spot p x) -> mem x (near_spot p y).
  Proof. rewrite !near_spot_spec. intros (a & c & d). repeat split; auto. apply neighbours_sym. exact d. Qed.

  Lemma neighbours_touch c d k : In d (neighbours c) -> touching (fst c + k, snd c + k)%Z (fst d + k, snd d + k)%Z.
  Proof.
    destruct c as [u v], d as [e f]. unfold neighbours, touching. cbn [In fst snd].
    intros H. repeat (destruct H as [H | H]; [injection H as <- <-; lia|]). destruct H.
  Qed.

  Section Colored.
    Variable color : spot -> bool.
    Variable v : bool.

    (** Ways in the sheet or in the triangle are ways on the board of Y. *)
    Lemma sheet_linked near A x y : (forall z, mem z A -> In z (places p)) -> (forall z, mem z A -> color (place_at z) = v) ->
      (forall x y, mem y (near x) -> In (name p y) (neighbours (name p x))) ->
      path near A x y -> Y.linked n color v (place_at x) (place_at y).
    Proof.
      intros P C L. assert (O : forall z, mem z A -> on n (place_at z)).
      { intros z Hz. pose proof (proj1 (in_sheet_spec p _) (place_in_sheet p cols rows_ z (P z Hz))). unfold on, place_at. cbn [fst snd].
        rewrite size_is. lia. }
      induction 1 as [Hx | y z Q IH Hz Hn]; [apply at_start; auto|].
      apply (one_more _ _ _ _ _ _ IH); [apply neighbours_touch, L; exact Hn | apply O; exact Hz | apply C; exact Hz].
    Qed.

    Variable held : N.
    Hypothesis colored : forall z, mem z held -> in_triangle p (name F z) = true /\ color (spot_at z) = v.

    Lemma spots_linked x y : path (near_spot p) held x y -> Y.linked n color v (spot_at x) (spot_at y).
    Proof.
      induction 1 as [Hx | y z Q IH Hz Hn].
      - destruct (colored x Hx) as [O C]. apply at_start; [apply (triangle_sheet _ O) | exact C].
      - destruct (colored z Hz) as [O C]. apply (one_more _ _ _ _ _ _ IH); [|apply (triangle_sheet _ O) | exact C].
        apply near_spot_spec in Hn. apply neighbours_touch. apply Hn.
    Qed.

    Lemma spots_where_spec f z : mem z (spots_where p f) -> exists q, f q = true /\ in_triangle p q = true /\
      z = number F q /\ name F z = q.
    Proof.
      unfold spots_where. rewrite mem_list, in_map_iff. intros (q & <- & H). apply filter_In in H. destruct H as [H K].
      exists q. split; [exact K|]. unfold triangle in H. apply in_flat_map in H. destruct H as (i & Hi & H).
      apply in_map_iff in H. destruct H as (j & <- & Hj). rewrite in_seq in Hi, Hj.
      assert (I : in_triangle p (Z.of_nat i - 2, Z.of_nat j - 2)%Z = true).
      { unfold in_triangle. cbn [fst snd]. rewrite !andb_true_iff, !Z.leb_le, Z.ltb_lt. lia. }
      split; [exact I|]. split; [reflexivity|]. apply name_number, triangle_sheet. exact I.
    Qed.

    Lemma touch_sides one other a c : both_touch p held one other = true -> mem a one -> mem c other ->
      Y.linked n color v (spot_at a) (spot_at c) -> joins_sides n color v.
    Proof.
      unfold both_touch. intros H Ha Hc L. apply existsb_exists in H. destruct H as (q & Hq & H).
      apply andb_true_iff in H. destruct H as [S H]. apply existsb_exists in H. destruct H as (r & Hr & H).
      apply andb_true_iff in H. destruct H as [S' H]. apply subset_sub in S, S'.
      pose proof (joined_parts_connected (near_spot p) held near_spot_sym) as C. rewrite Forall_forall in C.
      rewrite forallb_forall in H.
      assert (T : forall side, In side (sides p) -> exists z, mem z side /\ Y.linked n color v (spot_at a) (spot_at z)).
      { intros side I. specialize (H side I). apply orb_true_iff in H.
        destruct H as [H | H]; apply negb_true_iff in H; destruct (not_disjoint _ _ H) as (z & z1 & z2); exists z; (split; [exact z1|]).
        - apply spots_linked. apply (C q Hq); auto.
        - apply (linked_trans _ _ _ _ (spot_at c)); [exact L|]. apply spots_linked. apply (C r Hr); auto. }
      destruct (T _ (or_introl eq_refl)) as (x & x1 & x2), (T _ (or_intror (or_introl eq_refl))) as (y & y1 & y2),
        (T _ (or_intror (or_intror (or_introl eq_refl)))) as (z & z1 & z2).
      apply spots_where_spec in x1, y1, z1. destruct x1 as (qx & fx & _ & _ & nx), y1 as (qy & fy & _ & _ & ny),
        z1 as (qz & fz & _ & _ & nz).
      exists (spot_at x), (spot_at y), (spot_at z). unfold spot_at at 1 2 3 4. rewrite nx, ny, nz. cbn [fst snd].
      apply Z.eqb_eq in fx, fy, fz. repeat split; [lia | lia | lia | |];
        (apply (linked_trans _ _ _ _ (spot_at a)); [apply linked_sym; exact x2 | assumption]).
    Qed.
  End Colored.

  (** ** What White joins keeps sets of Black's apart *)

  Lemma besides_spec x y : mem y (besides p x) <-> in_sheet p (name p y) = true /\ In (name p y) (neighbours (name p x)).
  Proof.
    unfold besides. rewrite mem_list, in_map_iff. split.
    - intros (q & <- & H). apply filter_In in H. destruct H as [H K]. rewrite (name_number p q K). auto.
    - intros [H K]. exists (name p y). split; [apply number_name | apply filter_In; auto].
  Qed.

  Lemma into_triangle x : In x (places p) -> in_triangle p (into_frame (name p x)) = true.
  Proof.
    intros H. pose proof (proj1 (in_sheet_spec p _) (place_in_sheet p cols rows_ x H)). unfold in_triangle, into_frame. cbn [fst snd].
    rewrite !andb_true_iff, !Z.leb_le, Z.ltb_lt, size_is. lia.
  Qed.

  Lemma spots_of_spec A z : mem z (spots_of p A) -> (forall x, mem x A -> In x (places p)) ->
    exists x, mem x A /\ in_triangle p (name F z) = true /\ spot_at z = place_at x.
  Proof.
    unfold spots_of. rewrite mem_list, in_map_iff. intros (x & <- & H) P. apply members_spec in H.
    pose proof (into_triangle x (P x H)) as I. exists x. split; [exact H|].
    unfold spot_at, place_at. rewrite name_number by apply (triangle_sheet _ I). split; [exact I|].
    unfold into_frame. cbn [fst snd]. f_equal; lia.
  Qed.

  Lemma spot_of_place A x : mem x A -> In x (places p) -> exists z, mem z (spots_of p A) /\ spot_at z = place_at x.
  Proof.
    intros H P. exists (number F (into_frame (name p x))). split.
    - unfold spots_of. rewrite mem_list, in_map_iff. exists x. rewrite members_spec. auto.
    - unfold spot_at, place_at. rewrite name_number by apply (triangle_sheet _ (into_triangle x P)).
      unfold into_frame. cbn [fst snd]. f_equal; lia.
  Qed.

  (** White has V, and Black all else of the sheet. *)
  Definition color (V : N) (c : parted) (a : spot) : bool :=
    let q := (fst a - 4, snd a - 4)%Z in
    if in_sheet p q then negb (member (number p q) V) else member (number F (fst a - 2, snd a - 2)%Z) (outer c).

  Lemma color_place V c x : In x (places p) -> color V c (place_at x) = negb (member x V).
  Proof.
    intros H. unfold color, place_at. cbn [fst snd]. rewrite !Z.add_simpl_r. rewrite <- surjective_pairing.
    rewrite (place_in_sheet p cols rows_ x H), number_name. reflexivity.
  Qed.

  Lemma color_outside V c z : mem z (outside p) -> in_triangle p (name F z) = true /\ color V c (spot_at z) = member z (outer c).
  Proof.
    intros H. apply spots_where_spec in H. destruct H as (q & Hq & Ht & _ & E). rewrite E. split; [exact Ht|].
    unfold color, spot_at. cbn [fst snd]. rewrite !Z.add_simpl_r. rewrite <- surjective_pairing, number_name, E.
    apply negb_true_iff in Hq. unfold out_of_frame in Hq.
    replace (fst q + 2 - 4)%Z with (fst q - 2)%Z by lia. replace (snd q + 2 - 4)%Z with (snd q - 2)%Z by lia.
    rewrite Hq. reflexivity.
  Qed.

  Lemma parted_apart (w : sheet) c T m o L : is_parted p w c = true -> (forall x, mem x (inside w) -> In x (places p)) ->
    (forall x y, mem y (near w x) -> In (name p y) (neighbours (name p x))) -> sub T (free w) ->
    (exists x y, mem x (way c) /\ mem y (way_back c) /\ path (near w) (N.lor (own w) T) x y) ->
    (forall x, mem x L -> In x (places p) /\ ~ mem x (N.lor (own w) T)) ->
    mem m (here c) -> mem o (there c) -> path (besides p) L m o -> False.
  Proof.
    unfold is_parted. cbn zeta. intros H P N ST (x & y & Wx & Wy & W) HL Hm Ho B.
    apply andb_true_iff in H. destruct H as [H white]. apply andb_true_iff in H. destruct H as [H black_].
    apply andb_true_iff in H. destruct H as [Sp Dj]. apply subset_sub in Sp.
    set (V := N.lor (own w) T) in *. set (led := N.lor (here c) (there c)) in *.
    assert (PV : forall z, mem z V -> In z (places p)).
    { intros z Hz. apply P. unfold V in Hz. unfold inside. autorewrite with sets in *.
      destruct Hz as [Hz | Hz]; [auto | right; apply ST; exact Hz]. }
    assert (PL : forall z, mem z led -> In z (places p)) by (intros z Hz; apply mem_list, Sp, Hz).
    apply (not_both n (color V c)).
    - destruct (spot_of_place (here c) m Hm) as (a & Ia & Ea); [apply PL; unfold led; sets|].
      destruct (spot_of_place (there c) o Ho) as (d & Id & Ed); [apply PL; unfold led; sets|].
      apply (touch_sides (color V c) true _ ) with (2 := black_) (3 := Ia) (4 := Id).
      + intros z Hz. autorewrite with sets in Hz. destruct Hz as [Hz | [Hz Oz]].
        * destruct (spots_of_spec led z Hz PL) as (u & Iu & It & ->). split; [exact It|].
          rewrite (color_place V c u (PL u Iu)). apply negb_true_iff, not_true_iff_false. intros M.
          apply (disjoint_apart _ _ u Dj Iu). unfold inside. unfold V in M. change (mem u (N.lor (own w) T)) in M.
          autorewrite with sets in *. destruct M as [M | M]; [auto | right; apply ST; exact M].
        * destruct (color_outside V c z Oz) as [It ->]. split; [exact It | exact Hz].
      + rewrite Ea, Ed. apply (sheet_linked (color V c) true (besides p) L); [intros z Hz; apply HL; exact Hz | | | exact B].
        * intros z Hz. destruct (HL z Hz) as [Pz Nz]. rewrite (color_place V c z Pz). apply negb_true_iff, not_true_iff_false. exact Nz.
        * intros u v Hv. apply besides_spec in Hv. apply Hv.
    - destruct (path_ends _ _ _ _ W) as [Vx Vy].
      destruct (spot_of_place (way c) x Wx (PV x Vx)) as (a & Ia & Ea).
      destruct (spot_of_place (way_back c) y Wy (PV y Vy)) as (d & Id & Ed).
      apply (touch_sides (color V c) false _ ) with (2 := white) (3 := Ia) (4 := Id).
      + intros z Hz. autorewrite with sets in Hz. destruct Hz as [Hz | [Oz Hz]].
        * assert (PO : forall z, mem z (own w) -> In z (places p)) by (intros; apply PV; unfold V; sets).
          destruct (spots_of_spec (own w) z Hz PO) as (u & Iu & It & ->). split; [exact It|].
          rewrite (color_place V c u (PO u Iu)). apply negb_false_iff. change (mem u V). unfold V. sets.
        * destruct (color_outside V c z Oz) as [It ->]. split; [exact It|]. apply not_true_iff_false. exact Hz.
      + rewrite Ea, Ed. apply (sheet_linked (color V c) false (near w) V); [exact PV | | exact N | exact W].
        intros z Hz. rewrite (color_place V c z (PV z Hz)). apply negb_false_iff. exact Hz.
  Qed.
End White.
