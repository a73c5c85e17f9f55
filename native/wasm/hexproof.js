"use strict";

// Starts a program that was compiled to WebAssembly, such as the solver: gives the imports that it
// wants, and returns the instance. It serves browsers and Node alike.
//
//   bytes: the program
//   system: imports beside ours by module and name, which the solver has none of
function startWebAssembly(bytes, system = {}) {
  const program = new WebAssembly.Module(bytes);
  const raised = new Error("raised");
  const functions = [];
  let exports;

  // A C++ function by its place in the table.
  function at(place) {
    return (functions[place] ??= exports.__indirect_function_table.get(place));
  }

  // Calls a C++ function that may be left by raise, as exceptions.cpp tells.
  function invoker(nothing) {
    return (place, ...values) => {
      const stack = exports.stackSave();
      try {
        return at(place)(...values);
      } catch (fault) {
        exports.stackRestore(stack);
        if (fault !== raised) {
          throw fault;
        }
        exports.setThrew(1, 0);
        return nothing;
      }
    };
  }

  const imports = {
    env: {},
    ...system,
    hexproof: {
      raise() {
        throw raised;
      },
      grow(pages) {
        try {
          exports.memory.grow(pages);
          return 1;
        } catch (refusal) {
          return 0;
        }
      },
    },
    wasi_snapshot_preview1: {
      ...system.wasi_snapshot_preview1,
      clock_time_get(clock, precision, address) {
        const milliseconds = clock === 0 ? Date.now() : performance.now();
        new DataView(exports.memory.buffer).setBigUint64(
            address, BigInt(Math.round(milliseconds * 1e6)), true);
        return 0;
      },
    },
  };
  for (const { module, name } of WebAssembly.Module.imports(program)) {
    if (module === "env" && name.startsWith("invoke_")) {
      // The letter behind is the result's: j is an integer of 64 bits.
      imports.env[name] = invoker(name[7] === "j" ? 0n : 0);
    }
  }
  const instance = new WebAssembly.Instance(program, imports);
  exports = instance.exports;
  return instance;
}

// Calls an exported function of the solver with integers of 32 bits, and gives one.
function callWebAssembly(instance, name, values) {
  // Which of their arguments C has 64 bits for.
  const wide = { hexproof_note: 1, hexproof_teach: 2 }[name];
  const passed = values.map((value, index) => (index === wide ? BigInt(value) : value));
  return instance.exports[name](...passed) ?? 0;
}
