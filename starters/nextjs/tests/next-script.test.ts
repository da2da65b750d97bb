import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

const starter = path.join(import.meta.dirname, "..")

test("commands set no variables in the way of one shell, which others do not understand", () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(starter, "package.json"), "utf8")) as {
    scripts: Record<string, string>
  }
  expect(scripts.dev).toMatch(/^node scripts\/next\.mjs dev --port \d+$/)
  for (const command of Object.values(scripts)) expect(command).not.toMatch(/^\w+=|\$/)
})

test("PORT replaces the port of a command", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/next.mjs", "start", "--port", "8000"], {
    cwd: starter,
    encoding: "utf8",
    env: { ...process.env, PORT: "no-port" },
  })
  expect(status).toBe(1)
  expect(stderr).toContain("no-port")
})
