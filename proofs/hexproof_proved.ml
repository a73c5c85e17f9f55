(* The command: certificates checked by the proved checker. *)

module C = Checker
open Text
open Head
open Verdict

let letters column =
  let letter i = String.make 1 (Char.chr (96 + i)) in
  if column <= 26 then letter column else letter ((column - 1) / 26) ^ letter (((column - 1) mod 26) + 1)

let drawing start =
  let { columns; rows } = start.board in
  let pad text width = text ^ String.make (max 0 (width - String.length text)) ' ' in
  let top = String.concat "" (List.init columns (fun c -> pad (letters (c + 1)) 2)) in
  let mark column row =
    if Hashtbl.mem start.empty (column, row) then "."
    else if List.mem (place (column, row)) start.position.C.black then "X"
    else "O"
  in
  let line row =
    Printf.sprintf "%s %3d %s" (String.make row ' ') row
      (String.concat " " (List.init columns (fun c -> mark (c + 1) row)))
  in
  ("      " ^ String.trim top) :: List.init rows (fun r -> line (r + 1))

let print_head path start what =
  Printf.printf "%s: checked, %s\n  %s\n" path what start.about;
  List.iter print_endline (drawing start);
  Printf.printf "  Black (X) wants %s\n" start.wanted

let winner reader = if reader.Nodes.whites = None then "black" else "white"

let report path =
  match checked path with
  | Certificate { from = reader; proof; _ } ->
      print_head path reader.start (Printf.sprintf "%d nodes" reader.read);
      let side = match proof.to_move with C.Black -> "black" | C.White -> "white" in
      Printf.printf "  with %s to move, %s wins\n" side (winner reader);
      0
  | Lemmas (reader, count) ->
      print_head path reader.start "lemmas";
      Printf.printf "  claims proved for %s: %d\n" (winner reader) count;
      0
  | Manifest { drawn; claim; redundant; proofs } ->
      print_head path drawn (Printf.sprintf "%d certificates" proofs);
      print_endline
        (match claim with
        | "minimal" -> "  the template is valid and minimal"
        | "invalid" -> "  the template is not valid"
        | _ when redundant = [] -> "  the template is valid; not all of it was asked about"
        | _ -> "  the template is valid, also without each of " ^ String.concat " " redundant);
      0
  | exception Wrong text ->
      Printf.printf "%s:%s\n" path text;
      1
  | exception Not_covered text ->
      Printf.printf "%s: not covered: %s\n" path text;
      3
  | exception Sys_error text ->
      Printf.eprintf "%s\n" (if Sys.file_exists path then path ^ ": " ^ text else text);
      2
  | exception Unix.Unix_error (error, _, _) ->
      Printf.eprintf "%s: %s\n" path (Unix.error_message error);
      2
  | exception (Too_large | Out_of_memory | Stack_overflow) ->
      Printf.eprintf "%s: too large\n" path;
      2

let help =
  "usage: hexproof-proved FILE...\n\n\
   Checks certificates, files of lemmas and manifests by a checker that is proved in Coq.\n\
   Ends with 0 if all of them are right, 1 if a line is wrong, 2 if a file can't be read, and 3 if\n\
   one is of a kind that it does not cover: bundles, swap maps, certificates of\n\
   format 3, and manifests of templates that pivot."

let () =
  match List.tl (Array.to_list Sys.argv) with
  | [ "--help" ] -> print_endline help
  | [] ->
      prerr_endline help;
      exit 2
  | paths -> exit (List.fold_left (fun worst path -> max worst (report path)) 0 paths)
