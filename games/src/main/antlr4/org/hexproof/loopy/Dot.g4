/** Directed graphs in the DOT language of Graphviz, statement by statement. */
grammar Dot;

options {
  caseInsensitive = true;
}

head : 'strict'? 'digraph' name? '{' ;

statement : (defaults | setting | edges) ';'? ;

defaults : of = ('graph' | 'node' | 'edge') attributes ;

setting : key = name '=' value = name ;

edges : end ('->' end)* attributes ;

end : name (':' name)* | group ;

group : ('subgraph' name?)? braces ;

braces : '{' statement* '}' ;

attributes : ('[' (setting (',' | ';')?)* ']')* ;

name : WORD | QUOTED ('+' QUOTED)* ;

last : '}' EOF ;

WORD : '-'? [\p{L}\p{Nd}_.]+ | HTML ;

QUOTED : '"' ('\\' . | ~["\\])* '"' ;

fragment HTML : '<' (HTML | ~[<>])* '>' ;

SKIPPED : ([\p{White_Space}\uFEFF] | LINE | '//' ~[\n]* | '/*' .*? '*/') -> skip ;

// Where a line begins so it is for a preprocessor.
fragment LINE
    : {getCharPositionInLine() == 0}? [ \t]* '#' ~[\n]*
    | '\n' [ \t\r]* '#' ~[\n]*
    ;

OTHER : '--' | '/*' | . ;
