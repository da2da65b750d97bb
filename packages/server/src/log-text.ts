/** What every line has; the rest is its data. */
interface LogLine extends Readonly<Record<string, unknown>> {
  readonly level: string
  readonly time: string
  readonly msg?: string
}

/**
 * A log message as a person reads it: time, level unless it is `info`, message, data. A stack follows on separate lines.
 * @param line one JSON object of the log
 * @param timeZone of the time, such as `UTC`; the machine's by default
 */
export function formatLogLine(line: string, timeZone?: string): string {
  const { level, time, msg = "", ...data } = JSON.parse(line) as LogLine
  const clock = new Date(time).toLocaleTimeString("en-GB", { timeZone })
  const entries = Object.entries(data).map(([name, value]) => [name, textOf(value)] as const)
  const short = entries.filter(([, text]) => !text.includes("\n")).map(([name, text]) => `${name}=${text}`)
  const long = entries.filter(([, text]) => text.includes("\n")).map(([name, text]) => `${name}: ${text}`)
  const start = `${clock} ${level === "info" ? "" : `${level}: `}${visible(msg)}`
  const blocks = long.map((text) => `\n    ${text.replaceAll("\n", "\n    ")}`)
  return `  ${[start, ...short].join("  ")}${blocks.join("")}\n`
}

function textOf(value: unknown): string {
  if (typeof value === "string")
    return value.includes("\n") || /^[^\s"\p{C}]+$/u.test(value) ? visible(value) : JSON.stringify(value)
  const stack = (value as { readonly stack?: unknown } | null)?.stack
  return typeof stack === "string" ? visible(stack) : JSON.stringify(value)
}

/** Text of a request can contain control characters, which would steer the terminal. */
function visible(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{C}/gu, (character) => JSON.stringify(character).slice(1, -1))
}
