// Written for any Node, so that one that is too old still gets a sentence instead of a syntax error.
import { explainOldNode } from "./start/node-version.mjs"

const complaint = explainOldNode(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

void import("./start/main.mjs").then((main) => main.start(process.argv.slice(2)))
