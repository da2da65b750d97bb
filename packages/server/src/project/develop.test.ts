import { spawn, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { bundleServer } from "@stheno/testing/child-server.ts"
import { createTestDatabase, type TestDatabase } from "../testing/index.ts"
import { writeFiles } from "@stheno/testing/project-folder.ts"

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url))
const soon = { timeout: 30_000, interval: 20 }

let database: TestDatabase
let child: ChildProcess | undefined
let directory: string
let output = ""

const route = (word: string) => `
  import { endpoint } from "@stheno/core"
  export const GET = endpoint({ access: "public", handler: () => ({ word: "${word}" }) })`

beforeAll(async () => {
  bundleServer()
  database = await createTestDatabase()
  directory = writeFiles({
    "stheno.config.ts": `import { defineConfig } from "@stheno/core"\nexport default defineConfig({})`,
    "src/api/store/word/route.ts": route("first"),
    "src/strategies/.gitkeep": "",
  })
  // Saved a while ago, as by the scaffolder.
  await new Promise((resolve) => setTimeout(resolve, 100))
  child = spawn(process.execPath, [cli, "develop", "--no-seed", "--api-only"], {
    cwd: directory,
    env: { PATH: process.env.PATH, HOME: os.tmpdir(), PORT: "0", DATABASE_URL: database.url },
  })
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()))
  await vi.waitFor(() => expect(output).toMatch(/^ {2}API +\S+$/m), soon)
})
afterAll(async () => {
  const ended = new Promise((resolve) => child?.on("close", resolve))
  child?.kill("SIGINT")
  await ended
  await database.drop()
  fs.rmSync(directory, { recursive: true, force: true })
})

const address = () => /^ {2}API +(\S+)$/m.exec(output)![1]!
const word = async () => {
  const response = await fetch(`${address()}/store/word`)
  return response.ok ? ((await response.json()) as { word: string }).word : response.status
}

/** Milliseconds from saving until the answer is the wanted one. */
async function timeUntil(wanted: unknown): Promise<number> {
  const began = performance.now()
  await vi.waitFor(async () => expect(await word()).toBe(wanted), soon)
  return performance.now() - began
}

it("takes nothing over that was there at the start", async () => {
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(output).not.toMatch(/Applied the change|Restarted/)
})

it("takes on what is saved within a second, and outlives what is broken", async () => {
  expect(await word()).toBe("first")
  const times: number[] = []
  for (const text of ["second", "third", "fourth"]) {
    writeFiles({ "src/api/store/word/route.ts": route(text) }, directory)
    times.push(await timeUntil(text))
  }
  console.log(`A saved file was served after ${times.map(Math.round).join(", ")} ms.`)
  expect(Math.min(...times)).toBeLessThan(1_000)
  writeFiles({ "src/api/store/word/route.ts": "export const GET = {,}" }, directory)
  await timeUntil(404)
  expect(output).toContain("Skipped src/api/store/word/route.ts:1: Syntax error: Unexpected token.")
  expect((await fetch(`${address()}/health`)).status).toBe(200)
  writeFiles({ "src/api/store/word/route.ts": route("healed") }, directory)
  await timeUntil("healed")
})

it("compiles extensions of the dashboard when they are saved, and leaves out what does not compile", async () => {
  const widget = (text: string) =>
    `export default () => <p>${text}</p>\nexport const config = { zone: "login.after" }`
  const served = async () => {
    const { extensions } = (await (await fetch(`${address()}/app/extensions/manifest.json`)).json()) as {
      extensions: { module: string }[]
    }
    const codes = extensions.map(async ({ module }) => (await fetch(`${address()}/app/${module}`)).text())
    return (await Promise.all(codes)).join()
  }
  expect(await served()).toBe("")
  for (const text of ["Good morning", "Good evening"]) {
    const began = performance.now()
    writeFiles({ "src/admin/widgets/greeting.tsx": widget(text) }, directory)
    await vi.waitFor(async () => expect(await served()).toContain(text), soon)
    console.log(`A saved widget was served after ${Math.round(performance.now() - began)} ms.`)
  }
  writeFiles({ "src/admin/widgets/greeting.tsx": widget("Good night").replace("login", "logon") }, directory)
  await vi.waitFor(async () => expect(await served()).toBe(""), soon)
  expect(output).toContain(
    'Skipped src/admin/widgets/greeting.tsx: Unknown zone "logon.after". Did you mean login.after?',
  )
  expect(await word()).toBe("healed")
})

it("survives errors in timers and unhandled promises, and names the line", async () => {
  const failing = `
    import { endpoint } from "@stheno/core"
    export const GET = endpoint({ access: "public", handler: () => {
      setTimeout(() => {
        throw new Error("late")
      })
      void Promise.reject(new Error("let go"))
      return { word: "failing" }
    } })`
  writeFiles({ "src/api/store/word/route.ts": failing }, directory)
  await timeUntil("failing")
  await vi.waitFor(() => expect(output).toMatch(/"error":"Error: late/), soon)
  const files = [
    ...output.matchAll(/"file":"(\S+?)","remedy":"Await the promise[^"]*","error":"Error: ([\w ]+)/g),
  ]
  expect(new Set(files.map(([, file, message]) => `${file} ${message}`))).toEqual(
    new Set(["src/api/store/word/route.ts:7 let go", "src/api/store/word/route.ts:5 late"]),
  )
  writeFiles({ "src/api/store/word/route.ts": route("healed") }, directory)
  await timeUntil("healed")
})

it("restarts at the same address when the configuration changes", async () => {
  const before = address()
  writeFiles(
    { "stheno.config.ts": `export default { projectConfig: { store_cors: "http://new.test" } }` },
    directory,
  )
  await vi.waitFor(() => expect(output).toMatch(/Restarted in \d+ ms/), soon)
  const response = await fetch(`${before}/store/word`, { headers: { origin: "http://new.test" } })
  expect(response.headers.get("access-control-allow-origin")).toBe("http://new.test")
  console.log(/Restarted in \d+ ms/.exec(output)![0])
})
