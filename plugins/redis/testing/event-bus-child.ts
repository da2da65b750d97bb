/**
 * Consumes events until it is killed. Run as a process of its own; of the environment it takes REDIS_URL, NAMESPACE, and
 * DURATION, the milliseconds for which a subscriber works. Writes a line per event that it begins to deliver.
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
    await sleep(Number(process.env["DURATION"]))
    return { outcome: "delivered", notified: [] }
  },
})
