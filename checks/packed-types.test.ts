import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core"
import fs from "node:fs"
import path from "node:path"
import { publint } from "publint"
import { formatMessage } from "publint/utils"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import {
  install,
  openWorkplace,
  type Workplace,
} from "@stheno/create-medusa-app/internal/testing/workplace.ts"
import { anyInTypes } from "./any-in-types.ts"

// Packing takes half a minute where nobody has packed these sources before.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const root = path.join(import.meta.dirname, "..")
const consumer = path.join(import.meta.dirname, "packed-types")
const names = ["core", "server", "js-client", "medusa-react", "admin"]

let place: Workplace
let project: string

beforeAll(async () => {
  place = await openWorkplace()
  project = path.join(place.folder, "consumer")
  fs.cpSync(consumer, project, { recursive: true })
  const versionOf = (name: string, beside: string) =>
    (
      JSON.parse(fs.readFileSync(path.join(root, beside, "node_modules", name, "package.json"), "utf8")) as {
        version: string
      }
    ).version
  fs.writeFileSync(
    path.join(project, "package.json"),
    JSON.stringify({
      type: "module",
      dependencies: {
        "@tanstack/react-query": versionOf("@tanstack/react-query", "packages/medusa-react"),
        "@types/node": versionOf("@types/node", "."),
        "@types/react": versionOf("@types/react", "."),
        react: versionOf("react", "."),
        typescript: versionOf("typescript", "."),
      },
    }),
  )
  const tarballs = fs
    .readdirSync(place.tarballs)
    .filter((file) => file.endsWith(".tgz"))
    .map((file) => path.join(place.tarballs, file))
  // Types need no PostgreSQL.
  await install(place, project, [...tarballs, "--omit=optional"])
})
afterAll(() => (place as Workplace | undefined)?.close())

const tsc = (...words: string[]) =>
  place.run(process.execPath, ["node_modules/typescript/bin/tsc", ...words], project)

/** The packages are modules, which Node from 20.19 on loads from CommonJS too; Node 10 has no `exports`. */
const ofModules = (problem: Problem) =>
  !("resolutionKind" in problem) || !["node10", "node16-cjs"].includes(problem.resolutionKind)

describe("a packed package", () => {
  const tarballOf = (name: string) => fs.readFileSync(place.tarball(name))

  it.each([...names, "ui", "create-medusa-app", "demo-shop"])("%s is as publint wants it", async (name) => {
    const { buffer } = new Uint8Array(tarballOf(name))
    const { messages, pkg } = await publint({ pack: { tarball: buffer } })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })

  it.each([...names, "ui"])("%s has types wherever it has modules", async (name) => {
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarballOf(name))), {
      excludeEntrypoints: [/\.css$/],
    })
    expect(result.types && result.problems.filter(ofModules)).toEqual([])
  })
})

describe("the packed packages in somebody's project", () => {
  it.each(names)("%s ships what its exports name", (name) => {
    const folder = path.join(project, "node_modules/@stheno", name)
    const { exports } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")) as {
      exports: Record<string, Record<string, string>>
    }
    const named = Object.values(exports).flatMap(({ types, default: program }) => [types, program])
    const missing = named.filter((file) => file && !fs.existsSync(path.join(folder, file)))
    expect([named.length > 1, missing]).toEqual([true, []])
  })

  it.each(names)("%s says any nowhere in its types", (name) => {
    expect(anyInTypes(path.join(project, "node_modules/@stheno", name))).toEqual([])
  })

  it("say any where they do", () => {
    const folder = path.join(place.folder, "any")
    fs.mkdirSync(folder)
    fs.writeFileSync(
      path.join(folder, "package.json"),
      JSON.stringify({ exports: { ".": { types: "./a.d.ts" } } }),
    )
    fs.writeFileSync(
      path.join(folder, "a.d.ts"),
      'export { b } from "./b.js"\ndeclare const company: string\n',
    )
    fs.writeFileSync(path.join(folder, "b.d.ts"), 'export declare const b: import("./c.ts").C\n')
    fs.writeFileSync(path.join(folder, "c.d.ts"), "/** any */\nexport type C = Promise<any>\n")
    expect(anyInTypes(folder)).toEqual(["c.d.ts: export type C = Promise<any>"])
  })

  it("have types that hold on their own, found as Node does", async () => {
    expect(await tsc("-p", "tsconfig.alone.json")).toEqual({ status: 0, text: "" })
  })

  it("have types that hold in a program for Node, found as bundlers do", async () => {
    expect(await tsc("-p", "tsconfig.json")).toEqual({ status: 0, text: "" })
  })
})
