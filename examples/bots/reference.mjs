// The same bot for Node: one JSON document a line, as docs/protocol.md says.
// Try it: fondaco match china --seats "exec:node examples/bots/reference.mjs,random,random"

import { createInterface } from "node:readline";

const LATE = new Set(["end", "pass", "swap"]); // verbs that it does only where there is nothing else

const say = (document) => process.stdout.write(JSON.stringify(document) + "\n");

let seed = 1;
const below = (limit) => {
  seed = (seed * 48271) % 2147483647;
  return seed % limit;
};

function choose(options) {
  const busy = options.filter((option) => !LATE.has(option.verb));
  const offered = busy.length ? busy : options;
  return options.indexOf(offered[below(offered.length)]);
}

for await (const line of createInterface({ input: process.stdin })) {
  const document = JSON.parse(line);
  if (document.type === "hello") {
    seed = (document.seed % 2147483646) + 1;
    say({ type: "ready", name: "reference", protocol: 1 });
  } else if (document.type === "decide") {
    say({ choose: choose(document.options) });
  }
}
