/**
 * The tree of a game in a Smart Game Format file; what its properties mean is not decided here.
 * Every character is in some token or blank, so that what is no SGF can be told from what is.
 */
grammar Sgf;

game : gameTree EOF ;

gameTree : OPEN node+ gameTree* CLOSE ;

node : SEMICOLON property* ;

property : NAME VALUE+ ;

OPEN : '(' ;

CLOSE : ')' ;

SEMICOLON : ';' ;

NAME : [A-Za-z] [A-Za-z0-9]* ;

VALUE : '[' ( '\\' . | ~[\\\]] )* ']' ;

UNCLOSED : '[' ( '\\' . | ~[\\\]] )* '\\'? ;

SPACE : [ \t\r\n\u000B\f\u00A0\uFEFF]+ -> skip ;

OTHER : '\\'? . ;
