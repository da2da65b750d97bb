#!/usr/bin/env node
// Nothing else is imported before the version is known: an old Node gets a sentence instead of a syntax error.
import { explainOldNode } from "./old-node.ts"

const complaint = explainOldNode(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
const { runCommandLine } = await import("./command-line/index.ts")
process.exit(await runCommandLine(process.argv.slice(2)))
