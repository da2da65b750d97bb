import { z } from "@stheno/core"
import type { Settings } from "meilisearch"

/** Turns a product into the document to index. */
export type Transformer = (product: Readonly<Record<string, unknown>>) => unknown

/** How an index is set up. */
export interface IndexOptions {
  /** settings of the index, as Meilisearch's API takes them */
  readonly indexSettings: Settings
  /** the attribute that identifies a document; `id` by default */
  readonly primaryKey: string
  /** turns a product into a document; by default, the product and its most searched fields as plain lists */
  readonly transformer?: Transformer | undefined
}

/** The options of the plugin. */
export interface MeilisearchOptions {
  readonly config: {
    /** the address of Meilisearch, such as `https://search.example.com` */
    readonly host: string
    /** a key that may search, write documents, indexes and settings, and read tasks */
    readonly apiKey?: string | undefined
  }
  /** settings by name of the index; products are in the index `products` */
  readonly settings: Readonly<Record<string, IndexOptions>>
  /** the beginning of the names of all indexes, for instances that several stores share */
  readonly indexPrefix: string
  /** milliseconds to wait for a response */
  readonly timeout: number
  /** milliseconds to wait until Meilisearch has processed a change */
  readonly taskTimeout: number
  /** how often a request is repeated that Meilisearch could not answer */
  readonly retries: number
  /** whether every startup indexes all products, for example after a change of the transformer */
  readonly rebuildAtStartup: boolean
}

const indexName = z.string().regex(/^[A-Za-z0-9_-]+$/, "use letters, digits, hyphens and underscores")

const indexOptions = z.object({
  indexSettings: z.record(z.string(), z.unknown()).default({}),
  primaryKey: z.string().min(1).default("id"),
  transformer: z.custom<Transformer>((value) => typeof value === "function", "pass a function").optional(),
})

const schema = z.object({
  config: z.object({
    host: z.string().min(1),
    apiKey: z.string().min(1).optional(),
  }),
  settings: z.record(indexName, indexOptions).default({}),
  indexPrefix: z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .default(""),
  timeout: z.number().int().positive().default(10_000),
  taskTimeout: z.number().int().positive().default(60_000),
  retries: z.number().int().nonnegative().default(3),
  rebuildAtStartup: z.boolean().default(false),
})

/**
 * Reads the options of the plugin.
 * @throws ZodError that names the options that are missing or have a wrong type
 */
export function readOptions(given: unknown): MeilisearchOptions {
  const options = schema.parse(given)
  const settings = { products: indexOptions.parse({}), ...options.settings }
  return { ...options, settings }
}
