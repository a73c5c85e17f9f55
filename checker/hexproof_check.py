#!/usr/bin/env python3
"""Checks certificates, lemmas, bundles, manifests and swap maps of Hexproof: proofs about Hex.

    python3 hexproof_check.py FILE...

For each file it says what is proved, or the first line that is wrong, as FILE:LINE: what is wrong.
It ends with 0 if all is proved, with 1 if a line is wrong, with 2 if a file can't be read.

It was written from the pages docs/certificates.md, docs/lemmas.md and docs/manifests.md alone, which
give each rule and why it is right; the words here are theirs. It needs Python 3.9 or newer and nothing else.

A set of places is an int: the place at row r and column c of the sheet has the bit of the number
r * columns + c, both counted from 0 in the sheet's corner.
"""

import gzip
import math
import os
import re
import sys
import zlib
from collections import namedtuple
from itertools import combinations, product

# ---------------------------------------------------------------------------- places and what touches


class Wrong(Exception):
    """What is wrong with the line that was read last."""


def require(condition, message):
    if not condition:
        raise Wrong(message)


def numbers(places):
    """The numbers of the places of a set."""
    while places:
        last = places & -places
        yield last.bit_length() - 1
        places ^= last


STEPS = ((0, -1), (0, 1), (-1, 0), (1, 0), (1, -1), (-1, 1))  # to the places that one touches


class Sheet:
    """The board with three rows and columns more on each side."""

    def __init__(self, cols, rows):
        self.cols, self.rows = cols, rows
        self.width, self.height = cols + 6, rows + 6
        self.places = (1 << self.width * self.height) - 1
        self.cells = self.union((c, r) for c in range(1, cols + 1) for r in range(1, rows + 1))
        self.edges = {
            "top": self.union((c, 0) for c in range(1, cols + 1)),
            "bottom": self.union((c, rows + 1) for c in range(1, cols + 1)),
            "left": self.union((0, r) for r in range(1, rows + 1)),
            "right": self.union((cols + 1, r) for r in range(1, rows + 1)),
        }

    def place(self, col, row):
        """The set of one place, which is named so that a1 is 1,1."""
        return 1 << (row + 2) * self.width + col + 2

    def has(self, col, row):
        return -2 <= col <= self.cols + 3 and -2 <= row <= self.rows + 3

    def on_board(self, col, row):
        return 1 <= col <= self.cols and 1 <= row <= self.rows

    def names(self, places):
        """The columns and rows of the places of a set."""
        for place in numbers(places):
            row, col = divmod(place, self.width)
            yield col - 2, row - 2

    def union(self, names):
        return sum(self.place(col, row) for col, row in names)

    def rim(self):
        """The outermost places, on the way round."""
        left, right, top, bottom = -2, self.cols + 3, -2, self.rows + 3
        way = [(c, top) for c in range(left, right)]
        way += [(right, r) for r in range(top, bottom)]
        way += [(c, bottom) for c in range(right, left, -1)]
        way += [(left, r) for r in range(bottom, top, -1)]
        return [self.place(col, row) for col, row in way]

    def touching(self):
        """For each number of a place those that it touches."""
        return [
            self.union((c + dc, r + dr) for dc, dr in STEPS if self.has(c + dc, r + dr))
            for r in range(-2, self.rows + 4)
            for c in range(-2, self.cols + 4)
        ]


class Goal:
    """What Black wants: alternatives of terminals, and what touches because of it."""

    def __init__(self, text, sheet, alternatives, edges):
        self.text, self.alternatives = text, alternatives
        self.terminals = [terminal for alternative in alternatives for terminal in alternative]
        self.edges = 0
        self.touch = sheet.touching()
        for edge in edges:
            self.edges |= sheet.edges[edge]
        for edge in edges:  # places of different edges don't count as touching
            for place in numbers(sheet.edges[edge]):
                self.touch[place] &= ~self.edges | sheet.edges[edge]
        self.named = 0
        self.black_touch = list(self.touch)  # with terminals, whose members are joined
        for terminal in self.terminals:
            self.named |= terminal & sheet.cells
            for place in numbers(terminal):
                self.black_touch[place] |= terminal & ~(1 << place)


def part_of(start, held, touch, links=()):
    """What is joined to a place of `start`: places of `held` that touch are, and the ends of links."""
    reached, last = 0, start
    while last:
        reached |= last
        near = 0
        for place in numbers(last & held):
            near |= touch[place]
        near &= held
        for link in links:
            if link & last:
                near |= link
        last = near & ~reached
    return reached


def joined(terminals, held, touch, links=()):
    """Whether all these terminals of Black's are in one part."""
    part = part_of(terminals[0] & held, held, touch, links)
    return all(terminal & held & part for terminal in terminals)


# ---------------------------------------------------------------------------- the position

Head = namedtuple("Head", "about sheet black white goal")  # the stones are sets of cells
Run = namedtuple("Run", "first component")  # where it begins on the rim; what reaches the rim there


class Position:
    """What the claims of a proof start from: who owns which place, and the cuts."""

    def __init__(self, head, to_move, winner):
        sheet, goal = head.sheet, head.goal
        self.head, self.sheet, self.goal = head, sheet, goal
        self.to_move, self.winner = to_move, winner
        self.cuts, self.runs, self.arcs = 0, [], []
        self.black = head.black | goal.edges
        self.empty = sheet.cells & ~head.black & ~head.white
        if winner == "white":
            self.touch = goal.touch
            useless = self.useless_cells()
            self.black &= ~useless
            self.empty &= ~useless
        else:
            self.touch = goal.black_touch
        self.white = sheet.places & ~self.black & ~self.empty
        self.own = self.white if winner == "white" else self.black

    def useless_cells(self):
        """The cells of parts in which no alternative has all its terminals."""
        rest = held = self.black | self.empty
        useless = 0
        while rest:
            part = part_of(rest & -rest, held, self.goal.black_touch)
            rest &= ~part
            if not any(all(t & part for t in terms) for terms in self.goal.alternatives):
                useless |= part & self.sheet.cells
        return useless

    def cut(self, cuts):
        """Sets the cuts, if they hold."""
        if not cuts:
            return
        goal = self.goal
        require(self.winner == "white", "there are cuts only if White wins")
        require(not cuts & ~self.white, "a cut is not White's")
        require(len(goal.alternatives) == 1, "there are cuts only for a goal of one alternative")
        require(not goal.named & self.empty, "with cuts no named cell may be empty")
        self.cuts, self.own = cuts, self.white & ~cuts
        self.runs = self.find_runs()
        rim = self.sheet.rim()
        starts = [run.first for run in self.runs]
        for start, end in zip(starts, starts[1:] + [starts[0] + len(rim)]):
            between = (rim[i % len(rim)] for i in range(start, end))
            self.arcs.append(sum(place for place in between if place & self.own))
        require(self.some_apart(()), "the cuts join all terminals at the rim")

    def find_runs(self):
        """Where what leads away from the terminals meets the rim, in order."""
        rim, runs = self.sheet.rim(), {}
        led = self.black | self.cuts
        for terminal in self.goal.terminals:
            require(terminal & self.black, "a terminal has no black member")
            for member in numbers(terminal & self.black):
                component = part_of(1 << member, led, self.goal.touch)
                met = [bool(place & component) for place in rim]
                firsts = [i for i, on in enumerate(met) if on and not met[i - 1]]
                require(any(met), "a terminal is not led to the rim")
                require(len(firsts) == 1, "what leads to the rim meets it in more than one run")
                runs[component] = firsts[0]
        return sorted(Run(first, component) for component, first in runs.items())

    def some_apart(self, pairs):
        """Whether some runs are not together, if those of `pairs` are."""
        count = len(self.runs)
        sets = [{a, b} for a, b in pairs]
        for terminal in self.goal.terminals:
            black = terminal & self.black
            sets.append({i for i, run in enumerate(self.runs) if run.component & black})
        sets += [{i, (i + 1) % count} for i, arc in enumerate(self.arcs) if not arc]
        together, grown = set(), {0}
        while grown != together:
            together = grown
            grown = together.union(*(s for s in sets if s & together))
        return len(together) < count


# ---------------------------------------------------------------------------- the rules

# The target is GOAL or the set of the two places that are joined, or a Game.
Claim = namedtuple("Claim", "target need room")
GOAL = "the goal"
# What decides whether a goal is reached, as sets of what may be held: places, or parts that are joined.
View = namedtuple("View", "alternatives arcs held touch")


def union(sets):
    result = 0
    for one in sets:
        result |= one
    return result


def apart(rooms, need):
    """The union of rooms less need, if no cell outside need is in two of them."""
    all_rooms = 0
    for room in rooms:
        require(not all_rooms & room & ~need, "a cell that is not needed is in two rooms")
        all_rooms |= room
    return all_rooms & ~need


def ends(claims):
    links = [claim.target for claim in claims]
    require(all(isinstance(link, int) for link in links), "a claim is not one that joins two places")
    return links


def join(position, u, v, stones, claims):
    links = ends(claims)
    held = position.own | stones
    require(u & held and v & held, "an end is neither the winner's nor one of the stones")
    require(v & part_of(u, held, position.touch, links), "the two ends are not joined")
    need = stones | union(claim.need for claim in claims)
    return Claim(u | v, need, apart((claim.room for claim in claims), need))


def goal(position, stones, claims):
    links = ends(claims)
    alternatives = position.goal.alternatives
    if position.winner == "black" or position.cuts:
        view = View(alternatives, position.arcs, position.own | stones, position.touch)
        reached = goal_reached(position, view, links)
        require(reached, "the terminals of no alternative are joined, or White does not part them")
    else:
        require(not claims, "a goal without cuts takes no claims")
        left = position.black | position.empty & ~stones
        for terminals in alternatives:
            lost = joined(terminals, left, position.goal.black_touch)
            require(not lost, "Black can still join the terminals of an alternative")
    need = stones | union(claim.need for claim in claims)
    return Claim(GOAL, need, apart((claim.room for claim in claims), need))


def goal_reached(position, view, links):
    """Whether Black has joined what he wants, or White, with cuts, has parted it."""
    if position.winner == "black":
        return any(joined(terms, view.held, view.touch, links) for terms in view.alternatives)
    pairs = combinations(range(len(position.runs)), 2)
    return position.some_apart((a, b) for a, b in pairs if not parted(view, a, b, links))


def parted(view, a, b, links):
    """Whether a place between the runs a and b is joined to one on the way back."""
    way, back = view.arcs[a:b], view.arcs[:a] + view.arcs[b:]
    return part_of(union(way), view.held, view.touch, links) & union(back)


def choice(position, pairs):
    """Pairs of a move and a claim."""
    target = pairs[0][1].target
    require(all(claim.target == target for _, claim in pairs), "the claims differ in their targets")
    require(not isinstance(target, Game) or target.is_outcome(), "the target has options")
    return by_ways(target, pairs)


def by_ways(target, pairs, others=()):
    """The claim that the pairs make, if no cell that it does not need is in all their ways."""
    need = union(claim.need & ~move for move, claim in [*pairs, *others])
    in_all = ~need
    for move, claim in pairs:
        in_all &= claim.room | move
    require(not in_all, "a cell that is not needed is in all ways")
    return Claim(target, need, union(claim.room | move for move, claim in [*pairs, *others]) & ~need)


def captured(position, first, second, stones, claim):
    pair = first | second
    require(first != second, "the two cells are one")
    require_inner(position, pair, claim)
    held = position.own | stones | claim.need | pair
    for cell in (first, second):
        require_way_round(position, cell, held & ~cell, claim, ())
    need = (claim.need | stones) & ~pair
    return Claim(claim.target, need, (claim.room | pair) & ~need)


def part(position, cells, stones, claim, claims):
    require_inner(position, cells, claim)
    require(cells and not cells & ~(position.own | position.empty), "a cell is the opponent's")
    links = ends(claims)
    need = claim.need & ~cells | stones | union(other.need for other in claims)
    room = apart([claim.room & ~cells] + [other.room for other in claims], need)
    held = (position.own | need) & ~cells
    require_way_round(position, cells, held, claim, links)
    return Claim(claim.target, need, room)


def require_inner(position, cells, claim):
    """What holds for cells that are captured or filled in."""
    require(not cells & position.goal.named, "a terminal names one of the cells")
    target = claim.target
    places = 0 if target == GOAL else target.ends if isinstance(target, Game) else target
    require(not cells & places, "one of the cells is an end of the claim")
    require(position.winner == "black" or position.cuts, "for White there must be cuts")


def require_way_round(position, cells, held, claim, links):
    """Of the places beside the cells any two touch each other, or the same part of what is held."""
    touch = position.touch
    beside = union(touch[cell] for cell in numbers(cells)) & ~cells & (held | claim.room)
    parts = {}
    for place in numbers(beside):
        reach = 1 << place if held >> place & 1 else touch[place] & held
        parts[place] = part_of(reach, held, touch, links)
    for a, b in combinations(parts, 2):
        require(touch[a] >> b & 1 or parts[a] & parts[b], "there is no way round a cell")


def as_it_stands(position, file, claim):
    """A claim of a file of lemmas, whose own position `file` must be the same."""
    require(statement(file) == statement(position), "the file is about something else")
    return claim


def statement(position):
    head = position.head
    board = head.sheet.cols, head.sheet.rows, head.black, head.white, head.goal.alternatives
    return board, position.winner, position.cuts


class Placing:
    """Where the places of a file's sheet come to lie: a, b and c are where its a1, b1 and a2 do."""

    def __init__(self, file_sheet, sheet, a, b, c):
        self.file_sheet, self.sheet, self.start = file_sheet, sheet, a
        self.right, self.down = (b[0] - a[0], b[1] - a[1]), (c[0] - a[0], c[1] - a[1])
        steps = {self.right, self.down, (c[0] - b[0], c[1] - b[1])}
        require(steps <= set(STEPS), "the three places don't touch each other")

    def lie(self, places):
        names = [self.name(col - 1, row - 1) for col, row in self.file_sheet.names(places)]
        require(all(self.sheet.has(*name) for name in names), "a place comes to lie outside the sheet")
        return self.sheet.union(names)

    def name(self, cols, rows):
        """The column and row of what lies so many columns and rows from the file's a1."""
        return tuple(s + cols * r + rows * d for s, r, d in zip(self.start, self.right, self.down))


def put(position, file, claim, corner):
    """A claim of a file of lemmas, whose own position is `file`, put on the corner of three places."""
    require_placeable(file, claim)
    placing = Placing(file.sheet, position.sheet, *corner)
    need, room = placing.lie(file.head.black | claim.need), placing.lie(claim.room)
    free = position.sheet.cells & (position.own | position.empty)
    require(not (need | room) & ~free, "a cell comes to lie where none of the winner's can be")
    for edge in named_edges(file):
        lies = placing.lie(edge)
        require(not lies & ~position.own, "an edge comes to lie on a place that is not the winner's")
        whole = part_of(lies & -lies, position.own, position.touch)
        require(not lies & ~whole, "the places where an edge comes to lie are not joined")
    need &= position.empty
    return Claim(placing.lie(claim.target), need, room & position.empty & ~need)


def require_placeable(file, claim):
    require(file.winner == "black", "the file's winner is not Black")
    cells = {1 << place for place in numbers(file.goal.named)}
    single = cells.union(named_edges(file)).issuperset(file.goal.terminals)
    require(single, "a terminal of the file's goal is not one cell or one edge")
    require(claim.target != GOAL, "the claim is not one that joins two places")


def named_edges(position):
    return [edge for edge in position.sheet.edges.values() if edge & position.goal.edges]


def end(position, move, claim):
    """Move is an empty set if there is none."""
    require(claim.target == GOAL, "the claim is not one of the goal")
    if move:
        require(position.to_move == position.winner, "it is not the winner's turn to move")
    require(not claim.need & ~move, "the claim needs a cell")


# ---------------------------------------------------------------------------- sums

STATES = 65536


class Game:
    """An outcome, with sets of two places that are joined, or X's options and the opponent's.

    `ends` are the places that are in a pair of an outcome from it.
    """

    def __init__(self, number, pairs=(), mine=(), theirs=()):
        self.number, self.pairs, self.mine, self.theirs = number, pairs, mine, frozenset(theirs)
        self.ends = union(pairs) | union(game.ends for game in {*mine, *theirs})

    def is_outcome(self):
        return not self.mine

    def all_from(self):
        """The games from this one in the order of their numbers, so that options come first."""
        found, last = {self}, [self]
        while last:
            game = last.pop()
            near = {*game.mine, *game.theirs} - found
            found |= near
            last += near
            require(len(found) <= STATES, "too many games")
        return sorted(found, key=lambda game: game.number)


def value(game, firsts, seconds):
    """Ways are pairs of a move, which is an empty set if there is none, and a claim."""
    require(not game.is_outcome(), "the game is an outcome")
    require(len(seconds) == len(game.mine), "there is not one second way for each option")
    about = [(game, firsts)] + [(option, [way]) for option, way in zip(game.mine, seconds)]
    for kept, ways in about:
        for move, claim in ways:
            fits = claim.target is kept or not move and claim.target in kept.theirs
            require(fits, "a way's claim has another target")
    return by_ways(game, firsts, seconds)


def lent(position, one, claim):
    """A claim that does without a cell where that is no end."""
    require(isinstance(claim.target, Game), "a cell is lent to a claim of no game")
    require(not one & position.goal.named, "a terminal names the cell that is lent")
    require(position.winner == "black" or position.cuts, "for White there must be cuts")
    require_way_round(position, one, (position.own | claim.need) & ~one, claim, ())
    return Claim(claim.target, claim.need & ~one, claim.room)


def sum_of(position, wanted, stones, claims, lent_cells=None):
    """The wanted game, or the goal if that is None; each claim has a cell that is lent to it, or 0."""
    lent_cells = lent_cells or [0] * len(claims)
    require(wanted or position.winner == "black" or position.cuts, "for White there must be cuts")
    require(all(claim.target != GOAL for claim in claims), "a claim is one of the goal")
    need = stones | union(claim.need for claim in claims)
    room = apart((claim.room for claim in claims), need)
    links = [claim.target for claim in claims if not isinstance(claim.target, Game)]
    summands = [(claim.target, one) for claim, one in zip(claims, lent_cells) if isinstance(claim.target, Game)]
    gained = 0  # the ends of what is an outcome at first
    for game, one in summands:
        if not one:
            links += game.pairs
            gained |= union(pair for pair in game.pairs if pair & pair - 1)
    summands = [(game, one) for game, one in summands if one or not game.is_outcome()]
    games = [game for game, _ in summands]
    scales = scales_of(games, wanted)
    over = Over(position, position.own | stones, links, summands, wanted, gained)
    require(play(scales, over.won), "the winner does not win the play")
    return Claim(wanted or GOAL, need, room)


class Scale:
    """The games from one in the play, which are counted by their places in `games`."""

    def __init__(self, game):
        self.games = game.all_from()
        index = {one: i for i, one in enumerate(self.games)}
        self.mine = [{index[option] for option in one.mine} for one in self.games]
        self.theirs = [{index[option] for option in one.theirs} for one in self.games]


def scales_of(games, wanted):
    scales, states = [], 1
    for game in games + [wanted] * bool(wanted):
        scales.append(Scale(game))
        states *= len(scales[-1].games)
        require(states <= STATES, "the sum has too many states")
    if wanted:  # it is played with the sides exchanged
        scales[-1].mine, scales[-1].theirs = scales[-1].theirs, scales[-1].mine
    return scales


def play(scales, won):
    """Whether X wins if the opponent begins; `won` tells it of outcomes, one of each scale."""
    steps = steps_of(scales)
    states = math.prod(len(scale.games) for scale in scales)
    moving, waiting = bytearray(states), bytearray(states)  # whether X wins if he is to move, or is not
    for state, at in enumerate(product(*steps)):
        if any(mine for _, mine, _ in at):
            can = any(waiting[state - back] for _, mine, _ in at for back in mine)
            moving[state] = can
            waiting[state] = can and all(moving[state - back] for _, _, theirs in at for back in theirs)
        else:
            moving[state] = waiting[state] = won([game for game, _, _ in at])
    return waiting[-1]


def steps_of(scales):
    """For each scale and game the game, and how many states back X's options lie, and the opponent's.

    States are numbered so that the games of the last scale count single; options come first.
    """
    steps, step = [], 1
    for scale in reversed(scales):
        moves = enumerate(zip(scale.games, scale.mine, scale.theirs))
        steps.insert(
            0,
            [
                (game, [(i - option) * step for option in mine], [(i - option) * step for option in theirs])
                for i, (game, mine, theirs) in moves
            ],
        )
        step *= len(scale.games)
    return steps


class Over:
    """Tells who has won a play that is over. What is joined however it went are numbered parts."""

    def __init__(self, position, held, links, summands, wanted, gained):
        self.position, self.wanted, self.held = position, wanted, held
        self.gained, self.lent = gained, [one for _, one in summands]
        games = [game for game, _ in summands]
        self.part = {}  # of each place the set of its part
        rest = held | union(links) | union(game.ends for game in games)
        parts = 0
        while rest:
            part = part_of(rest & -rest, held, position.touch, links)
            rest &= ~part
            self.part.update((place, 1 << parts) for place in numbers(part))
            parts += 1
        alternatives = [[self.parts(t) for t in terms] for terms in position.goal.alternatives]
        arcs = [self.parts(arc) for arc in position.arcs]
        self.view = View(alternatives, arcs, self.parts(held), [0] * parts)
        self.links, self.known = {}, {}

    def parts(self, places):
        return union(self.part[place] for place in numbers(places & self.held))

    def won(self, outcomes):
        wanted = outcomes.pop() if self.wanted else None
        gained, before = self.gained, None
        while gained != before:
            before = gained
            for outcome, one in zip(outcomes, self.lent):
                there = (pair for pair in outcome.pairs if not pair & one & ~gained)
                gained |= union(pair for pair in there if pair & pair - 1)
        shown = [self.links_of(outcome, one & ~gained) for outcome, one in zip(outcomes, self.lent)]
        links = frozenset().union(*shown)
        if (wanted, links) not in self.known:
            self.known[wanted, links] = (
                self.joins(wanted, links) if wanted else goal_reached(self.position, self.view, links)
            )
        return self.known[wanted, links]

    def links_of(self, outcome, missing):
        """What an outcome joins, but for pairs with a place that is missing."""
        if (outcome, missing) not in self.links:
            there = (pair for pair in outcome.pairs if not pair & missing)
            pairs = (union(self.part[place] for place in numbers(pair)) for pair in there)
            self.links[outcome, missing] = frozenset(link for link in pairs if link & link - 1)
        return self.links[outcome, missing]

    def joins(self, wanted, links):
        if wanted.ends & ~self.held:
            return False
        pairs = [self.parts(pair) for pair in wanted.pairs]
        reach = {pair: part_of(pair & -pair, self.view.held, self.view.touch, links) for pair in pairs}
        return not any(pair & ~reach[pair] for pair in pairs)


# ---------------------------------------------------------------------------- reading

HEAD_BYTES = 131071


class Lines:
    """The lines of a file, and the number of the one that was read last."""

    def __init__(self, stream):
        self.stream = stream
        self.number = 0

    def next(self, limit=-1):
        self.number += 1
        try:
            line = self.stream.readline(limit)
        except (EOFError, zlib.error, gzip.BadGzipFile) as broken:
            raise Wrong(f"not compressed by gzip: {broken}") from None
        require(line, "the file ends too early")
        require(line.endswith(b"\n"), "the line does not end, or is too long")
        try:
            return line[:-1].decode("utf-8")
        except UnicodeDecodeError:
            raise Wrong("not in UTF-8") from None

    def head(self, word, line=None):
        """The rest of a line of the head that begins with this word; the next if none is given."""
        line = self.next(HEAD_BYTES + 1) if line is None else line
        first, space, rest = line.partition(" ")
        require(first == word, f"expected '{word}'")
        require(bool(space) == bool(rest), "the line ends with a space")
        require(rest == rest.strip(" "), "a space too many")
        return rest

    def end(self):
        self.number += 1
        try:
            require(not self.stream.read(1), "nothing may follow the end")
        except (EOFError, zlib.error, gzip.BadGzipFile) as broken:
            raise Wrong(f"not compressed by gzip: {broken}") from None


def items(text):
    words = text.split(" ") if text else []
    require(all(words), "a space too many")
    return words


def number(text):
    require(re.fullmatch("[1-9][0-9]{0,8}", text), f"'{text}' is not a number")
    return int(text)


def cell(sheet, text):
    return sheet.place(*cell_name(sheet, text))


def cell_name(sheet, text):
    """The column and row of a cell of the board."""
    match = re.fullmatch("([a-z]{1,2})([1-9][0-9]?)", text)
    require(match, f"'{text}' is not a cell")
    col = 0
    for letter in match[1]:
        col = 26 * col + ord(letter) - ord("a") + 1
    require(sheet.on_board(col, int(match[2])), f"'{text}' is not on the board")
    return col, int(match[2])


def place(sheet, text):
    """A cell of the board or a place of the sheet outside."""
    name = place_name(sheet, text)
    require(sheet.has(*name), f"'{text}' is outside the sheet")
    return sheet.place(*name)


def place_name(sheet, text):
    """The column and row of a cell of the board or of a place outside, be it outside the sheet too."""
    if "," not in text:
        return cell_name(sheet, text)
    match = re.fullmatch("(0|-?[1-9][0-9]{0,8}),(0|-?[1-9][0-9]{0,8})", text)
    require(match, f"'{text}' is not a place")
    name = int(match[1]), int(match[2])
    require(not sheet.on_board(*name), f"'{text}' is a cell and has letters")
    return name


def distinct(read, sheet, words, taken=0):
    """A set of places that are given once, and are not taken."""
    result = 0
    for word in words:
        one = read(sheet, word)
        require(not one & (result | taken), f"'{word}' is given twice")
        result |= one
    return result


def read_goal(sheet, text):
    used = {}
    alternatives = []
    for alternative in text.split(" | "):
        terminals = [read_terminal(sheet, terminal, used) for terminal in alternative.split(" / ")]
        require(len(terminals) > 1, "an alternative has two terminals at least")
        alternatives.append(terminals)
    require(sum(map(len, alternatives)) <= 1000, "more than 1000 terminals")
    return Goal(text, sheet, alternatives, used)


def read_terminal(sheet, text, used):
    """The members as a set; the edges among them are put into `used`."""
    members = 0
    edges = False
    for word in text.split("+"):
        if word in sheet.edges:
            used[word] = edges = True
            member = sheet.edges[word]
        else:
            require(not edges, "the cells of a terminal come before the edges")
            member = cell(sheet, word)
        require(not members & member, f"'{word}' is given twice")
        members |= member
    return members


def read_board(lines, line=None):
    size = [number(word) for word in items(lines.head("board", line))]
    require(len(size) == 2 and max(size) <= 40, "expected 'board COLS ROWS', at most 40 of either")
    return Sheet(*size)


def read_head(lines):
    about = lines.head("about")
    # C0, DEL and C1 are the control characters
    require(not re.search("[\0-\x1f\x7f-\x9f]", about), "a control character")
    sheet = read_board(lines)
    black = distinct(cell, sheet, items(lines.head("black")))
    white = distinct(cell, sheet, items(lines.head("white")), black)
    return Head(about, sheet, black, white, read_goal(sheet, lines.head("goal")))


def read_color(lines, word):
    color = lines.head(word)
    require(color in ("black", "white"), f"expected '{word} black' or '{word} white'")
    return color


def split(line):
    """The word that a line begins with, and the words between its semicolons."""
    kind, *rest = items(line) or [""]
    fields = [[]]
    for word in rest:
        if word == ";":
            fields.append([])
        else:
            fields[-1].append(word)
    return kind, fields


class Proof:
    """Reads and checks the nodes of one proof; `carrier` and `nodes` tell of it afterwards.

    `used` are the files of lemmas that it names, None in format 1; `line` is the line `cuts` if it
    has been read; in format 3 it `lends` cells.
    """

    def __init__(self, position, lines, used=None, line=None, lends=False):
        self.position, self.sheet, self.used, self.lends = position, position.sheet, used, lends
        self.claims, self.games = [], []
        position.cut(distinct(place, self.sheet, items(lines.head("cuts", line))))
        self.ended = False
        while not self.ended:
            self.read_node(lines.next())
        self.nodes = len(self.claims)

    def read_node(self, line):
        kind, fields = split(line)
        form, rest = (kind, len(fields)), fields[0]
        if form == ("j", 3):
            (u, v), stones, claims = self.ends(rest), self.stones(fields[1]), fields[2]
            self.claims.append(join(self.position, u, v, stones, self.named(claims)))
        elif form == ("g", 3) and not fields[0]:
            stones, claims = self.stones(fields[1]), self.named(fields[2])
            self.claims.append(goal(self.position, stones, claims))
        elif form == ("c", 1) and rest:
            self.claims.append(choice(self.position, [self.pair(word) for word in rest]))
        elif form == ("k", 3) and len(fields[0]) == 2 and len(fields[2]) == 1:
            first, second = (self.empty(word) for word in fields[0])
            stones, claim = self.stones(fields[1]), self.claim(fields[2][0])
            self.claims.append(captured(self.position, first, second, stones, claim))
        elif form == ("p", 3) and fields[0] and fields[2]:
            cells, stones = distinct(cell, self.sheet, fields[0]), self.stones(fields[1])
            claim, *claims = self.named(fields[2])
            self.claims.append(part(self.position, cells, stones, claim, claims))
        elif form == ("e", 1) and rest:
            self.end(rest)
            self.ended = True
        else:
            read = self.used is not None and self.read_format_2(form, fields)
            require(read, "expected a node, a game (o or h) or the end (e) in the page's form")

    def read_format_2(self, form, fields):
        """Whether this is a line that only format 2 has."""
        rest = fields[0]
        if form == ("l", 1) and len(rest) in (2, 5):
            file, claim = self.lemma(*rest[:2])
            corner = [place_name(self.sheet, word) for word in rest[2:]]
            if corner:
                self.claims.append(put(self.position, file, claim, corner))
            else:
                self.claims.append(as_it_stands(self.position, file, claim))
        elif form == ("o", 1) and len(rest) % 2 == 0:
            places = [place(self.sheet, word) for word in rest]
            self.describe(pairs=tuple(u | v for u, v in zip(places[::2], places[1::2])))
        elif form == ("h", 2) and all(fields):
            mine, theirs = (tuple(self.game(word) for word in words) for words in fields)
            self.describe(mine=mine, theirs=theirs)
        elif form == ("v", 3) and len(rest) == 1 and fields[1]:
            firsts, seconds = ([self.way(word) for word in words] for words in fields[1:])
            self.claims.append(value(self.game(rest[0]), firsts, seconds))
        elif form == ("s", 3) and len(rest) <= 1:
            wanted = self.game(rest[0]) if rest else None
            stones, summands = self.stones(fields[1]), [self.summand(word) for word in fields[2]]
            lent_cells, claims = [one for one, _ in summands], [claim for _, claim in summands]
            self.claims.append(sum_of(self.position, wanted, stones, claims, lent_cells))
        else:
            return False
        return True

    def end(self, words):
        require(len(words) <= 2, "expected 'e CLAIM' or 'e MOVE CLAIM'")
        move = self.empty(words[0]) if len(words) == 2 else 0
        claim = self.claim(words[-1])
        end(self.position, move, claim)
        self.carrier = claim.room | move

    def lemma(self, file, claim):
        """The position of a file of lemmas and a claim that it states."""
        file, claim = number(file), number(claim)
        require(file <= len(self.used), f"there is no line {file} 'lemmas'")
        lemmas = self.used[file - 1]
        require(claim <= len(lemmas.claims), f"the file has no claim {claim}")
        return lemmas.position, lemmas.claims[claim - 1]

    def ends(self, words):
        require(len(words) == 2, "a join has two ends")
        return [place(self.sheet, word) for word in words]

    def empty(self, word):
        one = cell(self.sheet, word)
        require(one & self.position.empty, f"'{word}' is not empty at the start")
        return one

    def stones(self, words, taken=0):
        return distinct(lambda _, word: self.empty(word), self.sheet, words, taken)

    def claim(self, word):
        back = number(word)
        require(back <= len(self.claims), f"there is no claim {back} back")
        return self.claims[-back]

    def named(self, words):
        return [self.claim(word) for word in words]

    def pair(self, word):
        move, colon, claim = word.partition(":")
        require(colon, "a choice has pairs MOVE:CLAIM")
        return self.empty(move), self.claim(claim)

    def way(self, word):
        return self.pair(word) if ":" in word else (0, self.claim(word))

    def summand(self, word):
        if not self.lends or ":" not in word:
            return 0, self.claim(word)
        one, claim = self.pair(word)
        return one, lent(self.position, one, claim)

    def describe(self, **game):
        self.games.append(Game(len(self.games) + 1, **game))

    def game(self, word):
        which = number(word)
        require(which <= len(self.games), f"there is no game {which} before")
        return self.games[which - 1]


class LemmasProof(Proof):
    """Reads the claims that a file of lemmas states, too, and checks that they are proved."""

    def __init__(self, position, lines, used, line):
        self.stated = []
        super().__init__(position, lines, used, line)

    def read_node(self, line):
        if line.startswith("claim ") and not self.claims and not self.games:
            self.stated.append(self.read_claim(split(line)[1]))
        else:
            require(self.stated, "expected 'claim'")
            super().read_node(line)

    def read_claim(self, fields):
        require(len(fields) == 3, "expected 'claim U V ; NEED ; ROOM' or 'claim ; NEED ; ROOM'")
        target = union(self.ends(fields[0])) if fields[0] else GOAL
        need = self.stones(fields[1])
        return Claim(target, need, self.stones(fields[2], need))

    def end(self, words):
        require(len(words) == len(self.stated), "expected 'e' with a node for each line 'claim'")
        for stated, proved in zip(self.stated, self.named(words)):
            require(proved.target == stated.target, "a node has another target than the claim")
            require(not proved.need & ~stated.need, "a node needs a cell that the claim does not")
            room = stated.need | stated.room
            require(not proved.room & ~room, "a node has a cell of room that the claim does not have")


# ----------------------------------------------- certificates, files of lemmas, bundles, manifests

LEMMAS_DEPTH = 200
Lemmas = namedtuple("Lemmas", "position claims nodes")
Outcome = namedtuple("Outcome", "lemmas number wrong")  # what is wrong in which line, if something is


class Files:
    """The files in a folder, which name each other. Each one of lemmas is read once in a run.

    `known` is what came of those that were read, by folder and name; they may be of other folders.
    """

    def __init__(self, folder, known):
        self.folder = None if folder is None else os.path.realpath(folder)
        self.known = known
        self.reading = []

    def path(self, name):
        require(self.folder is not None, "it names files beside it, but has no folder")
        fine = name not in ("", ".", "..") and len(name) <= 255 and name == name.strip(" ")
        require(fine and not re.search(r"[/\\\0-\x1f\x7f-\x9f]", name), "not the name of a file here")
        path = os.path.join(self.folder, name)
        require(os.path.isfile(path), f"there is no file '{name}'")
        there = os.path.dirname(os.path.realpath(path)) == self.folder
        require(there, f"'{name}' is a link out of the folder")
        return path

    def lemmas(self, name):
        """The file of lemmas of this name."""
        path = self.path(name)
        require(name not in self.reading, f"'{name}' uses itself")
        require(len(self.reading) < LEMMAS_DEPTH, "too many files, each of which uses the next")
        with open(path, "rb") as stream:
            lines = opened(stream)
            try:
                require(lines.next(HEAD_BYTES + 1) == LEMMAS, "not a file of lemmas")
                return self.read_lemmas(lines, name)
            except Wrong as wrong:
                raise Wrong(f"'{name}', line {lines.number}: {wrong}") from None

    def read_lemmas(self, lines, name):
        """The file of lemmas of this name, of which the first line has been read."""
        key = self.folder, name
        if key not in self.known:
            self.reading.append(name)
            try:
                self.known[key] = Outcome(read_lemmas(lines, self), lines.number, None)
            except Wrong as wrong:
                self.known[key] = Outcome(None, lines.number, str(wrong))
            self.reading.pop()
        lemmas, lines.number, wrong = self.known[key]
        require(lemmas, wrong)
        return lemmas


def read_used(lines, files):
    """The files of lemmas that the head names, and the line behind them."""
    used = {}
    while (line := lines.next(HEAD_BYTES + 1)).startswith("lemmas"):
        name = lines.head("lemmas", line)
        require(name not in used, f"'{name}' is given twice")
        used[name] = files.lemmas(name)
    return list(used.values()), line


def read_lemmas(lines, files):
    head, winner = read_head(lines), read_color(lines, "winner")
    used, line = read_used(lines, files)
    position = Position(head, None, winner)
    proof = LemmasProof(position, lines, used, line)
    lines.end()
    return Lemmas(position, proof.stated, proof.nodes)


Proved = namedtuple("Proved", "head statement counts")
Certificate = namedtuple("Certificate", "head to_move winner nodes")


def read_certificate(first, lines, files):
    head = read_head(lines)
    to_move, winner = read_color(lines, "to-move"), read_color(lines, "winner")
    used, line = (None, None) if first == CERTIFICATE else read_used(lines, files)
    proof = Proof(Position(head, to_move, winner), lines, used, line, first == CERTIFICATE_3)
    lines.end()
    return Certificate(head, to_move, winner, proof.nodes)


def check_certificate(first, lines, files):
    head, to_move, winner, nodes = read_certificate(first, lines, files)
    return Proved(head, f"with {to_move} to move, {winner} wins", f"{nodes} nodes")


def check_lemmas(lines, files, name):
    position, claims, nodes = files.read_lemmas(lines, name)
    return Proved(position.head, f"claims proved for {position.winner}: {len(claims)}", f"{nodes} nodes")


def check_bundle(lines):
    head = read_head(lines)
    empty = head.sheet.cells & ~head.black & ~head.white
    name = lines.head("only-move")
    only_move = cell(head.sheet, name)
    require(only_move & empty, "the only move is not empty")
    open_moves, proofs, nodes = empty, 0, 0
    while open_moves:
        move = cell(head.sheet, lines.head("after"))
        require(move & open_moves, "the cell is not empty, or an earlier proof answers it")
        winner = "white" if move == only_move else "black"
        after = head._replace(white=head.white | move)
        proof = Proof(Position(after, "black", winner), lines)
        answered = move if move == only_move else (move | ~proof.carrier) & ~only_move
        open_moves &= ~answered
        proofs += 1
        nodes += proof.nodes
    lines.end()
    statement = f"with white to move, {name} is White's only winning move"
    return Proved(head, statement, f"{nodes} nodes in {proofs} proofs")


# A template that pivots is proved on a board where it stands beside one of these. For each cell of
# the tester the groups that it touches: 1 is led to cell b, 2 to stone A, 3 to the top.
TESTERS = {
    "tester": "46 57 145 146 89 28 289 269 69 3X 38 38X 78X 7X".split(),
    "tester-sente": "14 245 46 356 56 257 237 57 37".split(),
}


class Contacts:
    """Which nodes that are not black are in contact: by touching, or by the same black part."""

    def __init__(self):
        self.near, self.black = {}, set()

    def touch(self, one, other):
        self.near.setdefault(one, set()).add(other)
        self.near.setdefault(other, set()).add(one)

    def pairs(self):
        pairs, seen = set(), set()
        for one, near in self.near.items():
            if one not in self.black:
                pairs |= {frozenset((one, other)) for other in near - self.black}
        for start in self.black:
            part, last = set(), {start} - seen
            while last:
                seen |= last & self.black
                part |= last
                near = set().union(*(self.near.get(one, ()) for one in last & self.black))
                last = near - part
            members = part - self.black | part & {"top", "bottom"}
            pairs |= {frozenset(pair) for pair in combinations(members, 2)}
        return pairs


class Beside:
    """A board on which a template stands beside a tester."""

    def __init__(self, lines, template, tester, line=None):
        self.template, self.table = template, TESTERS[tester]
        self.sheet = sheet = read_board(lines, line)
        self.black = distinct(cell, sheet, items(lines.head("black")))
        words = items(lines.head("tester"))
        taken = self.black | distinct(cell, sheet, words, self.black)
        require(len(words) == len(self.table), f"the tester has {len(self.table)} cells")
        self.tester = [cell(sheet, word) for word in words]
        self.placed = {}  # a place of the template's sheet: where it lies here
        for item in items(lines.head("placed")):
            word, colon, image = item.partition(":")
            require(colon, "expected pairs CELL:CELL")
            one, here = cell(template.sheet, word), cell(sheet, image)
            require(one not in self.placed and not here & taken, f"'{item}' has a cell twice")
            self.placed[one] = here
            taken |= here

    def position(self, black, white):
        """What a certificate has to be about, if this is the template with these stones."""
        own = self.template.sheet.cells
        here_white = self.sheet.cells & ~self.black & ~union(self.tester)
        for one, here in self.placed.items():
            require(not one & black, "a stone is placed")
            here_white &= ~here | (here if one & white else 0)
        empty = own & ~black & ~white
        require(not empty & ~union(self.placed), "an empty cell of the template is not placed")
        found = board_contacts(self.sheet, self.black, here_white)
        require(found == self.wanted(black, empty), "the board is not the template beside the tester")
        return self.black, here_white

    def wanted(self, black, empty):
        sheet, contacts = self.template.sheet, Contacts()
        (a, edge), (b, _) = self.template.goal.alternatives
        name = {1 << place: 1 << place for place in numbers(sheet.cells)}
        name = {one: ("stone", one) if one & black else self.placed.get(one) for one in name}
        touch = sheet.touching()
        contacts.black = {("stone", 1 << place) for place in numbers(black)} | {"top", "bottom"}
        contacts.black |= {group for groups in self.table for group in groups}
        for place in numbers(black | empty):
            for other in numbers(touch[place] & (black | empty)):
                contacts.touch(name[1 << place], name[1 << other])
            if touch[place] & edge:
                contacts.touch(name[1 << place], "bottom")
        contacts.touch("2", name[a])
        if b & (black | empty):
            contacts.touch("1", name[b])
        contacts.touch("3", "top")
        for one, groups in zip(self.tester, self.table):
            for group in groups:
                contacts.touch(one, group)
        return contacts.pairs()


def board_contacts(sheet, black, white):
    contacts, touch = Contacts(), sheet.touching()
    contacts.black = {1 << place for place in numbers(black)} | {"top", "bottom"}
    for place in numbers(sheet.cells & ~white):
        for other in numbers(touch[place] & sheet.cells & ~white):
            contacts.touch(1 << place, 1 << other)
        for edge in ("top", "bottom"):
            if touch[place] & sheet.edges[edge]:
                contacts.touch(1 << place, edge)
    return contacts.pairs()


def prove(files, name, sheet, black, white, alternatives, black_wins):
    """The file has a certificate that this side wins there with White to move; returns its nodes."""
    with open(files.path(name), "rb") as stream:
        lines = opened(stream)
        try:
            first = lines.next(HEAD_BYTES + 1)
            require(first in (CERTIFICATE, CERTIFICATE_2, CERTIFICATE_3), "not a certificate")
            proved = read_certificate(first, lines, files)
        except Wrong as wrong:
            raise Wrong(f"'{name}', line {lines.number}: {wrong}") from None
    found = proved.head
    same = (found.sheet.cols, found.sheet.rows) == (sheet.cols, sheet.rows)
    same = same and (found.black, found.white) == (black, white)
    same = same and found.goal.alternatives == alternatives
    same = same and (proved.to_move, proved.winner) == ("white", "black" if black_wins else "white")
    require(same, f"'{name}' proves something else")
    return proved.nodes


class Manifest:
    """Reads a manifest and checks the certificates that it names."""

    def __init__(self, lines, files):
        require(files.folder is not None, "a manifest names files beside it")
        self.lines, self.folder = lines, files
        self.head = read_head(lines)
        sheet, stones = self.head.sheet, self.head.black | self.head.white
        self.carrier = distinct(cell, sheet, items(lines.head("carrier")))
        require(self.carrier, "there is no carrier")
        require(not self.carrier & stones, "the carrier has a stone")
        self.parts = self.carrier | self.head.black & ~self.head.goal.named
        self.outside = sheet.cells & ~self.carrier & ~self.head.black
        self.needed = self.redundant = self.files = self.nodes = 0
        line = lines.next(HEAD_BYTES + 1)
        self.tester = None
        if line.startswith("beside"):
            self.tester = self.read_tester(lines.head("beside", line))
            line = lines.next(HEAD_BYTES + 1)
        self.claim = lines.head("claim", line)
        self.valid = self.claim != "invalid"
        self.beside = Beside(lines, self.head, self.tester) if self.tester else None
        name = lines.head("valid" if self.valid else "invalid")
        self.prove(name, self.head.black, self.outside, self.valid)
        while (line := lines.next(HEAD_BYTES + 1)) != "end":
            if self.tester and line.startswith("board"):
                self.beside = Beside(lines, self.head, self.tester, line)
                line = lines.next(HEAD_BYTES + 1)
            self.read_part(line)
        self.check_claim()
        lines.end()

    def read_tester(self, name):
        require(name in TESTERS, "expected tester or tester-sente")
        forks, sheet = self.head.goal.alternatives, self.head.sheet
        fork = len(forks) == 2 and all(len(terminals) == 2 for terminals in forks)
        require(fork and forks[0][1] == forks[1][1], "the goal is not A / EDGE | B / EDGE")
        require(forks[0][1] in sheet.edges.values(), "the goal has no edge")
        a, b = forks[0][0], forks[1][0]
        require(a & -a == a and a & self.head.black, "A is not one black stone")
        require(b & -b == b and b & self.carrier, "B is not one empty cell")
        return name

    def read_part(self, line):
        kind, word, name = (line.split(" ", 2) + ["", ""])[:3]
        require(kind in ("needed", "redundant"), "expected 'needed', 'redundant' or 'end'")
        one = cell(self.head.sheet, word)
        require(one & self.parts, f"'{word}' is outside, or a stone that the goal names")
        require(not one & (self.needed | self.redundant), f"'{word}' is given twice")
        if kind == "needed":
            self.needed |= one
        else:
            self.redundant |= one
        # an empty cell goes to White, a stone is lifted
        black, white = self.head.black & ~one, self.outside | one & self.carrier
        self.prove(name, black, white, kind == "redundant")

    def prove(self, name, black, white, valid):
        sheet, alternatives = self.head.sheet, self.head.goal.alternatives
        if self.beside:
            sheet = self.beside.sheet
            alternatives = [[sheet.edges["top"], sheet.edges["bottom"]]]
            black, white = self.beside.position(black, white)
        self.nodes += prove(self.folder, name, sheet, black, white, alternatives, valid)
        self.files += 1

    def check_claim(self):
        told = self.needed | self.redundant
        if self.claim == "invalid":
            require(not told, "of an invalid template no part is needed")
        elif self.claim != "valid":
            require(told == self.parts, f"not all parts have a certificate, as '{self.claim}' wants")
            claim = "redundant" if self.redundant else "minimal"
            require(self.claim == claim, f"the claim is '{self.claim}', but this is {claim}")

    def statement(self):
        kind = f"the template (it pivots, by the {self.tester})" if self.tester else "the template"
        if not self.valid:
            return kind + " is not valid"
        counts = [bin(parts).count("1") for parts in (self.parts, self.needed, self.redundant)]
        return kind + " is valid; of {} parts {} are needed, {} redundant".format(*counts)


def check_manifest(lines, files):
    manifest = Manifest(lines, files)
    counts = f"{manifest.nodes} nodes in {manifest.files} certificates"
    return Proved(manifest.head, manifest.statement(), counts)


def check_swap_map(lines, files):
    """Reads a map of openings and checks the certificates that it names."""
    require(files.folder is not None, "a swap map names files beside it")
    head = read_head(lines)
    sheet = head.sheet
    require(not head.black | head.white, "the board is not empty")
    through = [[sheet.edges["top"], sheet.edges["bottom"]]]
    require(head.goal.alternatives == through, "the goal is not 'top / bottom'")
    won, nodes, certificates = {"black": 0, "white": 0}, 0, 0
    while (line := lines.next(HEAD_BYTES + 1)) != "end":
        winner, word, name = (line.split(" ", 2) + ["", ""])[:3]
        require(winner in won, "expected 'black', 'white' or 'end'")
        one = cell(sheet, word)
        ((col, row),) = sheet.names(one)
        both = one | sheet.place(sheet.cols + 1 - col, sheet.rows + 1 - row)
        require(not both & (won["black"] | won["white"]), f"'{word}' or its image is given twice")
        nodes += prove(files, name, sheet, one, 0, through, winner == "black")
        certificates += 1
        won[winner] |= both
    lines.end()
    cells = {
        side: [f"{letters(col)}{row}" for col, row in sheet.names(won[side])] for side in won
    }
    statement = "of Black's {} openings Black wins with {} ({}), White wins against {} ({})".format(
        bin(sheet.cells).count("1"),
        *(part for side in won for part in (len(cells[side]), " ".join(cells[side]))),
    )
    return Proved(head, statement, f"{nodes} nodes in {certificates} certificates")


CERTIFICATE, CERTIFICATE_2 = "hexproof certificate 1", "hexproof certificate 2"
CERTIFICATE_3 = "hexproof certificate 3"
LEMMAS, BUNDLE, MANIFEST = "hexproof lemmas 2", "hexproof bundle 1", "hexproof manifest 1"
SWAP_MAP = "hexproof swap map 1"


def check(lines, folder=None, name=None, known=None):
    """What is proved; raises Wrong at the first line that is wrong.

    Files that name others need their folder. With `known`, a dict, what is known of files of lemmas
    is kept from one call to the next.
    """
    files = Files(folder, {} if known is None else known)
    first = lines.next(HEAD_BYTES + 1)
    if first in (CERTIFICATE, CERTIFICATE_2, CERTIFICATE_3):
        return check_certificate(first, lines, files)
    if first == LEMMAS:
        return check_lemmas(lines, files, name)
    if first == BUNDLE:
        return check_bundle(lines)
    if first == MANIFEST:
        return check_manifest(lines, files)
    require(first == SWAP_MAP, "neither a certificate nor lemmas, a bundle, a manifest or a swap map")
    return check_swap_map(lines, files)


# ---------------------------------------------------------------------------- the command line


def opened(stream):
    """The lines of a stream that is text or compressed by gzip."""
    if stream.peek(2)[:2] == b"\x1f\x8b":
        stream = gzip.GzipFile(fileobj=stream)
    return Lines(stream)


def letters(col):
    """The name of a column, counted from 1."""
    return chr(96 + col) if col <= 26 else chr(96 + (col - 1) // 26) + chr(97 + (col - 1) % 26)


def drawing(head):
    yield "      " + "".join(letters(col + 1).ljust(2) for col in range(head.sheet.cols)).rstrip()
    for row in range(1, head.sheet.rows + 1):
        marks = []
        for col in range(1, head.sheet.cols + 1):
            one = head.sheet.place(col, row)
            marks.append("X" if one & head.black else "O" if one & head.white else ".")
        yield f"{' ' * row} {row:3} " + " ".join(marks)


def printable(text):
    return "".join(c if c.isprintable() else "?" for c in text)


def report(name, lines, known):
    """Prints what a file proves; the exit code."""
    try:
        proved = check(lines, *os.path.split(name), known)
    except Wrong as wrong:
        print(f"{name}:{lines.number}: {printable(str(wrong))}")
        return 1
    about = printable(proved.head.about)
    print(f"{name}: checked, {proved.counts}\n  {about}", *drawing(proved.head), sep="\n")
    print(f"  Black (X) wants {proved.head.goal.text}\n  {proved.statement}")
    return 0


def main(names):
    if not names or names[0].startswith("-"):
        print(__doc__.split("\n\nIt was")[0])
        return 2
    worst, known = 0, {}
    for name in names:
        try:
            with open(name, "rb") as stream:
                worst = max(worst, report(name, opened(stream), known))
        except OSError as error:
            print(f"{name}: {error.strerror}", file=sys.stderr)
            worst = 2
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
