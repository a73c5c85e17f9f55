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

  (** ** What can't be missed *)

  (** Neither the goal nor the target names any of the cells. *)
  Definition unnamed (cells : N) (e : option (N * N)) : Prop :=
    (forall a t x, In a (wanted s) -> In t a -> mem x t -> ~ mem x cells) /\
    (forall u v, e = Some (u, v) -> ~ mem u cells /\ ~ mem v cells).

  Lemma inner_unnamed cells c : inner s cells c = true -> unnamed cells (ends c).
  Proof.
    unfold inner. intros H. apply andb_true_iff in H. destruct H as [H K]. split.
    - intros a t x Ha Ht Hx Hc. apply (disjoint_apart cells (named s) x); [exact H | exact Hc|].
      apply (right_named s right a t); assumption.
    - intros u v E. rewrite E in K. apply andb_true_iff in K. destruct K as [K L].
      apply negb_true_iff in K, L. unfold member, mem in *. split; congruence.
  Qed.

  Lemma unnamed_sub cells some e : sub some cells -> unnamed cells e -> unnamed some e.
  Proof.
    intros H [I J]. split; [intros a t x; intros; intros K; apply (I a t x); auto|].
    intros u v E. destruct (J u v E). split; auto.
  Qed.

  Lemma aim_way_round e cells A T : unnamed cells e ->
    sub (N.ldiff (N.lor (own s) A) cells) (N.lor (own s) T) ->
    (forall x y, mem x (N.ldiff (N.lor (own s) A) cells) -> mem y (N.ldiff (N.lor (own s) A) cells) ->
      (exists k, mem k cells /\ mem x (near s k)) -> (exists k, mem k cells /\ mem y (near s k)) ->
      way (N.lor (own s) T) x y) ->
    aim e (N.lor A cells) -> aim e T.
  Proof.
    intros [I J] H K G.
    assert (W : forall u v, ~ mem u cells -> ~ mem v cells ->
      way (N.lor (own s) (N.lor A cells)) u v -> way (N.lor (own s) T) u v).
    { intros u v Hu Hv P. apply (way_round (near s) (symmetric s right) (N.lor (own s) A) cells); auto.
      eapply path_sub; [|exact P]. sets. }
    destruct e as [[u v]|]; cbn in *.
    - destruct (J u v eq_refl). auto.
    - destruct G as (a & Ha & G). exists a. split; [exact Ha|]. intros t u Ht Hu.
      destruct (G t u Ht Hu) as (x & y & ? & ? & P). exists x, y. repeat split; auto.
      apply W; [apply (I a t x) | apply (I a u y) |]; assumption.
  Qed.

  Lemma may_miss_spec D cells held room l x y : may_miss s cells held room l = true ->
    sub held D -> (forall e, In e l -> way D (fst e) (snd e)) -> mem x D -> mem y D ->
    mem x (N.ldiff (N.lor held room) cells) -> mem y (N.ldiff (N.lor held room) cells) ->
    (exists k, mem k cells /\ mem x (near s k)) -> (exists k, mem k cells /\ mem y (near s k)) -> way D x y.
  Proof.
    unfold may_miss. intros H s1 L Dx Dy Hx Hy (k & k1 & k2) (j & j1 & j2).
    assert (B : forall z i, mem i cells -> mem z (near s i) -> mem z (N.ldiff (N.lor held room) cells) ->
      In z (members (N.ldiff (N.land (unions (map (near s) (members cells))) (N.lor held room)) cells))).
    { intros z i Hi Hz Hc. apply members_spec. autorewrite with sets in *. rewrite mem_unions.
      split; [split|]; [|tauto|tauto]. exists (near s i). split; [|exact Hz].
      apply in_map. apply members_spec. exact Hi. }
    eapply (all_round_path (near s) (symmetric s right) D held (parts s held l)); eauto.
    apply parts_connected; assumption.
  Qed.

  (** X has x and all that is needed, and may have had y. *)
  Lemma dead_cell e S Q R x y h A T : unnamed (one y) e ->
    (forall z, mem z h <-> (mem z (own s) \/ mem z Q \/ mem z S \/ z = x) /\ z <> y) ->
    may_miss s (one y) h R [] = true ->
    (forall z, mem z Q \/ mem z S -> z = x \/ z = y \/ mem z A) ->
    (forall z, mem z A -> mem z Q \/ mem z S \/ mem z R) ->
    sub A T -> mem x T -> aim e (N.lor A (N.lor (one x) (one y))) -> aim e T.
  Proof.
    intros U Hh round N1 N2 s1 Hx G.
    apply (aim_way_round e (one y) (N.lor A (one x)) T); [exact U | | |].
    - intros z Hz. autorewrite with sets in *. destruct Hz as [[Hz | [Hz | ->]] _]; auto.
    - intros u v Hu Hv Ku Kv.
      assert (hD : sub h (N.lor (own s) T)).
      { intros z Hz. apply Hh in Hz. autorewrite with sets. destruct Hz as [Hz Hn].
        destruct Hz as [Hz | [Hz | [Hz | ->]]]; auto; right.
        - destruct (N1 z (or_introl Hz)) as [-> | [? | ?]]; [auto | contradiction | auto].
        - destruct (N1 z (or_intror Hz)) as [-> | [? | ?]]; [auto | contradiction | auto]. }
      assert (P : forall z, mem z (N.ldiff (N.lor (own s) (N.lor A (one x))) (one y)) ->
        mem z (N.lor (own s) T) /\ mem z (N.ldiff (N.lor h R) (one y))).
      { intros z Hz. autorewrite with sets in *. rewrite Hh. destruct Hz as [[Hz | [Hz | ->]] Hn].
        - tauto.
        - specialize (N2 z Hz). specialize (s1 z Hz). tauto.
        - tauto. }
      apply (may_miss_spec _ (one y) h R []); try tauto; try apply P; try assumption.
      intros e0 [].
    - apply (aim_monotone e (N.lor A (N.lor (one x) (one y)))); [sets | exact G].
  Qed.

  Lemma captured_sound a b stones c d : valid c -> captured_of s a b stones c = Some d -> valid d.
  Proof.
    intros V E. unfold captured_of in E. cbn zeta in E. set (two := N.lor (one a) (one b)) in *.
    set (held := N.lor (N.lor (own s) (of_list stones)) (N.lor (need c) two)) in *.
    set (needed := N.ldiff (N.lor (need c) (of_list stones)) two) in *.
    apply when_some in E. destruct E as [E E']. injection E' as <-.
    apply andb_true_iff in E. destruct E as [E round_b].
    apply andb_true_iff in E. destruct E as [E round_a].
    apply andb_true_iff in E. destruct E as [E I]. apply inner_unnamed in I.
    apply andb_true_iff in E. destruct E as [ne frees].
    apply negb_true_iff, N.eqb_neq in ne. apply free_cells_sub in frees.
    assert (Fa : mem a (free s)) by (apply frees, mem_list; cbn; auto).
    assert (Fb : mem b (free s)) by (apply frees, mem_list; cbn; auto).
    assert (Fs : sub (of_list stones) (free s)).
    { intros x Hx. apply frees. rewrite mem_list in *. cbn. auto. }
    pose proof (need_free c V). pose proof (room_free c V).
    constructor; cbn [need room ends].
    - subst needed. sets.
    - intros x Hx. subst two. autorewrite with sets in Hx. destruct Hx as [[Hx | [-> | ->]] _]; auto.
    - intros x Hx. autorewrite with sets in Hx. tauto.
    - set (room1 := N.ldiff (N.ldiff (room c) two) needed).
      set (G1 := fun A => aim (ends c) (N.lor A two)).
      assert (M1 : monotone G1).
      { intros A B s1. apply aim_monotone. sets. }
      assert (h1 : holds G1 needed room1).
      { apply (adapt G1 (N.ldiff (need c) two) (N.ldiff (room c) two)); [exact M1 | | |].
        - apply lend; [apply aim_monotone | apply claim_holds; exact V].
        - subst needed. sets.
        - intros x Hx. subst room1. autorewrite with sets in *. destruct (mem_dec x needed); tauto. }
      set (G2 := fun A => G1 A /\ sub needed A /\ sub A (N.lor needed room1)).
      assert (h2 : holds G2 needed room1).
      { apply (grow _ _ _ _ h1); [sets|]. intros A A1 A2 (B & B1 & B2).
        split; [apply (M1 B); assumption | auto]. }
      assert (Need : forall x, mem x needed <-> (mem x (need c) \/ mem x (of_list stones)) /\ x <> a /\ x <> b).
      { intros x. subst needed two. autorewrite with sets. tauto. }
      assert (Room : forall x, mem x room1 -> mem x (room c) /\ ~ mem x needed /\ x <> a /\ x <> b).
      { intros x. subst room1 two. autorewrite with sets. tauto. }
      clearbody needed room1.
      apply (widen _ _ (N.lor room1 two)); [apply aim_monotone | |].
      + refine (join G2 _ (aim (ends c)) (aim_monotone _) _ _ _ h2 _ _ (pair a b ne) _ _ _ _);
          [| sets | sets |].
        * intros A B T s1 s2 (g1 & g2 & g3) [g | g].
          -- apply (dead_cell (ends c) (need c) (of_list stones) (room c) a b (N.ldiff held (one b)) A T); auto.
             ++ eapply unnamed_sub; [|exact I]. subst two. sets.
             ++ intros z. subst held two. autorewrite with sets. intuition (subst; tauto).
             ++ intros z Hz. destruct (N.eq_dec z a), (N.eq_dec z b); auto. right. right.
                apply g2, Need. tauto.
             ++ intros z Hz. specialize (g3 z Hz). autorewrite with sets in g3. rewrite Need in g3.
                specialize (Room z). tauto.
          -- apply (dead_cell (ends c) (need c) (of_list stones) (room c) b a (N.ldiff held (one a)) A T); auto.
             ++ eapply unnamed_sub; [|exact I]. subst two. sets.
             ++ intros z. subst held two. autorewrite with sets. intuition (subst; tauto).
             ++ intros z Hz. destruct (N.eq_dec z a), (N.eq_dec z b); auto. right. right.
                apply g2, Need. tauto.
             ++ intros z Hz. specialize (g3 z Hz). autorewrite with sets in g3. rewrite Need in g3.
                specialize (Room z). tauto.
             ++ eapply aim_monotone; [|exact g1]. subst two. sets.
        * intros x Hx Hy. specialize (Room x Hx). subst two. autorewrite with sets in Hy. tauto.
      + intros x Hx. subst two. autorewrite with sets in *. destruct Hx as [Hx | Hx].
        * specialize (Room x Hx). tauto.
        * rewrite Need. tauto.
  Qed.

  Lemma part_sound cells stones c claims d : valid c -> Forall valid claims ->
    part_of s cells stones c claims = Some d -> valid d.
  Proof.
    intros V Vs E. unfold part_of in E. cbn zeta in E. set (set := of_list cells) in *.
    set (needed := N.lor (N.ldiff (need c) set) (N.lor (of_list stones) (needs claims))) in *.
    destruct (links claims) as [l|] eqn:El; [|congruence].
    cbn [apart] in E. cbn [room] in E.
    set (room1 := N.ldiff (N.ldiff (room c) set) needed) in *.
    destruct (when (disjoint room1 0) (apart needed (N.lor room1 0) claims)) as [r|] eqn:Er; [|congruence].
    apply when_some in E. destruct E as [E E']. injection E' as <-.
    apply andb_true_iff in E. destruct E as [E round].
    apply andb_true_iff in E. destruct E as [E I]. apply inner_unnamed in I.
    apply andb_true_iff in E. destruct E as [E frees]. apply free_cells_sub in frees.
    apply when_some in Er. destruct Er as [_ Er].
    pose proof (need_free c V). pose proof (room_free c V). pose proof (needs_sub _ Vs).
    set (G1 := fun A => aim (ends c) (N.lor A set)).
    assert (M1 : monotone G1) by (intros A B s1; apply aim_monotone; sets).
    assert (h1 : holds G1 needed room1).
    { apply (adapt G1 (N.ldiff (need c) set) (N.ldiff (room c) set)); [exact M1 | | |].
      - apply lend; [apply aim_monotone | apply claim_holds; exact V].
      - subst needed. sets.
      - intros x Hx. subst room1. autorewrite with sets in *. destruct (mem_dec x needed); tauto. }
    set (G2 := fun A => sub needed A /\ exists B, sub B A /\ sub needed B /\
      sub B (N.lor needed room1) /\ G1 B).
    assert (M2 : monotone G2).
    { intros A B s1 (g & D & g1 & g2). split; [sets|]. exists D. split; [sets | exact g2]. }
    assert (h2 : holds G2 needed (N.lor room1 0)).
    { apply (widen _ _ room1); [exact M2 | | sets]. apply (grow _ _ _ _ h1); [sets|].
      intros A A1 A2 (B & B1 & B2). split; [exact A1|].
      exists A. repeat split; auto; [sets|]. apply (M1 B); assumption. }
    assert (Nc : forall e, In e claims -> sub (need e) needed).
    { intros e He. pose proof (in_needs e claims He). subst needed. sets. }
    destruct (all_hold needed claims G2 (N.lor room1 0) r M2 Vs Nc h2) as [K1 K2]; [ | exact Er |].
    { intros x Hx. subst room1. autorewrite with sets in Hx. tauto. }
    constructor; cbn [need room ends].
    - subst needed. sets.
    - rewrite Forall_forall in Vs. intros x Hx. apply K2 in Hx. autorewrite with sets in Hx.
      destruct Hx as [[Hx | []] | (_ & e & He & Hx)].
      + subst room1. autorewrite with sets in Hx. apply H0. tauto.
      + apply (room_free e (Vs e He) x Hx).
    - intros x Hx. apply K2 in Hx. destruct Hx as [Hx | Hx]; [|tauto].
      subst room1. autorewrite with sets in Hx. tauto.
    - apply (grow _ _ _ _ K1); [sets|].
      intros T T1 _ (B & s1 & (g1 & A & a1 & a2 & a3 & g) & g3).
      assert (L : forall e, In e l -> way (N.lor (own s) T) (fst e) (snd e)).
      { intros e He. eapply path_sub; [|eapply links_hold; eauto]. sets. }
      apply (aim_way_round (ends c) set A T); [exact I | sets | | exact g].
      assert (P : forall z, mem z (N.ldiff (N.lor (own s) A) set) ->
        mem z (N.lor (own s) T) /\
        mem z (N.ldiff (N.lor (N.ldiff (N.lor (own s) needed) set) (room c)) set)).
      { intros z Hz. autorewrite with sets in *. destruct Hz as [[Hz | Hz] Hn]; [tauto|].
        specialize (a3 z Hz). autorewrite with sets in a3. specialize (a1 z Hz). specialize (s1 z a1).
        destruct a3 as [a3 | a3]; [tauto|]. subst room1. autorewrite with sets in a3. tauto. }
      intros u v Hu Hv Ku Kv.
      apply (may_miss_spec _ set (N.ldiff (N.lor (own s) needed) set) (room c) l); try assumption; try apply P; auto.
      intros z Hz. autorewrite with sets in *. destruct Hz as [[Hz | Hz] _]; [auto | right; apply T1; exact Hz].
  Qed.
End Sound.

(** ** Lemmas in other places *)

Lemma no_two_same_spec {A} (to : A -> N) : forall l seen, no_two_same (map to l) seen = true ->
  (forall x, In x l -> ~ mem (to x) seen) /\
  (forall x y, In x l -> In y l -> to x = to y -> x = y).
Proof.
  induction l as [|z l IH]; intros seen H; [cbn; tauto|]. cbn [map no_two_same In] in *.
  apply andb_true_iff in H. destruct H as [H K]. apply IH in K. destruct K as [K1 K2].
  assert (Z : ~ mem (to z) seen).
  { apply negb_true_iff in H. unfold member, mem in *. congruence. }
  assert (D : forall x, In x l -> to x <> to z).
  { intros x Hx E. apply (K1 x Hx). autorewrite with sets. auto. }
  split.
  - intros x [<- | Hx]; [exact Z|]. specialize (K1 x Hx). autorewrite with sets in K1. tauto.
  - intros x y [<- | Hx] [<- | Hy] E; auto; exfalso; [apply (D y) | apply (D x)]; auto.
Qed.

Section Placed.
  Variables s fs : sheet.
  Hypothesis right : right_sheet s.

  Lemma fits_way to used A B x y : fits s fs to used = true -> sub A used ->
    (forall z, mem z A -> mem (to z) (N.lor B (own s))) ->
    path (near fs) A x y -> path (near s) (N.lor (own s) B) (to x) (to y).
  Proof.
    intros F U H. induction 1 as [Hx | y z P IH Hz Hn].
    - apply stay. specialize (H x Hx). sets.
    - destruct (path_ends _ _ _ _ P) as [_ Hy]. unfold fits in F. rewrite forallb_forall in F.
      specialize (F y). rewrite members_spec in F. specialize (F (U y Hy)). rewrite forallb_forall in F.
      specialize (F z). rewrite members_spec in F. autorewrite with sets in F.
      specialize (F (conj Hn (U z Hz))). apply orb_true_iff in F. destruct F as [F | F].
      + apply (go _ _ _ (to y)); [exact IH | | exact F]. specialize (H z Hz). sets.
      + apply (path_trans _ _ _ (to y)); [exact IH|]. apply (path_sub _ (own s)); [sets|].
        eapply together_path; [apply (right_parts s right) | exact F].
  Qed.

  Lemma moved_sound to k u v : valid fs k -> ends k = Some (u, v) ->
    let has := N.lor (own fs) (need k) in
    let used := N.lor has (room k) in
    let image (l : N) := of_list (map to (members l)) in
    let needed := N.land (image has) (free s) in
    no_two_same (map to (members used)) 0 = true -> subset (image used) (inside s) = true ->
    fits s fs to used = true ->
    valid s {| ends := Some (ordered (to u) (to v)); need := needed;
               room := N.ldiff (N.land (image (room k)) (free s)) needed |}.
  Proof.
    intros V E has used image needed no_two I F. apply subset_sub in I.
    destruct (no_two_same_spec to _ _ no_two) as [_ injective].
    assert (In_image : forall L x, mem x L -> mem (to x) (image L)).
    { intros L x Hx. subst image. cbn. rewrite mem_list. apply in_map. apply members_spec. exact Hx. }
    assert (Where : forall x, mem x used -> mem (to x) (own s) \/ mem (to x) (free s)).
    { intros x Hx. specialize (I _ (In_image _ _ Hx)). unfold inside in I. autorewrite with sets in I.
      exact I. }
    constructor; cbn [ends need room].
    - subst needed. sets.
    - sets.
    - intros x Hx. autorewrite with sets in Hx. tauto.
    - assert (h : holds (fun A => path (near fs) A u v) has (room k)).
      { apply (grow _ _ _ _ (claim_holds fs k V)); [subst has; sets|]. intros A A1 _ (B & B1 & B2).
        rewrite E in B2. cbn in B2. apply (path_sub _ (N.lor (own fs) B)); [subst has; sets | exact B2]. }
      apply (widen _ _ (N.ldiff (image (room k)) (N.lor needed (own s)))).
      + apply aim_monotone.
      + apply (moved (fun A => path (near fs) A u v)) with (used := used) (S := has); auto.
        * intros x y Hx Hy. apply injective; apply members_spec; assumption.
        * intros A B U H P. apply aim_ordered; [exact right|]. eapply fits_way; eauto.
        * subst used. sets.
        * subst used. sets.
        * intros x Hx. assert (Hu : mem x used) by (subst used; sets).
          specialize (In_image has x Hx). subst needed. autorewrite with sets.
          destruct (Where x Hu); tauto.
      + intros x Hx. autorewrite with sets in *. destruct Hx as [Hx Hn]. repeat split; try tauto.
        assert (K : exists y, to y = x /\ mem y (room k)).
        { subst image. cbn in Hx. rewrite mem_list, in_map_iff in Hx. destruct Hx as (y & Ey & Hy).
          exists y. split; [exact Ey | apply members_spec; exact Hy]. }
        destruct K as (y & <- & Hy). assert (Hu : mem y used) by (subst used; sets).
        destruct (Where y Hu); tauto.
  Qed.
End Placed.
