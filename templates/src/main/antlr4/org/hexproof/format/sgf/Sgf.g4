/** The tree of a game in a Smart Game Format file; what its properties mean is not decided here. */
grammar Sgf;

game : gameTree EOF ;

gameTree : '(' node+ gameTree* ')' ;

node : ';' property* ;

property : NAME VALUE+ ;

NAME : [A-Za-z]+ ;

VALUE : '[' ( '\\' . | ~[\\\]] )* ']' ;

SPACE : [ \t\r\n\u000B\f]+ -> skip ;
