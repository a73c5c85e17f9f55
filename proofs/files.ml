(* Certificates, and the files of lemmas that they use. *)

module C = Checker
open Text
open Head
open Nodes
open Parted

let deepest = 200

(* The folder, what its files of lemmas state, and those that are being read, the innermost first. *)
type files = { folder : string; known : (string, C.lemmas) Hashtbl.t; mutable reading : string list }

let files_of folder = { folder = Unix.realpath folder; known = Hashtbl.create 16; reading = [] }

let gzipped path =
  let channel = open_in_bin path in
  let found = try input_char channel = '\x1f' && input_char channel = '\x8b' with End_of_file -> false in
  close_in channel;
  found

(* Text as it is, or what gzip makes of it. *)
let with_lines path use =
  if gzipped path then begin
    let channel = Unix.open_process_args_in "gzip" [| "gzip"; "-dc"; "--"; path |] in
    let result = try Ok (use (lines_of (fun () -> input_char channel))) with e -> Error e in
    match (result, Unix.close_process_in channel) with
    | Error e, _ -> raise e
    | Ok _, (Unix.WEXITED 1 | Unix.WSIGNALED _ | Unix.WSTOPPED _) -> raise (Wrong "not compressed by gzip")
    | Ok result, _ -> result
  end
  else
    let channel = open_in_bin path in
    Fun.protect
      ~finally:(fun () -> close_in channel)
      (fun () -> use (lines_of (fun () -> input_char channel)))

let file_name text =
  let fine =
    text <> "" && text <> "." && text <> ".." && String.length text <= 255
    && not (String.contains text '/' || String.contains text '\\' || is_control text)
  in
  require fine "not the name of a file here";
  text

(* The path of a file that another one names. *)
let sibling files name =
  let path = Filename.concat files.folder (file_name name) in
  if not (Sys.file_exists path && not (Sys.is_directory path)) then wrong "there is no file '%s'" name;
  if Filename.dirname (Unix.realpath path) <> files.folder then wrong "'%s' is a link out of the folder" name;
  path

let rec read_used lines files used line =
  if starts_with "lemmas" line then begin
    let name = file_name (rest_of "lemmas" line) in
    if List.mem_assoc name used then wrong "'%s' is given twice" name;
    let found = lemmas files name in
    read_used lines files ((name, found) :: used) (head_line lines)
  end
  else (List.rev_map snd used, line)

and lemmas files name =
  match Hashtbl.find_opt files.known name with
  | Some known -> known
  | None ->
      if List.mem name files.reading then wrong "'%s' uses itself" name;
      require (List.length files.reading < deepest) "too many files, each of which uses the next";
      with_lines (sibling files name) (fun lines ->
          try
            require (head_line lines = "hexproof lemmas 2") "not a file of lemmas";
            snd (read_lemmas lines files name)
          with Wrong text -> wrong "'%s', line %d: %s" name lines.number text)

and read_lemmas lines files name =
  files.reading <- name :: files.reading;
  let start = read_head lines in
  let winner = color lines "winner" in
  let used, line = read_used lines files [] (head_line lines) in
  let reader = reader start winner line true used in
  let rec read_claims claims line =
    if starts_with "claim " line then begin
      let claim =
        match snd (kind_and_fields line) with
        | [ target; need; room ] ->
            let need = distinct (empty reader) need [] in
            let room = distinct (empty reader) room need in
            let set list = C.of_list (List.map (numbered reader) list) in
            let ends =
              match target with
              | [] -> C.Goal
              | [ u; v ] ->
                  let u, v = ends reader u v in
                  C.joining u v
              | _ -> wrong "a join has two ends"
            in
            { C.ends; need = set need; room = set room }
        | _ -> wrong "expected 'claim U V ; NEED ; ROOM' or 'claim ; NEED ; ROOM'"
      in
      read_claims (claim :: claims) (next_line lines)
    end
    else begin
      require (claims <> []) "expected 'claim'";
      (List.rev claims, line)
    end
  in
  let claims, line = read_claims [] (next_line lines) in
  let nodes, rest = read_nodes lines reader used line in
  let states =
    try
      require (List.length rest = List.length claims) "expected 'e' with a node for each line 'claim'";
      List.map2 (fun claim word -> (claim, back reader word)) claims rest
    with Wrong text -> refused lines used reader nodes text
  in
  let places = List.init (List.length used) unary in
  let its_nodes = forgetting nodes (List.map snd states) in
  let file = { C.its_position = start.position; its_whites = reader.whites; uses = places; its_nodes; states } in
  match C.check_lemmas used file with
  | None -> refused lines used reader nodes "a node does not show what the claim says"
  | Some found ->
      nothing_follows lines;
      files.reading <- List.tl files.reading;
      Hashtbl.replace files.known name found;
      (reader, found)

and reader start winner line format_2 used =
  let cuts = distinct (place_of start.board) (words (rest_of "cuts" line)) [] in
  let whites, left =
    match winner with
    | C.Black ->
        require (cuts = []) "there are cuts only if White wins";
        (None, start.empty)
    | C.White ->
        let { whites; left } = of_cuts start cuts in
        (Some whites, left)
  in
  let stated = List.map (fun l -> List.length l.C.stated) used in
  { start; whites; left; format_2; stated; numbers = Hashtbl.create 500; read = 0; games = 0 }

type certificate = { from : reader; used : C.lemmas list; proof : C.certificate }

(* A certificate as it is read; the checker has not seen it. *)
let read_certificate lines files format_2 =
  let start = read_head lines in
  let to_move = color lines "to-move" in
  let winner = color lines "winner" in
  let used, line = if format_2 then read_used lines files [] (head_line lines) else ([], head_line lines) in
  let reader = reader start winner line format_2 used in
  let nodes, rest = read_nodes lines reader used (next_line lines) in
  let last_move, last_claim =
    try
      match rest with
      | [ claim ] -> (None, back reader claim)
      | [ move; claim ] -> (Some (numbered reader (empty reader move)), back reader claim)
      | _ -> wrong "expected 'e CLAIM' or 'e MOVE CLAIM'"
    with Wrong text -> refused lines used reader nodes text
  in
  let files_used = List.init (List.length used) unary in
  let nodes = forgetting nodes [ last_claim ] in
  let proof = { C.of_position = start.position; to_move; of_white = reader.whites; files_used; nodes; last_move; last_claim } in
  { from = reader; used; proof }

(* A certificate that the checker has accepted, with what it has read. *)
let certificate lines files first =
  let found = read_certificate lines files (first = "hexproof certificate 2") in
  let { from; used; proof } = found in
  if not (C.check_certificate used proof) then refused lines used from proof.nodes "the end does not follow";
  nothing_follows lines;
  found
