import type { Connection } from "./connection.ts"

/** Whether a call is within its limit. */
export interface Allowance {
  readonly isAllowed: boolean
  /** how many more calls are allowed until the window ends */
  readonly remaining: number
  /** seconds until the window ends, for the header `Retry-After` */
  readonly retryAfter: number
}

/** Counts calls in windows of time. */
export interface RateLimit {
  /**
   * Counts a call.
   * @param key what is limited, and for whom, such as `reviews:cus_01H`
   * @param options.limit how many calls are allowed in a window
   * @param options.seconds how long a window lasts, from its first call on
   */
  count(key: string, options: { readonly limit: number; readonly seconds: number }): Promise<Allowance>
}

/** Adds one and starts the window with the first call; both in one step, so that no counter lives for ever. */
const script = `
local count = redis.call("INCR", KEYS[1])
local left = redis.call("PTTL", KEYS[1])
if left < 0 then
  redis.call("PEXPIRE", KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { count, left }`

/** Most counters that a process keeps by itself. */
const mostKept = 100_000

interface Counter {
  count: number
  readonly until: number
}

const own = new Map<string, Counter>()

/**
 * Limits that all processes share. While Redis cannot be reached, each process counts by itself: a caller then has the
 * limit once per process.
 */
export function createRateLimit(
  { run }: Pick<Connection, "run">,
  { namespace, now = Date.now }: { readonly namespace: string; readonly now?: () => number },
): RateLimit {
  return {
    async count(key, { limit, seconds }) {
      const name = `${namespace}:limit:${key}`
      const milliseconds = Math.ceil(seconds * 1000)
      const [count, left] = await run(
        (client) =>
          client.eval(script, { keys: [name], arguments: [String(milliseconds)] }) as Promise<
            [number, number]
          >,
      ).catch(() => countHere(name, milliseconds, now()))
      return {
        isAllowed: count <= limit,
        remaining: Math.max(0, limit - count),
        retryAfter: Math.ceil(left / 1000),
      }
    },
  }
}

function countHere(name: string, milliseconds: number, now: number): [number, number] {
  const known = own.get(name)
  const counter = known && known.until > now ? known : { count: 0, until: now + milliseconds }
  counter.count++
  own.delete(name)
  own.set(name, counter)
  if (own.size > mostKept) own.delete(own.keys().next().value!)
  return [counter.count, counter.until - now]
}
