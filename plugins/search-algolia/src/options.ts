import { z } from "@stheno/core"
import type { IndexSettings } from "algoliasearch"

/** Turns a product into the record to index. */
export type Transformer = (product: Readonly<Record<string, unknown>>) => unknown

/** How an index is set up. */
export interface IndexOptions {
  /** settings of the index, as Algolia's API takes them */
  readonly indexSettings: IndexSettings
  /** turns a product into a record; by default, the product and its most searched fields as plain lists */
  readonly transformer?: Transformer | undefined
}

/** The options of the plugin. */
export interface AlgoliaOptions {
  /** the ID of the application */
  readonly applicationId: string
  /** a key that may search, add and delete objects, delete indexes, list indexes, and read and change settings */
  readonly adminApiKey: string
  /** settings by name of the index; products are in the index `products` */
  readonly settings: Readonly<Record<string, IndexOptions>>
  /** the beginning of the names of all indexes, for applications that several stores share */
  readonly indexPrefix: string
  /** milliseconds to wait for a response of a host */
  readonly timeout: number
  /** milliseconds to wait until Algolia has processed a change */
  readonly taskTimeout: number
  /** whether every startup indexes all products, for example after a change of the transformer */
  readonly rebuildAtStartup: boolean
  /** addresses of a proxy or of other hosts, tried in their order; those of the application by default */
  readonly hosts?: readonly string[] | undefined
}

const indexOptions = z.object({
  indexSettings: z.record(z.string(), z.unknown()).default({}),
  transformer: z.custom<Transformer>((value) => typeof value === "function", "pass a function").optional(),
})

const schema = z.object({
  applicationId: z.string().min(1),
  adminApiKey: z.string().min(1),
  settings: z.record(z.string().min(1), indexOptions).default({}),
  indexPrefix: z.string().default(""),
  timeout: z.number().int().positive().default(10_000),
  taskTimeout: z.number().int().positive().default(120_000),
  rebuildAtStartup: z.boolean().default(false),
  hosts: z.array(z.url()).min(1).optional(),
})

/**
 * Reads the options of the plugin. `application_id` and `admin_api_key` are the names in early versions of v1's plugin.
 * @throws ZodError that names the options that are missing or have a wrong type
 */
export function readOptions(given: Readonly<Record<string, unknown>>): AlgoliaOptions {
  const { application_id, admin_api_key, ...others } = given
  const options = schema.parse({ applicationId: application_id, adminApiKey: admin_api_key, ...others })
  return { ...options, settings: { products: indexOptions.parse({}), ...options.settings } }
}
