#!/usr/bin/env node
// Checks the built site. Usage: node scripts/check.mjs [DIST]
import { fileURLToPath } from "node:url"
import { checkSamples } from "./site-check/samples.mjs"
import { checkSite } from "./site-check/check-site.mjs"

const dist = process.argv[2] ?? fileURLToPath(new URL("../dist", import.meta.url))
const site = checkSite(dist)
const samples = checkSamples()
const problems = [...site.problems, ...samples.problems]
const counts = { ...site.counts, ...samples.counts }
for (const [what, count] of Object.entries(counts)) console.log(`${what}: ${count}`)
for (const problem of problems) console.error(problem)
console.log(problems.length ? `${problems.length} problems` : "no problems")
process.exitCode = problems.length ? 1 : 0
