(* Answers cases of tests: reads a length (4 bytes, the highest first) and as many bytes for each.

   cases check FOLDER: a line with 0 if it is accepted, else the number of the wrong line and what is
   wrong, or - if it is not covered. Files that it names are in the folder.
   cases play: a file as far as its line to-move; who wins, by the definition alone. *)

open Text
open Head

let lines_in text =
  let at = ref 0 in
  lines_of (fun () ->
      if !at >= String.length text then raise End_of_file;
      incr at;
      text.[!at - 1])

let check folder text =
  let lines = lines_in text in
  match Verdict.check lines (Files.files_of folder) "" with
  | _ -> "0"
  | exception Wrong what -> Printf.sprintf "%d %s" lines.number (String.escaped what)
  | exception Not_covered what -> "- " ^ what

let play text =
  let lines = lines_in text in
  let _ = head_line lines in
  let start = read_head lines in
  let to_move = color lines "to-move" in
  if Checker.decided start.position to_move then "black" else "white"

let () =
  let answer =
    match Array.to_list Sys.argv with
    | [ _; "check"; folder ] -> check folder
    | [ _; "play" ] -> play
    | _ -> failwith "cases check FOLDER, or cases play"
  in
  set_binary_mode_in stdin true;
  try
    while true do
      let length = input_binary_int stdin in
      print_endline (answer (really_input_string stdin length))
    done
  with End_of_file -> ()
