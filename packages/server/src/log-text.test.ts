import { expect, it } from "vitest"
import { readConfig } from "./config/read-config.ts"
import { formatLogLine } from "./log-text.ts"
import { createLog, logsText } from "./log.ts"

const format = (line: object) =>
  formatLogLine(JSON.stringify({ time: "2026-11-28T09:34:36.416Z", level: "info", ...line }), "UTC")

it.each([
  [{}, true, true],
  [{}, false, false],
  [{ NODE_ENV: "production" }, true, false],
  [{ LOG_FORMAT: "json" }, true, false],
  [{ LOG_FORMAT: "text" }, false, true],
  [{ LOG_FORMAT: "text", NODE_ENV: "production" }, false, true],
])("with %o and a terminal: %s, the log is text: %s", (env, isTerminal, isText) => {
  expect(logsText(readConfig(env), isTerminal)).toBe(isText)
})

it.each([
  [{ msg: "Hello from the loader say-hello" }, "  09:34:36 Hello from the loader say-hello\n"],
  [
    { msg: "Reviews so far", count: 3, id: "rev_1", note: "two words", empty: "" },
    '  09:34:36 Reviews so far  count=3  id=rev_1  note="two words"  empty=""\n',
  ],
  [
    { level: "warn", msg: "Cannot reach the job queue; retrying", list: [1, "a"] },
    '  09:34:36 warn: Cannot reach the job queue; retrying  list=[1,"a"]\n',
  ],
])("writes %o for a person", (line, text) => expect(format(line)).toBe(text))

it("writes a stack on separate lines, of an error too", () => {
  const stack = "Error: no\n    at handler (src/api/route.ts:3:9)"
  const lines = "\n    error: Error: no\n        at handler (src/api/route.ts:3:9)\n"
  expect(format({ level: "error", msg: "A request failed", error: stack, file: "route.ts" })).toBe(
    `  09:34:36 error: A request failed  file=route.ts${lines}`,
  )
  expect(format({ level: "error", msg: "A request failed", error: { type: "Error", stack } })).toBe(
    `  09:34:36 error: A request failed${lines}`,
  )
})

it("shows control characters instead of sending them to the terminal", () => {
  const escape = "\u001b[2J"
  expect(format({ msg: escape, path: escape, error: `a\n${escape}` })).toBe(
    '  09:34:36 \\u001b[2J  path="\\u001b[2J"\n    error: a\n    \\u001b[2J\n',
  )
})

it("writes the text of each message, without secrets", () => {
  const lines: string[] = []
  const log = createLog(readConfig({ LOG_FORMAT: "text" }), { write: (line) => void lines.push(line) })
  log.info({ token: "secret" }, "A token was created")
  log.debug({}, "not at this level")
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}\d\d:\d\d:\d\d A token was created {2}token=\[Redacted\]\n$/),
  ])
})
