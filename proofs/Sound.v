(** The checker is right: each node that it takes is a claim that holds. *)
From Coq Require Import NArith ZArith List Bool Lia FMapPositive.
Require Import Statement Sets Rules Paths Board Checker.
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

Ltac bools := repeat match goal with
  | H : when _ _ = Some _ |- _ => apply when_some in H; destruct H
  | H : _ && _ = true |- _ => apply andb_true_iff in H; destruct H
  | H : negb _ = true |- _ => apply negb_true_iff in H
  | H : Some _ = Some _ |- _ => injection H; clear H; intros; subst
  end.

Lemma parts_of_connected s held : (forall x y, mem y (near s x) -> mem x (near s y)) ->
  Forall (connected (near s) held) (parts_of s held).
Proof.
  intros symmetric. unfold parts_of. apply merge_all_connected; [|constructor].
  rewrite Forall_forall. intros b Hb. apply in_map_iff in Hb. destruct Hb as (x & <- & Hx).
  apply star_connected; [exact symmetric | sets | apply members_spec; exact Hx].
Qed.

(** What is known of a sheet. *)
Record right_sheet (s : sheet) : Prop := {
  symmetric : forall x y, mem y (near s x) -> mem x (near s y);
  right_parts : Forall (connected (near s) (own s)) (start_parts s);
  apart_at_start : forall x, mem x (own s) -> mem x (free s) -> False;
  right_named : forall a t x, In a (wanted s) -> In t a -> mem x t -> mem x (named s)
}.

Section Sound.
  Variable s : sheet.
  Hypothesis right : right_sheet s.

  Notation way := (path (near s)).

  Definition reach_goal (A : N) : Prop := exists a, In a (wanted s) /\
    forall t u, In t a -> In u a -> exists x y, mem x t /\ mem y u /\ way A x y.

  Definition aim (e : option (N * N)) : target := fun A =>
    match e with
    | Some (u, v) => way (N.lor (own s) A) u v
    | None => reach_goal (N.lor (own s) A)
    end.

  Lemma aim_monotone e : monotone (aim e).
  Proof.
    intros A B H. assert (K : sub (N.lor (own s) A) (N.lor (own s) B)) by sets.
    destruct e as [[u v]|]; cbn.
    - apply path_sub. exact K.
    - intros (a & Ha & G). exists a. split; [exact Ha|]. intros t u Ht Hu.
      destruct (G t u Ht Hu) as (x & y & ? & ? & P). exists x, y.
      repeat split; auto. eapply path_sub; eauto.
  Qed.

  Record valid (c : claim) : Prop := {
    need_free : sub (need c) (free s);
    room_free : sub (room c) (free s);
    need_room : forall x, mem x (room c) -> ~ mem x (need c);
    claim_holds : holds (aim (ends c)) (need c) (room c)
  }.

  Lemma aim_ordered u v A : aim (Some (ordered u v)) A <-> way (N.lor (own s) A) u v.
  Proof.
    unfold ordered. destruct (u <=? v); cbn; [reflexivity|]. split; apply path_sym; exact (symmetric s right).
  Qed.

  Lemma same_ends_eq x y : same_ends x y = true -> x = y.
  Proof.
    destruct x as [[a b]|], y as [[c d]|]; cbn; try congruence.
    intros H. bools. apply N.eqb_eq in H, H0. congruence.
  Qed.

  (** ** Several claims at once *)

  Lemma all_hold needed : forall claims G taken r, monotone G -> Forall valid claims ->
    (forall c, In c claims -> sub (need c) needed) ->
    holds G needed taken -> (forall x, mem x taken -> ~ mem x needed) ->
    apart needed taken claims = Some r ->
    holds (fun A => G A /\ forall c, In c claims -> aim (ends c) A) needed r /\
    (forall x, mem x r <-> mem x taken \/ (~ mem x needed /\ exists c, In c claims /\ mem x (room c))).
  Proof.
    induction claims as [|c claims IH]; intros G taken r M V N' H D E; cbn in E.
    - bools. split; [|firstorder].
      apply (grow G _ needed r H); [sets|]. intros A _ _ (B & s1 & s2).
      split; [apply (M B); assumption | cbn; tauto].
    - bools. inversion V; subst. set (room' := N.ldiff (room c) needed) in *.
      set (G' := fun A => G A /\ aim (ends c) A).
      assert (M' : monotone G').
      { intros A B s1 [g1 g2]. split; [apply (M A); assumption | apply (aim_monotone _ A); assumption]. }
      assert (J : holds G' needed (N.lor room' taken)).
      { refine (join (aim (ends c)) G G' M' _ needed room' _ needed taken H needed _ _ _); [| | sets | sets |].
        - intros A B T s1 s2 g1 g2. split; [apply (M B) | apply (aim_monotone _ A)]; assumption.
        - subst room'. apply (adapt _ (need c) (room c)); [apply aim_monotone | apply claim_holds; assumption | |].
          + apply N'. left; reflexivity.
          + intros x Hx. autorewrite with sets. destruct (mem_dec x needed); tauto.
        - intros x Hx Hy. eapply disjoint_apart; eauto. }
      destruct (IH G' (N.lor room' taken) r M') as [K1 K2]; auto.
      + intros d Hd. apply N'. right; exact Hd.
      + intros x Hx. unfold room' in Hx. autorewrite with sets in Hx. destruct Hx as [Hx|Hx]; [tauto | auto].
      + split.
        * apply (grow _ _ _ _ K1); [sets|]. intros A _ _ (B & s1 & (g1 & g2) & g3).
          split; [apply (M B); assumption|].
          intros d [<- | Hd]; apply (aim_monotone _ B); auto.
        * intros x. rewrite K2. unfold room'. autorewrite with sets. split.
          -- intros [[[? ?]|?]|(? & d & ? & ?)]; [right; split; [assumption | exists c; cbn; auto] | auto |
               right; split; [assumption | exists d; cbn; auto]].
          -- intros [?|(? & d & [<- | ?] & ?)]; [auto | left; left; auto | right; split; [assumption | eauto]].
  Qed.

  Lemma apart_free needed claims r : Forall valid claims -> apart needed 0 claims = Some r ->
    (forall c, In c claims -> sub (need c) needed) ->
    holds (fun A => sub needed A /\ forall c, In c claims -> aim (ends c) A) needed r /\
    sub r (free s) /\ forall x, mem x r -> ~ mem x needed.
  Proof.
    intros V E N'. destruct (all_hold needed claims (fun A => sub needed A) 0 r) as [H K]; auto.
    - intros A B s1 s2. sets.
    - apply now. sets.
    - intros x Hx. autorewrite with sets in Hx. tauto.
    - split; [exact H|]. rewrite Forall_forall in V. split.
      + intros x Hx. apply K in Hx. autorewrite with sets in Hx.
        destruct Hx as [[]|(? & c & Hc & Hx)]. apply (room_free c (V c Hc) x Hx).
      + intros x Hx. apply K in Hx. autorewrite with sets in Hx. tauto.
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
      + eapply Forall_impl; [|apply parts_of_connected, (symmetric s right)]. intros b. apply connected_sub. sets.
  Qed.

  Lemma links_hold claims l A : links claims = Some l -> (forall c, In c claims -> aim (ends c) A) ->
    forall e, In e l -> way (N.lor (own s) A) (fst e) (snd e).
  Proof.
    intros E H e He. apply all_map in E. destruct (forall2_in_right _ _ _ _ E He) as (c & Hc & K).
    specialize (H c Hc). rewrite K in H. destruct e; exact H.
  Qed.

  (** ** The rules *)

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

  Lemma join_sound target stones claims joins c : Forall valid claims ->
    (forall held parts D, sub held D -> Forall (connected (near s) (N.lor (own s) D)) parts ->
      joins (N.lor (own s) held) parts = true -> aim target D) ->
    join_claims s target stones claims joins = Some c -> valid c.
  Proof.
    intros V J E. unfold join_claims in E. destruct (links claims) as [l|] eqn:El; [|congruence].
    cbn zeta in E. set (needed := N.lor (of_list stones) (needs claims)) in *.
    destruct (apart needed 0 claims) as [r|] eqn:Er; [|congruence]. bools.
    destruct (apart_free needed claims r) as (K & r1 & r2); auto.
    { intros d Hd. subst needed. pose proof (in_needs d claims Hd). sets. }
    pose proof (free_cells_sub _ H). pose proof (needs_sub _ V).
    constructor; cbn; auto; [subst needed; sets|].
    apply (grow _ _ _ _ K); [sets|]. intros A _ _ (B & s1 & s2 & s3).
    apply (J (of_list stones) (parts s (N.lor (own s) (of_list stones)) l)); [| |assumption].
    - intros x Hx. apply s1, s2. subst needed. sets.
    - apply parts_connected; [subst needed; sets|]. intros e He.
      eapply path_sub; [|eapply links_hold; eauto]. sets.
  Qed.

  Lemma join_node_sound u v stones claims c : Forall valid claims ->
    join_claims s (Some (ordered u v)) stones claims (fun held parts =>
      member u held && member v held && together parts u v) = Some c -> valid c.
  Proof.
    intros V. apply join_sound; [exact V|]. intros held ps D _ C H. bools.
    apply aim_ordered. eapply together_path; eauto.
  Qed.

  Lemma reach_node_sound stones claims c : Forall valid claims ->
    join_claims s None stones claims (reaches s) = Some c -> valid c.
  Proof.
    intros V. apply join_sound; [exact V|]. intros held ps D _ C H. unfold reaches in H.
    apply existsb_exists in H. destruct H as (a & Ha & H). exists a. split; [exact Ha|].
    apply existsb_exists in H. destruct H as (b & Hb & H). rewrite forallb_forall in H.
    assert (T : forall t, In t a -> exists x, mem x t /\ mem x b).
    { intros t Ht. specialize (H t Ht). apply negb_true_iff in H.
      destruct (not_disjoint _ _ H) as (x & Hx & Hxb). exists x. autorewrite with sets in Hx. tauto. }
    intros t u Ht Hu. destruct (T t Ht) as (x & x1 & x2), (T u Hu) as (y & y1 & y2).
    exists x, y. repeat split; auto. rewrite Forall_forall in C. apply (C b Hb); assumption.
  Qed.

  Lemma fold_land_mem (l : list (N * claim)) f x : forall a,
    mem x (fold_left (fun a w => N.land a (f w)) l a) <-> mem x a /\ forall w, In w l -> mem x (f w).
  Proof.
    induction l as [|w l IH]; intros a; cbn; [tauto|]. rewrite IH. autorewrite with sets. split.
    - intros [[? ?] ?]. split; [assumption|]. intros v [<- | ?]; auto.
    - intros [? H]. split; [split; [assumption | apply H; left; reflexivity]|]. intros v Hv. apply H. auto.
  Qed.

  Lemma choice_sound ways c : Forall valid (map snd ways) -> choice_of s ways = Some c -> valid c.
  Proof.
    intros V E. unfold choice_of in E. destruct ways as [|[m0 first] rest] eqn:W; [congruence|].
    rewrite <- W in *. cbn zeta in E.
    set (way_of := fun w : N * claim => N.lor (room (snd w)) (one (fst w))) in *.
    set (needed := unions (map (fun w : N * claim => N.ldiff (need (snd w)) (one (fst w))) ways)) in *.
    apply when_some in E. destruct E as [E E']. injection E' as <-.
    apply andb_true_iff in E. destruct E as [E same]. rewrite forallb_forall in same.
    apply andb_true_iff in E. destruct E as [moves none]. apply free_cells_sub in moves.
    rewrite Forall_forall in V.
    assert (VW : forall w, In w ways -> valid (snd w)) by (intros w Hw; apply V; apply in_map; exact Hw).
    assert (NW : forall w, In w ways -> sub (N.ldiff (need (snd w)) (one (fst w))) needed).
    { intros w Hw x Hx. subst needed. rewrite mem_unions. eexists. split; [|exact Hx].
      apply in_map_iff. exists w. auto. }
    assert (RW : forall w, In w ways -> sub (way_of w) (unions (map way_of ways))).
    { intros w Hw x Hx. rewrite mem_unions. exists (way_of w). split; [apply in_map|]; assumption. }
    assert (FW : forall w, In w ways -> sub (way_of w) (free s)).
    { intros w Hw x Hx. unfold way_of in Hx. autorewrite with sets in Hx. destruct Hx as [Hx| ->].
      - apply (room_free _ (VW w Hw) x Hx).
      - apply moves. rewrite mem_list. apply in_map. exact Hw. }
    constructor; cbn.
    - intros x Hx. subst needed. rewrite mem_unions in Hx. destruct Hx as (A & HA & Hx).
      apply in_map_iff in HA. destruct HA as (w & <- & Hw). autorewrite with sets in Hx.
      apply (need_free _ (VW w Hw) x). tauto.
    - intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx _]. rewrite mem_unions in Hx.
      destruct Hx as (A & HA & Hx). apply in_map_iff in HA. destruct HA as (w & <- & Hw).
      apply (FW w Hw x Hx).
    - intros x Hx. autorewrite with sets in Hx. tauto.
    - apply (choice _ _ _ (map (fun w => (fst w, (need (snd w), room (snd w)))) ways)).
      + apply aim_monotone.
      + rewrite W. cbn. congruence.
      + intros v n r Hin. apply in_map_iff in Hin. destruct Hin as (w & Ew & Hw). inversion Ew; subst v n r.
        split; [|split].
        * rewrite <- (same_ends_eq _ _ (same w Hw)). apply claim_holds. apply VW. exact Hw.
        * apply NW. exact Hw.
        * intros x Hx. pose proof (RW w Hw x Hx). autorewrite with sets. destruct (mem_dec x needed); tauto.
      + intros x Hx. autorewrite with sets in Hx. tauto.
      + intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx Hn].
        destruct (existsb (fun w => negb (member x (way_of w))) ways) eqn:Ex.
        * apply existsb_exists in Ex. destruct Ex as (w & Hw & Hxw). apply negb_true_iff in Hxw.
          assert (NM : ~ mem x (way_of w)) by (unfold mem; unfold member in Hxw; congruence).
          unfold way_of in NM. autorewrite with sets in NM.
          exists (fst w), (need (snd w)), (room (snd w)). split; [|tauto].
          apply in_map_iff. exists w. auto.
        * exfalso. apply N.eqb_eq in none. apply (mem_empty x). rewrite <- none.
          apply (fold_land_mem ways way_of). split.
          -- autorewrite with sets. split; [|exact Hn]. rewrite mem_unions in Hx.
             destruct Hx as (A & HA & Hx). apply in_map_iff in HA. destruct HA as (w & <- & Hw).
             apply (FW w Hw x Hx).
          -- intros w Hw. destruct (mem_dec x (way_of w)) as [K|K]; [exact K|]. exfalso.
             assert (T : existsb (fun w => negb (member x (way_of w))) ways = true); [|congruence].
             apply existsb_exists. exists w. split; [exact Hw|]. apply negb_true_iff.
             unfold member. unfold mem in K. destruct (N.testbit (way_of w) x); congruence.
  Qed.
End Sound.
