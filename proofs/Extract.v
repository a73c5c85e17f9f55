(** The checker as a program, of which the rest is in the files *.ml. *)
From Coq Require Import NArith ZArith.
Require Import Statement Sets Board Claims Playing Checker Decide.
From Coq Require Extraction ExtrOcamlBasic.
Extraction Language OCaml.
Extraction "checker.ml" check_certificate check_lemmas number make_sheet next start of_list joining decided.
