"use strict";

// The solver as a page starts and asks it: node start_test.js hexproof.wasm
const assert = require("assert");
const fs = require("fs");
const path = require("path");
const vm = require("vm");

vm.runInThisContext(fs.readFileSync(path.join(__dirname, "hexproof.js"), "utf8"));
const instance = startWebAssembly(fs.readFileSync(process.argv[2]));
instance.exports._initialize();
const call = (name, ...values) => callWebAssembly(instance, name, values);
const memory = () => new DataView(instance.exports.memory.buffer);

function text(address) {
  let letters = "";
  for (let at = address; memory().getUint8(at) !== 0; at++) {
    letters += String.fromCharCode(memory().getUint8(at));
  }
  return letters;
}

// Exceptions, and integers of 64 bits.
const solver = call("hexproof_create");
assert.notStrictEqual(solver, 0);
assert.strictEqual(call("hexproof_note", solver, -1), 4);
assert.match(text(call("hexproof_last_error", solver)), /from 0 to 2\^31 - 1, not -1/);
assert.strictEqual(call("hexproof_note", solver, 1), 4);
assert.match(text(call("hexproof_last_error", solver)), /no session is open/);
assert.strictEqual(call("hexproof_teach", solver, 0, 0), 4);

// Who wins on an empty board of 4x4, from top to bottom? The first.
const side = 4;
const goal = [1, 2, 1, 0, 2, 0];
const problem = call("malloc", 256);
const [limits, answer, cells, numbers] = [24, 48, 80, 128].map(offset => problem + offset);
for (const first of [1, 2]) {
  new Uint8Array(memory().buffer, problem, 256).fill(0);
  [side, side, cells, first, numbers, goal.length].forEach(
      (number, i) => memory().setInt32(problem + 4 * i, number, true));
  goal.forEach((number, i) => memory().setInt32(numbers + 4 * i, number, true));
  memory().setBigInt64(limits + 8, 1n << 24n, true);
  memory().setInt32(limits + 16, 1, true);
  assert.strictEqual(call("hexproof_solve", solver, problem, limits, answer), 0);
  assert.strictEqual(memory().getInt32(answer, true), first);
}
call("hexproof_cancel", solver);
assert.strictEqual(call("hexproof_solve", solver, problem, limits, answer), 3);
call("hexproof_destroy", solver);
