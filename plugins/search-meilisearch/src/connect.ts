import { Meilisearch, type EnqueuedTask, type Task } from "meilisearch"
import type { IndexOptions, MeilisearchOptions } from "./options.ts"
import { channelField } from "./read-filter.ts"
import { codeOf, isPassing, TaskError, withRetries } from "./retry.ts"

/** A connection to Meilisearch that repeats calls and waits for tasks. */
export interface Connection {
  readonly client: Meilisearch
  /** calls Meilisearch; the call may take effect more than once */
  call<T>(request: (client: Meilisearch) => Promise<T>): Promise<T>
  /** enqueues a task and waits until it has succeeded; the request may take effect more than once */
  run(request: (client: Meilisearch) => Promise<EnqueuedTask>): Promise<void>
  /** swaps two indexes, exactly once */
  swap(first: string, second: string): Promise<void>
}

/** Opens a connection. Nothing is sent before the first call. */
export function connect(options: MeilisearchOptions): Connection {
  const { config, timeout, taskTimeout, retries } = options
  const client = new Meilisearch({
    host: config.host,
    ...(config.apiKey !== undefined && { apiKey: config.apiKey }),
    timeout,
    clientAgents: ["Stheno"],
  })
  const wait = async (task: number) => {
    const done = await withRetries(retries, () =>
      client.tasks.waitForTask(task, { timeout: taskTimeout, interval: 50 }),
    )
    assertSucceeded(done)
  }
  const call: Connection["call"] = (request) => withRetries(retries, () => request(client))
  return {
    client,
    call,
    run: async (request) => wait((await call(request)).taskUid),
    async swap(first, second) {
      const send = () => client.swapIndexes([{ indexes: [first, second], rename: false }])
      // A second swap would undo the first one, so a lost response is looked up among the tasks.
      for (let attempt = 0; ; attempt++)
        try {
          return await wait((await send()).taskUid)
        } catch (error) {
          if (attempt >= retries || !isPassing(error)) throw error
          const earlier = await call(() => findSwap(client, second))
          if (earlier !== undefined) return wait(earlier)
        }
    },
  }
}

async function findSwap(client: Meilisearch, uid: string): Promise<number | undefined> {
  const { results } = await client.tasks.getTasks({ types: ["indexSwap"], limit: 100 })
  return results.find(({ details }) => details?.swaps?.some(({ indexes }) => indexes.includes(uid)))?.uid
}

function assertSucceeded({ uid, type, status, error }: Task): void {
  if (status === "succeeded") return
  const code = error?.code ? ` (${error.code})` : ""
  throw new TaskError(
    `Meilisearch task ${uid} (${type}) ${status}: ${error?.message ?? "no reason given"}${code}`,
    error?.code,
  )
}

/** Creates an index; one that exists stays as it is. */
export async function ensureIndex({ run }: Connection, uid: string, primaryKey: string): Promise<void> {
  try {
    await run((client) => client.createIndex(uid, { primaryKey }))
  } catch (error) {
    if (codeOf(error) !== "index_already_exists") throw error
  }
}

/** Deletes an index; a missing one is ignored. */
export async function dropIndex({ run }: Connection, uid: string): Promise<void> {
  try {
    await run((client) => client.deleteIndex(uid))
  } catch (error) {
    if (codeOf(error) !== "index_not_found") throw error
  }
}

/** What is searched of a product unless the configuration says it, the most important first. */
const searched = [
  "title",
  "subtitle",
  "variant_sku",
  "variant_title",
  "variant_options_value",
  "tags_value",
  "type_value",
  "collection_title",
  "description",
]

/** The settings of the index of products: those of the configuration, and what searches of the store rely on. */
export function productSettings({
  indexSettings,
  primaryKey,
  transformer,
}: IndexOptions): IndexOptions["indexSettings"] {
  const { displayedAttributes: shown, filterableAttributes } = indexSettings
  const filterable = (filterableAttributes ?? []) as readonly string[]
  return {
    ...(!transformer && { searchableAttributes: searched }),
    ...indexSettings,
    ...(shown && !shown.includes("*") && { displayedAttributes: [...new Set([...shown, "id", primaryKey])] }),
    filterableAttributes: [...new Set([...filterable, channelField])],
  }
}
