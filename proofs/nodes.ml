(* The nodes of a proof. Their reading is not trusted: whatever comes of it is checked. *)

module C = Checker
open Text
open Head

(* What has been read: the claims that files of lemmas state, claims and games. *)
type reader = {
  start : start;
  whites : C.whites option; (* if X is White *)
  left : (int * int, unit) Hashtbl.t; (* the cells that are empty at the start *)
  format_2 : bool;
  stated : int list;
  numbers : (int * int, C.n) Hashtbl.t; (* each place's, kept once *)
  mutable read : int;
  mutable games : int;
}

let numbered reader one =
  match Hashtbl.find_opt reader.numbers one with
  | Some known -> known
  | None ->
      let number = C.number reader.start.position (place one) in
      Hashtbl.replace reader.numbers one number;
      number

let empty reader word =
  let one = cell reader.start.board word in
  if not (Hashtbl.mem reader.left one) then wrong "'%s' is not empty at the start" word;
  one

let stones reader items = List.map (numbered reader) (distinct (empty reader) items [])

let back reader word =
  let back = number word in
  if back > reader.read then wrong "there is no claim %d back" back;
  positive back

let before_and_after separator word =
  match String.index_opt word separator with
  | None -> None
  | Some i -> Some (String.sub word 0 i, String.sub word (i + 1) (String.length word - i - 1))

let pair reader word =
  match before_and_after ':' word with
  | None -> wrong "a choice has pairs MOVE:CLAIM"
  | Some (move, claim) -> (numbered reader (empty reader move), back reader claim)

let way reader word =
  if String.contains word ':' then
    let move, claim = pair reader word in
    (Some move, claim)
  else (None, back reader word)

let game reader word =
  let which = number word in
  if which > reader.games then wrong "there is no game %d before" which;
  positive which

let rec pairs reader = function
  | u :: v :: rest ->
      let at word = numbered reader (place_of reader.start.board word) in
      let u = at u in
      (u, at v) :: pairs reader rest
  | _ -> []

(* The words between semicolons. *)
let fields items =
  let rec go field = function
    | [] -> [ List.rev field ]
    | ";" :: rest -> List.rev field :: go [] rest
    | word :: rest -> go (word :: field) rest
  in
  go [] items

let ends reader u v =
  let at word = numbered reader (place_of reader.start.board word) in
  (at u, at v)

let cited reader file claim =
  let file = number file and claim = number claim in
  (match List.nth_opt reader.stated (file - 1) with
  | None -> wrong "there is no line %d 'lemmas'" file
  | Some claims -> if claim > claims then wrong "the file has no claim %d" claim);
  (unary (file - 1), unary (claim - 1))

let node reader kind between =
  let backs = List.map (back reader) in
  let without_cuts = match reader.whites with Some { C.partings = []; _ } -> true | _ -> false in
  match (kind, between) with
  | "j", [ [ u; v ]; given; claims ] ->
      let u, v = ends reader u v in
      C.Join (u, v, stones reader given, backs claims)
  | "g", [ []; given; claims ] ->
      require (not without_cuts || claims = []) "a goal without cuts takes no claims";
      C.Reach (stones reader given, backs claims)
  | "c", [ (_ :: _ as pairs) ] -> C.Choose (List.map (pair reader) pairs)
  | "k", [ [ a; b ]; given; [ claim ] ] ->
      let a = numbered reader (empty reader a) in
      let b = numbered reader (empty reader b) in
      C.Captured (a, b, stones reader given, back reader claim)
  | "p", [ (_ :: _ as cells); given; claim :: claims ] ->
      let cells = List.map (numbered reader) (distinct (cell reader.start.board) cells []) in
      C.Part (cells, stones reader given, back reader claim, backs claims)
  | "l", [ [ file; claim ] ] when reader.format_2 ->
      let file, claim = cited reader file claim in
      C.Cited (file, claim)
  | "l", [ [ file; claim; a; b; c ] ] when reader.format_2 ->
      let file, claim = cited reader file claim in
      let at word = place (any_place reader.start.board word) in
      C.Placed (file, claim, at a, at b, at c)
  | "o", [ places ] when reader.format_2 && List.length places mod 2 = 0 -> C.Pairs (pairs reader places)
  | "h", [ (_ :: _ as mine); (_ :: _ as theirs) ] when reader.format_2 ->
      C.Options (List.map (game reader) mine, List.map (game reader) theirs)
  | "v", [ [ of_game ]; (_ :: _ as firsts); seconds ] when reader.format_2 ->
      C.Value (game reader of_game, List.map (way reader) firsts, List.map (way reader) seconds)
  | "s", [ []; given; claims ] when reader.format_2 ->
      require (not without_cuts) "for White there must be cuts";
      C.Sum (None, stones reader given, backs claims)
  | "s", [ [ wanted ]; given; claims ] when reader.format_2 ->
      C.Sum (Some (game reader wanted), stones reader given, backs claims)
  | _ -> wrong "expected a node or the end (e) in the page's form"

let kind_and_fields line =
  match words line with [] -> wrong "an empty line" | kind :: rest -> (kind, fields rest)

let sheet reader =
  match C.sheet_of reader.start.position reader.whites with
  | Some sheet -> sheet
  | None -> raise (Not_covered "how the cuts lead")

let claims_of = function
  | C.Join (_, _, _, claims) | C.Reach (_, claims) | C.Sum (_, _, claims) -> claims
  | C.Choose ways -> List.map snd ways
  | C.Captured (_, _, _, claim) -> [ claim ]
  | C.Part (_, _, claim, claims) -> claim :: claims
  | C.Value (_, firsts, seconds) -> List.map snd (firsts @ seconds)
  | C.Cited _ | C.Placed _ | C.Pairs _ | C.Options _ | C.Forget _ -> []

(* The nodes, and behind each that is the last to use some claims that these are to be forgotten, but for those that the
   end names. Of a hundred claims the checker keeps a few then. *)
let forgetting nodes ending =
  let shows_claim = function C.Pairs _ | C.Options _ | C.Forget _ -> false | _ -> true in
  let visit_all visit =
    List.fold_left (fun at node -> visit at node; if shows_claim node then at + 1 else at) 1 nodes
  in
  let last_use = Array.make (List.length nodes + 1) 0 in
  let use at back = last_use.(at - of_positive back) <- at in
  let ends = visit_all (fun at node -> List.iter (use at) (claims_of node)) in
  List.iter (use ends) ending;
  let result = ref [] in
  let copy at node =
    result := node :: !result;
    let gone = List.filter (fun back -> last_use.(at - of_positive back) = at) (claims_of node) in
    let seen_from_next back = positive (of_positive back + 1) in
    if gone <> [] then result := C.Forget (List.map seen_from_next gone) :: !result
  in
  ignore (visit_all copy);
  List.rev !result

(* Tells the line of the first node that does not follow, if there is one. *)
let blame lines first reader files nodes =
  let position = reader.start.position in
  let sheet = sheet reader in
  let rec go state number = function
    | [] -> ()
    | node :: rest -> (
        match C.next position reader.whites sheet files state node with
        | Some state -> go state (match node with C.Forget _ -> number | _ -> number + 1) rest
        | None ->
            lines.number <- number;
            wrong "the claim does not follow")
  in
  go C.start first (forgetting nodes [])

(* Reads nodes up to the end: nodes, and what the end names. *)
let read_nodes lines reader files first =
  let begun = lines.number in
  let rec go nodes line =
    match
      match kind_and_fields line with
      | "e", [ (_ :: _ as rest) ] -> Either.Right rest
      | kind, between -> Either.Left (node reader kind between)
    with
    | Either.Right rest -> (List.rev nodes, rest)
    | Either.Left node ->
        (match node with
        | C.Pairs _ | C.Options _ -> reader.games <- reader.games + 1
        | _ -> reader.read <- reader.read + 1);
        if reader.read + reader.games > most_nodes then raise Too_large;
        go_on (node :: nodes)
    | exception Wrong text -> refuse nodes text
  and go_on nodes =
    match next_line lines with line -> go nodes line | exception Wrong text -> refuse nodes text
  and refuse nodes text =
    blame lines begun reader files (List.rev nodes);
    raise (Wrong text)
  in
  go [] first

(* What a file that the checker refuses has wrong; all of it has been read. *)
let refused lines files reader nodes text =
  blame lines (lines.number - reader.read - reader.games) reader files nodes;
  raise (Wrong text)
