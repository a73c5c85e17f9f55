(** What is joined, and how parts that are joined are found. *)
From Coq Require Import NArith List Bool.
Require Import Sets.
Import ListNotations.
Open Scope N_scope.

Section Graph.
  Variable near : N -> N. (* what touches a place, or is joined to it by a terminal *)
  Hypothesis near_symmetric : forall x y, mem y (near x) -> mem x (near y).

  (** A way from x to y through places of A. *)
  Inductive path (A x : N) : N -> Prop :=
  | stay : mem x A -> path A x x
  | go y z : path A x y -> mem z A -> mem z (near y) -> path A x z.

  Lemma path_ends A x y : path A x y -> mem x A /\ mem y A.
  Proof. induction 1; tauto. Qed.

  Lemma path_sub A B x y : sub A B -> path A x y -> path B x y.
  Proof. intros s; induction 1; [apply stay | eapply go]; eauto. Qed.

  Lemma path_trans A x y z : path A x y -> path A y z -> path A x z.
  Proof. intros H; induction 1; [assumption | eapply go; eauto]. Qed.

  Lemma path_step A x y : mem x A -> mem y A -> mem y (near x) -> path A x y.
  Proof. intros; eapply go; eauto; apply stay; assumption. Qed.

  Lemma path_sym A x y : path A x y -> path A y x.
  Proof.
    induction 1 as [|y z H IH]; [apply stay; assumption|].
    apply (path_trans _ _ y); [|assumption]. apply path_step; auto. apply (path_ends A x y H).
  Qed.

  Lemma path_without A U x y : path A x y -> (forall z, path A x z -> ~ mem z U) -> path (N.ldiff A U) x y.
  Proof.
    induction 1 as [Hx | y z P IH Hz Hn]; intros H.
    - apply stay. rewrite mem_diff. split; [exact Hx | apply H, stay; exact Hx].
    - apply (go _ _ y); [apply IH; exact H | | exact Hn]. rewrite mem_diff. split; [exact Hz|].
      apply H. apply (go _ _ y); assumption.
  Qed.

  (** ** Parts *)

  (** All of a part is joined. *)
  Definition connected (A b : N) : Prop := forall x y, mem x b -> mem y b -> path A x y.

  (** Adds a part to parts that don't overlap, and makes one of what it overlaps. *)
  Fixpoint merge (b : N) (parts : list N) : list N :=
    match parts with
    | [] => [b]
    | c :: rest => if disjoint b c then c :: merge b rest else merge (N.lor b c) rest
    end.

  Lemma not_disjoint b c : disjoint b c = false -> exists x, mem x b /\ mem x c.
  Proof.
    rewrite disjoint_land, N.eqb_neq. intros H. destruct (N.land b c) as [|p] eqn:E; [congruence|].
    exists (N.log2 (N.land b c)).
    assert (K : mem (N.log2 (N.land b c)) (N.land b c)) by (apply N.bit_log2; congruence).
    autorewrite with sets in K. exact K.
  Qed.

  Lemma merge_connected A parts : forall b, connected A b -> Forall (connected A) parts ->
    Forall (connected A) (merge b parts).
  Proof.
    induction parts as [|c rest IH]; intros b Hb H; cbn; [auto|]. inversion H; subst.
    destruct (disjoint b c) eqn:D; [constructor; auto|]. apply IH; [|assumption].
    destruct (not_disjoint b c D) as (w & w1 & w2).
    intros x y Hx Hy. autorewrite with sets in Hx, Hy.
    apply (path_trans _ _ w); [destruct Hx | destruct Hy]; auto.
  Qed.

  Definition merge_all (items parts : list N) : list N := fold_left (fun l b => merge b l) items parts.

  Lemma merge_all_connected A items : forall parts, Forall (connected A) items ->
    Forall (connected A) parts -> Forall (connected A) (merge_all items parts).
  Proof.
    unfold merge_all. induction items as [|b items IH]; intros parts H K; cbn; [assumption|].
    inversion H; subst. apply IH; [assumption | apply merge_connected; assumption].
  Qed.

  (** A held place with the held places that it touches. *)
  Definition star (held x : N) : N := N.lor (one x) (N.land (near x) held).

  Lemma star_connected A held x : sub held A -> mem x held -> connected A (star held x).
  Proof.
    intros s H. assert (C : forall y, mem y (star held x) -> path A x y).
    { intros y Hy. unfold star in Hy. autorewrite with sets in Hy. destruct Hy as [-> | [Hy Hh]].
      - apply stay; auto.
      - apply path_step; auto. }
    intros y z Hy Hz. apply (path_trans _ _ x); [apply path_sym|]; auto.
  Qed.

  Definition link (e : N * N) : N := N.lor (one (fst e)) (one (snd e)).

  Lemma link_connected A e : path A (fst e) (snd e) -> connected A (link e).
  Proof.
    intros H x y Hx Hy. unfold link in *. autorewrite with sets in Hx, Hy.
    destruct (path_ends _ _ _ H). destruct Hx as [-> | ->], Hy as [-> | ->];
      try (apply stay; assumption); [assumption | apply path_sym; assumption].
  Qed.

  Definition together (parts : list N) (x y : N) : bool :=
    existsb (fun b => member x b && member y b) parts.

  Lemma together_path A parts x y : Forall (connected A) parts -> together parts x y = true ->
    path A x y.
  Proof.
    unfold together. rewrite existsb_exists. intros H (b & Hb & K). apply andb_true_iff in K.
    rewrite Forall_forall in H. apply (H b Hb); apply K.
  Qed.

  (** Whether no part of what is held can be left, and these are all. *)
  Definition are_closed (held : N) (parts : list N) : bool :=
    subset held (unions parts) &&
    forallb (fun b => forallb (fun x => subset (N.land (near x) held) b) (members b)) parts.

  Lemma closed_part held parts x y b : are_closed held parts = true -> path held x y ->
    In b parts -> mem x b -> mem y b.
  Proof.
    unfold are_closed. intros H P Hb Hx. apply andb_true_iff in H. destruct H as [_ K].
    rewrite forallb_forall in K. specialize (K b Hb). rewrite forallb_forall in K.
    induction P as [Hx0 | y z P IH Hz Hn]; [exact Hx|]. specialize (K y). rewrite members_spec in K.
    specialize (K IH). apply subset_sub in K. apply K. sets.
  Qed.

  Lemma closed_path held parts x y : are_closed held parts = true -> path held x y ->
    exists b, In b parts /\ mem x b /\ mem y b.
  Proof.
    intros H P. assert (S : exists b, In b parts /\ mem x b).
    { apply mem_unions. unfold are_closed in H. apply andb_true_iff in H. destruct H as [H _].
      apply (subset_sub _ _ H). apply (path_ends _ _ _ P). }
    destruct S as (b & Hb & Hx). exists b. split; [exact Hb|]. split; [exact Hx|]. eapply closed_part; eauto.
  Qed.

  (** ** A way round *)

  (** Where all that lies beside C is joined by what is outside, paths need not go through C. *)
  Lemma way_round A C D u v :
    sub (N.ldiff A C) D ->
    (forall x y, mem x (N.ldiff A C) -> mem y (N.ldiff A C) ->
      (exists c, mem c C /\ mem x (near c)) -> (exists c, mem c C /\ mem y (near c)) -> path D x y) ->
    ~ mem u C -> ~ mem v C -> path (N.lor A C) u v -> path D u v.
  Proof.
    intros s H Hu Hv P.
    assert (K : (~ mem v C -> path D u v) /\ (mem v C -> exists w, path D u w /\
      mem w (N.ldiff A C) /\ exists c, mem c C /\ mem w (near c))); [|tauto].
    clear Hv. induction P as [Hx | y z P IH Hz Hn].
    - split; [intros _ | contradiction]. apply stay. apply s. sets.
    - destruct IH as [IH1 IH2]. destruct (mem_dec y C) as [Hy|Hy]; split; intros Hc.
      + destruct (IH2 Hy) as (w & w1 & w2 & w3). apply (path_trans _ _ w); [exact w1|].
        apply H; [exact w2 | sets | exact w3 | exists y; auto].
      + exact (IH2 Hy).
      + apply (go _ _ y); [auto | apply s; sets | exact Hn].
      + exists y. split; [auto|]. destruct (path_ends _ _ _ P) as [_ Hy'].
        split; [sets | exists z; auto].
  Qed.

  (** The parts to which a place belongs, or which it touches. *)
  Definition reach (held : N) (parts : list N) (x : N) : N :=
    let b := if member x held then one x else N.land (near x) held in
    unions (b :: filter (fun c => negb (disjoint b c)) parts).

  Lemma reach_path D held parts x w : sub held D -> Forall (connected D) parts -> mem x D ->
    mem w (reach held parts x) -> path D x w.
  Proof.
    intros s H Hx Hw. unfold reach in Hw. set (b := if member x held then _ else _) in Hw.
    assert (B : forall y, mem y b -> path D x y).
    { intros y Hy. subst b. destruct (member x held); autorewrite with sets in Hy.
      - subst. apply stay. assumption.
      - apply path_step; [assumption | apply s |]; tauto. }
    apply mem_unions in Hw. destruct Hw as (c & [<- | Hc] & Hw); [auto|].
    apply filter_In in Hc. destruct Hc as [Hc Hd]. apply negb_true_iff in Hd.
    destruct (not_disjoint b c Hd) as (y & y1 & y2). apply (path_trans _ _ y); [auto|].
    rewrite Forall_forall in H. apply (H c Hc); assumption.
  Qed.

  (** Whether any two of the places touch each other or the same part. *)
  Definition all_round (held : N) (parts : list N) (beside : list N) : bool :=
    let reaching := map (fun x => (x, reach held parts x)) beside in
    forallb (fun a => let around := N.lor (one (fst a)) (near (fst a)) in
      forallb (fun b => member (fst b) around || negb (disjoint (snd a) (snd b))) reaching) reaching.

  Lemma all_round_path D held parts beside x y : sub held D -> Forall (connected D) parts ->
    all_round held parts beside = true -> In x beside -> In y beside -> mem x D -> mem y D -> path D x y.
  Proof.
    unfold all_round. intros s H K Hx Hy Dx Dy. rewrite forallb_forall in K.
    specialize (K (x, reach held parts x)). rewrite forallb_forall in K.
    assert (I : forall z, In z beside -> In (z, reach held parts z)
      (map (fun x => (x, reach held parts x)) beside))
      by (intros z Hz; apply (in_map (fun x => (x, reach held parts x))); exact Hz).
    specialize (K (I x Hx) _ (I y Hy)). cbn [fst snd] in K. apply orb_true_iff in K. destruct K as [K|K].
    - assert (M : mem y (N.lor (one x) (near x))) by exact K. autorewrite with sets in M.
      destruct M as [-> | M]; [apply stay; assumption | apply path_step; assumption].
    - apply negb_true_iff in K. destruct (not_disjoint _ _ K) as (w & w1 & w2).
      apply (path_trans _ _ w); [|apply path_sym]; eapply reach_path; eauto.
  Qed.
End Graph.
