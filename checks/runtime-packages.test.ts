import fs from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { partialLock } from "../scripts/start/partial-install.mjs"
import { runtimePackages, type Locked } from "./runtime-packages.ts"

/**
 * It was 94 until emails got translations with plurals: decision 0069 says why intl-messageformat and its three packages are
 * worth it. Before you raise it, look for a package that can go.
 */
const most = 98

/** The packages of npm in a clone after `npm start`: React and the rest of the dashboard follow when the API responds. */
const mostOfClone = 99

test("a store installs as few packages as it did", () => {
  const file = join(import.meta.dirname, "../package-lock.json")
  const { packages } = JSON.parse(fs.readFileSync(file, "utf8")) as { packages: Locked }
  const found = runtimePackages(packages, "packages/server")
  expect(found).toEqual(expect.arrayContaining(["packages/core", "node_modules/pg"]))
  expect(found.length, found.join("\n")).toBe(most)
})

test("a start of a clone installs what the server and its dashboard need, and nothing of their tests", () => {
  const file = join(import.meta.dirname, "../package-lock.json")
  const { packages } = partialLock(
    JSON.parse(fs.readFileSync(file, "utf8")) as { packages: Locked },
    "server",
  )
  const roots = ["", "packages/server", "packages/admin"]
  const found = new Set(roots.flatMap((root) => runtimePackages(packages, root)))
  const ofNpm = [...found].filter((folder) => folder.includes("node_modules/"))
  expect(ofNpm).not.toContain("node_modules/react")
  expect(ofNpm.length, ofNpm.join("\n")).toBe(mostOfClone)
})

test("packages of packages, of workspaces and for this system are counted once, and no others", () => {
  const locked: Locked = {
    "packages/shop": {
      dependencies: { a: "1", core: "1" },
      optionalDependencies: { "db-linux": "1", "db-mac": "1", gone: "1" },
      peerDependencies: { needed: "1", wished: "1" },
      peerDependenciesMeta: { wished: { optional: true } },
    },
    "packages/core": { dependencies: { a: "2", b: "1" } },
    "packages/core/node_modules/a": {},
    "node_modules/core": { link: true, resolved: "packages/core" },
    "node_modules/a": { dependencies: { b: "1" } },
    "node_modules/b": { dependencies: { a: "1" } },
    "node_modules/db-linux": { os: ["linux"], cpu: ["x64"] },
    "node_modules/db-mac": { os: ["darwin"] },
    "node_modules/needed": {},
    "node_modules/wished": {},
    "node_modules/tool": {},
  }
  expect(runtimePackages(locked, "packages/shop")).toEqual([
    "node_modules/a",
    "node_modules/b",
    "node_modules/db-linux",
    "node_modules/needed",
    "packages/core",
    "packages/core/node_modules/a",
  ])
})
