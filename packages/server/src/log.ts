import { AsyncLocalStorage } from "node:async_hooks"
import { pino, type Logger } from "pino"
import { isProduction } from "./config/read-config.ts"
import type { Config } from "./config/keys.ts"

/** The id of the request that the running code works for. */
export const requestId = new AsyncLocalStorage<string>()

/**
 * The server's log: one JSON object per line on the standard output, with the id of the request it belongs to.
 * @since 0.1
 */
export function createLog(config: Config): Logger {
  const level = config.logLevel || (isProduction(config) ? "info" : "warn")
  return pino({
    level,
    base: undefined,
    mixin: () => {
      const id = requestId.getStore()
      return id ? { request_id: id } : {}
    },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["password", "*.password", "token", "*.token", "authorization", "cookie"],
  })
}
