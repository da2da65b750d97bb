import { expect, it } from "vitest"
import { explainOldNode } from "./node-version.mjs"

it.each(["20.19.0", "20.20.2", "21.0.0", "24.1.0"])("accepts Node %s", (version) => {
  expect(explainOldNode(version)).toBeUndefined()
})

it.each(["8.17.0", "18.20.8", "20.9.0", "20.18.3"])("refuses Node %s with a remedy", (version) => {
  expect(explainOldNode(version)?.trim().split("\n")).toEqual([
    `Stheno needs Node.js 20.19 or newer, and this is ${version}.`,
    "  Install a current one from https://nodejs.org (or with: nvm install 22), then start again.",
  ])
})
