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
  List.concat_map (fun a -> List.filter_map (fun b -> if all_sides a b && apart a b then Some (a @ b) else None) (wires board other)) (wires board one)

(* ---- all of it *)

let members position set = List.map (fun x -> named (C.name position x)) (C.members set)

type found = { whites : C.whites; left : (int * int, unit) Hashtbl.t (* what is empty, but for what is of no use *) }

let of_cuts start cuts =
  let { board; position; _ } = start in
  let sheet = C.make_sheet position in
  let set places = C.of_list (List.map (fun one -> C.number position (place one)) places) in
  let blacks = members position (C.blacks position sheet) and empties = members position (C.empties position sheet) in
  let black = table blacks and left = table empties in
  let nothing = { C.cuts = set cuts; pairs = []; partings = [] } in
  if cuts = [] then { whites = nothing; left }
  else begin
    let taken = table (blacks @ empties) in
    require (not (List.exists (Hashtbl.mem taken) cuts)) "a cut is not White's";
    require (List.length position.C.goal = 1) "there are cuts only for a goal of one alternative";
    let terminals = List.hd position.C.goal in
    let cell = function C.Cell c -> Hashtbl.mem left (named c) | C.Edge _ -> false in
    require (not (List.exists (List.exists cell) terminals)) "with cuts no named cell may be empty";
    let masks = List.map (C.mask_of position) terminals in
    let rim = rim board in
    let count = Array.length rim in
    let led = table (blacks @ cuts) in
    let runs, owners =
      runs_of rim
        (component board (List.concat terminals) led)
        (List.map (fun mask -> List.filter (Hashtbl.mem black) (members position mask)) masks)
    in
    let number_of_runs = Array.length runs in
    let given_up = table cuts in
    let own one = not (Hashtbl.mem taken one || Hashtbl.mem given_up one) in
    let arc i =
      let until = if i + 1 < number_of_runs then runs.(i + 1).first else runs.(0).first + count in
      List.filter own (List.map (fun k -> fst rim.(k mod count)) (range runs.(i).first until))
    in
    let arcs = Array.init number_of_runs arc in
    let beside = List.filter_map (fun i -> if arcs.(i) = [] then Some [ i; (i + 1) mod number_of_runs ] else None) (range 0 number_of_runs) in
    let group = groups number_of_runs (owners @ beside) in
    let kinds = List.sort_uniq compare (Array.to_list group) in
    require (List.length kinds > 1) "the cuts join all terminals at the rim";
    if List.length kinds > most_groups then raise (Not_covered "so many terminals");
    let white_sheet = C.white_sheet position sheet nothing in
    let frame = C.frame position in
    let component i = set (List.of_seq (Hashtbl.to_seq_keys runs.(i).component)) in
    let arcs_from i j = set (List.concat_map (fun k -> arcs.(k)) (range i j)) in
    let parted (i, j) =
      let here = component i and there = component j in
      let way = arcs_from i j in
      let way_back = set (List.concat_map (fun k -> arcs.(k)) (range 0 i @ range j number_of_runs)) in
      let with_wires spots =
        { C.here; there; way; way_back; outer = C.of_list (List.map (fun q -> C.number frame (place q)) spots) }
      in
      let all = List.map with_wires (pairs_of_wires board rim.(runs.(i).first) rim.(runs.(j).first)) in
      match List.find_opt (C.is_parted position white_sheet) all with
      | Some found -> found
      | None -> raise (Not_covered "how the cuts lead")
    in
    let apart =
      List.concat_map
        (fun i -> List.filter_map (fun j -> if group.(i) <> group.(j) then Some (i, j) else None) (range (i + 1) number_of_runs))
        (range 0 number_of_runs)
    in
    let rec subsets = function
      | [] -> [ [] ]
      | kind :: rest -> List.concat_map (fun some -> [ some; kind :: some ]) (subsets rest)
    in
    let parting kinds =
      let inside i = List.mem group.(i) kinds in
      let chosen = List.filter (fun (_, owner) -> inside (List.hd owner)) (List.combine masks owners) in
      let one_side = C.unions (List.map fst chosen) in
      let by_pairs = List.filter_map Fun.id (List.mapi (fun k (i, j) -> if inside i <> inside j then Some (unary k) else None) apart) in
      { C.one_side; by_pairs }
    in
    let rest = List.tl kinds in
    let partings = List.map (fun some -> parting (List.hd kinds :: some)) (List.filter (fun some -> some <> rest) (subsets rest)) in
    { whites = { nothing with pairs = List.map parted apart; partings }; left }
  end
