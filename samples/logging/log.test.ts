import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { readConfig } from "@stheno/server/internal/config/read-config.ts"
import { createLog } from "@stheno/server/internal/log.ts"
import { stable } from "../stable.ts"

const file = path.join(import.meta.dirname, "../output/logging/log.txt")

// With UPDATE_OUTPUT=1, the lines are recorded again.
it("writes log messages in a terminal as the recording shows", () => {
  let text = ""
  const config = readConfig({ LOG_FORMAT: "text" })
  const log = createLog(config, { write: (line) => void (text += line) })
  log.info({}, "Hello from the loader say-hello")
  log.info({ review: "rev_01M8GR1BHG40F62WPKRDZJ82WJ" }, "A product was reviewed")
  log.warn(
    { error: "connect ECONNREFUSED 127.0.0.1:5432" },
    "Cannot reach the job queue; retrying",
  )
  const seen = stable(text).replaceAll(/\d\d:\d\d:\d\d/g, "12:00:00")
  if (process.env["UPDATE_OUTPUT"]) fs.writeFileSync(file, seen)
  expect(seen).toBe(fs.readFileSync(file, "utf8"))
})
