(** The sheet in which a board lies: places as numbers, what touches, and what the winner has. *)
From Coq Require Import NArith ZArith List Bool Lia FMapPositive.
Require Import Statement Sets Paths.
Import ListNotations.
Open Scope N_scope.

Definition place : Set := Z * Z. (* as cells are counted; the sheet begins at (-2, -2) *)

Scheme Equality for edge.
Definition same_point (x y : point) : {x = y} + {x <> y}.
Proof. decide equality; [apply same_cell | apply edge_eq_dec]. Defined.
Definition is_one_of (x : point) (t : terminal) : bool := if in_dec same_point x t then true else false.

Lemma is_one_of_spec x t : is_one_of x t = true <-> In x t.
Proof. unfold is_one_of. destruct (in_dec same_point x t); intuition congruence. Qed.

Lemma is_in_spec l c : is_in l c = true <-> In c l.
Proof. unfold is_in. destruct (in_dec same_cell c l); intuition congruence. Qed.

Lemma neighbours_sym c d : In d (neighbours c) -> In c (neighbours d).
Proof.
  destruct c as [a b], d as [e f]. unfold neighbours. cbn [In].
  intros H. repeat (destruct H as [H | H]; [injection H as <- <-; clear; repeat first [left; f_equal; lia | right] |]).
  destruct H.
Qed.

Section Sheet.
  Variable p : position.

  Definition width : N := Z.to_N (columns p) + 6.
  Definition height : N := Z.to_N (rows p) + 6.
  Definition number (q : place) : N := Z.to_N (snd q + 2) * width + Z.to_N (fst q + 2).
  Definition name (x : N) : place := (Z.of_N (x mod width) - 2, Z.of_N (x / width) - 2)%Z.

  Lemma name_injective x y : name x = name y -> x = y.
  Proof.
    unfold name. intros H. inversion H as [[H1 H2]].
    assert (W : width <> 0) by (unfold width; lia).
    rewrite (N.div_mod x width W), (N.div_mod y width W). f_equal; [f_equal|]; lia.
  Qed.

  Definition between (low x high : Z) : bool := (low <=? x)%Z && (x <=? high)%Z.
  Definition in_sheet (q : place) : bool :=
    between (-2) (fst q) (columns p + 3) && between (-2) (snd q) (rows p + 3).

  (** What a place stands for: those beside the board are of an edge. *)
  Definition point_of (x : N) : option point :=
    let (c, r) := name x in
    let along := between 1 c (columns p) in
    let down := between 1 r (rows p) in
    if along && down then Some (Cell (c, r))
    else if along && (r =? 0)%Z then Some (Edge Top)
    else if along && (r =? rows p + 1)%Z then Some (Edge Bottom)
    else if down && (c =? 0)%Z then Some (Edge Left)
    else if down && (c =? columns p + 1)%Z then Some (Edge Right)
    else None.

  Lemma point_of_cell x c : point_of x = Some (Cell c) -> name x = c.
  Proof.
    unfold point_of. destruct (name x) as [a b].
    repeat match goal with |- context [if ?t then _ else _] => destruct t end; congruence.
  Qed.

  Lemma cell_injective x y c : point_of x = Some (Cell c) -> point_of y = Some (Cell c) -> x = y.
  Proof. intros H K. apply point_of_cell in H, K. apply name_injective. congruence. Qed.

  Definition terminals : list terminal := concat (goal p).

  Lemma terminals_spec t : In t terminals <-> is_terminal p t.
  Proof.
    unfold terminals, is_terminal. rewrite in_concat. split; intros (a & H & K); exists a; tauto.
  Qed.

  (** Points that count as joined when Black has both. *)
  Definition besideb (c : cell) (e : edge) : bool :=
    match e with
    | Top => snd c =? 1
    | Bottom => snd c =? rows p
    | Left => fst c =? 1
    | Right => fst c =? columns p
    end%Z.

  Definition touchb (x y : point) : bool :=
    match x, y with
    | Cell c, Cell d => is_in (neighbours c) d
    | Cell c, Edge e | Edge e, Cell c => besideb c e
    | Edge _, Edge _ => false
    end.

  Lemma touchb_touch x y : touchb x y = true -> touch p x y.
  Proof.
    destruct x as [c|e], y as [d|f]; cbn; try congruence;
      [rewrite is_in_spec; auto | destruct f | destruct e]; cbn; apply Z.eqb_eq.
  Qed.

  Definition linked (x y : N) : bool :=
    match point_of x, point_of y with
    | Some a, Some b => (if same_point a b then true else false) || touchb a b ||
        existsb (fun t => is_one_of a t && is_one_of b t) terminals
    | _, _ => false
    end.

  (** ** What Black has, and what is empty, at the start *)

  Definition has_at_start (x : N) : bool :=
    match point_of x with
    | Some (Cell c) => is_in (black p) c
    | Some (Edge e) => existsb (is_one_of (Edge e)) terminals
    | None => false
    end.

  Definition is_empty (x : N) : bool :=
    match point_of x with
    | Some (Cell c) => negb (is_in (black p) c || is_in (white p) c)
    | _ => false
    end.

  Lemma point_of_on_board x c : point_of x = Some (Cell c) -> In c (cells p).
  Proof.
    unfold point_of, cells. destruct (name x) as [a b].
    destruct (between 1 a (columns p)) eqn:Ha, (between 1 b (rows p)) eqn:Hb; cbn [andb];
      repeat match goal with |- context [if ?t then _ else _] => destruct t end; try congruence.
    intros H. inversion H; subst. unfold between in *. apply andb_true_iff in Ha, Hb.
    rewrite !Z.leb_le in *. apply in_prod; apply in_map_iff;
      [exists (Z.to_nat a) | exists (Z.to_nat b)]; rewrite in_seq; lia.
  Qed.

  Lemma is_empty_spec x : is_empty x = true -> exists c, point_of x = Some (Cell c) /\ In c (empty p).
  Proof.
    unfold is_empty. destruct (point_of x) as [[c|e]|] eqn:E; try congruence. intros H.
    exists c. split; [reflexivity|]. unfold empty. apply filter_In. split; [|exact H].
    eapply point_of_on_board; eauto.
  Qed.

  Definition places : list N := map N.of_nat (seq 0 (N.to_nat (width * height))).

  (** What X wants: in one alternative, the sets of each pair to be joined by a place of either; or that
      in each alternative the opponent, if he has all else of what is his or empty, leaves some pair unjoined. *)
  Inductive wish :=
  | Joins (alternatives : list (list (N * N)))
  | Blocks (others : N) (touching : PositiveMap.t N) (alternatives : list (list (N * N))).

  Definition near_in (inside : N) (table : PositiveMap.t N) (x : N) : N :=
    if member x inside then
      match PositiveMap.find (N.succ_pos x) table with
      | Some m => N.land m inside
      | None => 0
      end
    else 0.
  Definition joined_parts (near : N -> N) (held : N) : list N := merge_all (map (star near held) (members held)) [].

  Record sheet := {
    own : N;
    free : N; (* the cells that are empty at the start *)
    near_table : PositiveMap.t N;
    start_parts : list N;
    board : N; (* all cells *)
    edges : list N; (* the places of each edge that the goal names *)
    named : N; (* the places that are in a terminal *)
    wanted : wish
  }.

  Section Of.
    Variable s : sheet.
    Definition inside : N := N.lor (own s) (free s).
    Definition near : N -> N := near_in inside (near_table s).
    Definition parts_of : N -> list N := joined_parts near.
  End Of.

  Definition set_where (f : N -> bool) : N := of_list (filter f places).

  Lemma set_where_spec f x : mem x (set_where f) -> f x = true.
  Proof. unfold set_where. rewrite mem_list, filter_In. tauto. Qed.

  Definition is_cell (x : N) : bool := match point_of x with Some (Cell _) => true | _ => false end.

  Definition mask_of (t : terminal) : N :=
    set_where (fun x => match point_of x with Some a => is_one_of a t | None => false end).

  Definition candidates (x : N) : list N :=
    map number (neighbours (name x)) ++
    concat (map (fun t => if match point_of x with Some a => is_one_of a t | None => false end
      then members (mask_of t) else []) terminals).

  (** Pairs that are all joined if the terminals are joined to each other. *)
  Definition to_first (terminals : list N) : list (N * N) :=
    match terminals with [] => [] | t :: _ => map (pair t) terminals end.

  Definition make_sheet : sheet :=
    let own := set_where has_at_start in
    let free := set_where is_empty in
    let inside := members (N.lor own free) in
    let table := fold_left (fun t x => PositiveMap.add (N.succ_pos x)
      (of_list (filter (fun y => negb (x =? y) && linked x y) (candidates x))) t) inside (PositiveMap.empty N) in
    let terms := map (map mask_of) (goal p) in
    let with_parts parts := {| own := own; free := free; near_table := table; start_parts := parts;
      board := set_where is_cell;
      edges := map (fun e => N.land own (mask_of [Edge e])) [Top; Bottom; Left; Right];
      named := unions (concat terms); wanted := Joins (map to_first terms) |} in
    with_parts (parts_of (with_parts []) own).

  (** What is looked at once, instead of being proved: the table is symmetric and tells the truth. *)
  Definition table_is_right (s : sheet) : bool :=
    forallb (fun x => forallb (fun y => member x (near s y) && linked x y) (members (near s x)))
      (members (inside s)).
End Sheet.
