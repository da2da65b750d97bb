import { z } from "@stheno/core"

/** What is searched of a product. */
export const searchedFields = [
  "title",
  "sku",
  "subtitle",
  "variants",
  "options",
  "tags",
  "type",
  "collection",
  "categories",
  "description",
] as const

/** A field of a product that searches look into. */
export type SearchedField = (typeof searchedFields)[number]

/** How much a field counts; the weights of PostgreSQL's full-text search, of which `A` is the highest. */
export const classes = ["A", "B", "C", "D"] as const
export type WeightClass = (typeof classes)[number]

/** The options of the plugin. */
export interface SearchOptions {
  /** text search configurations of PostgreSQL, such as `english`; `simple` finds words as they are written */
  readonly languages: readonly string[]
  /** the weight of each field; false leaves a field out */
  readonly fields: Readonly<Record<SearchedField, WeightClass | false>>
  /** what each weight counts, from 0 to 1 */
  readonly weights: Readonly<Record<WeightClass, number>>
  /** the letters from which a word can have one and two typos; false finds no misspelled words */
  readonly typos: { readonly one: number; readonly two: number } | false
  /** the fields of hits; all by default */
  readonly displayedAttributes?: readonly string[] | undefined
  /** whether every startup indexes all products */
  readonly rebuildAtStartup: boolean
}

const weight = z.number().min(0).max(1)
const field = z.union([z.enum(classes), z.literal(false)])

/** The weight of a field unless the options say another one. */
const usual: SearchOptions["fields"] = {
  title: "A",
  sku: "A",
  subtitle: "B",
  variants: "B",
  options: "B",
  tags: "C",
  type: "C",
  collection: "C",
  categories: "C",
  description: "D",
}

const shape = z.object({
  languages: z
    .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
    .default("simple")
    .transform((given) => [given].flat()),
  fields: z
    .partialRecord(z.enum(searchedFields), field)
    .default({})
    .transform((given) => ({ ...usual, ...given })),
  weights: z
    .strictObject({
      A: weight.default(1),
      B: weight.default(0.4),
      C: weight.default(0.2),
      D: weight.default(0.1),
    })
    .prefault({}),
  typos: z
    .union([
      z.strictObject({
        one: z.number().int().min(3).default(4),
        two: z.number().int().min(5).default(8),
      }),
      z.literal(false),
    ])
    .prefault({}),
  displayedAttributes: z.array(z.string()).optional(),
  rebuildAtStartup: z.boolean().default(false),
})

/**
 * Reads the options from the configuration file.
 * @throws ZodError for options that have the wrong type
 */
export function readOptions(given: object): SearchOptions {
  return shape.parse(given)
}
