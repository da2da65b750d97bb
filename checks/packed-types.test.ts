import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import {
  install,
  openWorkplace,
  type Workplace,
} from "../packages/create-medusa-app/src/testing/workplace.ts"

// Packing takes half a minute where nobody has packed these sources before.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const root = path.join(import.meta.dirname, "..")
const consumer = path.join(import.meta.dirname, "packed-types")
const names = ["core", "server", "js-client", "medusa-react"]

let place: Workplace
let project: string

beforeAll(async () => {
  place = await openWorkplace()
  project = path.join(place.folder, "consumer")
  fs.cpSync(consumer, project, { recursive: true })
  const versionOf = (name: string, beside: string) =>
    JSON.parse(fs.readFileSync(path.join(root, beside, "node_modules", name, "package.json"), "utf8")).version
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
  const tarballs = fs.readdirSync(place.tarballs).map((file) => path.join(place.tarballs, file))
  // Types need no PostgreSQL.
  await install(place, project, [...tarballs, "--omit=optional"])
})
afterAll(() => (place as Workplace | undefined)?.close())

const tsc = (...words: string[]) =>
  place.run(process.execPath, ["node_modules/typescript/bin/tsc", ...words], project)

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

  it("have types that hold on their own, found as Node does", async () => {
    expect(await tsc("-p", "tsconfig.alone.json")).toEqual({ status: 0, text: "" })
  })

  it("have types that hold in a program for Node, found as bundlers do", async () => {
    expect(await tsc("-p", "tsconfig.json")).toEqual({ status: 0, text: "" })
  })
})
