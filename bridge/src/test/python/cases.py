"""Checks cases by the second checker: reads a length (4 bytes, the highest first) and as many bytes
for each case, and writes a line with 0 if it is accepted, else the number of the wrong line. Manifests name files of the
folder that is the second argument."""

import io
import sys
from importlib import util

spec = util.spec_from_file_location("hexproof_check", sys.argv[1])
checker = util.module_from_spec(spec)
spec.loader.exec_module(checker)

while length := sys.stdin.buffer.read(4):
    case = io.BytesIO(sys.stdin.buffer.read(int.from_bytes(length, "big")))
    lines = checker.opened(io.BufferedReader(case))
    try:
        checker.check(lines, sys.argv[2])
        print(0, flush=True)
    except checker.Wrong as wrong:
        print(lines.number, ascii(str(wrong)), flush=True)
