import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { printed } from "../troubleshooting/said.ts"
import { runCommandLine } from "@stheno/server/internal/command-line/index.ts"

const file = path.join(import.meta.dirname, "../output/usage/telemetry.txt")

it("sends nothing home, and says so", async () => {
  const said = `${await printed(() => runCommandLine(["telemetry"]))}\n`
  if (process.env["UPDATE_OUTPUT"]) fs.writeFileSync(file, said)
  expect(said).toBe(fs.readFileSync(file, "utf8"))
})
