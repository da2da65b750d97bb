import { configKeys } from "../config/keys.ts"
import { otherCommands, startOptions } from "./arguments.ts"

/**
 * The text of `stheno --help`.
 * @since 0.1
 */
export function helpText(version: string): string {
  const options = [
    ...startOptions.map(({ name, value, about }) => [`--${name}${value ? ` ${value}` : ""}`, about]),
    ["--help", "Show this text."],
    ["--version", "Show the version."],
  ]
  const variables = Object.values(configKeys).map((key) => [key.env, about(key)])
  return `Stheno ${version}: a headless commerce server.

Usage
  stheno start [options]

  Starts the embedded PostgreSQL (or uses DATABASE_URL), brings the database up to date, and serves the API
  until it gets SIGINT (Ctrl-C) or SIGTERM.

${table(otherCommands.map(({ usage, about }) => [usage, about]))}

Options
${table(options)}

Environment
${table(variables)}

Exit codes
  0  ended by a signal, everything stopped cleanly
  1  could not start; the message says why and what to do
  2  the command line was not understood
`
}

function about(key: (typeof configKeys)[keyof typeof configKeys]): string {
  const fallback = Array.isArray(key.default) ? key.default.join(",") : String(key.default)
  return fallback === "" ? key.about : `${key.about} Default: ${fallback}`
}

function table(rows: readonly (readonly (string | undefined)[])[]): string {
  const width = Math.max(...rows.map(([name]) => name!.length))
  return rows.map(([name, text]) => `  ${name!.padEnd(width)}  ${text}`).join("\n")
}
