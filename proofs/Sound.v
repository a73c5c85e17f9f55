(** The checker is right: each node that it takes is a claim that holds. *)
From Coq Require Import NArith ZArith List Bool Lia FMapPositive.
Require Import Statement Sets Games Rules Paths Board Claims Checker.
Import ListNotations.
Open Scope N_scope.

Lemma when_some {A} b (r : option A) x : when b r = Some x -> b = true /\ r = Some x.
Proof. destruct b; cbn; [auto | congruence]. Qed.

Lemma all_forall2 {A} (l : list (option A)) : forall r, all l = Some r -> l = map Some r.
Proof.
  induction l as [|x l IH]; cbn; intros r H; [inversion H; reflexivity|].
  destruct x as [a|]; [|congruence]. destruct (all l) as [r'|]; [|congruence].
  inversion H; subst. cbn. f_equal. apply IH. reflexivity.
Qed.

Lemma map_some_map {A B} (f : A -> option B) l : forall r, map f l = map Some r ->
  Forall2 (fun x y => f x = Some y) l r.
Proof.
  induction l as [|x l IH]; intros [|y r] H; cbn in H; try congruence; constructor.
  - congruence.
  - apply IH. congruence.
Qed.

Lemma all_map {A B} (f : A -> option B) l r : all (map f l) = Some r ->
  Forall2 (fun x y => f x = Some y) l r.
Proof. intros H. apply map_some_map. apply all_forall2. exact H. Qed.

Lemma forall2_in_right {A B} (P : A -> B -> Prop) l r y : Forall2 P l r -> In y r ->
  exists x, In x l /\ P x y.
Proof. induction 1; cbn; [tauto|]. intros [<- | H']; [eauto | destruct (IHForall2 H') as (z & ? & ?); eauto]. Qed.

Lemma forall2_in_left {A B} (P : A -> B -> Prop) l r x : Forall2 P l r -> In x l ->
  exists y, In y r /\ P x y.
Proof. induction 1; cbn; [tauto|]. intros [<- | H']; [eauto | destruct (IHForall2 H') as (z & ? & ?); eauto]. Qed.

Lemma joined_parts_connected near held : (forall x y, mem y (near x) -> mem x (near y)) ->
  Forall (connected near held) (joined_parts near held).
Proof.
  intros symmetric. unfold joined_parts. apply merge_all_connected; [|constructor].
  rewrite Forall_forall. intros b Hb. apply in_map_iff in Hb. destruct Hb as (x & <- & Hx).
  apply star_connected; [exact symmetric | sets | apply members_spec; exact Hx].
Qed.

(** What is known of a sheet. *)
Record right_sheet (s : sheet) : Prop := {
  symmetric : forall x y, mem y (near s x) -> mem x (near s y);
  right_parts : Forall (connected (near s) (own s)) (start_parts s);
  apart_at_start : forall x, mem x (own s) -> mem x (free s) -> False;
  right_named : forall l a e x, wanted s = Joins l -> In a l -> In e a -> mem x (fst e) \/ mem x (snd e) -> mem x (named s)
}.

(** ** Games as trees *)

Section Trees.
  Variable P : tree -> Prop.
  Hypothesis leaf : forall k p l, P (Leaf k p l).
  Hypothesis branch : forall k p l r, (forall u, In u l -> P u) -> (forall u, In u r -> P u) -> P (Branch k p l r).

  Fixpoint tree_induction (t : tree) : P t.
  Proof.
    destruct t as [k p l | k p l r]; [apply leaf|]. apply branch.
    - induction l as [|v l IH]; intros u I; [destruct I|].
      destruct I as [e | I]; [rewrite <- e; apply tree_induction | exact (IH u I)].
    - induction r as [|v r IH]; intros u I; [destruct I|].
      destruct I as [e | I]; [rewrite <- e; apply tree_induction | exact (IH u I)].
  Defined.
End Trees.

(** All places that the outcomes name are among those of the tree. *)
Fixpoint has_places (t : tree) : Prop :=
  match t with
  | Leaf _ p l => forall e, In e l -> mem (fst e) p /\ mem (snd e) p
  | Branch _ p l r =>
      fold_right (fun u Q => has_places u /\ sub (places_of u) p /\ Q) True l /\
      fold_right (fun u Q => has_places u /\ sub (places_of u) p /\ Q) True r
  end.

Lemma has_places_in p l u : fold_right (fun u Q => has_places u /\ sub (places_of u) p /\ Q) True l -> In u l ->
  has_places u /\ sub (places_of u) p.
Proof. induction l as [|v l IH]; cbn; [tauto|]. intros (a & b & c) [<- | I]; auto. Qed.

(** The numbers of games tell them apart. *)
Record right_games (tbl : PositiveMap.t tree) : Prop := {
  numbered : forall k t, PositiveMap.find k tbl = Some t -> id_of t = k;
  with_places : forall k t, PositiveMap.find k tbl = Some t -> has_places t;
  with_options : forall k t u, PositiveMap.find k tbl = Some t -> In u (for_x t) \/ In u (for_opponent t) ->
    PositiveMap.find (id_of u) tbl = Some u
}.

(** What holds of all outcomes of a game. *)
Definition leaves (P : target -> Prop) (g : game) : Prop := alike (fun G H => G = H /\ P G) g g.

Lemma leaves_game P m t : (forall g, In g m -> leaves P g) -> (forall g, In g t -> leaves P g) -> leaves P (Game m t).
Proof.
  intros a b. constructor.
  - clear b. induction m as [|g m IH]; constructor; [apply a; left; reflexivity | apply IH; intros; apply a; right; assumption].
  - clear a. induction t as [|g t IH]; constructor; [apply b; left; reflexivity | apply IH; intros; apply b; right; assumption].
Qed.

Section Sound.
  Variable s : sheet.
  Variable tbl : PositiveMap.t tree.
  Hypothesis right : right_sheet s.
  Hypothesis games_right : right_games tbl.

  Notation way := (path (near s)).

  (** All pairs are joined in A. *)
  Definition all_meet (near : N -> N) (A : N) (a : list (N * N)) : Prop :=
    forall e, In e a -> exists x y, mem x (fst e) /\ mem y (snd e) /\ path near A x y.

  Definition reach_goal (A : N) : Prop :=
    match wanted s with
    | Joins l => exists a, In a l /\ all_meet (near s) A a
    | Blocks others touching l => forall a, In a l -> ~ all_meet (near_in others touching) (N.ldiff others A) a
    end.

  Definition all_joined (pairs : list (N * N)) (A : N) : Prop :=
    forall e, In e pairs -> way (N.lor (own s) A) (fst e) (snd e).

  Fixpoint meaning (t : tree) : game :=
    match t with
    | Leaf _ _ pairs => Outcome (all_joined pairs)
    | Branch _ _ m o => Game (map meaning m) (map meaning o)
    end.

  Definition aim (e : aim_of) : game :=
    match e with
    | Goal => Outcome (fun A => reach_goal (N.lor (own s) A))
    | Joined u v => Outcome (fun A => way (N.lor (own s) A) u v)
    | Worth t => meaning t
    end.

  Lemma reach_monotone : monotone (fun A => reach_goal (N.lor (own s) A)).
  Proof.
    intros A B H. assert (K : sub (N.lor (own s) A) (N.lor (own s) B)) by sets.
    unfold reach_goal. destruct (wanted s) as [l | others touching l].
    - intros (a & Ha & G). exists a. split; [exact Ha|]. intros e He.
      destruct (G e He) as (x & y & ? & ? & P). exists x, y. repeat split; auto. eapply path_sub; eauto.
    - intros G a Ha Q. apply (G a Ha). intros e He.
      destruct (Q e He) as (x & y & ? & ? & P). exists x, y. repeat split; auto. eapply path_sub; [|exact P]. sets.
  Qed.

  Lemma way_monotone u v : monotone (fun A => way (N.lor (own s) A) u v).
  Proof. intros A B H. apply path_sub. sets. Qed.

  Lemma all_joined_monotone pairs : monotone (all_joined pairs).
  Proof. intros A B H J e He. eapply path_sub; [|exact (J e He)]. sets. Qed.

  Lemma meaning_leaves (P : target -> Prop) t : has_places t ->
    (forall l, (forall e, In e l -> mem (fst e) (places_of t) /\ mem (snd e) (places_of t)) -> P (all_joined l)) ->
    leaves P (meaning t).
  Proof.
    induction t as [k p l | k p l r IHl IHr] using tree_induction; intros W H.
    - constructor. split; [reflexivity|]. apply H. exact W.
    - destruct W as [Wl Wr]. cbn [meaning]. apply leaves_game.
      + intros g I. apply in_map_iff in I. destruct I as (u & <- & I).
        destruct (has_places_in p l u Wl I) as [a b]. apply (IHl u I a). intros q Q. apply H.
        intros e He. destruct (Q e He). split; apply b; assumption.
      + intros g I. apply in_map_iff in I. destruct I as (u & <- & I).
        destruct (has_places_in p r u Wr I) as [a b]. apply (IHr u I a). intros q Q. apply H.
        intros e He. destruct (Q e He). split; apply b; assumption.
  Qed.

  (** A game that is known by its number. *)
  Definition known (e : aim_of) : Prop :=
    match e with Worth t => PositiveMap.find (id_of t) tbl = Some t | _ => True end.

  Lemma known_places t : known (Worth t) -> has_places t.
  Proof. apply (with_places tbl games_right). Qed.

  Lemma aim_rising e : known e -> rising (aim e).
  Proof.
    destruct e as [|u v|t]; intros K.
    - apply rising_outcome, reach_monotone.
    - apply rising_outcome, way_monotone.
    - apply meaning_leaves; [apply known_places; exact K|]. intros l _. apply all_joined_monotone.
  Qed.

  Record valid (c : claim) : Prop := {
    need_free : sub (need c) (free s);
    room_free : sub (room c) (free s);
    need_room : forall x, mem x (room c) -> ~ mem x (need c);
    known_aim : known (ends c);
    claim_holds : keeps (aim (ends c)) (need c) (room c)
  }.

  Lemma same_ends_eq x y : known x -> known y -> same_ends x y = true -> x = y.
  Proof.
    destruct x as [|a b|t], y as [|c d|u]; cbn; try congruence; intros K L H.
    - apply andb_true_iff in H. destruct H as [H1 H2]. apply N.eqb_eq in H1, H2. congruence.
    - apply Pos.eqb_eq in H. rewrite H in K. congruence.
  Qed.

  (** ** Several claims at once *)

  Definition says (c : claim) (A : N) : Prop :=
    match link_of (ends c) with Some e => way (N.lor (own s) A) (fst e) (snd e) | None => False end.

  Lemma says_monotone c : monotone (says c).
  Proof. intros A B H. unfold says. destruct (link_of (ends c)); [apply path_sub; sets | auto]. Qed.

  Lemma says_holds c e : valid c -> link_of (ends c) = Some e -> holds (says c) (need c) (room c).
  Proof.
    intros V E. pose proof (claim_holds c V) as K. unfold says. destruct (ends c) as [|u v|t]; cbn in *; try congruence.
    exact K.
  Qed.

  Lemma all_hold needed : forall claims g taken r, rising g -> Forall valid claims ->
    (forall c, In c claims -> exists e, link_of (ends c) = Some e) ->
    (forall c, In c claims -> sub (need c) needed) ->
    keeps g needed taken -> (forall x, mem x taken -> ~ mem x needed) ->
    apart needed taken claims = Some r ->
    (forall g', alike (fun G H : target => forall A B, sub needed A -> sub B A -> G B ->
        (forall c, In c claims -> says c A) -> H A) g g' ->
      keeps g' needed r) /\
    (forall x, mem x r <-> mem x taken \/ (~ mem x needed /\ exists c, In c claims /\ mem x (room c))).
  Proof.
    induction claims as [|c claims IH]; intros g taken r M V L N' K D E; cbn in E.
    - injection E as <-. split; [|firstorder]. intros g' a.
      apply (grow g needed taken K); [sets|]. revert a. apply alike_impl.
      intros G H p A A1 _ (B & B1 & B2). apply (p A B); auto. intros c [].
    - apply when_some in E. destruct E as [Dj E]. inversion V; subst.
      set (room' := N.ldiff (room c) needed) in *.
      destruct (L c (or_introl eq_refl)) as (e & He).
      assert (J : keeps (with_outcomes (fun G A => G A /\ says c A) g) needed (N.lor taken room')).
      { refine (join (says c) g needed taken K needed room' _ _ needed _ _ _ _ _); [| | | sets | sets |].
        - apply (adapt (Outcome (says c)) (need c) (room c)).
          + apply rising_outcome, says_monotone.
          + apply (says_holds c e); assumption.
          + apply N'. left; reflexivity.
          + intros x Hx. subst room'. autorewrite with sets. destruct (mem_dec x needed); tauto.
        - apply rising_with; [|exact M]. intros G MG A B s1 [g1 g2].
          split; [apply (MG A) | apply (says_monotone c A)]; assumption.
        - apply (alike_with_right (fun G H => G = H /\ monotone G)); [|exact M].
          intros G H [-> MG] A B T s1 s2 g1 g2. split; [apply (MG A) | apply (says_monotone c B)]; assumption.
        - intros x Hx Hy. eapply disjoint_apart; eauto. }
      destruct (IH (with_outcomes (fun G A => G A /\ says c A) g) (N.lor room' taken) r) as [K1 K2]; auto.
      + apply rising_with; [|exact M]. intros G MG A B s1 [g1 g2].
        split; [apply (MG A) | apply (says_monotone c A)]; assumption.
      + intros d Hd. apply L. right; exact Hd.
      + intros d Hd. apply N'. right; exact Hd.
      + apply (widen _ _ (N.lor taken room')); [|exact J | sets].
        apply rising_with; [|exact M]. intros G MG A B s1 [g1 g2].
        split; [apply (MG A) | apply (says_monotone c A)]; assumption.
      + intros x Hx. unfold room' in Hx. autorewrite with sets in Hx. destruct Hx as [Hx|Hx]; [tauto | auto].
      + split.
        * intros g' a. apply K1. eapply (alike_with_left _ _ _ _ _ _ a). Unshelve.
          cbn. intros G H p A B A1 A2 [g1 g2] g3. apply (p A B); auto.
          intros d [<- | Hd]; [apply (says_monotone c B); assumption | auto].
        * intros x. rewrite K2. unfold room'. autorewrite with sets. split.
          -- intros [[[? ?]|?]|(? & d & ? & ?)]; [right; split; [assumption | exists c; cbn; auto] | auto |
               right; split; [assumption | exists d; cbn; auto]].
          -- intros [?|(? & d & [<- | ?] & ?)]; [auto | left; left; auto | right; split; [assumption | eauto]].
  Qed.

  (** ** Parts *)

  Lemma connected_sub A B b : sub A B -> connected (near s) A b -> connected (near s) B b.
  Proof. intros H K x y Hx Hy. eapply path_sub; eauto. Qed.

  Lemma parts_connected D held l : sub held D -> (forall e, In e l -> way D (fst e) (snd e)) ->
    Forall (connected (near s) D) (parts s held l).
  Proof.
    intros H L. unfold parts. apply merge_all_connected.
    - apply Forall_app. split; rewrite Forall_forall; intros b Hb; apply in_map_iff in Hb;
        destruct Hb as (x & <- & Hx).
      + apply link_connected; [exact (symmetric s right) | auto].
      + apply star_connected; [exact (symmetric s right) | exact H |].
        apply members_spec in Hx. autorewrite with sets in Hx. tauto.
    - destruct (subset (own s) held) eqn:E.
      + apply subset_sub in E. eapply Forall_impl; [|exact (right_parts s right)].
        intros b. apply connected_sub. sets.
      + eapply Forall_impl; [|apply joined_parts_connected, (symmetric s right)]. intros b. apply connected_sub. sets.
  Qed.


  Lemma links_hold claims l A : links claims = Some l -> (forall c, In c claims -> says c A) ->
    forall e, In e l -> way (N.lor (own s) A) (fst e) (snd e).
  Proof.
    intros E H e He. apply all_map in E. destruct (forall2_in_right _ _ _ _ E He) as (c & Hc & K).
    specialize (H c Hc). unfold says in H. rewrite K in H. exact H.
  Qed.

  Lemma links_there claims l : links claims = Some l -> forall c, In c claims -> exists e, link_of (ends c) = Some e.
  Proof.
    intros E c Hc. apply all_map in E. destruct (forall2_in_left _ _ _ _ E Hc) as (e & _ & K). eauto.
  Qed.

  (** ** Joins and goals *)

  Lemma free_cells_sub l : free_cells s l = true -> sub (of_list l) (free s).
  Proof.
    unfold free_cells. rewrite forallb_forall. intros H x Hx. rewrite mem_list in Hx. apply H; exact Hx.
  Qed.

  Lemma needs_sub claims : Forall valid claims -> sub (needs claims) (free s).
  Proof.
    rewrite Forall_forall. intros V x Hx. unfold needs in Hx. rewrite mem_unions in Hx.
    destruct Hx as (A & HA & Hx). apply in_map_iff in HA. destruct HA as (c & <- & Hc).
    apply (need_free c (V c Hc) x Hx).
  Qed.

  Lemma in_needs c claims : In c claims -> sub (need c) (needs claims).
  Proof. intros H x Hx. unfold needs. rewrite mem_unions. exists (need c). split; [apply in_map|]; assumption. Qed.

  (** What is apart: it is free, and not needed. *)
  Lemma apart_free needed : forall claims taken r, Forall valid claims -> apart needed taken claims = Some r ->
    sub taken (free s) -> (forall x, mem x taken -> ~ mem x needed) ->
    sub r (free s) /\ forall x, mem x r -> ~ mem x needed.
  Proof.
    induction claims as [|c claims IH]; intros taken r V E F D; cbn in E.
    - injection E as <-. auto.
    - apply when_some in E. destruct E as [_ E]. inversion V; subst. pose proof (room_free c H1).
      apply (IH _ _ H2 E); [sets|].
      intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx|Hx]; [tauto | auto].
  Qed.

  Lemma join_sound target stones claims joins c (G : Games.target) : Forall valid claims -> known target ->
    aim target = Outcome G ->
    (forall held parts D, sub held D -> Forall (connected (near s) (N.lor (own s) D)) parts ->
      joins (N.lor (own s) held) parts = true -> G D) ->
    join_claims s target stones claims joins = Some c -> valid c.
  Proof.
    intros V Kn EG J E. unfold join_claims in E. destruct (links claims) as [l|] eqn:El; [|congruence].
    cbn zeta in E. set (needed := N.lor (of_list stones) (needs claims)) in *.
    destruct (apart needed 0 claims) as [r|] eqn:Er; [|congruence].
    apply when_some in E. destruct E as [E E']. injection E' as <-.
    apply andb_true_iff in E. destruct E as [F Jo]. apply free_cells_sub in F. pose proof (needs_sub _ V).
    destruct (apart_free needed claims 0 r V Er) as [r1 r2]; [sets | intros x Hx; autorewrite with sets in Hx; tauto |].
    constructor; cbn [ends need room]; auto; [subst needed; sets|]. rewrite EG.
    destruct (all_hold needed claims (Outcome (fun A => sub needed A)) 0 r) as [K _]; auto.
    - apply rising_outcome. intros A B s1 s2. sets.
    - apply (links_there claims l El).
    - intros d Hd. pose proof (in_needs d claims Hd). subst needed. sets.
    - apply now. sets.
    - intros x Hx. autorewrite with sets in Hx. tauto.
    - apply K. constructor. intros A B s1 s2 s3 s4.
      apply (J (of_list stones) (parts s (N.lor (own s) (of_list stones)) l)); [| |assumption].
      + intros x Hx. apply s1. subst needed. sets.
      + apply parts_connected; [subst needed; sets|]. intros e He. exact (links_hold claims l A El s4 e He).
  Qed.

  Lemma joining_aim u v : exists a b, joining u v = Joined a b /\ forall A, way (N.lor (own s) A) u v -> way (N.lor (own s) A) a b.
  Proof.
    unfold joining. destruct (u <=? v); eexists; eexists; split; try reflexivity; auto.
    intros A. apply path_sym. exact (symmetric s right).
  Qed.

  Lemma join_node_sound u v stones claims c : Forall valid claims ->
    join_claims s (joining u v) stones claims (fun held parts =>
      member u held && member v held && together parts u v) = Some c -> valid c.
  Proof.
    intros V. destruct (joining_aim u v) as (a & b & Ej & Hj).
    apply (join_sound _ _ _ _ _ (fun A => way (N.lor (own s) A) a b)); [exact V | rewrite Ej; exact I | rewrite Ej; reflexivity |].
    intros held ps D _ C H. apply andb_true_iff in H. destruct H as [_ H]. apply Hj.
    eapply together_path; eauto.
  Qed.

  Lemma meet_path near held ps D t u : Forall (connected near D) ps -> meet held ps t u = true ->
    exists x y, mem x t /\ mem y u /\ path near D x y.
  Proof.
    unfold meet. cbn zeta. intros C H. apply existsb_exists in H. destruct H as (b & Hb & H).
    apply andb_true_iff in H. destruct H as [Ht Hu]. apply negb_true_iff in Ht, Hu.
    destruct (not_disjoint _ _ Ht) as (x & x1 & x2), (not_disjoint _ _ Hu) as (y & y1 & y2).
    exists x, y. autorewrite with sets in *. rewrite Forall_forall in C. repeat split; try tauto. apply (C b Hb); assumption.
  Qed.

  Lemma not_meet near held ps t u x y : are_closed near held ps = true -> meet held ps t u = false ->
    mem x t -> mem y u -> ~ path near held x y.
  Proof.
    unfold meet. cbn zeta. intros C H Hx Hy P. destruct (closed_path near held ps x y C P) as (b & Hb & bx & by_).
    destruct (path_ends near held x y P) as [hx hy].
    apply not_true_iff_false in H. apply H. apply existsb_exists. exists b. split; [exact Hb|].
    assert (T : forall w z, mem z w -> mem z held -> mem z b -> negb (disjoint (N.land w held) b) = true).
    { intros w z Hw Hh Hz. apply negb_true_iff, not_true_iff_false. intros K.
      apply (disjoint_apart (N.land w held) b z K); [sets | exact Hz]. }
    apply andb_true_iff. split; [apply (T t x) | apply (T u y)]; assumption.
  Qed.

  Lemma reaches_goal held ps D : sub held D -> Forall (connected (near s) D) ps -> reaches s held ps = true -> reach_goal D.
  Proof.
    intros S C H. unfold reaches in H. unfold reach_goal. destruct (wanted s) as [l | others touching l].
    - apply existsb_exists in H. destruct H as (a & Ha & H). exists a. split; [exact Ha|].
      rewrite forallb_forall in H. intros e He. apply (meet_path _ held ps); auto.
    - cbn zeta in H. apply andb_true_iff in H. destruct H as [K H]. rewrite forallb_forall in H.
      intros a Ha G. specialize (H a Ha). apply existsb_exists in H. destruct H as (e & He & H).
      apply negb_true_iff in H. destruct (G e He) as (x & y & Hx & Hy & P).
      apply (not_meet _ _ _ _ _ x y K H Hx Hy). eapply path_sub; [|exact P]. sets.
  Qed.

  Lemma reach_node_sound stones claims c : Forall valid claims ->
    join_claims s Goal stones claims (reaches s) = Some c -> valid c.
  Proof.
    intros V. apply (join_sound _ _ _ _ _ (fun A => reach_goal (N.lor (own s) A))); [exact V | exact I | reflexivity |].
    intros held ps D S C H. eapply reaches_goal; [|exact C | exact H]. sets.
  Qed.

End Sound.
