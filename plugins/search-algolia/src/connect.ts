import { algoliasearch, type Algoliasearch, type IndexSettings } from "algoliasearch"
import type { AlgoliaOptions, IndexOptions } from "./options.ts"
import { channelField } from "./read-filter.ts"

/** The longest pause between two looks at a task, in milliseconds. */
const longestPause = 1_000

/** A connection to Algolia that waits for tasks. */
export interface Connection {
  readonly client: Algoliasearch
  /** sends a change of an index, and waits until it can be searched */
  run(
    indexName: string,
    change: (client: Algoliasearch) => Promise<{ readonly taskID: number }>,
  ): Promise<void>
}

/** Opens a connection. The SDK tries the hosts of the application in turn, and waits when it is asked to. */
export function connect(options: AlgoliaOptions): Connection {
  const { applicationId, adminApiKey, timeout, taskTimeout, hosts } = options
  const client = algoliasearch(applicationId, adminApiKey, {
    timeouts: { connect: timeout, read: timeout, write: timeout },
    ...(hosts && { hosts: hosts.map(hostOf) }),
  })
  const isPublished = async (indexName: string, taskID: number) =>
    (await client.getTask({ indexName, taskID })).status === "published"
  return {
    client,
    async run(indexName, change) {
      const { taskID } = await change(client)
      const until = Date.now() + taskTimeout
      for (let looks = 1; !(await isPublished(indexName, taskID)); looks++) {
        if (Date.now() > until)
          throw new Error(`Algolia did not finish task ${taskID} of ${indexName} within ${taskTimeout} ms`)
        await new Promise((resolve) => setTimeout(resolve, Math.min(50 * looks, longestPause)))
      }
    },
  }
}

function hostOf(address: string) {
  const { protocol, host } = new URL(address)
  return { url: host, accept: "readWrite", protocol: protocol === "http:" ? "http" : "https" } as const
}

/** The status of an error of Algolia's API; undefined for errors of another kind. */
export function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && "status" in error ? error.status : undefined
  return typeof status === "number" ? status : undefined
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
export function productSettings({ indexSettings, transformer }: IndexOptions): IndexSettings {
  const { attributesForFaceting: facets = [], unretrievableAttributes: hidden = [] } = indexSettings
  const hasChannels = facets.some((facet) => facet.includes(channelField))
  return {
    ...(!transformer && { searchableAttributes: searched }),
    ...indexSettings,
    attributesForFaceting: hasChannels ? facets : [...facets, `filterOnly(${channelField})`],
    unretrievableAttributes: [...new Set([...hidden, channelField])],
  }
}
