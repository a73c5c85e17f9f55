"use strict";

// Runs a program that was compiled to WebAssembly: node run.js PROGRAM.wasm [ARGUMENT...]
const fs = require("fs");
const path = require("path");
const vm = require("vm");
const { WASI } = require("wasi");

vm.runInThisContext(fs.readFileSync(path.join(__dirname, "hexproof.js"), "utf8"));

const [file, ...values] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [file, ...values] });
process.exitCode = wasi.start(
    startWebAssembly(fs.readFileSync(file), { wasi_snapshot_preview1: wasi.wasiImport }));
