(* What a file comes to, of whatever kind it is. *)

open Text
open Files

type found = Certificate of certificate | Lemmas of Nodes.reader * int | Manifest of Manifests.manifest

(* What was read of a file and accepted. Raises Wrong at the line that is wrong, which lines.number tells then. *)
let check lines files name =
  match head_line lines with
  | ("hexproof certificate 1" | "hexproof certificate 2") as first -> Certificate (certificate lines files first)
  | "hexproof lemmas 2" ->
      let reader, lemmas = read_lemmas lines files name in
      Lemmas (reader, List.length lemmas.Checker.stated)
  | "hexproof manifest 1" -> Manifest (Manifests.read lines files)
  | "hexproof certificate 3" -> raise (Not_covered "certificates of format 3")
  | "hexproof bundle 1" -> raise (Not_covered "bundles")
  | "hexproof swap map 1" -> raise (Not_covered "swap maps")
  | _ -> wrong "neither a certificate nor a file of lemmas nor a manifest"

let checked path =
  with_lines path (fun lines ->
      try check lines (files_of (Filename.dirname path)) (Filename.basename path)
      with Wrong text -> wrong "%d: %s" lines.number text)
