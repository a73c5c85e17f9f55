(** From claims to the play on the board. *)
From Coq Require Import NArith ZArith List Bool Lia FMapPositive.
Require Import Statement Sets Games Rules Paths Board Claims Checker Sound.
Import ListNotations.
Open Scope N_scope.

(** ** The sheet *)

Lemma made_right p : table_is_right p (make_sheet p) = true -> right_sheet (make_sheet p).
Proof.
  intros T. set (s := make_sheet p) in *.
  assert (S : forall x y, mem y (near s x) -> mem x (near s y)).
  { intros x y Hy. unfold table_is_right in T. rewrite forallb_forall in T.
    assert (Hx : mem x (inside s)).
    { unfold near in Hy. destruct (member x (inside s)) eqn:E; [exact E | sets]. }
    specialize (T x). rewrite members_spec in T. specialize (T Hx). rewrite forallb_forall in T.
    specialize (T y). rewrite members_spec in T. specialize (T Hy). apply andb_true_iff in T. apply T. }
  constructor.
  - exact S.
  - apply (parts_of_connected s (own s) S).
  - intros x Ho Hf. apply set_where_spec in Ho, Hf. unfold has_at_start, is_empty in *.
    destruct (point_of p x) as [[c|e]|]; try congruence.
    rewrite Ho in Hf. discriminate Hf.
  - intros a t x Ha Ht Hx. cbn. rewrite mem_unions. exists t. split; [|exact Hx].
    apply in_concat. exists a. split; assumption.
Qed.

Section Position.
  Variable p : position.
  Notation s := (make_sheet p).
  Hypothesis table : table_is_right p s = true.

  (** What X has in the sheet he has on the board. *)
  Definition stands_for (A : N) (A' : cell -> Prop) : Prop :=
    forall x, mem x A -> exists c, point_of p x = Some (Cell c) /\ A' c.

  Lemma own_has x (A' : cell -> Prop) : (forall c, In c (black p) -> A' c) -> mem x (own s) ->
    exists a, point_of p x = Some a /\ has p A' a.
  Proof.
    intros B H. apply set_where_spec in H. unfold has_at_start in H.
    destruct (point_of p x) as [[c|e]|]; [| |congruence].
    - exists (Cell c). split; [reflexivity|]. apply B. apply is_in_spec. exact H.
    - exists (Edge e). split; [reflexivity|]. apply existsb_exists in H. destruct H as (t & Ht & K).
      exists t. rewrite <- terminals_spec. rewrite is_one_of_spec in K. tauto.
  Qed.

  Lemma path_joined A (A' : cell -> Prop) x y : (forall c, In c (black p) -> A' c) -> stands_for A A' ->
    path (near s) (N.lor (own s) A) x y ->
    exists a b, point_of p x = Some a /\ point_of p y = Some b /\ joined p A' a b.
  Proof.
    intros B H.
    assert (P : forall z, mem z (N.lor (own s) A) -> exists a, point_of p z = Some a /\ has p A' a).
    { intros z Hz. autorewrite with sets in Hz. destruct Hz as [Hz | Hz]; [apply own_has; assumption|].
      destruct (H z Hz) as (c & K & L). exists (Cell c). auto. }
    induction 1 as [Hx | y z Q IH Hz Hn].
    - destruct (P x Hx) as (a & K & L). exists a, a. repeat split; auto. apply itself. exact L.
    - destruct IH as (a & b & Ka & Kb & J). destruct (P z Hz) as (c & Kc & L).
      exists a, c. repeat split; auto.
      assert (E : linked p y z = true).
      { unfold table_is_right in table. rewrite forallb_forall in table.
        assert (Hy : mem y (inside s)).
        { unfold near in Hn. destruct (member y (inside s)) eqn:E; [exact E | sets]. }
        specialize (table y). rewrite members_spec in table. specialize (table Hy).
        rewrite forallb_forall in table. specialize (table z). rewrite members_spec in table.
        specialize (table Hn). apply andb_true_iff in table. apply table. }
      unfold linked in E. rewrite Kb, Kc in E. apply orb_true_iff in E. destruct E as [E | E];
        [apply orb_true_iff in E; destruct E as [E | E]|].
      + destruct (same_point b c); [subst; exact J | discriminate E].
      + apply (on_the_way p A' a b c); auto. left. apply touchb_touch. exact E.
      + apply (on_the_way p A' a b c); auto. right. apply existsb_exists in E.
        destruct E as (t & Ht & E). apply andb_true_iff in E. rewrite !is_one_of_spec in E.
        exists t. rewrite <- terminals_spec. tauto.
  Qed.

  Lemma mask_of_spec t x : mem x (mask_of p t) -> exists a, point_of p x = Some a /\ In a t.
  Proof.
    intros H. apply set_where_spec in H. destruct (point_of p x) as [a|]; [|discriminate H].
    exists a. rewrite is_one_of_spec in H. auto.
  Qed.

  Lemma aim_reached A (A' : cell -> Prop) : (forall c, In c (black p) -> A' c) -> stands_for A A' ->
    reach_goal s (N.lor (own s) A) -> reached p A'.
  Proof.
    intros B H (a & Ha & G). cbn in Ha. apply in_map_iff in Ha. destruct Ha as (a' & <- & Ha).
    exists a'. split; [exact Ha|]. intros t u Ht Hu.
    destruct (G (mask_of p t) (mask_of p u)) as (x & y & Hx & Hy & P); [apply in_map; exact Ht | apply in_map; exact Hu|].
    destruct (path_joined A A' x y B H P) as (b & c & Kb & Kc & J).
    destruct (mask_of_spec t x Hx) as (b' & Kb' & Hb). destruct (mask_of_spec u y Hy) as (c' & Kc' & Hc).
    exists b', c'. repeat split; auto. congruence.
  Qed.

  (** ** The play *)

  Notation del := (remove same_cell).

  Lemma in_del c d E : In c E -> c <> d -> In c (del d E).
  Proof. intros. apply in_in_remove; auto. Qed.

  Lemma goal_rising : rising (aim s Goal).
  Proof. apply rising_outcome, reach_monotone. Qed.

  Lemma plays n : forall E (A' : cell -> Prop) S R, (length E <= n)%nat -> (forall c, In c (black p) -> A' c) ->
    stands_for S A' -> stands_for R (fun c => In c E \/ A' c) -> keeps (aim s Goal) S R ->
    wins p White E A'.
  Proof.
    induction n as [|n IH]; intros E A' S R L B HS HR H.
    - destruct E; [|cbn in L; lia]. apply board_full. apply (aim_reached (N.lor S R)); [exact B | |].
      + intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx | Hx]; [apply HS; exact Hx|].
        destruct (HR x Hx) as (c & K & [[] | M]). exists c. auto.
      + apply (full (aim s Goal)); [apply goal_rising | exact H].
    - destruct E as [|e0 E0].
      { apply (IH [] A' S R); auto. cbn. lia. }
      set (E := e0 :: E0) in *. apply white_moves; [discriminate|]. intros m Hm.
      (* After m there is a claim with at most one stone to come. *)
      assert (Q : exists S' R', keeps (aim s Goal) S' R' /\
        stands_for R' (fun c => In c (del m E) \/ A' c) /\
        (stands_for S' A' \/ exists v, In v (del m E) /\ stands_for S' (fun d => A' d \/ d = v))).
      { destruct (existsb (fun x => match point_of p x with
          | Some (Cell c) => if same_cell c m then true else false | _ => false end) (members R)) eqn:X.
        - apply existsb_exists in X. destruct X as (x & Hx & K). apply members_spec in Hx.
          destruct (point_of p x) as [[c|]|] eqn:Px; try discriminate K.
          destruct (same_cell c m) as [->|]; [|discriminate K].
          inversion H as [G0 S0 R0 g | g0 S0 R0 g h _]; subst.
          + exists S, 0. split; [apply now; exact g|]. split; [intros y Hy; sets|left; exact HS].
          + destruct (h x Hx) as (S' & R' & h' & [a1 a2] & q & [-> | [[] _]]). exists S', R'. split; [exact q|]. split.
            * intros y Hy. specialize (a1 y Hy). autorewrite with sets in a1. destruct a1 as [Hy' ne].
              destruct (HR y Hy') as (d & Kd & M). exists d. split; [exact Kd|].
              destruct M as [M | M]; [|auto]. left. apply in_del; [exact M|]. intros ->.
              apply ne. apply (cell_injective p y x m); assumption.
            * destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [left; intros y Hy; apply HS, a2, Hy|].
              destruct (HR r r1) as (d & Kd & M). destruct M as [M | M].
              -- right. exists d. split.
                 ++ apply in_del; [exact M|]. intros ->. apply r2. apply (cell_injective p r x m); assumption.
                 ++ intros y Hy. specialize (r4 y Hy). autorewrite with sets in r4.
                    destruct r4 as [r4 | ->]; [|exists d; auto].
                    destruct (HS y r4) as (f & Kf & Mf). exists f. auto.
              -- left. intros y Hy. specialize (r4 y Hy). autorewrite with sets in r4.
                 destruct r4 as [r4 | ->]; [apply HS; exact r4 | exists d; auto].
        - exists S, R. split; [exact H|]. split; [|left; exact HS].
          intros y Hy. destruct (HR y Hy) as (d & Kd & M). exists d. split; [exact Kd|].
          destruct M as [M | M]; [|auto]. left. apply in_del; [exact M|]. intros ->.
          assert (T : existsb (fun x => match point_of p x with
            | Some (Cell c) => if same_cell c m then true else false | _ => false end) (members R) = true).
          { apply existsb_exists. exists y. split; [apply members_spec; exact Hy|]. rewrite Kd.
            destruct (same_cell m m); congruence. }
          congruence. }
      destruct Q as (S' & R' & H' & HR' & HS').
      pose proof (remove_length_lt same_cell E m Hm) as Lm.
      destruct (del m E) as [|e1 E1] eqn:D.
      + apply board_full. apply (aim_reached (N.lor S' R')); [exact B | |].
        * intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx | Hx].
          -- destruct HS' as [HS' | (v & [] & _)]. apply HS'; exact Hx.
          -- destruct (HR' x Hx) as (c & K & [[] | M]). exists c. auto.
        * apply (full (aim s Goal)); [apply goal_rising | exact H'].
      + assert (V : exists v, In v (e1 :: E1) /\ stands_for S' (fun d => A' d \/ d = v)).
        { destruct HS' as [HS' | HS']; [|exact HS']. exists e1. split; [left; reflexivity|].
          intros x Hx. destruct (HS' x Hx) as (c & K & M). exists c. auto. }
        destruct V as (v & Hv & HV). apply (black_moves p _ _ v Hv).
        pose proof (remove_length_lt same_cell _ v Hv).
        apply (IH _ _ S' R'); [lia | auto | exact HV | | exact H'].
        intros x Hx. destruct (HR' x Hx) as (c & K & M). exists c. split; [exact K|].
        destruct (same_cell c v) as [-> | ne]; [right; right; reflexivity|].
        destruct M as [M | M]; [left; apply in_del; assumption | right; left; exact M].
  Qed.

  (** ** The end *)

  Lemma free_stands x : mem x (free s) -> exists c, point_of p x = Some (Cell c) /\ In c (empty p).
  Proof. intros H. apply set_where_spec in H. apply is_empty_spec. exact H. Qed.

  Lemma ended_sound (side : Statement.side) st move n :
    (forall k c, PositiveMap.find k (claims st) = Some c -> valid s (games st) c) ->
    ended s side st move n = true -> black_wins p side.
  Proof.
    intros V E. unfold ended, back in E. destruct (n <? count st)%positive; [|discriminate E].
    cbn [when] in E. destruct (PositiveMap.find _ _) as [c|] eqn:F; [|discriminate E].
    specialize (V _ _ F). apply andb_true_iff in E. destruct E as [G E].
    destruct c as [[|u v|t] S R]; try discriminate G. clear G. destruct V as [f1 f2 _ _ H]. cbn [ends need room] in *.
    assert (HR : forall A' : cell -> Prop, stands_for R (fun c => In c (empty p) \/ A' c)).
    { intros A' x Hx. destruct (free_stands x (f2 x Hx)) as (c & K & M). exists c. auto. }
    assert (Wait : S = 0 -> black_wins p side).
    { intros ->. destruct side.
      - unfold black_wins. destruct (empty p) as [|c E'] eqn:Em.
        + apply board_full. apply (aim_reached (N.lor 0 R)); [auto | | apply (full (aim s Goal)); [apply goal_rising | exact H]].
          intros x Hx. autorewrite with sets in Hx. destruct Hx as [[] | Hx].
          destruct (HR (fun c => In c (black p)) x Hx) as (d & K & [M | M]); [destruct M|].
          exists d. auto.
        + apply (black_moves p _ _ c); [left; reflexivity|].
          apply (plays (length (del c (c :: E'))) _ _ 0 R); auto.
          * intros x Hx. sets.
          * rewrite <- Em. intros x Hx. destruct (free_stands x (f2 x Hx)) as (d & K & M). exists d.
            split; [exact K|]. destruct (same_cell d c) as [-> | ne]; [auto|].
            left. apply in_del; assumption.
      - apply (plays (length (empty p)) _ _ 0 R); auto. intros x Hx. sets. }
    destruct move as [m|]; [destruct side; [|discriminate E]|].
    - apply andb_true_iff in E. destruct E as [Em E]. apply subset_sub in E.
      destruct (free_stands m Em) as (c & K & M).
      unfold black_wins. apply (black_moves p _ _ c M).
      apply (plays (length (del c (empty p))) _ _ S R); auto.
      + intros x Hx. specialize (E x Hx). autorewrite with sets in E. subst x. exists c. auto.
      + intros x Hx. destruct (free_stands x (f2 x Hx)) as (d & Kd & Md). exists d.
        split; [exact Kd|]. destruct (same_cell d c) as [-> | ne]; [auto|].
        left. apply in_del; assumption.
    - apply Wait. apply N.eqb_eq. exact E.
  Qed.
End Position.
