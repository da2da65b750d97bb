import { pino, type DestinationStream, type Logger } from "pino"
import { isProduction } from "./config/read-config.ts"
import type { Config } from "./config/keys.ts"
import { formatLogLine } from "./log-text.ts"

/**
 * The server's log on the standard output: one JSON object per line, or text where `logsText` says so. JSON is written
 * behind the requests; in production many lines at a time, half a second after they were made at the latest. All are
 * written before the process ends by itself. What a project says at level `info` is in it, in development too, where
 * `logsRequests` leaves its requests out.
 * @param stream receives the lines instead of the standard output
 * @since 0.1
 */
export function createLog(config: Config, stream?: DestinationStream): Logger {
  const level = config.logLevel || "info"
  const options = {
    level,
    base: undefined,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["password", "*.password", "token", "*.token", "authorization", "cookie"],
  }
  return pino(options, logsText(config) ? textTo(stream ?? process.stdout) : (stream ?? jsonOutput(config)))
}

function textTo(stream: DestinationStream): DestinationStream {
  return { write: (line) => void stream.write(formatLogLine(line)) }
}

function jsonOutput(config: Config): DestinationStream {
  const bundling = isProduction(config) ? { minLength: 4_096, periodicFlush: 500 } : {}
  return pino.destination({ sync: false, ...bundling })
}

/**
 * Whether the log is text for the person at a terminal, instead of JSON for programs.
 * @since 0.1
 */
export function logsText(config: Config, isTerminal = Boolean(process.stdout.isTTY)): boolean {
  return config.logFormat ? config.logFormat === "text" : isTerminal && !isProduction(config)
}

/**
 * Whether each request has a line at level `info`: in production, and where somebody chose a level.
 * @since 0.1
 */
export function logsRequests(config: Config): boolean {
  return config.logLevel !== "" || isProduction(config)
}
