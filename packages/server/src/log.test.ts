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

it("leaves passwords, tokens and headers with secrets out of every line", () => {
  const lines: string[] = []
  const log = createLog(readConfig({}), { write: (line) => void lines.push(line) })
  const secret = "analytical engine"
  log.info({
    password: secret,
    token: secret,
    authorization: secret,
    cookie: secret,
    email: "ada@example.com",
  })
  log.info({ user: { password: secret, token: secret, email: "ada@example.com" } })
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).not.toContain(secret)
    expect(line).toContain("ada@example.com")
  }
})
