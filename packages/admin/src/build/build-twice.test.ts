import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { afterAll, beforeAll, expect, it } from "vitest"

const scripts = fileURLToPath(new URL("../../scripts/", import.meta.url))
let parent = ""

beforeAll(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-build-"))
})

afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

/** Runs the same code in two processes at once. */
async function runTwice(code: string): Promise<void> {
  const runs = [1, 2].map(async () => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
      stdio: ["ignore", "ignore", "pipe"],
    })
    let errors = ""
    child.stderr.on("data", (part) => (errors += String(part)))
    await once(child, "close")
    return errors
  })
  expect(await Promise.all(runs)).toEqual(["", ""])
}

const imported = (name: string, file: string) =>
  `const { ${name} } = await import(${JSON.stringify(pathToFileURL(path.join(scripts, file)).href)})\n`

it("replaces a folder while another process does", async () => {
  const folder = path.join(parent, "contended")
  await runTwice(`
    import fs from "node:fs"
    ${imported("replaceFolder", "replace-folder.mjs")}
    for (let round = 0; round < 1000; round++) {
      const stage = fs.mkdtempSync(${JSON.stringify(`${folder}.`)})
      fs.writeFileSync(stage + "/index.html", "whole")
      replaceFolder(stage, ${JSON.stringify(folder)})
    }`)
  expect(fs.readdirSync(parent)).toEqual(["contended"])
  expect(fs.readFileSync(path.join(folder, "index.html"), "utf8")).toBe("whole")
})

it("builds the dashboard twice at once, and leaves nothing beside it", async () => {
  const folder = path.join(parent, "built/app")
  await runTwice(`${imported("buildApp", "build-app.mjs")} await buildApp(${JSON.stringify(folder)})`)
  expect(fs.readdirSync(path.dirname(folder))).toEqual(["app"])
  const page = fs.readFileSync(path.join(folder, "index.html"), "utf8")
  const [, main = ""] = /src="\.\/(assets\/main-[^"]+)"/.exec(page) ?? []
  expect(fs.existsSync(path.join(folder, main))).toBe(true)
})
