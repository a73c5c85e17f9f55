(** Parts with disjoint rooms keep what X wins by playing their games together: rule s. *)
From Coq Require Import NArith List Bool Lia Wf_nat.
Require Import Sets Games Rules.
Import ListNotations.
Open Scope N_scope.

(** Whether X wins the play of summands against a wanted game: [wins] if the opponent moves, [wins_first]
    if X does. A game is replaced within a list. *)
Inductive replaced (options : game -> list game) : list game -> list game -> Prop :=
| replaced_here g h l : In h (options g) -> replaced options (g :: l) (h :: l)
| replaced_there g l l' : replaced options l l' -> replaced options (g :: l) (g :: l').

Definition is_outcome (g : game) : Prop := match g with Outcome _ => True | Game _ _ => False end.

Section Sum.
  Variable Over : list game -> game -> Prop. (* X has won if all are outcomes *)

  Inductive wins : list game -> game -> Prop :=
  | over gs w : Forall is_outcome gs -> is_outcome w -> Over gs w -> wins gs w
  | opponent_moves gs w :
      wins_first gs w ->
      (forall gs', replaced theirs gs gs' -> wins_first gs' w) ->
      (forall n, In n (mine w) -> wins_first gs n) -> wins gs w
  with wins_first : list game -> game -> Prop :=
  | over_first gs w : Forall is_outcome gs -> is_outcome w -> Over gs w -> wins_first gs w
  | in_summand gs gs' w : replaced mine gs gs' -> wins gs' w -> wins_first gs w
  | in_wanted gs w h : In h (theirs w) -> wins gs h -> wins_first gs w.

  (** How much there is to play. *)
  Fixpoint size (g : game) : nat :=
    match g with
    | Outcome _ => 1
    | Game m t => S (fold_right (fun h n => (size h + n)%nat) 0%nat m + fold_right (fun h n => (size h + n)%nat) 0%nat t)
    end.

  Lemma size_in l h : In h l -> (size h <= fold_right (fun h n => (size h + n)%nat) 0%nat l)%nat.
  Proof. induction l as [|x l IH]; cbn; [tauto|]. intros [<- | I]; [lia | specialize (IH I); lia]. Qed.

  Lemma size_mine g h : In h (mine g) -> (size h < size g)%nat.
  Proof. destruct g; cbn; [tauto|]. intros I. pose proof (size_in _ _ I). lia. Qed.

  Lemma size_theirs g h : In h (theirs g) -> (size h < size g)%nat.
  Proof. destruct g; cbn; [tauto|]. intros I. pose proof (size_in _ _ I). lia. Qed.

  Definition sizes (gs : list game) : nat := fold_right (fun h n => (size h + n)%nat) 0%nat gs.

  Lemma replaced_size o gs gs' : (forall g h, In h (o g) -> (size h < size g)%nat) ->
    replaced o gs gs' -> (sizes gs' < sizes gs)%nat.
  Proof.
    intros H. induction 1; cbn.
    - specialize (H _ _ H0). unfold sizes. lia.
    - unfold sizes in *. lia.
  Qed.

  (** ** Parts: games and rooms, X having S for all of them *)

  Definition kept (S : N) (ps : list (game * N)) : Prop := Forall (fun p => rising (fst p) /\ keeps (fst p) S (snd p)) ps.

  Fixpoint rooms (ps : list (game * N)) : N := match ps with [] => 0 | p :: ps => N.lor (snd p) (rooms ps) end.

  Fixpoint disjoint_rooms (ps : list (game * N)) : Prop :=
    match ps with
    | [] => True
    | p :: ps => (forall x, mem x (snd p) -> mem x (rooms ps) -> False) /\ disjoint_rooms ps
    end.

  Lemma kept_grow S S' ps : kept S ps -> sub S S' -> kept S' ps.
  Proof.
    intros k s. eapply Forall_impl; [|exact k]. intros p [r q]. split; [exact r|].
    apply (grow (fst p) S (snd p) q); [exact s | apply rising_grow; exact r].
  Qed.

  (** A part changes, and X may get a cell. *)
  Inductive changed : list (game * N) -> list (game * N) -> game -> N -> game -> N -> Prop :=
  | changed_here g R h R' ps : changed ((g, R) :: ps) ((h, R') :: ps) g R h R'
  | changed_there p ps ps' g R h R' : changed ps ps' g R h R' -> changed (p :: ps) (p :: ps') g R h R'.

  Lemma changed_rooms ps ps' g R h R' : changed ps ps' g R h R' -> sub R' R -> sub (rooms ps') (rooms ps).
  Proof. induction 1; cbn; intros s; [sets|]. specialize (IHchanged s). sets. Qed.

  Lemma changed_in ps ps' g R h R' : changed ps ps' g R h R' -> sub R (rooms ps).
  Proof. induction 1; cbn; sets. Qed.

  (** A cell of the part that is gone from it is gone. *)
  Lemma changed_gone ps ps' g R h R' x : changed ps ps' g R h R' -> disjoint_rooms ps -> mem x R -> ~ mem x R' ->
    ~ mem x (rooms ps').
  Proof.
    induction 1; cbn; intros [D1 D2] H1 H2 H3; autorewrite with sets in H3.
    - destruct H3 as [H3 | H3]; [contradiction | eapply D1; eauto].
    - destruct H3 as [H3 | H3]; [|exact (IHchanged D2 H1 H2 H3)].
      apply (D1 x H3). apply (changed_in _ _ _ _ _ _ H). exact H1.
  Qed.

  Lemma changed_disjoint ps ps' g R h R' : changed ps ps' g R h R' -> disjoint_rooms ps -> sub R' R -> disjoint_rooms ps'.
  Proof.
    induction 1; cbn; intros [D1 D2] s; split.
    - intros x Hx. apply D1. apply s. exact Hx.
    - exact D2.
    - intros x Hx Hy. apply (D1 x Hx). apply (changed_rooms _ _ _ _ _ _ H s). exact Hy.
    - auto.
  Qed.

  Lemma changed_kept S S' ps ps' g R h R' : changed ps ps' g R h R' -> kept S ps -> sub S S' ->
    rising h -> keeps h S' R' -> kept S' ps'.
  Proof.
    induction 1; intros k s r q; inversion k; subst.
    - constructor; [cbn; auto | eapply kept_grow; eauto].
    - pose proof (kept_grow S S' [p] (Forall_cons _ H2 (Forall_nil _)) s) as k'.
      constructor; [inversion k'; assumption | apply IHchanged; assumption].
  Qed.

  Lemma changed_games ps ps' g R h R' o : changed ps ps' g R h R' -> In h (o g) ->
    replaced o (map fst ps) (map fst ps').
  Proof. induction 1; cbn; intros I; [constructor; exact I | apply replaced_there; auto]. Qed.

  Lemma changed_same ps ps' g R R' : changed ps ps' g R g R' -> map fst ps' = map fst ps.
  Proof.
    remember g as h eqn:E. rewrite E at 2. intros c. induction c; cbn; [subst; reflexivity | f_equal; auto].
  Qed.

  Lemma replaced_part o ps gs' : replaced o (map fst ps) gs' ->
    exists g R h, In h (o g) /\ In (g, R) ps /\ forall R', exists ps', changed ps ps' g R h R' /\ map fst ps' = gs'.
  Proof.
    remember (map fst ps) as gs eqn:E. intros r. revert ps E. induction r as [g h l I | g l l' r IH]; intros ps E.
    - destruct ps as [|[g0 R] ps]; [discriminate|]. inversion E; subst. exists g0, R, h.
      split; [exact I|]. split; [left; reflexivity|]. intros R'. exists ((h, R') :: ps). split; [constructor | reflexivity].
    - destruct ps as [|[g0 R] ps]; [discriminate|]. inversion E; subst.
      destruct (IH ps eq_refl) as (g & R0 & h & I & J & K). exists g, R0, h. split; [exact I|].
      split; [right; exact J|]. intros R'. destruct (K R') as (ps' & c & e).
      exists ((g0, R) :: ps'). split; [constructor; exact c | cbn; f_equal; exact e].
  Qed.

  Lemma changed_again ps ps1 g R m R' h R1 : changed ps ps1 g R m R' ->
    exists ps2, changed ps ps2 g R h R1 /\ changed ps1 ps2 m R' h R1.
  Proof.
    induction 1 as [g R m R' ps | p ps ps1 g R m R' c (ps2 & c1 & c2)].
    - exists ((h, R1) :: ps). split; constructor.
    - exists (p :: ps2). split; constructor; assumption.
  Qed.

  (** The part of a cell. *)
  Lemma part_of_cell ps x : mem x (rooms ps) -> exists g R, In (g, R) ps /\ mem x R /\
    forall h R', exists ps', changed ps ps' g R h R'.
  Proof.
    induction ps as [|[g R] ps IH]; cbn; intros H; [sets|]. autorewrite with sets in H.
    destruct (mem_dec x R) as [Hx|Hx].
    - exists g, R. split; [auto|]. split; [exact Hx|]. intros h R'. exists ((h, R') :: ps). constructor.
    - destruct IH as (g' & R' & I & J & K); [tauto|]. exists g', R'. split; [auto|]. split; [exact J|].
      intros h R0. destruct (K h R0) as (ps' & c). exists ((g, R) :: ps'). constructor. exact c.
  Qed.

  Lemma kept_in S ps g R : kept S ps -> In (g, R) ps -> rising g /\ keeps g S R.
  Proof. unfold kept. rewrite Forall_forall. intros k I. apply (k (g, R) I). Qed.

  (** ** X settles the play, by one move on the board at most *)

  Lemma settle n : forall S ps w, (sizes (map fst ps) + size w <= n)%nat -> kept S ps -> disjoint_rooms ps ->
    (forall x, mem x (rooms ps) -> ~ mem x S) -> wins_first (map fst ps) w ->
    exists S' ps' w', sub S S' /\ wins (map fst ps') w' /\ kept S' ps' /\ disjoint_rooms ps' /\
      ((sizes (map fst ps') + size w' < sizes (map fst ps) + size w)%nat \/
        sizes (map fst ps') + size w' = sizes (map fst ps) + size w /\ Forall is_outcome (map fst ps') /\
        is_outcome w' /\ Over (map fst ps') w')%nat /\
      (forall x, mem x (rooms ps') -> ~ mem x S') /\ turn S (rooms ps) S' (rooms ps') /\
      (w' = w \/ In w' (theirs w) /\ sub S' S).
  Proof.
    induction n as [|n IH]; intros S ps w L k D A W.
    - destruct w; cbn in L; lia.
    - inversion W as [gs w0 o1 o2 o3 | gs gs' w0 r W' | gs w0 h I W']; subst.
      + exists S, ps, w. split; [sets|]. split; [apply over; assumption|].
        split; [exact k|]. split; [exact D|]. split; [right; auto|]. split; [exact A|].
        split; [split; [sets | left; sets] | auto].
      + destruct (replaced_part _ _ _ r) as (g & R & m & I & J & K).
        destruct (kept_in _ _ _ _ k J) as [rg kg].
        inversion kg as [G S0 R0 q | g0 S0 R0 e h1 h2]; subst; [destruct I|].
        destruct (h2 m I) as (S1 & R1 & h & [t1 t2] & q & c).
        assert (tA : sub R (rooms ps)) by (destruct (K R) as (ps0 & c0 & _); eapply changed_in; eauto).
        destruct c as [-> | [c1 c2]].
        * (* a move, or none, after which the part keeps the option *)
          destruct (K R1) as (ps' & ch & eg).
          exists (N.lor S S1), ps', w. rewrite eg. split; [sets|]. split; [exact W'|].
          split; [apply (changed_kept S _ _ _ _ _ _ _ ch); [exact k | sets | exact (rising_mine _ _ rg I) |
            apply (grow _ _ _ q); [sets | apply rising_grow; exact (rising_mine _ _ rg I)]]|].
          split; [apply (changed_disjoint _ _ _ _ _ _ ch); assumption|].
          split; [pose proof (replaced_size _ _ _ size_mine r); lia|].
          assert (B : forall x, mem x (rooms ps') -> ~ mem x (N.lor S S1)).
          { intros x Hx Hs. pose proof (changed_rooms _ _ _ _ _ _ ch t1 x Hx) as Hr. autorewrite with sets in Hs.
            destruct Hs as [Hs | Hs]; [exact (A x Hr Hs)|].
            destruct t2 as [t2 | (v & r1 & r2 & r3)]; [exact (A x Hr (t2 x Hs))|].
            specialize (r3 x Hs). autorewrite with sets in r3. destruct r3 as [r3 | ->]; [exact (A x Hr r3)|].
            exact (changed_gone _ _ _ _ _ _ v ch D r1 r2 Hx). }
          split; [exact B|]. split; [|auto]. split; [apply (changed_rooms _ _ _ _ _ _ ch); assumption|].
          destruct t2 as [t2 | (v & r1 & r2 & r3)]; [left; sets|]. right. exists v.
          split; [apply tA; exact r1|]. split; [exact (changed_gone _ _ _ _ _ _ v ch D r1 r2)|].
          intros x Hx. specialize (r3 x). autorewrite with sets in *. tauto.
        * (* as it is, the part keeps what the opponent would move to *)
          destruct (K R) as (ps1 & ch1 & eg1).
          assert (W2 : exists ps2, changed ps ps2 g R h R1 /\ wins_first (map fst ps2) w).
          { inversion W' as [gs1 w1 o1 o2 o3 | gs1 w1 p1 p2 p3]; subst.
            - exfalso. assert (is_outcome m). { rewrite Forall_forall in o1. apply o1.
                clear - ch1. induction ch1; cbn; auto. }
              destruct m; [destruct c1 | assumption].
            - destruct (changed_again _ _ _ _ _ _ h R1 ch1) as (ps2 & z1 & z2). exists ps2.
              split; [exact z1|]. apply p2.
              apply (changed_games _ _ _ _ _ _ theirs z2). exact c1. }
          destruct W2 as (ps2 & ch2 & W2).
          pose proof (rising_theirs _ _ (rising_mine _ _ rg I) c1) as rh.
          assert (less : (sizes (map fst ps2) < sizes (map fst ps))%nat).
          { clear - ch2 I c1. pose proof (size_mine _ _ I). pose proof (size_theirs _ _ c1).
            induction ch2; cbn; unfold sizes in *; [lia | specialize (IHch2 I c1 H H0); lia]. }
          assert (qh : keeps h S R1).
          { apply (grow _ _ _ q); [exact c2 | apply rising_grow; exact rh]. }
          destruct (IH S ps2 w) as (S' & ps' & w' & V0 & V1 & V2 & V3 & V4 & V5 & [V6 V7] & V8).
          { lia. }
          { apply (changed_kept S _ _ _ _ _ _ _ ch2); [exact k | sets | exact rh | exact qh]. }
          { apply (changed_disjoint _ _ _ _ _ _ ch2); assumption. }
          { intros x Hx. apply A. apply (changed_rooms _ _ _ _ _ _ ch2 t1 x Hx). }
          { exact W2. }
          exists S', ps', w'. split; [exact V0|]. split; [exact V1|]. split; [exact V2|]. split; [exact V3|]. split; [lia|].
          split; [exact V5|]. split; [|exact V8]. split.
          -- intros x Hx. apply (changed_rooms _ _ _ _ _ _ ch2 t1). apply V6. exact Hx.
          -- destruct V7 as [V7 | (v & r1 & r2 & r3)]; [left; exact V7 | right; exists v].
             split; [apply (changed_rooms _ _ _ _ _ _ ch2 t1); exact r1 | auto].
      + exists S, ps, h. split; [sets|]. split; [exact W'|]. pose proof (size_theirs _ _ I).
        split; [exact k|]. split; [exact D|]. split; [lia|]. split; [exact A|].
        split; [split; [sets | left; sets] | right; split; [exact I | sets]].
  Qed.

  Variable need0 : N.
  Hypothesis over_means : forall gs (H : target) A, Over gs (Outcome H) -> sub need0 A ->
    (forall G : target, In (Outcome G) gs -> G A) -> H A.

  Lemma over_reached S ps (H : target) : kept S ps -> Forall is_outcome (map fst ps) -> sub (rooms ps) S ->
    sub need0 S -> Over (map fst ps) (Outcome H) -> H S.
  Proof.
    intros k _ e s o. apply (over_means _ _ _ o s). intros G I. apply in_map_iff in I.
    destruct I as ([g R] & E & I). cbn in E. subst g. destruct (kept_in _ _ _ _ k I) as [r q].
    apply (rising_monotone _ r (N.lor S R)); [|exact (full _ _ _ r q)].
    intros x Hx. autorewrite with sets in Hx. destruct Hx as [Hx | Hx]; [exact Hx|]. apply e.
    clear - I Hx. induction ps as [|p ps IH]; [destruct I|]. destruct I as [-> | I]; cbn; sets.
  Qed.

  Lemma finished n : forall S ps (H : target), (sizes (map fst ps) <= n)%nat -> kept S ps -> disjoint_rooms ps ->
    (forall x, ~ mem x (rooms ps)) -> sub need0 S -> wins_first (map fst ps) (Outcome H) -> H S.
  Proof.
    induction n as [|n IH]; intros S ps H L k D A s W.
    - destruct (settle (0 + 1) S ps (Outcome H)) as (S' & ps' & w' & V0 & V1 & V2 & V3 & V4 & V5 & [V6 V7] & V8);
        [cbn; lia | exact k | exact D | intros x Hx; destruct (A x Hx) | exact W |].
      destruct V8 as [-> | [[] _]].
      assert (e : sub S' S) by (destruct V7 as [V7 | (v & r1 & _)]; [exact V7 | destruct (A v r1)]).
      assert (k' : kept S ps') by (eapply kept_grow; eauto).
      destruct V4 as [V4 | (_ & o1 & o2 & o3)]; [cbn in V4; lia|].
      apply (over_reached S ps'); auto. intros x Hx. destruct (A x (V6 x Hx)).
    - destruct (settle (Datatypes.S n + 1) S ps (Outcome H)) as (S' & ps' & w' & V0 & V1 & V2 & V3 & V4 & V5 & [V6 V7] & V8);
        [cbn; lia | exact k | exact D | intros x Hx; destruct (A x Hx) | exact W |].
      destruct V8 as [-> | [[] _]].
      assert (e : sub S' S) by (destruct V7 as [V7 | (v & r1 & _)]; [exact V7 | destruct (A v r1)]).
      assert (k' : kept S ps') by (eapply kept_grow; eauto).
      assert (A' : forall x, ~ mem x (rooms ps')) by (intros x Hx; destruct (A x (V6 x Hx))).
      destruct V4 as [V4 | (_ & o1 & o2 & o3)].
      + inversion V1 as [gs w0 o1 o2 o3 | gs w0 p1 p2 p3]; subst.
        * apply (over_reached S ps'); auto. intros x Hx. destruct (A' x Hx).
        * apply (IH S ps'); auto. cbn in V4. lia.
      + apply (over_reached S ps'); auto. intros x Hx. destruct (A' x Hx).
  Qed.

  Lemma sub_less R R' : sub R' R -> (exists x, mem x R /\ ~ mem x R') -> (R' < R)%N.
  Proof.
    intros s (x & Hx & Hn). assert (E : N.ldiff R' R = 0).
    { apply N.bits_inj. intros y. rewrite N.bits_0. destruct (N.testbit (N.ldiff R' R) y) eqn:B; [|reflexivity].
      exfalso. assert (K : mem y (N.ldiff R' R)) by exact B. autorewrite with sets in K. destruct K. auto. }
    pose proof (N.sub_nocarry_ldiff _ _ E) as Q. apply N.lt_nge. intros L.
    assert (Z : R - R' = 0) by (apply N.sub_0_le; exact L). rewrite Z in Q.
    apply (mem_empty x). rewrite Q. sets.
  Qed.

  Lemma sub_le R R' : sub R' R -> R' = R \/ (R' < R)%N.
  Proof.
    intros s. destruct (N.eq_dec R' R) as [->|ne]; [auto|]. right. apply sub_less; [exact s|].
    destruct (N.eq_dec (N.ldiff R R') 0) as [Z|Z].
    - exfalso. apply ne. apply N.bits_inj. intros y.
      destruct (N.testbit R y) eqn:B1, (N.testbit R' y) eqn:B2; auto; exfalso.
      + apply (mem_empty y). rewrite <- Z. autorewrite with sets. unfold mem. split; congruence.
      + assert (K : mem y R) by (apply s; exact B2). unfold mem in K. congruence.
    - exists (N.log2 (N.ldiff R R')). assert (K : mem (N.log2 (N.ldiff R R')) (N.ldiff R R')) by (apply N.bit_log2; exact Z).
      autorewrite with sets in K. exact K.
  Qed.

  (** What is won in play is kept on the board. *)
  Theorem sum : forall Rm n S ps w, rooms ps = Rm -> (sizes (map fst ps) + size w <= n)%nat -> kept S ps ->
    disjoint_rooms ps -> (forall x, mem x (rooms ps) -> ~ mem x S) -> sub need0 S -> rising w ->
    wins (map fst ps) w -> keeps w S (rooms ps).
  Proof.
    intros Rm. induction Rm as [Rm IHR] using (well_founded_induction N.lt_wf_0).
    induction n as [|n IHn]; intros S ps w ER L k D A s rw W; [destruct w; cbn in L; lia|].
    apply later.
    - destruct w as [H|]; [|exact I]. cbn [at_end].
      set (S1 := N.lor S (rooms ps)).
      set (ps1 := map (fun p : game * N => (fst p, 0)) ps).
      assert (E1 : map fst ps1 = map fst ps) by (subst ps1; rewrite map_map; reflexivity).
      assert (R1 : forall x, ~ mem x (rooms ps1)).
      { subst ps1. clear. induction ps as [|p ps IH]; cbn [map rooms fst snd]; intros x Hx; [sets|].
        autorewrite with sets in Hx. destruct Hx as [[] | Hx]. exact (IH x Hx). }
      assert (D1 : disjoint_rooms ps1).
      { subst ps1. clear. induction ps as [|p ps IH]; cbn [map disjoint_rooms fst snd]; [exact I|]. split; [|exact IH].
        intros x Hx. sets. }
      assert (K1 : kept S1 ps1).
      { unfold kept. rewrite Forall_forall. intros [g R] I. subst ps1. apply in_map_iff in I.
        destruct I as ([g' R'] & E & I). cbn in E. inversion E; subst. cbn [fst snd].
        destruct (kept_in _ _ _ _ k I) as [r q]. split; [exact r|].
        apply (adapt g S R'); [exact r | exact q | subst S1; sets|].
        assert (J : sub R' (rooms ps)).
        { clear - I. induction ps as [|p ps IH]; [destruct I|]. destruct I as [-> | I]; cbn; sets. }
        subst S1. sets. }
      inversion W as [gs w0 o1 o2 o3 | gs w0 p1 p2 p3]; subst.
      + apply (over_reached S1 ps1); [exact K1 | rewrite E1; exact o1 | | subst S1; sets | rewrite E1; exact o3].
        intros x Hx. destruct (R1 x Hx).
      + apply (finished (sizes (map fst ps1)) S1 ps1 H); auto; [subst S1; sets | rewrite E1; exact p1].
    - intros m Hm. destruct (part_of_cell ps m Hm) as (g & R & I & HR & K).
      destruct (kept_in _ _ _ _ k I) as [rg kg].
      assert (RR : sub R (rooms ps)) by (destruct (K g R) as (ps0 & c0); eapply changed_in; eauto).
      inversion kg as [G S0 R0 q | g0 S0 R0 e h1 h2]; subst.
      + (* joined already *)
        destruct (K (Outcome G) (N.ldiff R (one m))) as (ps' & ch).
        assert (s' : sub (N.ldiff R (one m)) R) by sets.
        assert (gone : ~ mem m (rooms ps')) by (apply (changed_gone _ _ _ _ _ _ m ch D HR); sets).
        pose proof (changed_rooms _ _ _ _ _ _ ch s') as rs.
        exists S, (rooms ps'), w. split; [|split; [|auto]].
        * split; [|left; sets]. intros x Hx. autorewrite with sets. split; [auto | intros ->; contradiction].
        * apply (IHR (rooms ps')) with (n := (sizes (map fst ps') + size w)%nat); auto.
          -- apply sub_less; [exact rs | exists m; auto].
          -- apply (changed_kept S S _ _ _ _ _ _ ch); [exact k | sets | exact rg | apply now; exact q].
          -- apply (changed_disjoint _ _ _ _ _ _ ch); assumption.
          -- rewrite (changed_same _ _ _ _ _ ch). exact W.
      + destruct (h1 m HR) as (S1 & R1 & h & [a1 a2] & q & c).
        assert (t1 : sub R1 R) by (intros x Hx; specialize (a1 x Hx); sets).
        assert (nm : ~ mem m R1) by (intros Hx; specialize (a1 m Hx); autorewrite with sets in a1; tauto).
        destruct (K h R1) as (ps1 & ch).
        pose proof (changed_rooms _ _ _ _ _ _ ch t1) as rs.
        pose proof (changed_gone _ _ _ _ _ _ m ch D HR nm) as gone.
        assert (less : (rooms ps1 < rooms ps)%N) by (apply sub_less; [exact rs | exists m; auto]).
        pose proof (changed_disjoint _ _ _ _ _ _ ch D t1) as D1.
        destruct c as [-> | [c1 c2]].
        * exists (N.lor S S1), (rooms ps1), w. split; [|split; [|auto]].
          -- split.
             ++ intros x Hx. autorewrite with sets. split; [auto | intros ->; contradiction].
             ++ destruct a2 as [a2 | (v & r1 & r2 & r3 & r4)]; [left; sets|]. right. exists v.
                split; [apply RR; exact r1|]. split; [exact r2|].
                split; [exact (changed_gone _ _ _ _ _ _ v ch D r1 r3)|].
                intros x Hx. specialize (r4 x). autorewrite with sets in *. tauto.
          -- apply (IHR (rooms ps1)) with (n := (sizes (map fst ps1) + size w)%nat); auto.
             ++ apply (changed_kept S _ _ _ _ _ _ _ ch); [exact k | sets | exact rg |].
                apply (grow _ _ _ q); [sets | apply rising_grow; exact rg].
             ++ intros x Hx Hs. autorewrite with sets in Hs. destruct Hs as [Hs | Hs]; [exact (A x (rs x Hx) Hs)|].
                destruct a2 as [a2 | (v & r1 & r2 & r3 & r4)]; [exact (A x (rs x Hx) (a2 x Hs))|].
                specialize (r4 x Hs). autorewrite with sets in r4. destruct r4 as [r4 | ->]; [exact (A x (rs x Hx) r4)|].
                exact (changed_gone _ _ _ _ _ _ v ch D r1 r3 Hx).
             ++ sets.
             ++ rewrite (changed_same _ _ _ _ _ ch). exact W.
        * pose proof (rising_theirs _ _ rg c1) as rh.
          assert (W1 : wins_first (map fst ps1) w).
          { inversion W as [gs w0 o1 o2 o3 | gs w0 p1 p2 p3]; subst.
            - exfalso. rewrite Forall_forall in o1. specialize (o1 g). destruct g as [|gm gt]; [destruct c1|].
              apply o1. apply in_map_iff. exists (Game gm gt, R). auto.
            - apply p2. apply (changed_games _ _ _ _ _ _ theirs ch). exact c1. }
          destruct (settle _ S ps1 w (le_n _)) as (S' & ps' & w' & V0 & V1 & V2 & V3 & V4 & V5 & [V6 V7] & V8); auto.
          { apply (changed_kept S S _ _ _ _ _ _ ch); [exact k | sets | exact rh |].
            apply (grow _ _ _ q); [exact c2 | apply rising_grow; exact rh]. }
          exists S', (rooms ps'), w'. split; [|split; [|exact V8]].
          -- split.
             ++ intros x Hx. autorewrite with sets. specialize (V6 x Hx). split; [auto | intros ->; contradiction].
             ++ destruct V7 as [V7 | (v & r1 & r2 & r3)]; [left; exact V7|]. right. exists v.
                split; [auto|]. split; [intros ->; contradiction | auto].
          -- assert (nd : sub need0 S') by sets.
             apply (IHR (rooms ps')) with (n := (sizes (map fst ps') + size w')%nat); auto.
             ++ apply sub_less; [sets | exists m; split; [exact Hm | intros Hx; apply gone, V6, Hx]].
             ++ destruct V8 as [-> | [V8 _]]; [exact rw | exact (rising_theirs _ _ rw V8)].
    - intros m Hm. inversion W as [gs w0 o1 o2 o3 | gs w0 p1 p2 p3]; subst.
      + destruct w; [destruct Hm | destruct o2].
      + pose proof (rising_mine _ _ rw Hm) as rm. pose proof (size_mine _ _ Hm) as sm.
        destruct (settle _ S ps m (le_n _)) as (S' & ps' & w' & V0 & V1 & V2 & V3 & V4 & V5 & [V6 V7] & V8); auto.
        exists S', (rooms ps'), w'. split; [split; assumption|]. split; [|exact V8].
        assert (rw' : rising w') by (destruct V8 as [-> | [V8 _]]; [exact rm | exact (rising_theirs _ _ rm V8)]).
        assert (nd : sub need0 S') by sets.
        destruct (sub_le _ _ V6) as [E | less].
        * rewrite E. rewrite <- E. apply IHn; auto. destruct V4 as [V4 | (V4 & _)]; lia.
        * apply (IHR (rooms ps') less (sizes (map fst ps') + size w')%nat); auto.
  Qed.
End Sum.
