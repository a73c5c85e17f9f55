/** Graphs of positions as [HYP] writes them, statement by statement. */
grammar GraphText;

options {
  caseInsensitive = true;
}

statement : 'start' position (',' position)* | name '=' sides ;

sides : '{' options_ ('|' options_)? '}' ;

options_ : (position (',' position)*)? ;

position : name | CANONICAL ;

name : NAME | 'start' ;

NAME : [\p{L}\p{Nd}_'.+\-]+ | '"' ('\\' . | ~["\\])* '"' ;

CANONICAL : '*' [\p{L}\p{Nd}_'.+∞\-]* ('{' ~[}]* '}'?)? ;

SKIPPED : ([\p{White_Space}\uFEFF] | '#' ~[\n]*) -> skip ;

OTHER : . ;
