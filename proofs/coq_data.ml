(* Writes a certificate of format 1 as a theorem of Coq: NAME FILE; or, of a template without a cell, as a lemma that it
   needs the cell: NAME FILE TEMPLATE CELL. The nodes are packed as Data.v reads them. *)

module C = Checker
open Text
open Verdict

let of_n = function C.N0 -> 0 | C.Npos p -> of_positive p

let some tell list = List.length list :: List.concat_map tell list
let set = some (fun n -> [ of_n n ])
let claims = some (fun p -> [ of_positive p ])

let tokens = function
  | C.Join (u, v, stones, l) -> (1 :: of_n u :: of_n v :: set stones) @ claims l
  | C.Reach (stones, l) -> (2 :: set stones) @ claims l
  | C.Choose ways -> 3 :: some (fun (m, c) -> [ of_n m; of_positive c ]) ways
  | C.Captured (a, b, stones, c) -> (4 :: of_n a :: of_n b :: set stones) @ [ of_positive c ]
  | C.Part (cells, stones, c, l) -> (5 :: set cells) @ set stones @ (of_positive c :: claims l)
  | C.Forget l -> 8 :: claims l
  | C.Cited _ | C.Placed _ | C.Value _ | C.Sum _ | C.Pairs _ | C.Options _ -> failwith "format 2 is not written"

let rec digits n = if n < 32 then [ n ] else (n land 31) lor 32 :: digits (n lsr 5)

let words nodes =
  let all = List.concat_map digits (List.concat_map tokens nodes @ [ 0 ]) in
  let rec go word place = function
    | [] -> if place = 0 then [] else [ word ]
    | d :: rest ->
        let word = word lor (d lsl (6 * place)) in
        if place = 9 then word :: go 0 0 rest else go word (place + 1) rest
  in
  go 0 0 all

let rec pieces size list =
  let rec take n = function
    | x :: rest when n > 0 -> let taken, left = take (n - 1) rest in (x :: taken, left)
    | rest -> ([], rest)
  in
  match list with [] -> [] | _ -> let taken, left = take size list in taken :: pieces size left

let cell (column, row) = Printf.sprintf "(%d, %d)" (of_z column) (of_z row)

let point = function
  | C.Cell c -> "Cell " ^ cell c
  | C.Edge e ->
      "Edge " ^ (match e with C.Top -> "Top" | C.Bottom -> "Bottom" | C.Left -> "Left" | C.Right -> "Right")

let hexadecimal = function
  | C.N0 -> "0"
  | C.Npos p ->
      let rec bits = function C.XH -> [ 1 ] | C.XO p -> 0 :: bits p | C.XI p -> 1 :: bits p in
      let rec digits = function
        | a :: b :: c :: d :: rest -> Printf.sprintf "%x" (a + (2 * b) + (4 * c) + (8 * d)) :: digits rest
        | [] -> []
        | short -> digits (short @ List.init (4 - List.length short) (fun _ -> 0))
      in
      "0x" ^ String.concat "" (List.rev (digits (bits p)))

let list tell items = "[" ^ String.concat "; " (List.map tell items) ^ "]"

let rec natural = function C.O -> 0 | C.S n -> 1 + natural n

let whites { C.cuts; pairs; partings } =
  let set n = hexadecimal n ^ "%N" in
  let parted { C.here; there; way; way_back; outer } =
    Printf.sprintf "\n    {| here := %s; there := %s; way := %s; way_back := %s; outer := %s |}" (set here)
      (set there) (set way) (set way_back) (set outer)
  in
  let parting { C.one_side; by_pairs } =
    let numbers = list (fun i -> string_of_int (natural i)) by_pairs in
    Printf.sprintf "{| one_side := %s; by_pairs := %s%%nat |}" (set one_side) numbers
  in
  Printf.sprintf "{| cuts := %s;\n    pairs := %s;\n    partings := %s |}" (set cuts) (list parted pairs)
    (list parting partings)

(* That a template, whose file is NAME.v, needs the cell. *)
let print_need name board template one =
  let at = cell (place (Text.cell board one)) in
  Printf.printf "\nRequire Import Manifest Minimal %s.\n" template;
  Printf.printf "Lemma %s_needed : ~ black_wins (without %s.%s %s) White.\n" name template template at;
  Printf.printf "Proof. apply (still_lost %s); [vm_compute; reflexivity | exact %s_refuted]. Qed.\n" name name

let () =
  let name = Sys.argv.(1) and path = Sys.argv.(2) in
  match checked path with
  | Lemmas _ | Manifest _ -> failwith "not a certificate"
  | Certificate { from; proof; _ } ->
      let p = from.Nodes.start.position in
      let move = match proof.last_move with None -> "None" | Some m -> Printf.sprintf "(Some %d%%N)" (of_n m) in
      let side = match proof.to_move with C.Black -> "Black" | C.White -> "White" in
      let packed = pieces 200 proof.nodes in
      Printf.printf "(* %s *)\n" from.start.about;
      print_string "From Coq Require Import NArith ZArith List Uint63.\n";
      print_string "Require Import Statement White Claims Checker Checked Data.\nImport ListNotations.\nOpen Scope Z_scope.\n\n";
      Printf.printf "Definition %s : position := {|\n  columns := %d;\n  rows := %d;\n" name (of_z p.C.columns) (of_z p.C.rows);
      Printf.printf "  black := %s;\n  white := %s;\n" (list cell p.C.black) (list cell p.C.white);
      Printf.printf "  goal := %s\n|}.\n\n" (list (list (list point)) p.C.goal);
      List.iteri
        (fun i piece ->
          Printf.printf "Definition piece_%d : list int := [%s]%%uint63.\n" i
            (String.concat ";" (List.map (Printf.sprintf "0x%x") (words piece))))
        packed;
      Printf.printf "\nDefinition proof : certificate := {|\n  of_position := %s;\n  to_move := %s;\n" name side;
      Printf.printf "  of_white := %s;\n" (match proof.C.of_white with None -> "None" | Some w -> "Some " ^ whites w);
      Printf.printf "  files_used := [];\n  nodes := flat_map piece [%s];\n"
        (String.concat "; " (List.mapi (fun i _ -> Printf.sprintf "piece_%d" i) packed));
      Printf.printf "  last_move := %s;\n  last_claim := %d%%positive\n|}.\n\n" move (of_positive proof.C.last_claim);
      let claim = if proof.C.of_white = None then "valid : " else "refuted : ~ " in
      Printf.printf "Theorem %s_%sblack_wins %s %s.\n" name claim name side;
      print_string "Proof. apply (check_right [] proof). vm_cast_no_check (eq_refl true). Qed.\n\n";
      if Array.length Sys.argv > 4 then print_need name from.start.board Sys.argv.(3) Sys.argv.(4)
      else Printf.printf "Print Assumptions %s_%s.\n" name (if proof.C.of_white = None then "valid" else "refuted")
