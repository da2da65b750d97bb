/**
 * Consumes events until it is killed, and never finishes the first one of each partition. Run as a process of its own; of the
 * environment it takes REDIS_URL. Writes a line per event that it begins to deliver.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { connectionOf } from "../src/connection.ts"
import { createRedisEventBus } from "../src/event-bus.ts"
import { readOptions } from "../src/options.ts"

const note = () => undefined
const log = { debug: note, info: note, warn: note, error: note }
const settings = readOptions({ redisUrl: process.env["REDIS_URL"], namespace: process.env["NAMESPACE"] })
const bus = createRedisEventBus(connectionOf(settings, log), { settings, log, lease: 1_000 })
bus.consume({
  maxAttempts: 12,
  async deliver({ id }) {
    console.log(id)
    await sleep(3_600_000)
    return { outcome: "delivered", notified: [] }
  },
})
