(* Lines, numbers, cells and places, in the form of docs/certificates.md. *)

module C = Checker

exception Wrong of string
exception Not_covered of string
exception Too_large

let wrong format = Printf.ksprintf (fun text -> raise (Wrong text)) format
let require condition text = if not condition then raise (Wrong text)

(* ---- numbers of the proved checker *)

let next_bit i rest = if i land 1 = 0 then C.XO rest else C.XI rest

(* The small ones are kept once. *)
let small = Array.make 4096 C.XH
let () = for i = 2 to 4095 do small.(i) <- next_bit i small.(i lsr 1) done
let rec positive i = if i < 4096 then small.(i) else next_bit i (positive (i lsr 1))

let natural i = if i = 0 then C.N0 else C.Npos (positive i)
let integer i = if i = 0 then C.Z0 else if i > 0 then C.Zpos (positive i) else C.Zneg (positive (-i))
let rec unary i = if i = 0 then C.O else C.S (unary (i - 1))
let place (column, row) = (integer column, integer row)
let rec of_positive = function C.XH -> 1 | C.XO p -> 2 * of_positive p | C.XI p -> (2 * of_positive p) + 1
let of_z = function C.Z0 -> 0 | C.Zpos p -> of_positive p | C.Zneg p -> -of_positive p

(* ---- lines *)

(* [read] raises End_of_file. *)
type lines = { read : unit -> char; mutable number : int }

let lines_of read = { read; number = 0 }
let longest = 131071
let longest_node = 1 lsl 24
let most_nodes = 5_000_000

let valid_utf_8 line =
  let n = String.length line in
  let byte i = if i < n then Char.code line.[i] else 0 in
  let continued i = byte i land 0xC0 = 0x80 in
  let rec from i =
    if i >= n then true
    else
      let b = byte i in
      if b < 0x80 then from (i + 1)
      else if b >= 0xC2 && b < 0xE0 then continued (i + 1) && from (i + 2)
      else if b >= 0xE0 && b < 0xF0 then
        continued (i + 1) && continued (i + 2)
        && (b <> 0xE0 || byte (i + 1) >= 0xA0)
        && (b <> 0xED || byte (i + 1) < 0xA0)
        && from (i + 3)
      else if b >= 0xF0 && b < 0xF5 then
        continued (i + 1) && continued (i + 2) && continued (i + 3)
        && (b <> 0xF0 || byte (i + 1) >= 0x90)
        && (b <> 0xF4 || byte (i + 1) < 0x90)
        && from (i + 4)
      else false
  in
  from 0

(* The next line, which must end with a line feed and have at most so many bytes. *)
let next_line ?(limit = longest_node) lines =
  lines.number <- lines.number + 1;
  let buffer = Buffer.create 80 in
  let rec read () =
    match lines.read () with
    | '\n' -> ()
    | c ->
        if Buffer.length buffer >= longest_node then raise Too_large;
        if Buffer.length buffer >= limit then wrong "the line is too long";
        Buffer.add_char buffer c;
        read ()
    | exception End_of_file ->
        wrong (if Buffer.length buffer = 0 then "the file ends too early" else "the line does not end")
  in
  read ();
  let line = Buffer.contents buffer in
  require (valid_utf_8 line) "not in UTF-8";
  line

let nothing_follows lines =
  lines.number <- lines.number + 1;
  match lines.read () with
  | exception End_of_file -> ()
  | _ -> wrong "nothing may follow the end"

let words text =
  let found = if text = "" then [] else String.split_on_char ' ' text in
  require (not (List.mem "" found)) "a space too many";
  found

let starts_with word line =
  let n = String.length word in
  String.length line >= n && String.sub line 0 n = word

(* What stands behind a word of the head. *)
let rest_of word line =
  if line = word then ""
  else begin
    if not (starts_with (word ^ " ") line) then wrong "expected '%s'" word;
    let n = String.length word + 1 in
    let rest = String.sub line n (String.length line - n) in
    require (rest <> "" && rest.[0] <> ' ' && rest.[String.length rest - 1] <> ' ') "a space too many";
    rest
  end

let head_line lines = next_line ~limit:longest lines
let head lines word = rest_of word (head_line lines)

(* ---- numbers, cells and places *)

let is_digit c = c >= '0' && c <= '9'

let number text =
  let n = String.length text in
  let fine = n >= 1 && n <= 9 && text.[0] <> '0' && String.for_all is_digit text in
  if not fine then wrong "'%s' is not a number" text;
  int_of_string text

type board = { columns : int; rows : int }

let on_board board (column, row) = column >= 1 && column <= board.columns && row >= 1 && row <= board.rows

let cell board text =
  let n = String.length text in
  let letter c = c >= 'a' && c <= 'z' in
  let letters = if n > 1 && letter text.[1] then 2 else 1 in
  let digits = if n > letters then String.sub text letters (n - letters) else "" in
  let count = String.length digits in
  if not (n > letters && letter text.[0] && count <= 2 && digits.[0] <> '0' && String.for_all is_digit digits)
  then wrong "'%s' is not a cell" text;
  let value c = Char.code c - 96 in
  let column = if letters = 1 then value text.[0] else (26 * value text.[0]) + value text.[1] in
  let found = (column, int_of_string digits) in
  if not (on_board board found) then wrong "'%s' is not on the board" text;
  found

let coordinate text =
  if text = "0" then 0
  else if starts_with "-" text then -number (String.sub text 1 (String.length text - 1))
  else number text

(* A place that may lie outside the sheet. *)
let any_place board text =
  match String.split_on_char ',' text with
  | [ _ ] -> cell board text
  | [ column; row ] ->
      let found = (coordinate column, coordinate row) in
      if on_board board found then wrong "'%s' is a cell and has letters" text;
      found
  | _ -> wrong "'%s' is not a place" text

let in_sheet board (column, row) =
  column >= -2 && column <= board.columns + 3 && row >= -2 && row <= board.rows + 3

let place_of board text =
  let found = any_place board text in
  if not (in_sheet board found) then wrong "'%s' is outside the sheet" text;
  found

let distinct read items taken =
  let seen = Hashtbl.create 16 in
  List.iter (fun one -> Hashtbl.replace seen one ()) taken;
  List.map
    (fun word ->
      let one = read word in
      if Hashtbl.mem seen one then wrong "'%s' is given twice" word;
      Hashtbl.replace seen one ();
      one)
    items
