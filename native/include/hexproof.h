/*
 * Hexproof's native solver: the C interface.
 *
 * A solver instance is used by one thread at a time, but hexproof_cancel and hexproof_resume may be
 * called from any.
 * Instances are independent. No call throws, prints or ends the process; every argument is checked.
 */
#ifndef HEXPROOF_H
#define HEXPROOF_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define HEXPROOF_ABI_VERSION 3
#define HEXPROOF_MAX_SIDE 40
#define HEXPROOF_MAX_THREADS 64

typedef struct hexproof_solver hexproof_solver;

enum hexproof_cell { HEXPROOF_EMPTY = 0, HEXPROOF_BLACK = 1, HEXPROOF_WHITE = 2 };

enum hexproof_edge {
  HEXPROOF_TOP = 1,
  HEXPROOF_BOTTOM = 2,
  HEXPROOF_LEFT = 4,
  HEXPROOF_RIGHT = 8
};

/* What a call returns. */
enum hexproof_status {
  HEXPROOF_DECIDED = 0,
  HEXPROOF_TIME = 1,      /* the limit of time or of work was hit */
  HEXPROOF_MEMORY = 2,    /* the memory limit was hit */
  HEXPROOF_CANCELLED = 3, /* hexproof_cancel was called */
  HEXPROOF_INVALID = 4,   /* an argument is wrong; see hexproof_last_error */
  HEXPROOF_INTERNAL = 5   /* a fault of the solver; see hexproof_last_error */
};

/*
 * A position and what Black wants on it.
 *
 * cells: cols * rows bytes of hexproof_cell in reading order.
 * to_move: HEXPROOF_BLACK or HEXPROOF_WHITE.
 * goal: the alternatives, any of which Black is content with:
 *     number of alternatives,
 *     then for each: number of terminals (at least 2),
 *         then for each: a mask of hexproof_edge, the number of cells, the cells' indices.
 *   The cells and edges of one terminal count as joined to each other, whichever alternative names
 *   it. An empty cell counts for its terminal once Black has taken it, a white one never. Black
 *   reaches the goal when all terminals of an alternative are joined. Edges that no terminal names
 *   are walls.
 * goal_length: the number of integers in goal.
 */
typedef struct {
  int32_t cols;
  int32_t rows;
  const uint8_t *cells;
  int32_t to_move;
  const int32_t *goal;
  int32_t goal_length;
} hexproof_problem;

/*
 * What a call may take. A step of work is a position that is looked at, or a link between cells that
 * is found in one. So with one thread a limit of work ends a call at the same point on every machine,
 * however busy it is.
 */
typedef struct {
  int64_t milliseconds; /* wall clock, 0 for no limit */
  int64_t bytes;        /* memory for tables, at least 1 MiB */
  int32_t threads;      /* 1 to HEXPROOF_MAX_THREADS; they share the memory and the work, and all but
                           the first join where a search takes more than 1000 positions */
  int32_t work;         /* thousands of steps, 0 for no limit */
} hexproof_limits;

/*
 * What the solver found. The pointers are the caller's buffers, each of cols * rows elements, and
 * may be null where the part is not wanted.
 *
 * winner: HEXPROOF_BLACK or HEXPROOF_WHITE where the status is HEXPROOF_DECIDED.
 * carrier: 1 for each empty cell that the winner's strategy needs, else 0.
 * winning: 1 for each winning move of the side to move, else 0; only hexproof_solve_all fills it.
 * line, line_length: a line of best play as indices of cells, possibly cut short.
 * nodes: positions searched.
 */
typedef struct {
  int32_t winner;
  int32_t line_length;
  int64_t nodes;
  uint8_t *carrier;
  uint8_t *winning;
  int32_t *line;
} hexproof_answer;

/* HEXPROOF_ABI_VERSION of the library. */
int32_t hexproof_abi_version(void);

/* The library's version, as in "0.1.0". */
const char *hexproof_version(void);

/* A new solver, or null if there is no memory for one. */
hexproof_solver *hexproof_create(void);

/* Ends the solver; null is allowed. No other call may be running on it. */
void hexproof_destroy(hexproof_solver *solver);

/* Who wins? Returns a hexproof_status. */
int32_t hexproof_solve(hexproof_solver *solver, const hexproof_problem *problem,
                       const hexproof_limits *limits, hexproof_answer *answer);

/* The same, and every move of the side to move is decided. Returns a hexproof_status. */
int32_t hexproof_solve_all(hexproof_solver *solver, const hexproof_problem *problem,
                           const hexproof_limits *limits, hexproof_answer *answer);

/*
 * Opens a session in the place of an open one: until it is closed, solves of this position, whoever
 * is to move, and of the same with stones on some of its empty cells go on from what earlier ones
 * have learned. The session has its own memory and threads, those of the limits here; each solve
 * has its own time. Other positions are solved by themselves. Returns a hexproof_status.
 */
int32_t hexproof_open_session(hexproof_solver *solver, const hexproof_problem *base,
                              const hexproof_limits *limits);

/* Closes the session, if one is open. */
void hexproof_close_session(hexproof_solver *solver);

/*
 * From now on the open session notes each position that it decides by at least so much work, about
 * the number of positions searched below; 0, as at first, for none. Notes take up to a sixty-fourth
 * of the session's memory, then further ones are dropped. Returns a hexproof_status.
 */
int32_t hexproof_note(hexproof_solver *solver, int64_t least_work);

/*
 * Takes the notes out of the open session. The numbers are valid until the next call on this
 * solver. For each position:
 *     the side to move, the winner, the winner's move or -1 where it could pass or is not to move,
 *     the work,
 *     the number of stones that Black has more than in the session's first position, their cells,
 *     the same for White,
 *     the number of cells of the carrier, the cells.
 * Cells are indices in ascending order. A position may be noted more than once. Returns a
 * hexproof_status.
 */
int32_t hexproof_learned(hexproof_solver *solver, const int32_t **numbers, int64_t *count);

/*
 * Lets the open session know positions that one for the same position has learned, those first that
 * are to be kept longest. They are believed, but for what is no proof at a glance: all are refused
 * with HEXPROOF_INVALID if one has cells that are not empty, not disjoint or not in the session's
 * region, or a carrier that does not win if the winner has all of it. Returns a hexproof_status.
 */
int32_t hexproof_teach(hexproof_solver *solver, const int32_t *numbers, int64_t count);

/*
 * How far the search of a session's first position is.
 *
 * moves: its empty cells; left: those of them that are not known to lose or to be no better than
 *   others.
 * proof, disproof: the proof and the disproof number, seen from the side to move: 0 where it wins
 *   or loses.
 */
typedef struct {
  int32_t moves;
  int32_t left;
  int32_t proof;
  int32_t disproof;
} hexproof_standing;

/* Tells how far the open session's search is. Returns a hexproof_status. */
int32_t hexproof_progress(hexproof_solver *solver, hexproof_standing *standing);

/* Who wins, and why: hexproof_certificate has the proof afterwards. Returns a hexproof_status. */
int32_t hexproof_certify(hexproof_solver *solver, const hexproof_problem *problem,
                         const hexproof_limits *limits, hexproof_answer *answer);

/*
 * The certificate of the last call on this solver, valid until the next one. Returns
 * HEXPROOF_DECIDED, or HEXPROOF_INVALID if there is none.
 *
 * docs/certificates.md tells what it means. A place is numbered row by row, (row + 3) * (cols + 6)
 * + col + 3, where the board's first row and column are 0. First comes the number of cuts, then the
 * cuts, then the nodes:
 *     join    0, one end, the other, number of stones, stones, number of claims, claims;
 *     goal    1, number of stones, stones, number of claims, claims;
 *     choice  2, number of ways, then for each: move, claim;
 *     capture 4, one cell, the other, number of stones, stones, 1, claim;
 *     part    5, number of cells, cells, number of stones, stones, number of claims, claims;
 *     end     3, move or -1, claim.
 * Claims are nodes counted from 0. The end comes once, as the last.
 */
int32_t hexproof_certificate(const hexproof_solver *solver, const int32_t **numbers,
                             int64_t *count);

/*
 * Ends a running call soon, and every further one at once, with HEXPROOF_CANCELLED until
 * hexproof_resume: so it is not lost where a question takes several calls. Any thread may call it.
 */
void hexproof_cancel(hexproof_solver *solver);

/* Lets calls run again after hexproof_cancel. Any thread may call it. */
void hexproof_resume(hexproof_solver *solver);

/* What was wrong with the last call on this solver; valid until the next call on it. */
const char *hexproof_last_error(const hexproof_solver *solver);

#ifdef __cplusplus
}
#endif

#endif
