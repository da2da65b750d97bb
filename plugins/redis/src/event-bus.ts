import type { EventBusProvider, Log } from "@stheno/core"
import type { Connection } from "./connection.ts"
import { consumeEvents } from "./consume-events.ts"
import { busKeys, partitionOf } from "./event-bus-keys.ts"
import { mostWaiting, publishScript, secondsKnown } from "./event-bus-scripts.ts"
import type { Settings } from "./options.ts"

/** What an event bus works with. */
export interface EventBusOptions {
  readonly settings: Settings
  readonly log: Log
  /** milliseconds after which the partitions of a process that died go to others */
  readonly lease?: number
  /** milliseconds until the first retry of an event; each further pause is twice as long */
  readonly firstPause?: number
  /** most events of a partition that wait in Redis */
  readonly most?: number
}

/** An event bus in Redis: streams by object, each of which one process at a time delivers in order. */
export function createRedisEventBus(
  connection: Connection,
  { settings, log, lease = 15_000, firstPause = 1000, most = mostWaiting }: EventBusOptions,
): EventBusProvider {
  const keys = busKeys(settings.namespace)
  return {
    async publish(events) {
      const values = events.flatMap(({ id, name, data, aggregate }) => [
        String(partitionOf(aggregate, settings.partitions)),
        ...[id, name, JSON.stringify(data), aggregate],
      ])
      const parameters = [String(most), String(secondsKnown), ...values]
      await connection.run((client) =>
        client.eval(publishScript, { keys: [keys.prefix], arguments: parameters }),
      )
    },
    consume: (consumer) => consumeEvents({ connection, settings, log, lease, firstPause, keys }, consumer),
  }
}
