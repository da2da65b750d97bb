import { build } from "esbuild"
import { join } from "node:path"
import { expect, it } from "vitest"
import * as everything from "./index.ts"
import * as forServers from "./server.ts"

/** Builds both entries as the package is built: name of the file → its text. */
async function built(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: join(import.meta.dirname, ".."),
    entryPoints: ["src/index.ts", "src/server.ts"],
    outdir: "dist",
    write: false,
    bundle: true,
    splitting: true,
    platform: "neutral",
    format: "esm",
    packages: "external",
  })
  return new Map(outputFiles.map(({ path, text }) => [path.split(/[\\/]/).at(-1)!, text]))
}

it("gives servers the options of every hook that reads, keys and prices", () => {
  const wanted = Object.keys(everything).filter(
    (name) => !/^use[A-Z]|Provider$|^generateCartState$/.test(name),
  )
  expect(Object.keys(forServers).sort()).toEqual(wanted.sort())
})

it("keeps hooks on the side of the client, and React away from servers", async () => {
  const files = await built()
  expect(files.get("index.js")).toMatch(/^"use client";/)
  const server = files.get("server.js")!
  const reached = [server, ...[...server.matchAll(/"\.\/([^"]+)"/g)].map(([, name]) => files.get(name!)!)]
  expect(reached.length).toBeGreaterThan(1)
  const imports = reached.flatMap((text) => [...text.matchAll(/from "([^".]+)"/g)].map(([, name]) => name))
  expect([...new Set(imports)]).toEqual(["@tanstack/react-query"])
})
