(* The head of a file. What is read here is trusted, since it says what is proved. *)

module C = Checker
open Text

let edges = [ ("top", C.Top); ("bottom", C.Bottom); ("left", C.Left); ("right", C.Right) ]

(* The pieces between what separates them. *)
let split separator text =
  let n = String.length separator in
  let rec from start i =
    if i + n > String.length text then [ String.sub text start (String.length text - start) ]
    else if String.sub text i n = separator then String.sub text start (i - start) :: from (i + n) (i + n)
    else from start (i + 1)
  in
  from 0 0

let terminal board text =
  let edge_seen = ref false in
  let member word =
    match List.assoc_opt word edges with
    | Some edge ->
        edge_seen := true;
        C.Edge edge
    | None ->
        require (not !edge_seen) "the cells of a terminal come before the edges";
        C.Cell (place (cell board word))
  in
  List.sort compare (distinct member (String.split_on_char '+' text) [])

let goal board text =
  let alternative text =
    let terminals = List.map (terminal board) (split " / " text) in
    require (List.length terminals > 1) "an alternative has two terminals at least";
    terminals
  in
  let alternatives = List.map alternative (split " | " text) in
  require (List.length (List.concat alternatives) <= 1000) "more than 1000 terminals";
  alternatives

let is_control line =
  let n = String.length line in
  let rec from i =
    i < n
    && (let b = Char.code line.[i] in
        b < 0x20 || b = 0x7F || (b = 0xC2 && i + 1 < n && Char.code line.[i + 1] < 0xA0) || from (i + 1))
  in
  from 0

type start = {
  about : string;
  board : board;
  wanted : string;
  position : C.position;
  empty : (int * int, unit) Hashtbl.t; (* the empty cells *)
}

let read_head lines =
  let about = head lines "about" in
  require (not (is_control about)) "a control character";
  let board =
    match List.map number (words (head lines "board")) with
    | [ columns; rows ] when columns <= 40 && rows <= 40 -> { columns; rows }
    | _ -> wrong "expected 'board COLS ROWS', at most 40 of either"
  in
  let black = distinct (cell board) (words (head lines "black")) [] in
  let white = distinct (cell board) (words (head lines "white")) black in
  let wanted = head lines "goal" in
  let goal = goal board wanted in
  let empty = Hashtbl.create 500 in
  for row = 1 to board.rows do
    for column = 1 to board.columns do
      let one = (column, row) in
      if not (List.mem one black || List.mem one white) then Hashtbl.replace empty one ()
    done
  done;
  let stones list = List.map place (List.sort compare list) in
  let position =
    { C.columns = integer board.columns; rows = integer board.rows; black = stones black; white = stones white; goal }
  in
  { about; board; wanted; position; empty }

let color lines word =
  match head lines word with
  | "black" -> C.Black
  | "white" -> C.White
  | _ -> wrong "expected '%s black' or '%s white'" word word
