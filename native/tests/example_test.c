/* The worked example of hexproof.h, in C: a bridge to the edge, and what White may not do. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hexproof.h"

static void check(int condition, const char *what) {
  if (!condition) {
    fprintf(stderr, "check failed: %s\n", what);
    exit(1);
  }
}

int main(void) {
  /*  . X     The black stone is to reach the bottom edge through the two cells below it. */
  /*   . .   */
  const uint8_t cells[4] = {HEXPROOF_WHITE, HEXPROOF_BLACK, HEXPROOF_EMPTY, HEXPROOF_EMPTY};
  /* One alternative, two terminals: no edge and one cell, number 1; the bottom edge and no cell. */
  const int32_t goal[] = {1, 2, 0, 1, 1, HEXPROOF_BOTTOM, 0};
  const hexproof_problem problem = {2, 2, cells, HEXPROOF_WHITE, goal, 7};
  const hexproof_limits limits = {0, 1 << 20, 1, 0};
  uint8_t carrier[4];
  uint8_t winning[4];
  int32_t line[4];
  hexproof_answer answer = {0, 0, 0, carrier, winning, line};
  hexproof_solver *solver = hexproof_create();
  check(solver != NULL, "a solver");
  check(hexproof_abi_version() == HEXPROOF_ABI_VERSION, "the version of the interface");
  check(strlen(hexproof_version()) > 0, "the version of the library");

  check(hexproof_solve_all(solver, &problem, &limits, &answer) == HEXPROOF_DECIDED, "decided");
  check(answer.winner == HEXPROOF_BLACK, "Black wins");
  check(carrier[0] == 0 && carrier[1] == 0 && carrier[2] == 1 && carrier[3] == 1, "carrier");
  check(winning[0] + winning[1] + winning[2] + winning[3] == 0, "White has no winning move");
  check(strcmp(hexproof_last_error(solver), "") == 0, "no error");

  hexproof_problem wrong = problem;
  wrong.cols = HEXPROOF_MAX_SIDE + 1;
  check(hexproof_solve(solver, &wrong, &limits, &answer) == HEXPROOF_INVALID, "invalid");
  check(strstr(hexproof_last_error(solver), "41") != NULL, "the error names the number");
  hexproof_cancel(solver); /* holds for every call */
  check(hexproof_open_session(solver, &problem, &limits) == HEXPROOF_CANCELLED, "no session");
  check(hexproof_solve(solver, &problem, &limits, &answer) == HEXPROOF_CANCELLED, "cancelled");
  check(hexproof_solve(solver, &wrong, &limits, &answer) == HEXPROOF_INVALID, "still invalid");
  check(hexproof_certify(solver, &problem, &limits, &answer) == HEXPROOF_CANCELLED, "and again");
  hexproof_resume(solver);
  check(hexproof_solve(solver, &problem, &limits, &answer) == HEXPROOF_DECIDED, "resumed");
  hexproof_destroy(solver);
  hexproof_destroy(NULL);
  return 0;
}
