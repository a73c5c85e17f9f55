(** White's proofs: what White has, and what he joins to keep Black's terminals apart. That this does so
    stands in Apart.v. *)
From Coq Require Import NArith ZArith List Bool FMapPositive.
Require Import Statement Sets Paths Board.
Import ListNotations.
Open Scope N_scope.

(** ** What a proof of White's says besides; none of it is trusted *)

(** Two sets of places, [here] and [there], that are led to the rim of the sheet, and the arcs of the rim
    on the way from one to the other and on the way back. If White joins the one to the other way, the
    sets are apart: on the board of Y around the sheet, on which Black has the places [outer] of those
    outside, both sides would join all three sides. *)
Record parted := { here : N; there : N; way : N; way_back : N; outer : N }.

(** White wins if the terminals within [one_side] are parted from the others, which these of the pairs do. *)
Record parting := { one_side : N; by_pairs : list nat }.

(** The places that White does without, and his ways to win. If there are none, no claims are used, and he
    wins where Black can't join his terminals even if he takes all that is left. *)
Record whites := { cuts : N; pairs : list parted; partings : list parting }.

Definition pairs_by (v : whites) (q : parting) : list parted :=
  flat_map (fun i => match nth_error (pairs v) i with Some c => [c] | None => [] end) (by_pairs q).
Definition joined_for (v : whites) (q : parting) : list (N * N) := map (fun c => (way c, way_back c)) (pairs_by v q).

(** ** The board of Y *)

Section Frame.
  Variable p : position.

  (** A triangle in the sheet of a larger board; the place (c, r) of the smaller sheet lies in it at
      (c + 2, r + 2). *)
  Definition size : Z := Z.of_N (width p) + Z.of_N (height p) + 5.
  Definition frame : position := {| columns := size - 6; rows := size - 6; black := []; white := []; goal := [] |}.
  Definition into_frame (q : place) : place := (fst q + 2, snd q + 2)%Z.
  Definition out_of_frame (q : place) : place := (fst q - 2, snd q - 2)%Z.

  Definition in_triangle (q : place) : bool :=
    ((-2 <=? fst q) && (-2 <=? snd q) && (fst q + snd q + 4 <? size))%Z.
  Definition near_spot (x : N) : N :=
    if in_triangle (name frame x)
    then of_list (map (number frame) (filter in_triangle (neighbours (name frame x)))) else 0.

  Definition triangle : list place :=
    flat_map (fun i => map (fun j => (Z.of_nat i - 2, Z.of_nat j - 2)%Z) (seq 0 (Z.to_nat size - i)))
      (seq 0 (Z.to_nat size)).
  Definition spots_where (f : place -> bool) : N := of_list (map (number frame) (filter f triangle)).
  Definition spots_of (places : N) : N := of_list (map (fun x => number frame (into_frame (name p x))) (members places)).

  Definition sides : list N :=
    [spots_where (fun q => fst q =? -2)%Z; spots_where (fun q => snd q =? -2)%Z;
     spots_where (fun q => fst q + snd q + 5 =? size)%Z].

  (** Whether two sets, each of them in one part of what is held, touch all sides, one or the other. *)
  Definition both_touch (held one other : N) : bool :=
    let parts := joined_parts near_spot held in
    existsb (fun b => subset one b && existsb (fun c => subset other c &&
      forallb (fun side => negb (disjoint side b) || negb (disjoint side c)) sides) parts) parts.

  Definition outside : N := spots_where (fun q => negb (in_sheet p (out_of_frame q))).
End Frame.

(** ** White's sheet *)

Section White.
  Variable p : position.
  Variable s : sheet. (* Black's *)

  Definition alternatives : list (list (N * N)) := map (fun a => to_first (map (mask_of p) a)) (goal p).

  (** Whether Black may join an alternative in a part of what he has or may take. *)
  Definition of_use (b : N) : bool :=
    existsb (forallb (fun e => negb (disjoint (fst e) b) && negb (disjoint (snd e) b))) alternatives.

  Definition all_parts : list N := parts_of s (inside s).
  Definition useless : N := N.land (unions (filter (fun b => negb (of_use b)) all_parts)) (board s).
  Definition blacks : N := N.ldiff (own s) useless.
  Definition empties : N := N.ldiff (free s) useless.

  Definition besides (x : N) : N := of_list (map (number p) (filter (in_sheet p) (neighbours (name p x)))).
  Definition beside_table (places : N) : PositiveMap.t N :=
    fold_left (fun t x => PositiveMap.add (N.succ_pos x) (besides x) t) (members places) (PositiveMap.empty N).

  Definition white_sheet (v : whites) : sheet :=
    let empties := empties in
    let own := N.ldiff (N.ldiff (of_list (places p)) (N.lor blacks empties)) (cuts v) in
    let with_parts parts := {| own := own; free := empties; near_table := beside_table (N.lor own empties);
      start_parts := parts; board := board s; edges := [];
      named := N.lor (named s) (unions (map (fun e => N.lor (fst e) (snd e)) (flat_map (joined_for v) (partings v))));
      wanted := match partings v with
        | [] => Blocks (inside s) (near_table s) alternatives
        | l => Joins (map (joined_for v) l)
        end |} in
    with_parts (parts_of (with_parts []) own).

  (** ** What is looked at once *)

  Definition named_places : N := unions (concat (map (map (mask_of p)) (goal p))).

  Definition is_parted (w : sheet) (c : parted) : bool :=
    let led := N.lor (here c) (there c) in
    subset led (of_list (places p)) && disjoint led (inside w) &&
    both_touch p (N.lor (spots_of p led) (N.land (outer c) (outside p))) (spots_of p (here c)) (spots_of p (there c)) &&
    both_touch p (N.lor (spots_of p (own w)) (N.ldiff (outside p) (outer c))) (spots_of p (way c)) (spots_of p (way_back c)).

  (** Whether terminals are on either side, none on both, and all of Black's on the one side parted from those
      on the other. *)
  Definition is_parting (v : whites) (q : parting) : bool :=
    match goal p with
    | [a] =>
        let terminals := map (mask_of p) a in
        forallb (fun t => subset t (one_side q) || disjoint t (one_side q)) terminals &&
        existsb (fun t => subset t (one_side q)) terminals && existsb (fun t => disjoint t (one_side q)) terminals &&
        forallb (fun x => forallb (fun y => existsb (fun c =>
            member x (here c) && member y (there c) || member y (here c) && member x (there c)) (pairs_by v q))
          (members (N.ldiff (N.land named_places blacks) (one_side q))))
          (members (N.land (N.land named_places blacks) (one_side q)))
    | _ => false
    end.

  Definition white_is_right (v : whites) (w : sheet) : bool :=
    are_closed (near s) (inside s) all_parts &&
    disjoint (unions (filter of_use all_parts)) useless &&
    forallb (fun c => is_in (cells p) c) (black p) &&
    (1 <=? columns p)%Z && (1 <=? rows p)%Z &&
    forallb (fun x => forallb (fun y => member x (near w y) && is_in (neighbours (name p x)) (name p y)) (members (near w x)))
      (members (inside w)) &&
    match partings v with
    | [] => true
    | l => disjoint named_places empties && forallb (is_parted w) (pairs v) && forallb (is_parting v) l
    end.
End White.
