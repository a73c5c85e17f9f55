(** The checker: what it does. That it is right stands in Sound.v. *)
From Coq Require Import NArith ZArith List Bool FMapPositive.
Require Import Statement Sets Paths Board White Claims Playing.
Import ListNotations.
Open Scope N_scope.

(** The rooms less what is needed, if no two of them share any of it. *)
Fixpoint apart (need taken : N) (claims : list claim) : option N :=
  match claims with
  | [] => Some taken
  | c :: rest =>
      let r := N.ldiff (room c) need in
      when (disjoint r taken) (apart need (N.lor r taken) rest)
  end.

Section Checker.
  Variable p : position.
  Variable o : option whites. (* if X is White *)
  Variable s : sheet.
  Variable files : list lemmas.

  Definition links (claims : list claim) : option (list (N * N)) := all (map (fun c => link_of (ends c)) claims).
  Definition needs (claims : list claim) : N := unions (map need claims).
  Definition free_cells (l : list N) : bool := forallb (fun x => member x (free s)) l.

  (** The parts of what is held, when what [links] names is joined, too. *)
  Definition parts (held : N) (links : list (N * N)) : list N :=
    let from := if subset (own s) held then start_parts s else parts_of s (N.land (own s) held) in
    merge_all (map link links ++ map (star (near s) held) (members (N.ldiff held (own s)))) from.

  (** Whether a place of one set and a place of the other are in one part. *)
  Definition meet (held : N) (parts : list N) (t u : N) : bool :=
    let t := N.land t held in
    let u := N.land u held in
    existsb (fun b => negb (disjoint t b) && negb (disjoint u b)) parts.

  Definition reaches (held : N) (parts : list N) : bool :=
    match wanted s with
    | Joins alternatives => existsb (forallb (fun e => meet held parts (fst e) (snd e))) alternatives
    | Blocks others touching alternatives =>
        let left := N.ldiff others held in
        let parts := joined_parts (near_in others touching) left in
        are_closed (near_in others touching) left parts &&
        forallb (existsb (fun e => negb (meet left parts (fst e) (snd e)))) alternatives
    end.

  Definition join_claims (target : aim_of) (stones : list N) (claims : list claim)
    (joins : N -> list N -> bool) : option claim :=
    do l <- links claims;
    let held := N.lor (own s) (of_list stones) in
    let needed := N.lor (of_list stones) (needs claims) in
    do r <- apart needed 0 claims;
    when (free_cells stones && joins held (parts held l))
      (Some {| ends := target; need := needed; room := r |}).

  (** The places beside some cells that X holds or may hold, and whether they have ways round. *)
  Definition may_miss (cells held room : N) (links : list (N * N)) : bool :=
    let beside := N.ldiff (N.land (unions (map (near s) (members cells))) (N.lor held room)) cells in
    all_round (near s) held (parts held links) (members beside).

  Definition inner (cells : N) (c : claim) : bool :=
    disjoint cells (named s) &&
    match wanted s with Joins _ => true | Blocks _ _ _ => false end &&
    match ends c with
    | Goal => true
    | Joined u v => negb (member u cells) && negb (member v cells)
    | Worth t => disjoint cells (places_of t)
    end.

  Definition cell_of (move : option N) : N := match move with Some m => one m | None => 0 end.

  (** A claim that is shown by the first ways, which answer the opponent, and the second ones. *)
  Definition by_ways (e : aim_of) (firsts seconds : list (option N * claim)) : option claim :=
    let way_of (w : option N * claim) := N.lor (room (snd w)) (cell_of (fst w)) in
    let ways := firsts ++ seconds in
    let needed := unions (map (fun w => N.ldiff (need (snd w)) (cell_of (fst w))) ways) in
    let in_all := fold_left (fun a w => N.land a (way_of w)) firsts (N.ldiff (free s) needed) in
    when (forallb (fun w => subset (cell_of (fst w)) (free s)) ways && (in_all =? 0))
      (Some {| ends := e; need := needed; room := N.ldiff (unions (map way_of ways)) needed |}).

  Definition choice_of (ways : list (N * claim)) : option claim :=
    match ways with
    | [] => None
    | (_, first) :: _ =>
        when (forallb (fun w => same_ends (ends (snd w)) (ends first)) ways &&
            match ends first with Worth t => negb (is_branch t) | _ => true end)
          (by_ways (ends first) (map (fun w => (Some (fst w), snd w)) ways) [])
    end.

  (** Whether a way's claim keeps the game, or, if it has no move, what the opponent can move to in it. *)
  Definition keeps_game (t : tree) (w : option N * claim) : bool :=
    match ends (snd w) with
    | Worth u => (id_of u =? id_of t)%positive ||
        match fst w with
        | None => existsb (fun o => id_of u =? id_of o)%positive (for_opponent t)
        | Some _ => false
        end
    | _ => false
    end.

  Definition value_of (t : tree) (firsts seconds : list (option N * claim)) : option claim :=
    when (is_branch t && negb (Nat.eqb (length firsts) 0) && Nat.eqb (length seconds) (length (for_x t)) &&
        forallb (keeps_game t) firsts && forallb (fun p => keeps_game (fst p) (snd p)) (combine (for_x t) seconds))
      (by_ways (Worth t) firsts seconds).

  Definition captured_of (a b : N) (stones : list N) (c : claim) : option claim :=
    let two := N.lor (one a) (one b) in
    let held := N.lor (N.lor (own s) (of_list stones)) (N.lor (need c) two) in
    let needed := N.ldiff (N.lor (need c) (of_list stones)) two in
    when (negb (a =? b) && free_cells (a :: b :: stones) && inner two c &&
        may_miss (one a) (N.ldiff held (one a)) (room c) [] &&
        may_miss (one b) (N.ldiff held (one b)) (room c) [])
      (Some {| ends := ends c; need := needed; room := N.ldiff (N.lor (room c) two) needed |}).

  Definition part_of (cells stones : list N) (c : claim) (claims : list claim) : option claim :=
    let set := of_list cells in
    let needed := N.lor (N.ldiff (need c) set) (N.lor (of_list stones) (needs claims)) in
    let first := {| ends := ends c; need := 0; room := N.ldiff (room c) set |} in
    do l <- links claims;
    do r <- apart needed 0 (first :: claims);
    when (negb (set =? 0) && subset set (inside s) && free_cells stones && inner set c &&
        may_miss set (N.ldiff (N.lor (own s) needed) set) (room c) l)
      (Some {| ends := ends c; need := needed; room := r |}).

  (** ** Sums *)

  (** Whether X has won, with the parts of what is held. *)
  Definition has_won (held : N) (base : list N) (st : playing) : bool :=
    let parts := merge_all (map link (flat_map pairs_of (fst st))) base in
    match snd st with
    | Goal => reaches held parts
    | e => forallb (fun p => member (fst p) held && member (snd p) held && together parts (fst p) (snd p)) (pairs_of e)
    end.

  Definition sum_of (wanted : aim_of) (stones : list N) (claims : list claim) : option claim :=
    let aims := map ends claims in
    let held := N.lor (own s) (of_list stones) in
    let needed := N.lor (of_list stones) (needs claims) in
    let st := (aims, wanted) in
    do r <- apart needed 0 claims;
    when (forallb (fun e => match e with Goal => false | _ => true end) aims && free_cells stones &&
        (fold_left (fun n e => N.min 65537 (n * states_of e)) (wanted :: aims) 1 <=? 65536) &&
        fst (play (has_won held (parts held [])) (fuel_of st) false st (PositiveMap.empty _)))
      (Some {| ends := wanted; need := needed; room := r |}).

  (** ** Lemmas *)

  Definition same_position (x y : position * option whites) : {x = y} + {x <> y}.
  Proof. repeat decide equality. Defined.

  Definition stated_in (file number : nat) : option (lemmas * claim) :=
    do f <- nth_error files file; do c <- nth_error (stated f) number; Some (f, c).

  Definition cited (file number : nat) : option claim :=
    do (f, c) <- stated_in file number;
    when (if same_position (about f, whose f) (p, o) then true else false) (Some c).

  Definition plus (x y : place) : place := (fst x + fst y, snd x + snd y)%Z.
  Definition minus (x y : place) : place := (fst x - fst y, snd x - snd y)%Z.
  Definition times (n : Z) (x : place) : place := (n * fst x, n * snd x)%Z.
  Definition is_step (x : place) : bool := is_in (neighbours (0, 0)%Z) x.

  (** Where a place of a file's sheet comes to lie: a, b and c are where its a1, b1 and a2 do. *)
  Definition lies (f : position) (a b c : place) (x : N) : place :=
    let (column, row) := name f x in
    plus a (plus (times (column - 1) (minus b a)) (times (row - 1) (minus c a))).

  Fixpoint no_two_same (l : list N) (seen : N) : bool :=
    match l with
    | [] => true
    | x :: l => negb (member x seen) && no_two_same l (N.lor (one x) seen)
    end.

  Definition on_one_part (x y : N) : bool := together (start_parts s) x y.

  (** Whether all that touches in the file is joined where it comes to lie. *)
  Definition fits (fs : sheet) (to : N -> N) (used : N) : bool :=
    forallb (fun x => forallb (fun y =>
      member (to y) (near s (to x)) || on_one_part (to x) (to y)) (members (N.land (near fs x) used)))
      (members used).

  Definition single (f : lemmas) : bool :=
    match whose f with None => forallb (forallb (fun t => Nat.eqb (length t) 1)) (goal (about f)) | Some _ => false end.

  Definition placed (file number_ : nat) (a b c : place) : option claim :=
    do (f, k) <- stated_in file number_;
    do (u, v) <- link_of (ends k);
    let fs := its_sheet f in
    let to := fun x => number p (lies (about f) a b c x) in
    let image (l : N) := of_list (map to (members l)) in
    let has := N.lor (own fs) (need k) in
    let used := N.lor has (room k) in
    let needed := N.land (image has) (free s) in
    when (is_step (minus b a) && is_step (minus c a) && is_step (minus c b) && single f &&
        member u has && member v has &&
        forallb (fun x => in_sheet p (lies (about f) a b c x)) (members used) &&
        no_two_same (map to (members used)) 0 &&
        subset (image (N.land used (board fs))) (N.land (inside s) (board s)) &&
        forallb (fun e => subset (image e) (own s) &&
          existsb (fun part => subset (image e) part) (start_parts s)) (edges fs) &&
        subset (image used) (inside s) && fits fs to used)
      (Some {| ends := joining (to u) (to v); need := needed;
               room := N.ldiff (N.land (image (room k)) (free s)) needed |}).

  (** ** All nodes *)

  (** The claims and the games so far; [count] and [described] are one more than there are. *)
  Record state := { claims : PositiveMap.t claim; count : positive;
                    games : PositiveMap.t tree; described : positive }.

  Definition start : state :=
    {| claims := PositiveMap.empty claim; count := 1; games := PositiveMap.empty tree; described := 1 |}.

  Definition back (st : state) (n : positive) : option claim :=
    when (n <? count st)%positive (PositiveMap.find (count st - n)%positive (claims st)).

  Definition backs (st : state) (l : list positive) : option (list claim) := all (map (back st) l).

  Definition proved (st : state) (n : node) : option claim :=
    match n with
    | Join u v stones l =>
        do c <- backs st l;
        join_claims (joining u v) stones c (fun held parts =>
          member u held && member v held && together parts u v)
    | Reach stones l => do c <- backs st l; join_claims Goal stones c reaches
    | Choose ways =>
        do c <- backs st (map snd ways); choice_of (combine (map fst ways) c)
    | Captured a b stones n => do c <- back st n; captured_of a b stones c
    | Part cells stones n l => do c <- back st n; do d <- backs st l; part_of cells stones c d
    | Cited file number => cited file number
    | Placed file number a b c => placed file number a b c
    | Value g firsts seconds =>
        do t <- PositiveMap.find g (games st);
        do c <- backs st (map snd firsts); do d <- backs st (map snd seconds);
        value_of t (combine (map fst firsts) c) (combine (map fst seconds) d)
    | Sum None stones l => do c <- backs st l; sum_of Goal stones c
    | Sum (Some g) stones l =>
        do t <- PositiveMap.find g (games st); do c <- backs st l; sum_of (Worth t) stones c
    | Pairs _ | Options _ _ | Forget _ => None
    end.

  Definition options (st : state) (l : list positive) : option (list tree) :=
    all (map (fun k => PositiveMap.find k (games st)) l).

  Definition described_by (st : state) (n : node) : option tree :=
    match n with
    | Pairs l => Some (Leaf (described st) (unions (map link l)) l)
    | Options l r =>
        do x <- options st l; do y <- options st r;
        when (negb (Nat.eqb (length x) 0) && negb (Nat.eqb (length y) 0))
          (Some (Branch (described st) (unions (map places_of (x ++ y))) x y))
    | _ => None
    end.

  Definition without_claims (st : state) (l : list positive) : PositiveMap.t claim :=
    fold_left (fun left n => PositiveMap.remove (count st - n)%positive left) l (claims st).

  Definition next (st : state) (n : node) : option state :=
    match n with
    | Forget l => Some {| claims := without_claims st l; count := count st;
                          games := games st; described := described st |}
    | Pairs _ | Options _ _ =>
        do t <- described_by st n;
        Some {| claims := claims st; count := count st;
                games := PositiveMap.add (described st) t (games st); described := Pos.succ (described st) |}
    | _ =>
        do c <- proved st n;
        Some {| claims := PositiveMap.add (count st) c (claims st); count := Pos.succ (count st);
                games := games st; described := described st |}
    end.

  (** The end of a certificate. *)
  Definition ended (x_moves : bool) (st : state) (move : option N) (n : positive) : bool :=
    match back st n with
    | None => false
    | Some c =>
        match ends c with Goal => true | _ => false end &&
        match move with
        | None => need c =? 0
        | Some m => x_moves && member m (free s) && subset (need c) (one m)
        end
    end.

  (** The end of a file of lemmas: what it states follows from its nodes. *)
  Definition follows (st : state) (stated : claim) (n : positive) : bool :=
    match back st n with
    | None => false
    | Some c =>
        match ends stated with Worth _ => false | _ => true end &&
        same_ends (ends c) (ends stated) && subset (need c) (need stated) &&
        subset (room c) (N.lor (need stated) (room stated)) &&
        subset (N.lor (need stated) (room stated)) (free s) && disjoint (need stated) (room stated)
    end.
End Checker.

(** ** Whole files *)

Definition x_moves (o : option whites) (s : side) : bool :=
  match o, s with None, Black | Some _, White => true | _, _ => false end.

Fixpoint run {S N} (f : S -> N -> option S) (s : S) (nodes : list N) : option S :=
  match nodes with
  | [] => Some s
  | n :: rest => match f s n with Some s => run f s rest | None => None end
  end.

(** X's sheet, if all is right that is looked at once. *)
Definition sheet_of (p : position) (o : option whites) : option sheet :=
  let black_sheet := make_sheet p in
  match o with
  | None => when (table_is_right p black_sheet) (Some black_sheet)
  | Some v =>
      let s := white_sheet p black_sheet v in
      when (white_is_right p black_sheet v s) (Some s)
  end.

Record lemma_file := { its_position : position; its_whites : option whites; uses : list nat; its_nodes : list node;
                       states : list (claim * positive) }.

Definition used_files (checked : list lemmas) (uses : list nat) : option (list lemmas) :=
  all (map (nth_error checked) uses).

(** Checks a file that uses some of those before it. *)
Definition check_lemmas (checked : list lemmas) (f : lemma_file) : option lemmas :=
  do files <- used_files checked (uses f);
  let p := its_position f in
  let o := its_whites f in
  do s <- sheet_of p o;
  do st <- run (next p o s files) start (its_nodes f);
  when (forallb (fun e => follows s st (fst e) (snd e)) (states f))
    (Some {| about := p; whose := o; its_sheet := s; stated := map fst (states f) |}).

Record certificate := { of_position : position; to_move : side; of_white : option whites; files_used : list nat;
                        nodes : list node; last_move : option N; last_claim : positive }.

Definition check_certificate (checked : list lemmas) (c : certificate) : bool :=
  let o := of_white c in
  match used_files checked (files_used c), sheet_of (of_position c) o with
  | Some files, Some s =>
      match run (next (of_position c) o s files) start (nodes c) with
      | None => false
      | Some st => ended s (x_moves o (to_move c)) st (last_move c) (last_claim c)
      end
  | _, _ => false
  end.

Definition check (files : list lemma_file) (c : certificate) : bool :=
  match run (fun checked f => do l <- check_lemmas checked f; Some (checked ++ [l])) [] files with
  | None => false
  | Some checked => check_certificate checked c
  end.
