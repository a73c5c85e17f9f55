(** Who wins, by the definition and nothing else: for small boards, to compare it with other programs. *)
From Coq Require Import ZArith List Bool Lia.
Require Import Statement Board.
Import ListNotations.

Section Decide.
  Variable p : position.

  Definition hasb (A : list cell) (x : point) : bool :=
    match x with
    | Cell c => is_in A c
    | Edge _ => existsb (is_one_of x) (terminals p)
    end.

  Definition linkedb (x y : point) : bool :=
    touchb p x y || existsb (fun t => is_one_of x t && is_one_of y t) (terminals p).

  Definition link (x y : point) : Prop :=
    touch p x y \/ exists t, is_terminal p t /\ In x t /\ In y t.

  Notation "A 'of'" := (fun c => In c A) (at level 1).

  Lemma hasb_has A x : hasb A x = true <-> has p (A of) x.
  Proof.
    destruct x as [c|e]; cbn; [apply is_in_spec|]. rewrite existsb_exists. split; intros (t & H & K);
      exists t; [rewrite <- terminals_spec, <- is_one_of_spec | rewrite terminals_spec, is_one_of_spec]; auto.
  Qed.

  Lemma linkedb_link x y : linkedb x y = true <-> link x y.
  Proof.
    unfold linkedb, link. rewrite orb_true_iff.
    assert (T : touchb p x y = true <-> touch p x y).
    { destruct x as [c|e], y as [d|f]; cbn; [apply is_in_spec | destruct f | destruct e | intuition congruence];
        cbn; apply Z.eqb_eq. }
    rewrite T, existsb_exists. split; (intros [H | (t & H & K)]; [left; exact H | right; exists t]).
    - rewrite <- terminals_spec. rewrite andb_true_iff, !is_one_of_spec in K. auto.
    - rewrite terminals_spec. rewrite andb_true_iff, !is_one_of_spec. auto.
  Qed.

  (** What can be reached from [todo] through [rest]. *)
  Fixpoint spread (fuel : nat) (todo rest : list point) : list point :=
    match fuel, todo with
    | S fuel, y :: todo =>
        y :: spread fuel (filter (linkedb y) rest ++ todo) (filter (fun z => negb (linkedb y z)) rest)
    | _, _ => []
    end.

  Lemma filter_lengths {A} (f : A -> bool) l :
    (length (filter f l) + length (filter (fun x => negb (f x)) l) = length l)%nat.
  Proof. induction l as [|x l IH]; cbn; [reflexivity|]. destruct (f x); cbn; lia. Qed.

  Lemma spread_closed fuel : forall todo rest, (length todo + length rest <= fuel)%nat ->
    (forall y, In y todo -> In y (spread fuel todo rest)) /\
    (forall y z, In y (spread fuel todo rest) -> In z rest -> linkedb y z = true ->
      In z (spread fuel todo rest)).
  Proof.
    induction fuel as [|fuel IH]; intros todo rest L.
    - destruct todo; cbn in *; [tauto | lia].
    - destruct todo as [|y todo]; cbn [spread]; [cbn; tauto|].
      set (near := filter (linkedb y) rest). set (far := filter (fun z => negb (linkedb y z)) rest).
      pose proof (filter_lengths (linkedb y) rest) as PL. fold near far in PL.
      destruct (IH (near ++ todo) far) as [H K]; [rewrite app_length; cbn in L; lia|].
      assert (S : forall z, In z rest -> In z near \/ In z far).
      { intros z Hz. destruct (linkedb y z) eqn:E; [left | right]; apply filter_In; rewrite ?E; auto. }
      assert (N : forall z, In z rest -> linkedb y z = true -> In z near).
      { intros z Hz Hl. apply filter_In. auto. }
      split.
      + intros z [<- | Hz]; [left; reflexivity | right; apply H, in_or_app; auto].
      + intros z w [<- | Hz] Hw Hl; right; [apply H, in_or_app; left; auto|].
        destruct (S w Hw) as [F|F]; [apply H, in_or_app; auto | eapply K; eauto].
  Qed.

  Lemma spread_joined A x fuel : forall todo rest,
    (forall y, In y todo -> joined p A x y) -> (forall y, In y rest -> has p A y) ->
    forall y, In y (spread fuel todo rest) -> joined p A x y.
  Proof.
    induction fuel as [|fuel IH]; intros todo rest T R y Hy; [destruct Hy|].
    destruct todo as [|z todo]; [destruct Hy|]. cbn in Hy.
    destruct Hy as [<- | Hy]; [apply T; left; reflexivity|]. revert Hy. apply IH.
    - intros w Hw. apply in_app_or in Hw. destruct Hw as [Hw | Hw]; [|apply T; right; exact Hw].
      apply filter_In in Hw. destruct Hw as [Hw Hl].
      apply (on_the_way p A x z w); [apply T; left; reflexivity | auto | apply linkedb_link; exact Hl].
    - intros w Hw. apply filter_In in Hw. apply R. tauto.
  Qed.

  Definition points (A : list cell) : list point :=
    filter (hasb A) (map Cell A ++ [Edge Top; Edge Bottom; Edge Left; Edge Right]).

  Lemma points_spec A x : In x (points A) <-> has p (A of) x.
  Proof.
    unfold points. rewrite filter_In, hasb_has. split; [tauto|]. intros H. split; [|exact H].
    apply in_or_app. destruct x as [c|e]; [left; apply in_map; exact H | right; destruct e; cbn; tauto].
  Qed.

  Definition all_joined (A : list cell) (x : point) : list point :=
    if hasb A x then spread (S (length (points A))) [x] (points A) else [].

  Lemma all_joined_spec A x y : In y (all_joined A x) <-> joined p (A of) x y.
  Proof.
    unfold all_joined. destruct (hasb A x) eqn:H.
    - split.
      + apply spread_joined; [|intros z; apply points_spec].
        intros z [<- | []]. apply itself. apply hasb_has. exact H.
      + destruct (spread_closed (S (length (points A))) [x] (points A)) as [K L]; [cbn; lia|].
        induction 1 as [x Hx | x y z J IH Hz Hl]; [apply K; left; reflexivity|].
        apply (L y z); [apply IH; auto | apply points_spec; exact Hz | apply linkedb_link; exact Hl].
    - split; [intros []|]. intros J. assert (E : has p (A of) x).
      { clear H. induction J; assumption. }
      apply hasb_has in E. congruence.
  Qed.

  Definition reachedb (A : list cell) : bool :=
    existsb (fun a => forallb (fun t => forallb (fun u =>
      existsb (fun x => let reach := all_joined A x in existsb (fun y => is_one_of y reach) u) t) a) a)
      (goal p).

  Lemma reachedb_reached A : reachedb A = true <-> reached p (A of).
  Proof.
    unfold reachedb, reached. rewrite existsb_exists.
    split; intros (a & Ha & H); exists a; split; auto.
    - rewrite forallb_forall in H. intros t u Ht Hu. specialize (H t Ht). rewrite forallb_forall in H.
      specialize (H u Hu). apply existsb_exists in H. destruct H as (x & Hx & H).
      apply existsb_exists in H. destruct H as (y & Hy & H). exists x, y.
      rewrite is_one_of_spec in H. apply all_joined_spec in H. auto.
    - apply forallb_forall. intros t Ht. apply forallb_forall. intros u Hu.
      destruct (H t u Ht Hu) as (x & y & Hx & Hy & J). apply existsb_exists. exists x. split; [exact Hx|].
      apply existsb_exists. exists y. split; [exact Hy|]. apply is_one_of_spec. apply all_joined_spec. exact J.
  Qed.

  (** ** The play *)

  Lemma joined_more (A B : cell -> Prop) : (forall c, A c -> B c) ->
    forall x y, joined p A x y -> joined p B x y.
  Proof.
    intros S. assert (H : forall x, has p A x -> has p B x) by (intros [c|e]; cbn; auto).
    induction 1; [apply itself | eapply on_the_way]; eauto.
  Qed.

  Lemma wins_more : forall s E (A : cell -> Prop), wins p s E A ->
    forall B : cell -> Prop, (forall c, A c -> B c) -> wins p s E B.
  Proof.
    induction 1 as [s A (a & Ha & R) | E A ne W IH | E A c Hc W IH]; intros B S.
    - apply board_full. exists a. split; [exact Ha|]. intros t u Ht Hu.
      destruct (R t u Ht Hu) as (x & y & Hx & Hy & J). exists x, y. repeat split; auto.
      eapply joined_more; eauto.
    - apply white_moves; auto.
    - apply (black_moves p E B c Hc). apply IH. intros d [H | H]; auto.
  Qed.

  Fixpoint decide (fuel : nat) (s : side) (E A : list cell) : bool :=
    match E, fuel with
    | [], _ => reachedb A
    | _, O => false
    | _, S fuel =>
        match s with
        | White => forallb (fun c => decide fuel Black (remove same_cell c E) A) E
        | Black => existsb (fun c => decide fuel White (remove same_cell c E) (c :: A)) E
        end
    end.

  Lemma decide_wins fuel : forall s E A, (length E <= fuel)%nat ->
    (decide fuel s E A = true <-> wins p s E (A of)).
  Proof.
    induction fuel as [|fuel IH]; intros s E A L.
    - destruct E; cbn in L; [|lia]. cbn. rewrite reachedb_reached. split; [apply board_full|].
      intros W. inversion W; subst; try congruence; try contradiction; assumption.
    - destruct E as [|e E0].
      { cbn. rewrite reachedb_reached. split; [apply board_full|].
        intros W. inversion W; subst; try congruence; try contradiction; assumption. }
      assert (Lm : forall c, In c (e :: E0) -> (length (remove same_cell c (e :: E0)) <= fuel)%nat).
      { intros c Hc. pose proof (remove_length_lt same_cell _ c Hc). lia. }
      assert (More : forall c E', wins p White E' (fun d => In d A \/ d = c) <-> wins p White E' ((c :: A) of)).
      { intros c E'. split; intros W; apply (wins_more _ _ _ W); cbn; intuition congruence. }
      destruct s; cbn [decide].
      + rewrite existsb_exists. split.
        * intros (c & Hc & D). apply (black_moves p _ _ c Hc). apply More. apply IH; [apply Lm|]; assumption.
        * intros W. inversion W; subst. exists c. split; [assumption|]. apply IH; [apply Lm; assumption|].
          apply More. assumption.
      + rewrite forallb_forall. split.
        * intros D. apply white_moves; [discriminate|]. intros c Hc. apply IH; [apply Lm; exact Hc | apply D; exact Hc].
        * intros W. inversion W; subst. intros c Hc. apply IH; [apply Lm; exact Hc | auto].
  Qed.

  Definition decided (s : side) : bool := decide (length (empty p)) s (empty p) (black p).

  Theorem decided_right s : decided s = true <-> black_wins p s.
  Proof. apply decide_wins. reflexivity. Qed.
End Decide.
