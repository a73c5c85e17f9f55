"use strict";

// The script under Node: node node.js LABORATORY.js [HEXPROOF.wasm], questions and replies a line each.
const fs = require("fs");
const readline = require("readline");
const vm = require("vm");

// The name that a worker has for what is global.
globalThis.self = globalThis;
const [script, engine] = process.argv.slice(2);
vm.runInThisContext(fs.readFileSync(script, "utf8"));
if (engine) {
  setEngine(startWebAssembly(fs.readFileSync(engine)));
}
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const asked = JSON.parse(line);
  let reply;
  try {
    reply = answer(asked.question, asked.arguments);
  } catch (fault) {
    reply = "thrown: " + fault.stack;
  }
  process.stdout.write(JSON.stringify({ reply }) + "\n");
});
