import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, expect, it } from "vitest"
import { announce, announceEnd } from "./progress.mjs"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-progress-"))
const site = path.join(folder, "app")
const file = `${site}.progress.json`
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const read = () => JSON.parse(fs.readFileSync(file, "utf8")) as { failed?: string; step: string }

it("says what happens, and nothing once it is done", () => {
  announce(site, { step: "Building" })
  expect(read()).toMatchObject({ pid: process.pid, step: "Building" })
  announceEnd(site, undefined)
  expect(fs.existsSync(file)).toBe(false)
})

it("says why a build failed, and keeps what the build said about it", () => {
  fs.mkdirSync(folder, { recursive: true })
  announceEnd(site, "The dashboard could not be built; see build.log")
  expect(read().failed).toBe("The dashboard could not be built; see build.log")
  announce(site, { failed: "No space left" })
  announceEnd(site, "It could not be built; see build.log")
  expect(read().failed).toBe("No space left\n\nIt could not be built; see build.log")
})
