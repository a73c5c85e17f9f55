(** The play of games, looked through. *)
From Coq Require Import NArith List Bool FMapPositive.
Require Import Board Claims.
Import ListNotations.
Open Scope N_scope.

Definition is_branch (t : tree) : bool := match t with Branch _ _ _ _ => true | Leaf _ _ _ => false end.

(** A state of the play: what the claims say, and what is wanted, each a game that may have options. *)
Definition playing : Type := list aim_of * aim_of.

Definition lift (options : tree -> list tree) (e : aim_of) : list aim_of :=
  match e with Worth t => map Worth (options t) | _ => [] end.

Fixpoint replacing (options : aim_of -> list aim_of) (l : list aim_of) : list (list aim_of) :=
  match l with
  | [] => []
  | e :: l => map (fun f => f :: l) (options e) ++ map (cons e) (replacing options l)
  end.

Definition moves_of_x (st : playing) : list playing :=
  map (fun l => (l, snd st)) (replacing (lift for_x) (fst st)) ++
  map (fun w => (fst st, w)) (lift for_opponent (snd st)).

Definition moves_of_opponent (st : playing) : list playing :=
  map (fun l => (l, snd st)) (replacing (lift for_opponent) (fst st)) ++
  map (fun w => (fst st, w)) (lift for_x (snd st)).

Definition has_options (e : aim_of) : bool := match e with Worth t => is_branch t | _ => false end.

Definition is_over (st : playing) : bool :=
  forallb (fun e => negb (has_options e)) (fst st) && negb (has_options (snd st)).

Definition pairs_of (e : aim_of) : list (N * N) :=
  match e with Joined u v => [(u, v)] | Worth (Leaf _ _ l) => l | _ => [] end.

(** States that are known, X to move or the opponent, and whether X wins; by a number that states may share. *)
Definition memory : Type := PositiveMap.t (list (bool * playing * bool)).

Definition hash (st : playing) : positive :=
  fold_left (fun a e => (a * 65537 + match e with Worth t => id_of t | _ => 1 end)%positive) (fst st)
    match snd st with Worth t => id_of t | _ => 1%positive end.

Definition same_playing (x y : playing) : bool :=
  Nat.eqb (length (fst x)) (length (fst y)) &&
  forallb (fun p => same_ends (fst p) (snd p)) (combine (fst x) (fst y)) && same_ends (snd x) (snd y).

Definition remembered (m : memory) (first : bool) (st : playing) : option bool :=
  match PositiveMap.find (hash st) m with
  | None => None
  | Some l =>
      match find (fun e => Bool.eqb (fst (fst e)) first && same_playing (snd (fst e)) st) l with
      | Some e => Some (snd e)
      | None => None
      end
  end.

Definition remember (m : memory) (first : bool) (st : playing) (b : bool) : memory :=
  let known := match PositiveMap.find (hash st) m with Some l => l | None => [] end in
  PositiveMap.add (hash st) ((first, st, b) :: known) m.

Section Any.
  Variable f : playing -> memory -> bool * memory.
  Fixpoint any (l : list playing) (m : memory) : bool * memory :=
    match l with
    | [] => (false, m)
    | st :: l => let (b, m) := f st m in if b then (true, m) else any l m
    end.
  Fixpoint every (l : list playing) (m : memory) : bool * memory :=
    match l with
    | [] => (true, m)
    | st :: l => let (b, m) := f st m in if b then every l m else (false, m)
    end.
End Any.

(** Whether X wins the play, X moving first or the opponent. *)
Fixpoint play (won : playing -> bool) (fuel : nat) (first : bool) (st : playing) (m : memory) : bool * memory :=
  match fuel with
  | O => (false, m)
  | S fuel =>
      match remembered m first st with
      | Some b => (b, m)
      | None =>
          let (b, m) :=
            if is_over st then (won st, m)
            else if first then any (play won fuel false) (moves_of_x st) m
            else
              let (b, m) := play won fuel true st m in
              if b then every (play won fuel true) (moves_of_opponent st) m else (false, m)
          in (b, remember m first st b)
      end
  end.

(** The games from one, itself too, are counted by their numbers. *)
Fixpoint games_from (t : tree) (seen : PositiveMap.t unit) : PositiveMap.t unit :=
  if PositiveMap.mem (id_of t) seen then seen
  else
    let seen := PositiveMap.add (id_of t) tt seen in
    match t with
    | Leaf _ _ _ => seen
    | Branch _ _ l r =>
        let all := fix all (l : list tree) seen := match l with [] => seen | u :: l => all l (games_from u seen) end in
        all r (all l seen)
    end.

Definition states_of (e : aim_of) : N :=
  match e with
  | Worth t => N.of_nat (length (PositiveMap.elements (games_from t (PositiveMap.empty unit))))
  | _ => 1
  end.

Definition fuel_of (st : playing) : nat :=
  fold_left (fun n e => match e with Worth t => (2 * Pos.to_nat (id_of t) + n)%nat | _ => n end)
    (snd st :: fst st) 3%nat.
