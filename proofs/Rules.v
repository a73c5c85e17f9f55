(** What a claim says, and which claims follow from others, whatever the target is. *)
From Coq Require Import NArith List Bool.
Require Import Sets.
Import ListNotations.
Open Scope N_scope.

Definition target := N -> Prop. (* of the sets of places that X has *)
Definition monotone (G : target) := forall A B, sub A B -> G A -> G B.

(** X, who needs S, answers m, which the opponent played in the room R: with nothing, or with r. *)
Definition answer (S R m S' R' : N) : Prop :=
  sub R' (N.ldiff R (one m)) /\
  (sub S' S \/ exists r, mem r R /\ r <> m /\ ~ mem r R' /\ sub S' (N.lor S (one r))).

(** X, who has S, reaches G by play in R, of which the opponent, who moves, has nothing. *)
Inductive holds (G : target) : N -> N -> Prop :=
| now S R : G S -> holds G S R
| later S R : G (N.lor S R) ->
    (forall m, mem m R -> exists S' R', answer S R m S' R' /\ holds G S' R') -> holds G S R.

Section Induction.
  Variable G : target.
  Variable P : N -> N -> Prop.
  Hypothesis Hnow : forall S R, G S -> P S R.
  Hypothesis Hlater : forall S R, G (N.lor S R) ->
    (forall m, mem m R -> exists S' R', answer S R m S' R' /\ holds G S' R' /\ P S' R') -> P S R.

  Fixpoint holds_rec' S R (h : holds G S R) : P S R.
  Proof.
    destruct h as [S R g | S R g h]; [auto|]. apply Hlater; [exact g|].
    intros m Hm. destruct (h m Hm) as (S' & R' & a & q). exists S', R'. auto.
  Defined.
End Induction.

Lemma monotone_sub (G : target) A B : monotone G -> G A -> sub A B -> G B.
Proof. unfold monotone; eauto. Qed.

Lemma full (G : target) S R : monotone G -> holds G S R -> G (N.lor S R).
Proof. intros M [S0 R0 g | S0 R0 g _]; [|exact g]. apply (M S0); sets. Qed.

(** More room does not hurt. *)
Lemma widen (G : target) S R R' : monotone G -> holds G S R -> sub R R' -> holds G S R'.
Proof.
  intros M [S0 R0 g | S0 R0 g h] s; [apply now; exact g|].
  assert (M' : G (N.lor S0 R')) by (apply (M (N.lor S0 R0)); sets).
  apply later; [exact M'|]. intros m Hm. destruct (mem_dec m R0) as [Hr|Hr].
  - destruct (h m Hr) as (S' & R1 & [a1 a2] & q). exists S', R1; split; [|exact q]. split.
    + intros x Hx. specialize (a1 x Hx). sets.
    + destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [left; exact a2 | right; exists r; auto].
  - exists S0, R0; split; [|apply later; assumption]. split; [|left; sets].
    intros x Hx. autorewrite with sets. split; [auto | intros ->; contradiction].
Qed.

(** What X holds stays, and nothing comes from outside; the target has to make sense only there. *)
Lemma grow (G1 G : target) : forall S1 R1, holds G1 S1 R1 -> forall S, sub S1 S ->
  (forall A, sub S A -> sub A (N.lor S R1) -> (exists B, sub B A /\ G1 B) -> G A) -> holds G S R1.
Proof.
  apply (holds_rec' G1 (fun S1 R1 => forall S, sub S1 S ->
    (forall A, sub S A -> sub A (N.lor S R1) -> (exists B, sub B A /\ G1 B) -> G A) -> holds G S R1)).
  - intros S1 R1 g S s H. apply now. apply H; [sets | sets | exists S1; auto].
  - intros S1 R1 g h S s H. apply later.
    + apply H; [sets | sets | exists (N.lor S1 R1); split; [sets | exact g]].
    + intros m Hm. destruct (h m Hm) as (S' & R' & [a1 a2] & _ & IH).
      exists (N.lor S S'), R'. split.
      * split; [exact a1|]. destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)].
        -- left. sets.
        -- right. exists r. repeat split; auto. intros x Hx. autorewrite with sets in *.
           destruct Hx as [Hx|Hx]; [auto|]. specialize (r4 x Hx). sets.
      * apply IH; [sets|]. intros A A1 A2 A3. apply H; [sets | | exact A3].
        intros x Hx. specialize (A2 x Hx). autorewrite with sets in *.
        destruct A2 as [[A2|A2]|A2]; [auto | | right; specialize (a1 x A2); sets].
        destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [left; auto|].
        specialize (r4 x A2). autorewrite with sets in r4. destruct r4 as [r4 | ->]; auto.
Qed.

(** A cell of the room that X has already is a free move. *)
Lemma give (G : target) T : monotone G -> forall S R, holds G S R -> holds G (N.lor S T) (N.ldiff R T).
Proof.
  intros M. apply holds_rec'.
  - intros S R g. apply now. apply (M S); sets.
  - intros S R g h. apply later; [apply (M (N.lor S R)); [|exact g]|].
    + intros x Hx. autorewrite with sets in *. destruct (mem_dec x T); tauto.
    + intros m Hm. autorewrite with sets in Hm. destruct Hm as [Hm Ht].
      destruct (h m Hm) as (S' & R' & [a1 a2] & _ & IH).
      exists (N.lor S' T), (N.ldiff R' T). split; [|exact IH]. split.
      * intros x Hx. autorewrite with sets in *. destruct Hx as [Hx ?]. specialize (a1 x Hx). sets.
      * destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [left; sets|].
        destruct (mem_dec r T) as [Hr|Hr].
        -- left. intros x Hx. autorewrite with sets in *. destruct Hx as [Hx|Hx]; [|auto].
           specialize (r4 x Hx). autorewrite with sets in r4. destruct r4 as [r4 | ->]; auto.
        -- right. exists r. repeat split; auto; [sets | sets |].
           intros x Hx. autorewrite with sets in *. destruct Hx as [Hx|Hx]; [|auto].
           specialize (r4 x Hx). autorewrite with sets in r4. tauto.
Qed.

(** What X is given beforehand needs not be needed. *)
Lemma lend (G : target) T : monotone G -> forall S R, holds G S R ->
  holds (fun A => G (N.lor A T)) (N.ldiff S T) (N.ldiff R T).
Proof.
  intros M. apply holds_rec'.
  - intros S R g. apply now. apply (M S); [|exact g].
    intros x Hx. autorewrite with sets. destruct (mem_dec x T); tauto.
  - intros S R g h. apply later; [apply (M (N.lor S R)); [|exact g]|].
    + intros x Hx. autorewrite with sets in *. destruct (mem_dec x T); tauto.
    + intros m Hm. autorewrite with sets in Hm. destruct Hm as [Hm Ht].
      destruct (h m Hm) as (S' & R' & [a1 a2] & _ & IH).
      exists (N.ldiff S' T), (N.ldiff R' T). split; [|exact IH]. split.
      * intros x Hx. autorewrite with sets in *. destruct Hx as [Hx ?]. specialize (a1 x Hx). sets.
      * destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [left; sets|].
        destruct (mem_dec r T) as [Hr|Hr].
        -- left. intros x Hx. autorewrite with sets in *. destruct Hx as [Hx Hn].
           specialize (r4 x Hx). autorewrite with sets in r4. destruct r4 as [r4 | ->]; tauto.
        -- right. exists r. repeat split; auto; [sets | sets |].
           intros x Hx. autorewrite with sets in *. destruct Hx as [Hx Hn].
           specialize (r4 x Hx). autorewrite with sets in r4. tauto.
Qed.

(** Claims whose rooms are apart don't disturb each other. *)
Lemma join (G1 G2 G : target) : monotone G ->
  (forall A B T, sub A T -> sub B T -> G1 A -> G2 B -> G T) ->
  forall S1 R1, holds G1 S1 R1 -> forall S2 R2, holds G2 S2 R2 ->
  forall S, sub S1 S -> sub S2 S -> (forall x, mem x R1 -> mem x R2 -> False) ->
  holds G S (N.lor R1 R2).
Proof.
  intros M HG.
  apply (holds_rec' G1 (fun S1 R1 => forall S2 R2, holds G2 S2 R2 ->
    forall S, sub S1 S -> sub S2 S -> (forall x, mem x R1 -> mem x R2 -> False) ->
    holds G S (N.lor R1 R2))).
  - intros S1 R1 g S2 R2 P2 S s1 s2 D. apply (widen G S R2); [exact M | | sets].
    apply (grow G2 G S2 R2 P2 S s2). intros A A1 _ (B & B1 & B2).
    apply (HG S1 B A); auto. sets.
  - intros S1 R1 g1 h1.
    assert (P1 : holds G1 S1 R1).
    { apply later; [exact g1|]. intros m Hm. destruct (h1 m Hm) as (a & b & c & d & _); eauto. }
    apply (holds_rec' G2 (fun S2 R2 => forall S, sub S1 S -> sub S2 S ->
      (forall x, mem x R1 -> mem x R2 -> False) -> holds G S (N.lor R1 R2))).
    + intros S2 R2 g S s1 s2 D. apply (widen G S R1); [exact M | | sets].
      apply (grow G1 G S1 R1 P1 S s1). intros A A1 _ (B & B1 & B2).
      apply (HG B S2 A); auto. sets.
    + intros S2 R2 g2 h2 S s1 s2 D.
      assert (P2 : holds G2 S2 R2).
      { apply later; [exact g2|]. intros m Hm. destruct (h2 m Hm) as (a & b & c & d & _); eauto. }
      apply later.
      { apply (HG (N.lor S1 R1) (N.lor S2 R2)); [sets | sets | exact g1 | exact g2]. }
      intros m Hm. autorewrite with sets in Hm. destruct Hm as [Hm|Hm].
      * destruct (h1 m Hm) as (S' & R' & [a1 a2] & _ & IH).
        exists (N.lor S S'), (N.lor R' R2). split.
        -- split.
           ++ intros x Hx. autorewrite with sets in *. destruct Hx as [Hx|Hx].
              ** specialize (a1 x Hx). sets.
              ** split; [auto | intros ->; eauto].
           ++ destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [left; sets|].
              right. exists r. repeat split; auto; [sets | |].
              ** autorewrite with sets. intros [q|q]; eauto.
              ** intros x Hx. autorewrite with sets in *. destruct Hx as [Hx|Hx]; [auto|].
                 specialize (r4 x Hx). sets.
        -- apply (IH S2 R2 P2 (N.lor S S')); [sets | sets |].
           intros x Hx Hy. specialize (a1 x Hx). autorewrite with sets in a1. apply (D x); tauto.
      * destruct (h2 m Hm) as (S' & R' & [a1 a2] & _ & IH).
        exists (N.lor S S'), (N.lor R1 R'). split.
        -- split.
           ++ intros x Hx. autorewrite with sets in *. destruct Hx as [Hx|Hx].
              ** split; [auto | intros ->; eauto].
              ** specialize (a1 x Hx). sets.
           ++ destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [left; sets|].
              right. exists r. repeat split; auto; [sets | |].
              ** autorewrite with sets. intros [q|q]; eauto.
              ** intros x Hx. autorewrite with sets in *. destruct Hx as [Hx|Hx]; [auto|].
                 specialize (r4 x Hx). sets.
        -- apply (IH (N.lor S S')); [sets | sets |].
           intros x Hx Hy. specialize (a1 x Hy). autorewrite with sets in a1. apply (D x); tauto.
Qed.

(** Only the places that matter: sets that are equal have equal numbers, but [sub] is enough. *)
Lemma adapt (G : target) S R S' R' : monotone G -> holds G S R -> sub S S' -> sub R (N.lor S' R') -> holds G S' R'.
Proof.
  intros M h s r. apply (widen G S' (N.ldiff R S')); [exact M | |].
  - apply (give G S' M) in h. apply (grow G G _ _ h S'); [sets|].
    intros A _ _ (B & B1 & B2). apply (M B); auto.
  - intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx Hn]. specialize (r x Hx). sets.
Qed.

(** A choice of moves, each with what is needed then and the room: the opponent can't be in all ways. *)
Lemma choice (G : target) (S R : N) (ways : list (N * (N * N))) : monotone G -> ways <> [] ->
  (forall v n r, In (v, (n, r)) ways ->
    holds G n r /\ sub (N.ldiff n (one v)) S /\ sub (N.lor r (one v)) (N.lor S R)) ->
  (forall m, mem m R -> ~ mem m S) ->
  (forall m, mem m R -> exists v n r, In (v, (n, r)) ways /\ ~ mem m r /\ m <> v) ->
  holds G S R.
Proof.
  intros M ne fit apart free. apply later.
  - destruct ways as [|[v [n r]] ws]; [congruence|].
    destruct (fit v n r (or_introl eq_refl)) as (h & f1 & f2).
    apply (M (N.lor n r)); [|apply full; assumption].
    intros x Hx. autorewrite with sets in *. specialize (f1 x). specialize (f2 x).
    autorewrite with sets in f1, f2. destruct (N.eq_dec x v); tauto.
  - intros m Hm. destruct (free m Hm) as (v & n & r & Hw & nr & nm).
    destruct (fit v n r Hw) as (h & f1 & f2).
    exists (N.lor S (one v)), (N.ldiff r (N.lor S (one v))). split.
    + split.
      * intros x Hx. autorewrite with sets in *. specialize (f2 x). autorewrite with sets in f2.
        split; [tauto | intros ->; tauto].
      * destruct (mem_dec v S) as [Hs|Hs].
        -- left. intros x Hx. autorewrite with sets in *. destruct Hx as [| ->]; auto.
        -- right. exists v. specialize (f2 v). autorewrite with sets in f2.
           repeat split; auto; [tauto | sets | sets].
    + apply (adapt G n r); [exact M | exact h | |].
      * intros x Hx. specialize (f1 x). autorewrite with sets in *. destruct (N.eq_dec x v); tauto.
      * intros x Hx. autorewrite with sets. destruct (mem_dec x S); destruct (N.eq_dec x v); tauto.
Qed.

(** One of two cells. *)
Lemma pair a b : a <> b -> holds (fun A => mem a A \/ mem b A) 0 (N.lor (one a) (one b)).
Proof.
  intros ne. apply later; [sets|]. intros m Hm. autorewrite with sets in Hm.
  assert (H : forall r, (r = a \/ r = b) -> r <> m -> exists S' R',
    answer 0 (N.lor (one a) (one b)) m S' R' /\ holds (fun A => mem a A \/ mem b A) S' R').
  { intros r Hr nr. exists (one r), 0. split.
    - split; [sets|]. right. exists r. repeat split; auto; [sets | sets | sets].
    - apply now. destruct Hr as [-> | ->]; [left | right]; sets. }
  destruct Hm as [-> | ->]; [apply (H b) | apply (H a)]; auto.
Qed.

(** The same play elsewhere: each place x has become [to x], where X may have some already. *)
Lemma moved (G H : target) (to : N -> N) (used O : N) :
  (forall x y, mem x used -> mem y used -> to x = to y -> x = y) ->
  (forall A B, sub A used -> (forall x, mem x A -> mem (to x) (N.lor B O)) -> G A -> H B) ->
  forall S R, holds G S R -> sub S used -> sub R used ->
  forall S', (forall x, mem x S -> mem (to x) (N.lor S' O)) ->
  holds H S' (N.ldiff (of_list (map to (members R))) (N.lor S' O)).
Proof.
  intros injective GH. apply (holds_rec' G (fun S R => sub S used -> sub R used ->
    forall S', (forall x, mem x S -> mem (to x) (N.lor S' O)) ->
    holds H S' (N.ldiff (of_list (map to (members R))) (N.lor S' O)))).
  - intros S R g us _ S' s. apply now. apply (GH S); assumption.
  - intros S R g h us ur S' s.
    assert (image : forall y L, mem y (of_list (map to (members L))) <-> exists x, to x = y /\ mem x L).
    { intros y L. rewrite mem_list, in_map_iff.
      split; intros (x & ? & K); exists x; (split; [assumption|]); apply members_spec; exact K. }
    apply later.
    { apply (GH (N.lor S R)); [sets | | exact g]. intros x Hx. autorewrite with sets in *.
      destruct Hx as [Hx | Hx]; [specialize (s x Hx); autorewrite with sets in s; tauto|].
      destruct (mem_dec (to x) S'), (mem_dec (to x) O); auto.
      left. right. split; [apply image; eauto | tauto]. }
    intros m' Hm'. autorewrite with sets in Hm'. destruct Hm' as [Hm' Hn]. apply image in Hm'.
    destruct Hm' as (m & <- & Hm). destruct (h m Hm) as (S1 & R1 & [a1 a2] & _ & IH).
    assert (us1 : sub S1 used).
    { destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [sets|]. intros x Hx. specialize (r4 x Hx).
      autorewrite with sets in r4. destruct r4 as [r4 | ->]; auto. }
    assert (ur1 : sub R1 used).
    { intros x Hx. specialize (a1 x Hx). autorewrite with sets in a1. apply ur. tauto. }
    assert (D : forall S2, sub S' S2 -> sub (N.ldiff (of_list (map to (members R1))) (N.lor S2 O))
      (N.ldiff (N.ldiff (of_list (map to (members R))) (N.lor S' O)) (one (to m)))).
    { intros S2 s2 y Hy. autorewrite with sets in *. destruct Hy as [Hy Hyn]. apply image in Hy.
      destruct Hy as (x & <- & Hx). specialize (a1 x Hx). autorewrite with sets in a1.
      split; [split|].
      - apply image. exists x. tauto.
      - intros [K | K]; apply Hyn; auto.
      - intros K. apply injective in K; [tauto | apply ur; tauto | apply ur; assumption]. }
    assert (stay : (forall x, mem x S1 -> mem (to x) (N.lor S' O)) -> exists S2 R2,
      answer S' (N.ldiff (of_list (map to (members R))) (N.lor S' O)) (to m) S2 R2 /\ holds H S2 R2).
    { intros s1. exists S', (N.ldiff (of_list (map to (members R1))) (N.lor S' O)).
      split; [split; [apply D; sets | left; sets] | apply IH; assumption]. }
    destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [apply stay; auto|].
    assert (near_r : forall x, mem x S1 -> mem (to x) (N.lor S' O) \/ x = r).
    { intros x Hx. specialize (r4 x Hx). autorewrite with sets in r4. destruct r4; auto. }
    destruct (mem_dec (to r) (N.lor S' O)) as [Hr | Hr].
    { apply stay. intros x Hx. destruct (near_r x Hx) as [? | ->]; assumption. }
    exists (N.lor S' (one (to r))), (N.ldiff (of_list (map to (members R1))) (N.lor (N.lor S' (one (to r))) O)).
    split; [split; [apply D; sets|] | ].
    + right. exists (to r). autorewrite with sets in Hr. split; [|split; [|split]].
      * autorewrite with sets. split; [apply image; eauto | tauto].
      * intros K. apply r2. apply injective; [apply ur; assumption | apply ur; assumption | exact K].
      * autorewrite with sets. tauto.
      * sets.
    + apply IH; [assumption | assumption |]. intros x Hx. destruct (near_r x Hx) as [K | ->]; sets.
Qed.
