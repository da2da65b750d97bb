import { Analytics, type IdentifyParams, type TrackParams } from "@segment/analytics-node"
import type { Settings } from "./options.ts"

/** Milliseconds for which messages are collected into a batch. */
const collecting = 50

/** Milliseconds that the last messages have when the process stops. */
const lastMessages = 10_000

/** A message to Segment. */
export type Message =
  ({ readonly type: "track" } & TrackParams) | ({ readonly type: "identify" } & IdentifyParams)

/** Sends messages to Segment. */
export interface Connection {
  /**
   * Sends messages in a batch.
   * @returns once Segment has accepted them
   * @throws when Segment could not be reached, or rejected the batch
   */
  send(messages: readonly Message[]): Promise<void>
  /**
   * Keeps the client for somebody.
   * @returns releases it; the last one to do so sends what is waiting
   */
  hold(): () => Promise<void>
}

function openConnection(settings: Settings): Connection {
  let holders = 0
  let analytics: Analytics | undefined
  const client = () =>
    (analytics ??= new Analytics({
      writeKey: settings.writeKey,
      host: settings.host,
      httpRequestTimeout: settings.requestTimeout,
      maxRetries: settings.maxRetries,
      flushAt: 100,
      flushInterval: collecting,
      // The outbox delivers an event again that takes longer.
      maxRateLimitDuration: 60,
      maxTotalBackoffDuration: 60,
    }).on("error", () => undefined))
  return {
    async send(messages) {
      const current = client()
      await Promise.all(messages.map((message) => deliver(current, message)))
    },
    hold() {
      holders++
      return async () => {
        holders--
        const closing = analytics
        if (holders > 0 || !closing) return
        analytics = undefined
        await closing.closeAndFlush({ timeout: lastMessages })
      }
    },
  }
}

function deliver(analytics: Analytics, message: Message): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: unknown) =>
      error ? reject(new Error(`Segment did not accept a message: ${reasonOf(error)}`)) : resolve()
    if (message.type === "track") {
      const { type: _, ...track } = message
      analytics.track(track, done)
    } else {
      const { type: _, ...identify } = message
      analytics.identify(identify, done)
    }
  })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const connections = new Map<string, Connection>()

/** Returns the connection of the process. */
export function connectionOf(settings: Settings): Connection {
  const name = JSON.stringify(settings)
  const connection = connections.get(name) ?? openConnection(settings)
  connections.set(name, connection)
  return connection
}
