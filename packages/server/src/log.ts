import { pino, type Logger } from "pino"
import { isProduction } from "./config/read-config.ts"
import type { Config } from "./config/keys.ts"

/**
 * The server's log: one JSON object per line on the standard output. Lines are written behind the requests; in
 * production many at a time, half a second after they were made at the latest. All are written before the process ends
 * by itself.
 * @since 0.1
 */
export function createLog(config: Config): Logger {
  const level = config.logLevel || (isProduction(config) ? "info" : "warn")
  const options = {
    level,
    base: undefined,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["password", "*.password", "token", "*.token", "authorization", "cookie"],
  }
  const bundling = isProduction(config) ? { minLength: 4_096, periodicFlush: 500 } : {}
  return pino(options, pino.destination({ sync: false, ...bundling }))
}
