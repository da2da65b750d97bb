import type { Engine } from "./engine.ts"
import type { Log } from "../kernel/log.ts"

/**
 * The engine as one request sees it: what is logged names the request, by the id that the host gave it in
 * `X-Request-Id`.
 * @since 0.1
 */
export function forRequest(engine: Engine, request: Request): Engine {
  const id = request.headers.get("x-request-id")
  return id ? { ...engine, log: new RequestLog(engine.log, id) } : engine
}

class RequestLog implements Log {
  readonly #log: Log
  readonly #id: string

  constructor(log: Log, id: string) {
    this.#log = log
    this.#id = id
  }

  error(data: Readonly<Record<string, unknown>>, message: string): void {
    this.#log.error({ request_id: this.#id, ...data }, message)
  }

  warn(data: Readonly<Record<string, unknown>>, message: string): void {
    this.#log.warn({ request_id: this.#id, ...data }, message)
  }

  info(data: Readonly<Record<string, unknown>>, message: string): void {
    this.#log.info({ request_id: this.#id, ...data }, message)
  }

  debug(data: Readonly<Record<string, unknown>>, message: string): void {
    this.#log.debug({ request_id: this.#id, ...data }, message)
  }
}
