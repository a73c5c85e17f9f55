(* What a proof of White's says besides, made from its cuts: runs and arcs as docs/certificates.md has them, and for
   each two runs a board of Y. What is made here is checked; where it is refused as wrong, the page does so. *)

module C = Checker
open Text
open Head

type run = { component : (int * int, unit) Hashtbl.t; first : int }

let most_groups = 8
let named (c, r) = (of_z c, of_z r)

let table places =
  let table = Hashtbl.create 500 in
  List.iter (fun one -> Hashtbl.replace table one ()) places;
  table

let neighbours (c, r) = [ (c - 1, r); (c + 1, r); (c, r - 1); (c, r + 1); (c + 1, r - 1); (c - 1, r + 1) ]
let range from until = List.init (until - from) (fun i -> from + i)

(* The outermost places on the way round, and in which direction each of them looks outwards. *)
let rim { columns; rows } =
  let left = -2 and right = columns + 3 and top = -2 and bottom = rows + 3 in
  Array.of_list
    (List.map (fun c -> ((c, top), (0, -1))) (range left right)
    @ List.map (fun r -> ((right, r), (1, 0))) (range top bottom)
    @ List.map (fun i -> ((right - i, bottom), (0, 1))) (range 0 (right - left))
    @ List.map (fun i -> ((left, bottom - i), (-1, 0))) (range 0 (bottom - top)))

(* ---- runs *)

let edge_of board edges (c, r) =
  let along = c >= 1 && c <= board.columns and down = r >= 1 && r <= board.rows in
  let at =
    if along && r = 0 then Some C.Top
    else if along && r = board.rows + 1 then Some C.Bottom
    else if down && c = 0 then Some C.Left
    else if down && c = board.columns + 1 then Some C.Right
    else None
  in
  match at with Some edge when List.mem (C.Edge edge) edges -> at | _ -> None

(* What is joined to a place; places of different edges do not touch. *)
let component board edges led start =
  let reached = Hashtbl.create 100 in
  let edge = edge_of board edges in
  let touch one other =
    match (edge one, edge other) with Some e, Some f -> e = f | _ -> true
  in
  let rec visit one =
    if not (Hashtbl.mem reached one) then begin
      Hashtbl.replace reached one ();
      List.iter (fun other -> if Hashtbl.mem led other && touch one other then visit other) (neighbours one)
    end
  in
  visit start;
  reached

let run_of rim component =
  let count = Array.length rim in
  let met i = Hashtbl.mem component (fst rim.((i + count) mod count)) in
  let all = range 0 count in
  require (List.exists met all) "a terminal is not led to the rim";
  match List.filter (fun i -> met i && not (met (i - 1))) all with
  | [ first ] -> { component; first }
  | _ -> wrong "what leads to the rim meets it in more than one run"

(* The runs in order, and for each terminal the numbers of its own. *)
let runs_of rim find terminals =
  let runs = ref [] in
  let add member =
    if not (List.exists (fun run -> Hashtbl.mem run.component member) !runs) then
      runs := run_of rim (find member) :: !runs
  in
  List.iter
    (fun members ->
      require (members <> []) "a terminal has no black member";
      List.iter add members)
    terminals;
  let runs = Array.of_list (List.sort (fun a b -> compare a.first b.first) !runs) in
  let own members =
    List.filter (fun i -> List.exists (Hashtbl.mem runs.(i).component) members) (range 0 (Array.length runs))
  in
  (runs, List.map own terminals)

(* For each run the least of those that it is together with. *)
let groups count sets =
  let group = Array.init count Fun.id in
  let join i j =
    let old = max group.(i) group.(j) and now = min group.(i) group.(j) in
    Array.iteri (fun k g -> if g = old then group.(k) <- now) group
  in
  List.iter (function first :: rest -> List.iter (join first) rest | [] -> ()) sets;
  group

(* ---- the board of Y *)

let size { columns; rows } = columns + rows + 17
let in_triangle board (x, y) = x >= -2 && y >= -2 && x + y + 4 < size board

let sides board (x, y) =
  (if x = -2 then [ `I ] else []) @ (if y = -2 then [ `J ] else []) @ if x + y + 5 = size board then [ `H ] else []

let rec straight board (x, y) (dx, dy) =
  let next = (x + dx, y + dy) in
  if in_triangle board next then next :: straight board next (dx, dy) else []

(* Ways from a run to a side and along it to a corner, or not. *)
let wires board ((c, r), outwards) =
  let out = straight board (c + 2, r + 2) outwards in
  let last = List.nth out (List.length out - 1) in
  let along =
    match sides board last with
    | `I :: _ -> [ (0, -1); (0, 1) ]
    | `J :: _ -> [ (-1, 0); (1, 0) ]
    | _ -> [ (1, -1); (-1, 1) ]
  in
  out :: List.map (fun direction -> out @ straight board last direction) along

(* Two such ways that touch all sides, and not each other. *)
let pairs_of_wires board one other =
  let all_sides a b =
    let found = List.concat_map (sides board) (a @ b) in
    List.for_all (fun side -> List.mem side found) [ `I; `J; `H ]
  in
  let apart a b = not (List.exists (fun q -> List.exists (fun n -> List.mem n b) (q :: neighbours q)) a) in
  let with_other a =
    List.filter_map (fun b -> if all_sides a b && apart a b then Some (a @ b) else None) (wires board other)
  in
  List.concat_map with_other (wires board one)

(* ---- all of it *)

let members position set = List.map (fun x -> named (C.name position x)) (C.members set)
let set position places = C.of_list (List.map (fun one -> C.number position (place one)) places)

(* The runs in order with the arcs that follow them, for each terminal its places and the numbers of its runs, and for
   each run the least of those that it is together with. *)
type rimmed = {
  rim : ((int * int) * (int * int)) array;
  runs : run array;
  arcs : (int * int) list array;
  terminals : (C.n * int list) list;
  group : int array;
}

let rimmed { board; position; _ } blacks own cuts terminals =
  let rim = rim board in
  let count = Array.length rim in
  let black = table blacks in
  let masks = List.map (C.mask_of position) terminals in
  let black_members = List.map (fun mask -> List.filter (Hashtbl.mem black) (members position mask)) masks in
  let runs, owners = runs_of rim (component board (List.concat terminals) (table (blacks @ cuts))) black_members in
  let all = range 0 (Array.length runs) in
  let next i = (i + 1) mod Array.length runs in
  let arc i =
    let until = runs.(next i).first + if next i = 0 then count else 0 in
    List.filter own (List.map (fun k -> fst rim.(k mod count)) (range runs.(i).first until))
  in
  let arcs = Array.of_list (List.map arc all) in
  let beside = List.filter_map (fun i -> if arcs.(i) = [] then Some [ i; next i ] else None) all in
  { rim; runs; arcs; terminals = List.combine masks owners; group = groups (Array.length runs) (owners @ beside) }

(* What keeps the runs i and j apart, with a board of Y on which the checker finds that it does. *)
let parted { board; position; _ } white_sheet { rim; runs; arcs; _ } (i, j) =
  let component i = set position (List.of_seq (Hashtbl.to_seq_keys runs.(i).component)) in
  let arcs_of l = set position (List.concat_map (fun k -> arcs.(k)) l) in
  let here = component i and there = component j in
  let way = arcs_of (range i j) and way_back = arcs_of (range 0 i @ range j (Array.length runs)) in
  let with_wires spots = { C.here; there; way; way_back; outer = set (C.frame position) spots } in
  let all = List.map with_wires (pairs_of_wires board rim.(runs.(i).first) rim.(runs.(j).first)) in
  match List.find_opt (C.is_parted position white_sheet) all with
  | Some found -> found
  | None -> raise (Not_covered "how the cuts lead")

let rec subsets = function
  | [] -> [ [] ]
  | one :: rest -> List.concat_map (fun some -> [ some; one :: some ]) (subsets rest)

(* The pairs of runs that are not together, and the ways to part the terminals by some of them. *)
let partings { terminals; group; _ } kinds =
  let all = range 0 (Array.length group) in
  let apart_from i = List.filter_map (fun j -> if i < j && group.(i) <> group.(j) then Some (i, j) else None) all in
  let apart = List.concat_map apart_from all in
  let parting kinds =
    let inside i = List.mem group.(i) kinds in
    let chosen = List.filter (fun (_, owner) -> inside (List.hd owner)) terminals in
    let one_side = C.unions (List.map fst chosen) in
    let parts k (i, j) = if inside i <> inside j then Some (unary k) else None in
    { C.one_side; by_pairs = List.filter_map Fun.id (List.mapi parts apart) }
  in
  let rest = List.tl kinds in
  let some_left = List.filter (fun some -> some <> rest) (subsets rest) in
  (apart, List.map (fun some -> parting (List.hd kinds :: some)) some_left)

type found = { whites : C.whites; left : (int * int, unit) Hashtbl.t (* what is empty, but for what is of no use *) }

let of_cuts start cuts =
  let position = start.position in
  let sheet = C.make_sheet position in
  let blacks = members position (C.blacks position sheet) and empties = members position (C.empties position sheet) in
  let left = table empties in
  let nothing = { C.cuts = set position cuts; pairs = []; partings = [] } in
  if cuts = [] then { whites = nothing; left }
  else begin
    let taken = table (blacks @ empties) and given_up = table cuts in
    require (not (List.exists (Hashtbl.mem taken) cuts)) "a cut is not White's";
    require (List.length position.C.goal = 1) "there are cuts only for a goal of one alternative";
    let terminals = List.hd position.C.goal in
    let is_left = function C.Cell c -> Hashtbl.mem left (named c) | C.Edge _ -> false in
    require (not (List.exists (List.exists is_left) terminals)) "with cuts no named cell may be empty";
    let own one = not (Hashtbl.mem taken one || Hashtbl.mem given_up one) in
    let rimmed = rimmed start blacks own cuts terminals in
    let kinds = List.sort_uniq compare (Array.to_list rimmed.group) in
    require (List.length kinds > 1) "the cuts join all terminals at the rim";
    if List.length kinds > most_groups then raise (Not_covered "so many terminals");
    let apart, partings = partings rimmed kinds in
    let pairs = List.map (parted start (C.white_sheet position sheet nothing) rimmed) apart in
    { whites = { nothing with pairs; partings }; left }
  end
