(** From claims to the play on the board. *)
From Coq Require Import NArith ZArith List Bool Lia FMapPositive.
Require Import Statement Sets Games Rules Paths Board Claims Checker Sound.
Import ListNotations.
Open Scope N_scope.

(** ** The sheet *)

Lemma to_first_in terms e : In e (to_first terms) -> In (fst e) terms /\ In (snd e) terms.
Proof.
  destruct terms as [|t l]; [intros []|]. intros H. apply in_map_iff in H. destruct H as (u & <- & H). cbn. auto.
Qed.

Lemma made_right p : table_is_right p (make_sheet p) = true -> right_sheet (make_sheet p).
Proof.
  intros T. set (s := make_sheet p) in *.
  assert (S : forall x y, mem y (near s x) -> mem x (near s y)).
  { intros x y Hy. unfold table_is_right in T. rewrite forallb_forall in T.
    assert (Hx : mem x (inside s)).
    { unfold near, near_in in Hy. destruct (member x (inside s)) eqn:E; [exact E | sets]. }
    specialize (T x). rewrite members_spec in T. specialize (T Hx). rewrite forallb_forall in T.
    specialize (T y). rewrite members_spec in T. specialize (T Hy). apply andb_true_iff in T. apply T. }
  constructor.
  - exact S.
  - apply (joined_parts_connected (near s) (own s) S).
  - intros x Ho Hf. apply set_where_spec in Ho, Hf. unfold has_at_start, is_empty in *.
    destruct (point_of p x) as [[c|e]|]; try congruence.
    rewrite Ho in Hf. discriminate Hf.
  - intros l a e x W Ha He Hx. injection W as <-. cbn. rewrite mem_unions.
    apply in_map_iff in Ha. destruct Ha as (terms & <- & Ha). destruct (to_first_in terms e He) as [I J].
    destruct Hx as [Hx | Hx]; [exists (fst e) | exists (snd e)]; (split; [|exact Hx]); apply in_concat; eauto.
Qed.

(** What the end of a certificate says: a claim that needs nothing, or the cell with which X begins. *)
Lemma ended_claim s x_moves st move n : (forall k c, PositiveMap.find k (claims st) = Some c -> valid s (games st) c) ->
  ended s x_moves st move n = true -> exists S R, sub S (free s) /\ sub R (free s) /\ keeps (aim s Goal) S R /\
    (S = 0 \/ x_moves = true /\ exists m, mem m (free s) /\ sub S (one m)).
Proof.
  intros V E. unfold ended, back in E. destruct (n <? count st)%positive; [|discriminate E].
  cbn [when] in E. destruct (PositiveMap.find _ _) as [c|] eqn:F; [|discriminate E].
  specialize (V _ _ F). apply andb_true_iff in E. destruct E as [G E].
  destruct c as [[|u v|t] S R]; try discriminate G. destruct V as [f1 f2 _ _ H]. cbn [ends need room] in *.
  exists S, R. repeat split; auto. destruct move as [m|]; [right | left; apply N.eqb_eq; exact E].
  apply andb_true_iff in E. destruct E as [E Sm]. apply andb_true_iff in E. destruct E as [X M].
  split; [exact X|]. exists m. split; [exact M | apply subset_sub; exact Sm].
Qed.

Section Position.
  Variable p : position.
  Notation s := (make_sheet p).
  Hypothesis table : table_is_right p s = true.

  Lemma touch_sym x y : touch p x y -> touch p y x.
  Proof. destruct x, y; cbn [touch]; auto using neighbours_sym. Qed.

  Lemma joined_has A' x y : joined p A' x y -> has p A' x /\ has p A' y.
  Proof. induction 1; tauto. Qed.

  Lemma joined_trans A' x y z : joined p A' x y -> joined p A' y z -> joined p A' x z.
  Proof. intros H. induction 1 as [|y z w P IH Hw T]; [exact H | apply (on_the_way p A' x z w); auto]. Qed.

  Lemma joined_sym A' x y : joined p A' x y -> joined p A' y x.
  Proof.
    induction 1 as [x Hx | x y z P IH Hz T]; [apply itself; exact Hx|].
    apply (joined_trans A' z y x); [|exact IH]. destruct (joined_has _ _ _ P) as [_ Hy].
    apply (on_the_way p A' z z y); [apply itself; exact Hz | exact Hy|].
    destruct T as [T | (t & ? & ? & ?)]; [left; apply touch_sym; exact T | right; exists t; auto].
  Qed.

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
        { unfold near, near_in in Hn. destruct (member y (inside s)) eqn:E; [exact E | sets]. }
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
    apply in_map_iff in Ha. destruct Ha as (terms & <- & Ha).
    exists terms. split; [exact Ha|].
    destruct terms as [|first rest] eqn:E; [intros t u []|].
    assert (First : forall t, In t terms -> exists x y, In x first /\ In y t /\ joined p A' x y).
    { intros t Ht. rewrite E in Ht. destruct (G (mask_of p first, mask_of p t)) as (x & y & Hx & Hy & P).
      { apply (in_map (Datatypes.pair (mask_of p first)) (map (mask_of p) (first :: rest))), in_map. exact Ht. }
      destruct (path_joined A A' x y B H P) as (b & c & Kb & Kc & J).
      destruct (mask_of_spec first x Hx) as (b' & Kb' & Hb). destruct (mask_of_spec t y Hy) as (c' & Kc' & Hc).
      exists b', c'. repeat split; auto. congruence. }
    rewrite E in First. intros t u Ht Hu.
    destruct (First t Ht) as (x & y & Hx & Hy & J), (First u Hu) as (x' & y' & Hx' & Hy' & J').
    exists y, y'. split; [exact Hy|]. split; [exact Hy'|]. apply (joined_trans A' y x' y'); [|exact J'].
    apply (on_the_way p A' y x x'); [apply joined_sym; exact J | apply (joined_has A' x' y' J')|].
    right. exists first. rewrite <- terminals_spec. split; [|auto]. unfold terminals. apply in_concat.
    exists (first :: rest). split; [exact Ha | left; reflexivity].
  Qed.

  (** ** The play *)

  Notation del := (remove same_cell).

  Lemma in_del c d E : In c E -> c <> d -> In c (del d E).
  Proof. intros. apply in_in_remove; auto. Qed.

  Lemma goal_rising : rising (aim s Goal).
  Proof. apply rising_outcome, reach_monotone. Qed.

  (** X has an answer to m, after which there is a claim with at most one stone of his to come. *)
  Lemma answered (G : target) E (A' : cell -> Prop) S R m : stands_for S A' ->
    stands_for R (fun c => In c E \/ A' c) -> holds G S R ->
    exists S' R', holds G S' R' /\ sub (N.lor S' R') (N.lor S R) /\ stands_for R' (fun c => In c (del m E) \/ A' c) /\
      (stands_for S' A' \/ exists v, In v (del m E) /\ stands_for S' (fun d => A' d \/ d = v)).
  Proof.
    intros HS HR H.
    destruct (existsb (fun x => match point_of p x with
      | Some (Cell c) => if same_cell c m then true else false | _ => false end) (members R)) eqn:X.
    - apply existsb_exists in X. destruct X as (x & Hx & K). apply members_spec in Hx.
      destruct (point_of p x) as [[c|]|] eqn:Px; try discriminate K.
      destruct (same_cell c m) as [->|]; [|discriminate K].
      inversion H as [G0 S0 R0 g | g0 S0 R0 g h _]; subst.
      + exists S, 0. split; [apply now; exact g|]. split; [sets|]. split; [intros y Hy; sets|left; exact HS].
      + destruct (h x Hx) as (S' & R' & h' & [a1 a2] & q & [-> | [[] _]]). exists S', R'. split; [exact q|]. split.
        { destruct a2 as [a2 | (r & r1 & _ & _ & a2)]; sets. }
        split.
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
    - exists S, R. split; [exact H|]. split; [sets|]. split; [|left; exact HS].
      intros y Hy. destruct (HR y Hy) as (d & Kd & M). exists d. split; [exact Kd|].
      destruct M as [M | M]; [|auto]. left. apply in_del; [exact M|]. intros ->.
      assert (T : existsb (fun x => match point_of p x with
        | Some (Cell c) => if same_cell c m then true else false | _ => false end) (members R) = true).
      { apply existsb_exists. exists y. split; [apply members_spec; exact Hy|]. rewrite Kd.
        destruct (same_cell m m); congruence. }
      congruence.
  Qed.

  (** So he has a cell to play, if there are any, after which the claim is as it was at first. *)
  Lemma next_turn (G : target) E (A' : cell -> Prop) S R m : stands_for S A' ->
    stands_for R (fun c => In c E \/ A' c) -> holds G S R -> del m E <> [] ->
    exists v S' R', In v (del m E) /\ sub (N.lor S' R') (N.lor S R) /\ stands_for S' (fun d => A' d \/ d = v) /\
      stands_for R' (fun c => In c (del v (del m E)) \/ (A' c \/ c = v)) /\ holds G S' R'.
  Proof.
    intros HS HR H ne. destruct (answered G E A' S R m HS HR H) as (S' & R' & H' & SR & HR' & HS').
    assert (V : exists v, In v (del m E) /\ stands_for S' (fun d => A' d \/ d = v)).
    { destruct HS' as [HS' | HS']; [|exact HS'].
      destruct (del m E) as [|e l]; [congruence|]. exists e. split; [left; reflexivity|].
      intros x Hx. destruct (HS' x Hx) as (c & K & M). exists c. auto. }
    destruct V as (v & Hv & HV). exists v, S', R'. do 3 (split; [assumption|]). split; [|exact H'].
    intros x Hx. destruct (HR' x Hx) as (c & K & M). exists c. split; [exact K|].
    destruct (same_cell c v) as [-> | n]; [auto|].
    destruct M as [M | M]; [left; apply in_del; assumption | auto].
  Qed.

  Lemma at_the_end (G : target) (A' : cell -> Prop) S R : monotone G -> stands_for S A' ->
    stands_for R (fun c => In c [] \/ A' c) -> holds G S R -> stands_for (N.lor S R) A' /\ G (N.lor S R).
  Proof.
    intros M HS HR H. split.
    - intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx | Hx]; [apply HS; exact Hx|].
      destruct (HR x Hx) as (c & K & [[] | L]). exists c. auto.
    - apply (full (Outcome G)); [apply rising_outcome; exact M | exact H].
  Qed.

  Lemma plays n : forall E (A' : cell -> Prop) S R, (length E <= n)%nat -> (forall c, In c (black p) -> A' c) ->
    stands_for S A' -> stands_for R (fun c => In c E \/ A' c) -> keeps (aim s Goal) S R ->
    wins p White E A'.
  Proof.
    assert (Full : forall (A' : cell -> Prop) S R side, (forall c, In c (black p) -> A' c) -> stands_for S A' ->
      stands_for R (fun c => In c [] \/ A' c) -> keeps (aim s Goal) S R -> wins p side [] A').
    { intros A' S R side B HS HR H.
      destruct (at_the_end _ A' S R (reach_monotone s) HS HR H) as (HA & G).
      apply board_full. apply (aim_reached (N.lor S R)); assumption. }
    induction n as [|n IH]; intros E A' S R L B HS HR H.
    - destruct E; [|cbn in L; lia]. apply (Full A' S R); assumption.
    - destruct E as [|e0 E0]; [apply (Full A' S R); assumption|].
      set (E := e0 :: E0) in *. apply white_moves; [discriminate|]. intros m Hm.
      pose proof (remove_length_lt same_cell E m Hm) as Lm.
      destruct (list_eq_dec same_cell (del m E) []) as [D | D].
      + destruct (answered _ E A' S R m HS HR H) as (S' & R' & H' & _ & HR' & HS'). rewrite D in *.
        apply (Full A' S' R'); auto. destruct HS' as [HS' | (v & [] & _)]. exact HS'.
      + destruct (next_turn _ E A' S R m HS HR H D) as (v & S' & R' & Hv & _ & HV & HR' & H').
        apply (black_moves p _ _ v Hv). pose proof (remove_length_lt same_cell _ v Hv).
        apply (IH _ _ S' R'); auto. lia.
  Qed.

  (** ** The beginning *)

  Lemma turn_at E (A' : cell -> Prop) S R m c : point_of p m = Some (Cell c) -> In c E -> sub S (Sets.one m) ->
    stands_for R (fun c => In c E \/ A' c) ->
    stands_for S (fun d => A' d \/ d = c) /\ stands_for R (fun d => In d (del c E) \/ (A' d \/ d = c)).
  Proof.
    intros K M HS HR. split.
    - intros x Hx. specialize (HS x Hx). autorewrite with sets in HS. subst x. exists c. auto.
    - intros x Hx. destruct (HR x Hx) as (d & Kd & Md). exists d. split; [exact Kd|].
      destruct (same_cell d c) as [-> | ne]; [auto|]. destruct Md as [Md | Md]; [left; apply in_del; assumption | auto].
  Qed.

  Lemma first_turn E (A' : cell -> Prop) R : E <> [] -> stands_for R (fun c => In c E \/ A' c) ->
    exists v, In v E /\ stands_for R (fun d => In d (del v E) \/ (A' d \/ d = v)).
  Proof.
    intros ne HR. destruct E as [|v l]; [congruence|]. exists v. split; [left; reflexivity|].
    intros x Hx. destruct (HR x Hx) as (d & Kd & Md). exists d. split; [exact Kd|].
    destruct (same_cell d v) as [-> | n]; [auto|]. destruct Md as [Md | Md]; [left; apply in_del; assumption | auto].
  Qed.

  Lemma free_stands x : mem x (free s) -> exists c, point_of p x = Some (Cell c) /\ In c (empty p).
  Proof. intros H. apply set_where_spec in H. apply is_empty_spec. exact H. Qed.

  Lemma ended_sound (side : Statement.side) st move n :
    (forall k c, PositiveMap.find k (claims st) = Some c -> valid s (games st) c) ->
    ended s (x_moves None side) st move n = true -> black_wins p side.
  Proof.
    intros V E. destruct (ended_claim s _ st move n V E) as (S & R & f1 & f2 & H & first).
    unfold black_wins. set (A' := fun c => In c (black p)).
    assert (HR : stands_for R (fun c => In c (empty p) \/ A' c)).
    { intros x Hx. destruct (free_stands x (f2 x Hx)) as (c & K & M). exists c. auto. }
    destruct first as [-> | [B (m & m1 & m2)]].
    - destruct side; [|apply (plays (length (empty p)) _ _ 0 R); auto; intros x Hx; sets].
      destruct (empty p) as [|c l] eqn:Em.
      + destruct (at_the_end _ A' 0 R (reach_monotone s)) as [HA G]; auto; [intros x Hx; sets|].
        apply board_full. apply (aim_reached (N.lor 0 R)); auto.
      + rewrite <- Em in *. destruct (first_turn (empty p) A' R) as (v & Hv & HR'); [congruence | exact HR |].
        apply (black_moves p _ _ v Hv). apply (plays (length (del v (empty p))) _ _ 0 R); auto. intros x Hx. sets.
    - destruct side; [|discriminate B]. destruct (free_stands m m1) as (c & K & M).
      destruct (turn_at (empty p) A' S R m c K M m2 HR) as [HV HR'].
      apply (black_moves p _ _ c M). apply (plays (length (del c (empty p))) _ _ S R); auto.
  Qed.
End Position.
