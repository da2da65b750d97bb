import type { LockProvider } from "@stheno/core"
import type { Connection } from "./connection.ts"
import type { Settings } from "./options.ts"

/** Extends a lease if the token still holds the lock, in one step: it could end between a look and a change. */
const renewal = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("PEXPIRE", KEYS[1], ARGV[2])`

/** Deletes a lock if the token still holds it. */
const removal = `
if redis.call("GET", KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call("DEL", KEYS[1])`

/**
 * Locks in Redis, which all processes share. While Redis cannot be reached, all methods throw: a lock that nobody keeps
 * must not be granted.
 */
export function createRedisLocks(
  { run }: Pick<Connection, "run">,
  { namespace }: Pick<Settings, "namespace">,
): LockProvider {
  const named = (key: string) => `${namespace}:lock:${key}`
  const milliseconds = (seconds: number) => Math.max(1, Math.round(seconds * 1000))
  return {
    async acquire({ key, token, seconds }) {
      const expiration = { type: "PX", value: milliseconds(seconds) } as const
      const answer = await run((client) => client.set(named(key), token, { condition: "NX", expiration }))
      return answer === "OK"
    },
    async renew({ key, token, seconds }) {
      const given = { keys: [named(key)], arguments: [token, String(milliseconds(seconds))] }
      return (await run((client) => client.eval(renewal, given))) === 1
    },
    async release({ key, token }) {
      await run((client) => client.eval(removal, { keys: [named(key)], arguments: [token] }))
    },
  }
}
