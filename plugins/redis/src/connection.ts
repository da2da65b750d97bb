import type { Log } from "@stheno/core"
import { createClient } from "redis"
import type { Settings } from "./options.ts"

/** A connection to Redis that is opened by its first use, and reconnects by itself. */
export interface Connection {
  /**
   * Does something with Redis.
   * @throws when Redis cannot be reached, or does not answer in time
   */
  run<T>(work: (client: Client) => Promise<T>): Promise<T>
  /**
   * Keeps the connection open for somebody.
   * @returns releases it; the last one to do so closes it, and the next use opens it again
   */
  hold(): () => Promise<void>
}

export type Client = ReturnType<typeof clientFor>

/** Milliseconds between two attempts to reconnect, at most. */
const longestPause = 3000

/** Creates a client that reconnects by itself. */
export function clientFor({ url, username, password, database, commandTimeout }: Settings) {
  return createClient({
    url,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(database !== undefined && { database }),
    // A command fails at once while there is no connection: callers go on without Redis.
    disableOfflineQueue: true,
    commandOptions: { timeout: commandTimeout },
    socket: {
      connectTimeout: 5000,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** Math.min(retries, 10), longestPause),
    },
  })
}

/** What the log says when Redis cannot be reached: one connection serves everything that a store has in Redis. */
const unreachable =
  "Cannot reach Redis; reconnecting. Until then, locks are not granted, events wait, and caches and rate limits work without Redis"

/** Creates a client. That Redis cannot be reached is logged once, until it can be reached again. */
function watchedClient(settings: Settings, log: Log): Client {
  const client = clientFor(settings)
  let isDown = false
  client.on("error", (error: Error) => {
    if (isDown) return
    isDown = true
    log.warn({ error: error.message }, unreachable)
  })
  client.on("ready", () => {
    if (isDown) log.info({}, "Connected to Redis again")
    isDown = false
  })
  return client
}

function openConnection(settings: Settings, log: Log): Connection {
  const { commandTimeout } = settings
  let holders = 0
  let client: Client | undefined
  let opened: Promise<unknown> | undefined

  /** Only the first uses wait for the connection, and not for long: while Redis is down, nobody waits. */
  async function ready(): Promise<Client> {
    const current = (client ??= watchedClient(settings, log))
    opened ??= inTime(current.connect(), commandTimeout).catch(() => undefined)
    await opened
    return current
  }

  return {
    run: async (work) => inTime(work(await ready()), 2 * commandTimeout),
    hold() {
      holders++
      return async () => {
        holders--
        if (holders > 0 || !client) return
        const closing = client
        client = opened = undefined
        if (closing.isReady) await inTime(closing.close(), 5000).catch(() => closing.destroy())
        else if (closing.isOpen) closing.destroy()
      }
    },
  }
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Redis did not answer within ${milliseconds} ms`)),
      milliseconds,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const connections = new Map<string, Connection>()

/** Returns the connection of the process, which the cache, the limits and the stream share. */
export function connectionOf(settings: Settings, log: Log): Connection {
  const name = JSON.stringify(settings)
  const connection = connections.get(name) ?? openConnection(settings, log)
  connections.set(name, connection)
  return connection
}
