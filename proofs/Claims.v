(** What the checker reads, and what claims say. *)
From Coq Require Import NArith ZArith List Bool FMapPositive.
Require Import Statement Sets Board White.
Import ListNotations.
Open Scope N_scope.

(** Claims are named by how many nodes back they stand, places by their numbers in the sheet. *)
Inductive node :=
| Join (u v : N) (stones : list N) (claims : list positive)
| Reach (stones : list N) (claims : list positive)
| Choose (ways : list (N * positive))
| Captured (a b : N) (stones : list N) (claim : positive)
| Part (cells stones : list N) (claim : positive) (claims : list positive)
| Cited (file claim : nat) (* counted from 0 *)
| Placed (file claim : nat) (a b c : place)
| Value (game : positive) (firsts seconds : list (option N * positive))
| Sum (game : option positive) (stones : list N) (claims : list positive)
(** These are no nodes: games by their numbers, and claims of which no later node makes use. *)
| Pairs (pairs : list (N * N))
| Options (for_x for_opponent : list positive)
| Forget (claims : list positive).

(** A game of format 2 with its number, by which it is known, and the places that its outcomes name:
    an outcome, whose pairs are joined, or the games to which X and the opponent can move. *)
Inductive tree :=
| Leaf (id : positive) (places : N) (pairs : list (N * N))
| Branch (id : positive) (places : N) (for_x for_opponent : list tree).

Definition id_of (t : tree) : positive := match t with Leaf k _ _ => k | Branch k _ _ _ => k end.
Definition places_of (t : tree) : N := match t with Leaf _ p _ => p | Branch _ p _ _ => p end.
Definition for_x (t : tree) : list tree := match t with Leaf _ _ _ => [] | Branch _ _ l _ => l end.
Definition for_opponent (t : tree) : list tree := match t with Leaf _ _ _ => [] | Branch _ _ _ l => l end.

(** What a claim says. *)
Inductive aim_of := Goal | Joined (u v : N) | Worth (t : tree).

Record claim := { ends : aim_of; need : N; room : N }.

(** A file of lemmas that was checked: of Black's, or of White's with what that says besides. *)
Record lemmas := { about : position; whose : option whites; its_sheet : sheet; stated : list claim }.

(** ** One node *)

Definition when {A} (condition : bool) (result : option A) : option A := if condition then result else None.
Notation "'do' x <- e ; f" := (match e with Some x => f | None => None end)
  (at level 200, x pattern, e at level 100, f at level 200).

Definition joining (u v : N) : aim_of := if u <=? v then Joined u v else Joined v u.

Definition same_ends (x y : aim_of) : bool :=
  match x, y with
  | Goal, Goal => true
  | Joined a b, Joined c d => (a =? c) && (b =? d)
  | Worth t, Worth u => (id_of t =? id_of u)%positive
  | _, _ => false
  end.

Definition link_of (e : aim_of) : option (N * N) := match e with Joined u v => Some (u, v) | _ => None end.

Fixpoint all {A} (l : list (option A)) : option (list A) :=
  match l with
  | [] => Some []
  | x :: l => do a <- x; do r <- all l; Some (a :: r)
  end.
