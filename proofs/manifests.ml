(* Manifests: what the certificates of a folder say of one template. *)

module C = Checker
open Text
open Head
open Files

type manifest = { drawn : start; claim : string; redundant : string list; proofs : int }

(* The template, with all around it in White's hands. *)
let read_template lines =
  let start = read_head lines in
  let carrier = distinct (cell start.board) (words (head lines "carrier")) [] in
  require (carrier <> []) "there is no carrier";
  let others = Hashtbl.copy start.empty in
  List.iter
    (fun one ->
      if not (Hashtbl.mem others one) then wrong "a stone is on a cell of the carrier";
      Hashtbl.remove others one)
    carrier;
  let outside = Hashtbl.fold (fun one () found -> place one :: found) others [] in
  let empty = Hashtbl.create 500 in
  List.iter (fun one -> Hashtbl.replace empty one ()) carrier;
  { start with empty; position = { start.position with C.white = start.position.C.white @ outside } }

(* Reads the certificate and has it checked. *)
let prove files name position winner =
  with_lines (sibling files name) (fun lines ->
      let found =
        try
          match head_line lines with
          | ("hexproof certificate 1" | "hexproof certificate 2") as first -> certificate lines files first
          | "hexproof certificate 3" -> raise (Not_covered "certificates of format 3")
          | _ -> wrong "not a certificate"
        with Wrong text -> wrong "'%s', line %d: %s" name lines.number text
      in
      if not (C.proves position winner found.proof) then wrong "'%s' proves something else" name)

let rec read_parts lines files board position parts line =
  if starts_with "e" line then begin
    require (rest_of "end" line = "") "expected nothing more behind 'end'";
    parts
  end
  else begin
    let needed = starts_with "n" line in
    let rest = rest_of (if needed then "needed" else "redundant") line in
    let space = Option.value (String.index_opt rest ' ') ~default:(String.length rest) in
    let text = String.sub rest 0 space in
    let part = place (cell board text) in
    if not (List.mem part (C.template_parts position)) then wrong "%s is outside, or a stone that the goal names" text;
    if List.exists (fun (other, _, _) -> other = part) parts then wrong "%s is given twice" text;
    require (space < String.length rest) "expected the name of a file";
    let name = String.sub rest (space + 1) (String.length rest - space - 1) in
    prove files name (C.without position part) (if needed then C.White else C.Black);
    read_parts lines files board position ((part, text, needed) :: parts) (head_line lines)
  end

let read lines files =
  let drawn = read_template lines in
  let position = drawn.position in
  let line = head_line lines in
  if starts_with "b" line then raise (Not_covered "templates that pivot");
  let claim = rest_of "claim" line in
  let valid = claim <> "invalid" in
  let whole = head lines (if valid then "valid" else "invalid") in
  prove files whole position (if valid then C.Black else C.White);
  let parts = read_parts lines files drawn.board position [] (head_line lines) in
  require (valid || parts = []) "of an invalid template no part is needed";
  let those wanted = List.filter (fun (_, _, needed) -> needed = wanted) parts in
  let cells = List.map (fun (part, _, _) -> part) in
  let right =
    match claim with
    | "minimal" -> C.covers position (cells (those true))
    | "redundant" -> those false <> [] && C.covers position (cells parts)
    | "valid" | "invalid" -> true
    | _ -> false
  in
  if not right then wrong "the claim is '%s', which does not follow" claim;
  nothing_follows lines;
  let redundant = List.rev_map (fun (_, text, _) -> text) (those false) in
  { drawn; claim; redundant; proofs = 1 + List.length parts }
