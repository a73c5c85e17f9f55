(** Which claims follow from others, whatever their games are. *)
From Coq Require Import NArith List Bool.
Require Import Sets Games.
Import ListNotations.
Open Scope N_scope.

Lemma full g S R : rising g -> keeps g S R -> at_end g (N.lor S R).
Proof.
  intros r k. destruct k as [G S R k | g S R e _ _]; [|exact e]. cbn.
  apply (rising_monotone _ r S); [sets | exact k].
Qed.

(** More room does not hurt. *)
Lemma widen g S R R' : rising g -> keeps g S R -> sub R R' -> keeps g S R'.
Proof.
  intros M k s. revert M. destruct k as [G S0 R0 k | g0 S0 R0 e h1 h2]; intros M; [apply now; exact k|].
  apply later.
  - apply (rising_end _ (N.lor S0 R0)); [exact M | sets | exact e].
  - intros m Hm. destruct (mem_dec m R0) as [Hr|Hr].
    + destruct (h1 m Hr) as (S' & R1 & h & [a1 a2] & q & c). exists S', R1, h; split; [|auto]. split.
      * intros x Hx. specialize (a1 x Hx). sets.
      * destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [left; exact a2 | right; exists r; auto].
    + exists S0, R0, g0; split; [|split; [apply later; assumption | auto]]. split; [|left; sets].
      intros x Hx. autorewrite with sets. split; [auto | intros ->; contradiction].
  - intros n Hn. destruct (h2 n Hn) as (S' & R1 & h & [a1 a2] & q). exists S', R1, h; split; [|exact q].
    split; [sets|]. destruct a2 as [a2 | (r & r1 & r2 & r3)]; [left; exact a2 | right; exists r; auto].
Qed.

(** What X holds stays, and nothing comes from outside; outcomes have to make sense only there. *)
Lemma grow : forall g1 S1 R1, keeps g1 S1 R1 -> forall g S, sub S1 S ->
  alike (fun G1 G : target => forall A, sub S A -> sub A (N.lor S R1) -> (exists B, sub B A /\ G1 B) -> G A) g1 g ->
  keeps g S R1.
Proof.
  apply (keeps_rec' (fun g1 S1 R1 => forall g S, sub S1 S ->
    alike (fun G1 G : target => forall A, sub S A -> sub A (N.lor S R1) -> (exists B, sub B A /\ G1 B) -> G A) g1 g ->
    keeps g S R1)).
  - intros G1 S1 R1 k g S s a. inversion a as [G0 G H|]; subst. apply now. apply H; [sets | sets | exists S1; auto].
  - intros g1 S1 R1 e h1 h2 g S s a.
    assert (less : forall S' R' g' g'', sub S' (N.lor S R1) -> sub R' R1 ->
      alike (fun G1 G : target => forall A, sub S A -> sub A (N.lor S R1) -> (exists B, sub B A /\ G1 B) -> G A) g' g'' ->
      alike (fun G1 G : target => forall A, sub (N.lor S S') A -> sub A (N.lor (N.lor S S') R') ->
        (exists B, sub B A /\ G1 B) -> G A) g' g'').
    { intros S' R' g' g'' i j. apply alike_impl. intros G1 G H A A1 A2 A3. apply H; [sets | | exact A3].
      intros x Hx. specialize (A2 x Hx). specialize (i x). specialize (j x). autorewrite with sets in *. tauto. }
    apply later.
    + apply (alike_end _ _ _ _ _ a) with (2 := e). intros G1 G H k.
      apply H; [sets | sets | exists (N.lor S1 R1); split; [sets | exact k]].
    + intros m Hm. destruct (h1 m Hm) as (S' & R' & h & [a1 a2] & _ & IH & c).
      assert (i : sub S' (N.lor S R1)).
      { intros x Hx. autorewrite with sets. destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [auto|].
        specialize (r4 x Hx). autorewrite with sets in r4. destruct r4 as [r4 | ->]; auto. }
      assert (j : sub R' R1). { intros x Hx. specialize (a1 x Hx). sets. }
      assert (an : answer S R1 m (N.lor S S') R').
      { split; [exact a1|]. destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [left; sets|].
        right. exists r. repeat split; auto. intros x Hx. specialize (r4 x). autorewrite with sets in *.
        destruct Hx as [Hx | Hx]; [auto | destruct (r4 Hx); auto]. }
      destruct c as [-> | [c1 c2]].
      * exists (N.lor S S'), R', g. split; [exact an|]. split; [apply IH; [sets | apply less; assumption] | auto].
      * destruct (alike_theirs _ _ _ _ a c1) as (h' & I & al).
        exists (N.lor S S'), R', h'. split; [exact an|]. split; [apply IH; [sets | apply less; assumption]|].
        right. split; [exact I | sets].
    + intros n Hn. destruct (alike_mine _ _ _ _ a Hn) as (n' & I & al).
      destruct (h2 n' I) as (S' & R' & h & [a1 a2] & _ & IH & c).
      assert (i : sub S' (N.lor S R1)).
      { intros x Hx. autorewrite with sets. destruct a2 as [a2 | (r & r1 & r2 & r3)]; [auto|].
        specialize (r3 x Hx). autorewrite with sets in r3. destruct r3 as [r3 | ->]; auto. }
      assert (tu : turn S R1 (N.lor S S') R').
      { split; [exact a1|]. destruct a2 as [a2 | (r & r1 & r2 & r3)]; [left; sets|].
        right. exists r. repeat split; auto. intros x Hx. specialize (r3 x). autorewrite with sets in *.
        destruct Hx as [Hx | Hx]; [auto | destruct (r3 Hx); auto]. }
      destruct c as [-> | [c1 c2]].
      * exists (N.lor S S'), R', n. split; [exact tu|]. split; [apply IH; [sets | apply less; assumption] | auto].
      * destruct (alike_theirs _ _ _ _ al c1) as (h' & J & al').
        exists (N.lor S S'), R', h'. split; [exact tu|]. split; [apply IH; [sets | apply less; assumption]|].
        right. split; [exact J | sets].
Qed.

(** A cell of the room that X has already is a free move. *)
Lemma give T : forall g S R, keeps g S R -> rising g -> keeps g (N.lor S T) (N.ldiff R T).
Proof.
  apply (keeps_rec' (fun g S R => rising g -> keeps g (N.lor S T) (N.ldiff R T))).
  - intros G S R k r. apply now. apply (rising_monotone _ r S); [sets | exact k].
  - intros g S R e h1 h2 r. apply later.
    + apply (rising_end _ (N.lor S R)); [exact r | | exact e].
      intros x Hx. autorewrite with sets in *. destruct (mem_dec x T); tauto.
    + intros m Hm. autorewrite with sets in Hm. destruct Hm as [Hm Ht].
      destruct (h1 m Hm) as (S' & R' & h & [a1 a2] & _ & IH & c).
      exists (N.lor S' T), (N.ldiff R' T), h. split; [|split].
      * split.
        -- intros x Hx. autorewrite with sets in *. destruct Hx as [Hx ?]. specialize (a1 x Hx). sets.
        -- destruct a2 as [a2 | (v & r1 & r2 & r3 & r4)]; [left; sets|].
           destruct (mem_dec v T) as [Hr|Hr].
           ++ left. intros x Hx. autorewrite with sets in *. destruct Hx as [Hx|Hx]; [|auto].
              specialize (r4 x Hx). autorewrite with sets in r4. destruct r4 as [r4 | ->]; auto.
           ++ right. exists v. repeat split; auto; [sets | sets |].
              intros x Hx. specialize (r4 x). autorewrite with sets in *. tauto.
      * apply IH. destruct c as [-> | [c _]]; [exact r | exact (rising_theirs _ _ r c)].
      * destruct c as [-> | [c1 c2]]; [auto | right; split; [exact c1 | sets]].
    + intros n Hn. destruct (h2 n Hn) as (S' & R' & h & [a1 a2] & _ & IH & c).
      exists (N.lor S' T), (N.ldiff R' T), h. split; [|split].
      * split; [sets|]. destruct a2 as [a2 | (v & r1 & r2 & r3)]; [left; sets|].
        destruct (mem_dec v T) as [Hr|Hr].
        -- left. intros x Hx. autorewrite with sets in *. destruct Hx as [Hx|Hx]; [|auto].
           specialize (r3 x Hx). autorewrite with sets in r3. destruct r3 as [r3 | ->]; auto.
        -- right. exists v. repeat split; auto; [sets | sets |].
           intros x Hx. specialize (r3 x). autorewrite with sets in *. tauto.
      * apply IH. pose proof (rising_mine _ _ r Hn) as r'.
        destruct c as [-> | [c _]]; [exact r' | exact (rising_theirs _ _ r' c)].
      * destruct c as [-> | [c1 c2]]; [auto | right; split; [exact c1 | sets]].
Qed.

(** What X is given beforehand needs not be needed. *)
Lemma lend T : forall g S R, keeps g S R -> rising g -> forall g',
  alike (fun G H : target => forall A, G (N.lor A T) -> H A) g g' -> keeps g' (N.ldiff S T) (N.ldiff R T).
Proof.
  apply (keeps_rec' (fun g S R => rising g -> forall g',
    alike (fun G H : target => forall A, G (N.lor A T) -> H A) g g' -> keeps g' (N.ldiff S T) (N.ldiff R T))).
  - intros G S R k r g' a. inversion a as [G0 H p|]; subst. apply now. apply p.
    apply (rising_monotone _ r S); [|exact k].
    intros x Hx. autorewrite with sets. destruct (mem_dec x T); tauto.
  - intros g S R e h1 h2 r g' a. apply later.
    + apply (alike_end _ _ _ (N.lor (N.lor (N.ldiff S T) (N.ldiff R T)) T) _ a); [intros G H p; apply p|].
      apply (rising_end _ (N.lor S R)); [exact r | | exact e].
      intros x Hx. autorewrite with sets in *. destruct (mem_dec x T); tauto.
    + intros m Hm. autorewrite with sets in Hm. destruct Hm as [Hm Ht].
      destruct (h1 m Hm) as (S' & R' & h & [a1 a2] & _ & IH & c).
      assert (an : answer (N.ldiff S T) (N.ldiff R T) m (N.ldiff S' T) (N.ldiff R' T)).
      { split.
        - intros x Hx. autorewrite with sets in *. destruct Hx as [Hx ?]. specialize (a1 x Hx). sets.
        - destruct a2 as [a2 | (v & r1 & r2 & r3 & r4)]; [left; sets|].
          destruct (mem_dec v T) as [Hr|Hr].
          + left. intros x Hx. autorewrite with sets in *. destruct Hx as [Hx Hn].
            specialize (r4 x Hx). autorewrite with sets in r4. destruct r4 as [r4 | ->]; tauto.
          + right. exists v. repeat split; auto; [sets | sets |].
            intros x Hx. specialize (r4 x). autorewrite with sets in *. tauto. }
      destruct c as [-> | [c1 c2]].
      * exists (N.ldiff S' T), (N.ldiff R' T), g'. split; [exact an | split; [apply IH; assumption | auto]].
      * destruct (alike_theirs _ _ _ _ a c1) as (h' & I & al). exists (N.ldiff S' T), (N.ldiff R' T), h'.
        split; [exact an | split; [apply IH; [exact (rising_theirs _ _ r c1) | exact al]|]].
        right. split; [exact I | sets].
    + intros n Hn. destruct (alike_mine _ _ _ _ a Hn) as (n' & I & al). pose proof (rising_mine _ _ r I) as r'.
      destruct (h2 n' I) as (S' & R' & h & [a1 a2] & _ & IH & c).
      assert (tu : turn (N.ldiff S T) (N.ldiff R T) (N.ldiff S' T) (N.ldiff R' T)).
      { split; [sets|]. destruct a2 as [a2 | (v & r1 & r2 & r3)]; [left; sets|].
        destruct (mem_dec v T) as [Hr|Hr].
        - left. intros x Hx. autorewrite with sets in *. destruct Hx as [Hx Hq].
          specialize (r3 x Hx). autorewrite with sets in r3. destruct r3 as [r3 | ->]; tauto.
        - right. exists v. repeat split; auto; [sets | sets |].
          intros x Hx. specialize (r3 x). autorewrite with sets in *. tauto. }
      destruct c as [-> | [c1 c2]].
      * exists (N.ldiff S' T), (N.ldiff R' T), n. split; [exact tu | split; [apply IH; assumption | auto]].
      * destruct (alike_theirs _ _ _ _ al c1) as (h' & J & al'). exists (N.ldiff S' T), (N.ldiff R' T), h'.
        split; [exact tu | split; [apply IH; [exact (rising_theirs _ _ r' c1) | exact al']|]].
        right. split; [exact J | sets].
Qed.

Lemma rising_grow g S R : rising g -> alike (fun G1 G : target => forall A, sub S A -> sub A R ->
  (exists B, sub B A /\ G1 B) -> G A) g g.
Proof. apply alike_impl. intros G H [-> M] A _ _ (B & B1 & B2). apply (M B); assumption. Qed.

Lemma adapt g S R S' R' : rising g -> keeps g S R -> sub S S' -> sub R (N.lor S' R') -> keeps g S' R'.
Proof.
  intros M h s r. apply (widen g S' (N.ldiff R S')); [exact M | |].
  - apply (give S') in h; [|exact M]. apply (grow g _ _ h g S'); [sets | apply rising_grow; exact M].
  - intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx Hn]. specialize (r x Hx). sets.
Qed.

(** A claim beside a game, whose rooms are apart, does not disturb it. *)
Lemma join (G2 : target) : forall g1 S1 R1, keeps g1 S1 R1 -> forall S2 R2, holds G2 S2 R2 ->
  forall g S, rising g ->
  alike (fun G1 G : target => forall A B T, sub A T -> sub B T -> G1 A -> G2 B -> G T) g1 g ->
  sub S1 S -> sub S2 S -> (forall x, mem x R1 -> mem x R2 -> False) -> keeps g S (N.lor R1 R2).
Proof.
  apply (keeps_rec' (fun g1 S1 R1 => forall S2 R2, holds G2 S2 R2 -> forall g S, rising g ->
    alike (fun G1 G : target => forall A B T, sub A T -> sub B T -> G1 A -> G2 B -> G T) g1 g ->
    sub S1 S -> sub S2 S -> (forall x, mem x R1 -> mem x R2 -> False) -> keeps g S (N.lor R1 R2))).
  - intros G1 S1 R1 k S2 R2 P2 g S r a s1 s2 D. apply (widen _ S R2); [exact r | | sets].
    inversion a as [G0 G p|]; subst.
    apply (grow _ _ _ P2); [exact s2|]. constructor. intros A A1 _ (B & B1 & B2).
    apply (p S1 B A); auto. sets.
  - intros g1 S1 R1 e1 h1 i1 S2 R2 P2.
    assert (P1 : keeps g1 S1 R1).
    { apply later; [exact e1 | |].
      - intros m Hm. destruct (h1 m Hm) as (a & b & c & d & q & _ & f). exists a, b, c. auto.
      - intros n Hn. destruct (i1 n Hn) as (a & b & c & d & q & _ & f). exists a, b, c. auto. }
    unfold holds in P2. remember (Outcome G2) as g2 eqn:E2. revert g2 S2 R2 P2 E2.
    apply (keeps_rec' (fun g2 S2 R2 => g2 = Outcome G2 -> forall g S, rising g ->
      alike (fun G1 G : target => forall A B T, sub A T -> sub B T -> G1 A -> G2 B -> G T) g1 g ->
      sub S1 S -> sub S2 S -> (forall x, mem x R1 -> mem x R2 -> False) -> keeps g S (N.lor R1 R2))).
    + intros G S2 R2 k E g S r a s1 s2 D. inversion E; subst.
      apply (widen _ S R1); [exact r | | sets].
      apply (grow _ _ _ P1); [exact s1|]. revert a. apply alike_impl. intros G1 H p A A1 _ (B & B1 & B2).
      apply (p B S2 A); auto. sets.
    + intros g2 S2 R2 e2 h2 _ E g S r a s1 s2 D. subst g2.
      assert (P2 : holds G2 S2 R2).
      { apply later; [exact e2 | | cbn; tauto].
        intros m Hm. destruct (h2 m Hm) as (a' & b & c & d & q & _ & f). exists a', b, c. auto. }
      apply later.
      { apply (alike_end _ _ _ (N.lor S1 R1) _ a); [|exact e1]. intros G1 G p k.
        apply (p (N.lor S1 R1) (N.lor S2 R2)); [sets | sets | exact k | exact e2]. }
      * intros m Hm. autorewrite with sets in Hm. destruct Hm as [Hm|Hm].
        -- destruct (h1 m Hm) as (S' & R' & h & [a1 a2] & _ & IH & c).
           assert (an : answer S (N.lor R1 R2) m (N.lor S S') (N.lor R' R2)).
           { split.
             - intros x Hx. autorewrite with sets in *. destruct Hx as [Hx|Hx].
               + specialize (a1 x Hx). sets.
               + split; [auto | intros ->; eauto].
             - destruct a2 as [a2 | (v & r1 & r2 & r3 & r4)]; [left; sets|].
               right. exists v. repeat split; auto; [sets | |].
               + autorewrite with sets. intros [q|q]; eauto.
               + intros x Hx. specialize (r4 x). autorewrite with sets in *. destruct Hx as [Hx|Hx]; [auto|].
                 destruct (r4 Hx); auto. }
           assert (D' : forall x, mem x R' -> mem x R2 -> False).
           { intros x Hx Hy. specialize (a1 x Hx). autorewrite with sets in a1. apply (D x); tauto. }
           destruct c as [-> | [c1 c2]].
           ++ exists (N.lor S S'), (N.lor R' R2), g. split; [exact an|]. split; [|auto].
              apply (IH S2 R2 P2); auto; sets.
           ++ destruct (alike_theirs _ _ _ _ a c1) as (h' & I & al).
              exists (N.lor S S'), (N.lor R' R2), h'. split; [exact an|].
              split; [apply (IH S2 R2 P2); auto; [exact (rising_theirs _ _ r I) | sets | sets]|].
              right. split; [exact I | sets].
        -- destruct (h2 m Hm) as (S' & R' & h & [a1 a2] & _ & IH & c).
           destruct c as [-> | [c1 _]]; [|destruct c1].
           exists (N.lor S S'), (N.lor R1 R'), g. split; [|split; [|auto]].
           ++ split.
              ** intros x Hx. autorewrite with sets in *. destruct Hx as [Hx|Hx].
                 --- split; [auto | intros ->; eauto].
                 --- specialize (a1 x Hx). sets.
              ** destruct a2 as [a2 | (v & r1 & r2 & r3 & r4)]; [left; sets|].
                 right. exists v. repeat split; auto; [sets | |].
                 --- autorewrite with sets. intros [q|q]; eauto.
                 --- intros x Hx. specialize (r4 x). autorewrite with sets in *. destruct Hx as [Hx|Hx]; [auto|].
                     destruct (r4 Hx); auto.
           ++ apply IH; auto; [sets | sets |].
              intros x Hx Hy. specialize (a1 x Hy). autorewrite with sets in a1. apply (D x); tauto.
      * intros n Hn. destruct (alike_mine _ _ _ _ a Hn) as (n' & I & al).
        destruct (i1 n' I) as (S' & R' & h & [a1 a2] & _ & IH & c).
        assert (tu : turn S (N.lor R1 R2) (N.lor S S') (N.lor R' R2)).
        { split; [sets|]. destruct a2 as [a2 | (v & r1 & r2 & r3)]; [left; sets|].
          right. exists v. repeat split; [sets | |].
          - autorewrite with sets. intros [q|q]; eauto.
          - intros x Hx. specialize (r3 x). autorewrite with sets in *. destruct Hx as [Hx|Hx]; [auto|].
            destruct (r3 Hx); auto. }
        assert (D' : forall x, mem x R' -> mem x R2 -> False).
        { intros x Hx Hy. specialize (a1 x Hx). apply (D x); assumption. }
        pose proof (rising_mine _ _ r Hn) as r'.
        destruct c as [-> | [c1 c2]].
        -- exists (N.lor S S'), (N.lor R' R2), n. split; [exact tu|]. split; [|auto].
           apply (IH S2 R2 P2); auto; sets.
        -- destruct (alike_theirs _ _ _ _ al c1) as (h' & J & al').
           exists (N.lor S S'), (N.lor R' R2), h'. split; [exact tu|].
           split; [apply (IH S2 R2 P2); auto; [exact (rising_theirs _ _ r' J) | sets | sets]|].
           right. split; [exact J | sets].
Qed.

(** A way: a move of X's, maybe, and what is needed and the room then. *)
Definition moved_to (v : option N) : N := match v with Some m => one m | None => 0 end.

Definition fits (S R : N) (v : option N) (n r : N) : Prop :=
  sub (N.ldiff n (moved_to v)) S /\ sub (N.lor r (moved_to v)) (N.lor S R).

Lemma fits_turn S R v n r : fits S R v n r -> (forall x, mem x R -> ~ mem x S) ->
  turn S R (N.lor S (moved_to v)) (N.ldiff r (N.lor S (moved_to v))).
Proof.
  intros [f1 f2] apart. split.
  - intros x Hx. specialize (f2 x). autorewrite with sets in *. tauto.
  - destruct v as [m|]; cbn [moved_to] in *; [|left; sets]. destruct (mem_dec m S) as [Hs|Hs].
    + left. intros x Hx. autorewrite with sets in *. destruct Hx as [Hx | ->]; auto.
    + right. exists m. specialize (f2 m). autorewrite with sets in *.
      repeat split; auto; [tauto | tauto | sets].
Qed.

Lemma fits_adapt g S R v n r : rising g -> keeps g n r -> fits S R v n r ->
  keeps g (N.lor S (moved_to v)) (N.ldiff r (N.lor S (moved_to v))).
Proof.
  intros M h [f1 f2]. apply (adapt g n r); [exact M | exact h | |].
  - intros x Hx. specialize (f1 x). autorewrite with sets in *. destruct (mem_dec x (moved_to v)); tauto.
  - intros x Hx. autorewrite with sets. destruct (mem_dec x S); destruct (mem_dec x (moved_to v)); tauto.
Qed.

(** X has a way left wherever the opponent plays, and one for each of X's own options. *)
Lemma value g S R : rising g -> at_end g (N.lor S R) -> (forall x, mem x R -> ~ mem x S) ->
  (forall m, mem m R -> exists v n r h, fits S R v n r /\ ~ mem m r /\ v <> Some m /\ keeps h n r /\
    (h = g \/ v = None /\ In h (theirs g))) ->
  (forall k, In k (mine g) -> exists v n r h, fits S R v n r /\ keeps h n r /\
    (h = k \/ v = None /\ In h (theirs k))) ->
  keeps g S R.
Proof.
  intros M e apart firsts seconds. apply later; [exact e | |].
  - intros m Hm. destruct (firsts m Hm) as (v & n & r & h & f & nr & nm & k & c).
    destruct (fits_turn _ _ _ _ _ f apart) as [t1 t2].
    exists (N.lor S (moved_to v)), (N.ldiff r (N.lor S (moved_to v))), h.
    assert (rh : rising h) by (destruct c as [-> | [_ c]]; [exact M | exact (rising_theirs _ _ M c)]).
    split; [|split; [apply (fits_adapt h S R v n r); assumption|]].
    + split.
      * intros x Hx. specialize (t1 x Hx). autorewrite with sets in *. split; [exact t1 | intros ->; tauto].
      * destruct t2 as [t2 | (w & r1 & r2 & r3)]; [left; exact t2|]. destruct v as [u|]; cbn [moved_to] in *; [|left; sets].
        destruct (N.eq_dec w u) as [-> | ne].
        -- right. exists u. repeat split; auto. congruence.
        -- left. intros x Hx. specialize (r3 x Hx). autorewrite with sets in *.
           destruct Hx as [Hx | ->]; [exact Hx|]. destruct r3 as [r3 | r3]; [exact r3 | congruence].
    + destruct c as [-> | [-> c]]; [auto|]. right. split; [exact c|]. cbn [moved_to]. sets.
  - intros k Hk. destruct (seconds k Hk) as (v & n & r & h & f & q & c).
    pose proof (rising_mine _ _ M Hk) as rk.
    assert (rh : rising h) by (destruct c as [-> | [_ c]]; [exact rk | exact (rising_theirs _ _ rk c)]).
    exists (N.lor S (moved_to v)), (N.ldiff r (N.lor S (moved_to v))), h.
    split; [apply (fits_turn _ _ _ n); assumption|].
    split; [apply (fits_adapt h S R v n r); assumption|].
    destruct c as [-> | [-> c]]; [auto|]. right. split; [exact c|]. cbn [moved_to]. sets.
Qed.

(** One of two cells. *)
Lemma pair a b : a <> b -> holds (fun A => mem a A \/ mem b A) 0 (N.lor (one a) (one b)).
Proof.
  intros ne. apply later; [cbn [at_end]; left; sets | | cbn; tauto].
  intros m Hm. autorewrite with sets in Hm.
  assert (H : forall r, (r = a \/ r = b) -> r <> m -> exists S' R' h,
    answer 0 (N.lor (one a) (one b)) m S' R' /\ keeps h S' R' /\
    (h = Outcome (fun A => mem a A \/ mem b A) \/ In h [] /\ sub S' 0)).
  { intros r Hr nr. exists (one r), 0, (Outcome (fun A => mem a A \/ mem b A)). split; [|split; [|auto]].
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
  intros injective GH S R k. unfold holds in k. remember (Outcome G) as g eqn:E. revert g S R k E.
  apply (keeps_rec' (fun g S R => g = Outcome G -> sub S used -> sub R used ->
    forall S', (forall x, mem x S -> mem (to x) (N.lor S' O)) ->
    holds H S' (N.ldiff (of_list (map to (members R))) (N.lor S' O)))).
  - intros G0 S R g E us _ S' s. inversion E; subst. apply now. apply (GH S); assumption.
  - intros g0 S R g h _ E us ur S' s. subst g0. cbn [at_end theirs] in *.
    assert (image : forall y L, mem y (of_list (map to (members L))) <-> exists x, to x = y /\ mem x L).
    { intros y L. rewrite mem_list, in_map_iff.
      split; intros (x & ? & K); exists x; (split; [assumption|]); apply members_spec; exact K. }
    apply later; [| | cbn; tauto].
    { cbn [at_end]. apply (GH (N.lor S R)); [sets | | exact g]. intros x Hx. autorewrite with sets in *.
      destruct Hx as [Hx | Hx]; [specialize (s x Hx); autorewrite with sets in s; tauto|].
      destruct (mem_dec (to x) S'), (mem_dec (to x) O); auto.
      left. right. split; [apply image; eauto | tauto]. }
    intros m' Hm'. autorewrite with sets in Hm'. destruct Hm' as [Hm' Hn]. apply image in Hm'.
    destruct Hm' as (m & <- & Hm). destruct (h m Hm) as (S1 & R1 & h' & [a1 a2] & _ & IH & [-> | [[] _]]).
    specialize (IH eq_refl).
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
    assert (stay : (forall x, mem x S1 -> mem (to x) (N.lor S' O)) -> exists S2 R2 h2,
      answer S' (N.ldiff (of_list (map to (members R))) (N.lor S' O)) (to m) S2 R2 /\ keeps h2 S2 R2 /\
      (h2 = Outcome H \/ In h2 [] /\ sub S2 S')).
    { intros s1. exists S', (N.ldiff (of_list (map to (members R1))) (N.lor S' O)), (Outcome H).
      split; [split; [apply D; sets | left; sets] | split; [apply IH; assumption | auto]]. }
    destruct a2 as [a2 | (r & r1 & r2 & r3 & r4)]; [apply stay; auto|].
    assert (near_r : forall x, mem x S1 -> mem (to x) (N.lor S' O) \/ x = r).
    { intros x Hx. specialize (r4 x Hx). autorewrite with sets in r4. destruct r4; auto. }
    destruct (mem_dec (to r) (N.lor S' O)) as [Hr | Hr].
    { apply stay. intros x Hx. destruct (near_r x Hx) as [? | ->]; assumption. }
    exists (N.lor S' (one (to r))), (N.ldiff (of_list (map to (members R1))) (N.lor (N.lor S' (one (to r))) O)),
      (Outcome H).
    split; [split; [apply D; sets|] | split; [|auto]].
    + right. exists (to r). autorewrite with sets in Hr. split; [|split; [|split]].
      * autorewrite with sets. split; [apply image; eauto | tauto].
      * intros K. apply r2. apply injective; [apply ur; assumption | apply ur; assumption | exact K].
      * autorewrite with sets. tauto.
      * sets.
    + apply IH; [assumption | assumption |]. intros x Hx. destruct (near_r x Hx) as [K | ->]; sets.
Qed.
