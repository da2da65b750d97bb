import type { Cache } from "@stheno/core"
import type { Connection } from "./connection.ts"
import type { Settings } from "./options.ts"

/** Keys that one step of a search for keys looks at. */
const keysAtOnce = 500

/**
 * A cache in Redis, which all processes share. While Redis cannot be reached, it has no values and stores none.
 */
export function createRedisCache(
  { run }: Pick<Connection, "run">,
  { namespace, ttl }: Pick<Settings, "namespace" | "ttl">,
): Cache {
  const named = (key: string) => `${namespace}:cache:${key}`
  const orNothing = <T>(work: Promise<T>) => work.catch(() => undefined)
  return {
    async get<T>(key: string) {
      const text = await orNothing(run((client) => client.get(named(key))))
      return text ? (JSON.parse(text) as T) : undefined
    },
    async set(key, value, seconds = ttl) {
      const milliseconds = Math.round(seconds * 1000)
      const text = JSON.stringify(value) as string | undefined
      const name = named(key)
      await orNothing(
        run<unknown>((client) =>
          text === undefined || milliseconds <= 0
            ? client.del(name)
            : client.set(name, text, { expiration: { type: "PX", value: milliseconds } }),
        ),
      )
    },
    async invalidate(pattern) {
      if (!pattern.includes("*"))
        return void (await orNothing(run((client) => client.unlink(named(pattern)))))
      const match = named(pattern).replace(/[\\?[\]]/g, "\\$&")
      let cursor = "0"
      do {
        const from = cursor
        const step = await orNothing(run((client) => client.scan(from, { MATCH: match, COUNT: keysAtOnce })))
        if (step && step.keys.length > 0) await orNothing(run((client) => client.unlink(step.keys)))
        cursor = step?.cursor ?? "0"
      } while (cursor !== "0")
    },
  }
}
