(** Nodes packed into words of 63 bits, which Coq reads fast. Nothing here has to be right: whatever
    comes of it is checked. *)
From Coq Require Import NArith ZArith List Bool Uint63.
Require Import Statement Board Claims.
Import ListNotations.

(** A word has ten digits of six bits, the lowest first: five bits of a number, the lowest first, and
    one that tells whether more of it follow. *)
Definition digits (word : int) : list int :=
  (fix go (n : nat) (w : int) := match n with
    | O => []
    | S n => (w land 63)%uint63 :: go n (w >> 6)%uint63
    end) 10%nat word.

Definition bit (d : int) (i : int) : bool := negb (((d >> i) land 1) =? 0)%uint63.

(** The bits of a digit in front of those of the others. *)
Definition before (d : int) (rest : N) : N :=
  let put b n := if b : bool then N.succ_double n else N.double n in
  put (bit d 0) (put (bit d 1) (put (bit d 2) (put (bit d 3) (put (bit d 4) rest)))).

Fixpoint numbers (digits : list int) (tell : N -> N) : list N :=
  match digits with
  | [] => []
  | d :: rest =>
      if bit d 5 then numbers rest (fun n => tell (before d n))
      else tell (before d 0%N) :: numbers rest (fun n => n)
  end.

Definition unpack (words : list int) : list N := numbers (flat_map digits words) (fun n => n).

Definition parser A := list N -> option (A * list N).

Fixpoint times {A} (p : parser A) (fuel : nat) (n : N) (l : list N) : option (list A * list N) :=
  match n, fuel with
  | 0%N, _ => Some ([], l)
  | _, O => None
  | _, S fuel =>
      match p l with
      | None => None
      | Some (a, l) => match times p fuel (N.pred n) l with Some (r, l) => Some (a :: r, l) | None => None end
      end
  end.

Definition one : parser N := fun l => match l with [] => None | n :: l => Some (n, l) end.
Definition back_one : parser positive := fun l =>
  match l with Npos n :: l => Some (n, l) | _ => None end.
Definition some {A} (p : parser A) : parser (list A) := fun l =>
  match l with [] => None | n :: l => times p (length l) n l end.
Definition both {A B} (p : parser A) (q : parser B) : parser (A * B) := fun l =>
  match p l with
  | None => None
  | Some (a, l) => match q l with Some (b, l) => Some ((a, b), l) | None => None end
  end.
Definition as_ {A B} (p : parser A) (f : A -> B) : parser B := fun l =>
  match p l with Some (a, l) => Some (f a, l) | None => None end.

(** A coordinate, from -1000 on. *)
Definition at_ : parser place := as_ (both one one) (fun q =>
  (Z.of_N (fst q) - 1000, Z.of_N (snd q) - 1000)%Z).

Definition node_of : parser node := fun l =>
  match l with
  | 1%N :: l => as_ (both (both one one) (both (some one) (some back_one)))
      (fun '((u, v), (stones, claims)) => Join u v stones claims) l
  | 2%N :: l => as_ (both (some one) (some back_one)) (fun '(stones, claims) => Reach stones claims) l
  | 3%N :: l => as_ (some (both one back_one)) Choose l
  | 4%N :: l => as_ (both (both one one) (both (some one) back_one))
      (fun '((a, b), (stones, claim)) => Captured a b stones claim) l
  | 5%N :: l => as_ (both (both (some one) (some one)) (both back_one (some back_one)))
      (fun '((cells, stones), (claim, claims)) => Part cells stones claim claims) l
  | 6%N :: l => as_ (both one one) (fun '(f, c) => Cited (N.to_nat f) (N.to_nat c)) l
  | 7%N :: l => as_ (both (both one one) (both at_ (both at_ at_)))
      (fun '((f, c), (x, (y, z))) => Placed (N.to_nat f) (N.to_nat c) x y z) l
  | 8%N :: l => as_ (some back_one) Forget l
  | _ => None
  end.

(** The nodes of a piece, up to a zero. *)
Fixpoint nodes_of (fuel : list N) (l : list N) : list node :=
  match fuel with
  | [] => []
  | _ :: fuel => match node_of l with Some (n, l) => n :: nodes_of fuel l | None => [] end
  end.

Definition piece (words : list int) : list node := let l := unpack words in nodes_of l l.
