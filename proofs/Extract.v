(** The checker as a program, of which the rest is in the files *.ml. *)
From Coq Require Import NArith ZArith.
Require Import Statement Sets Board White Claims Playing Checker Minimal Decide.
From Coq Require Extraction ExtrOcamlBasic.
Extraction Language OCaml.
Extraction "checker.ml" check_certificate check_lemmas sheet_of next start joining decided
  number name of_list unions members make_sheet mask_of blacks empties white_sheet frame is_parted
  template_parts without proves covers.
