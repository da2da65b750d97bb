import type pg from "pg"

/**
 * A client of PostgreSQL that breaks its connection when a response takes longer than `query_timeout`. The driver only
 * stops waiting; the response may still come, and the next user of the connection would wait for it.
 */
export function breakingWhenLate(Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      const query = this.query.bind(this) as (...args: unknown[]) => unknown
      const breaking = (...args: unknown[]) => {
        const result = query(...args)
        if (result instanceof Promise)
          result.catch((error: Error) => {
            if (error.message === "Query read timeout") this.end().catch(() => undefined)
          })
        return result
      }
      this.query = breaking as typeof this.query
    }
  }
}
