import { expect, it } from "vitest"
import { readConfig } from "./config/read-config.ts"
import { createLog, logsRequests } from "./log.ts"

it.each([
  [{}, "info", false],
  [{ NODE_ENV: "production" }, "info", true],
  [{ LOG_LEVEL: "info" }, "info", true],
  [{ LOG_LEVEL: "warn" }, "warn", true],
])("with %o logs at level %s, and says whether requests have a line: %s", (env, level, requests) => {
  const config = readConfig(env)
  expect(createLog(config).level).toBe(level)
  expect(logsRequests(config)).toBe(requests)
})
