import type { FoundOptions } from "@stheno/ui/forms"
import type { Stheno } from "@stheno/js-client"
import {
  adminCollectionKeys,
  adminCustomerGroupKeys,
  adminProductCategoryKeys,
  adminProductTagKeys,
  adminProductTypeKeys,
  adminSalesChannelsKeys,
  useMedusa,
} from "@stheno/medusa-react"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { locale } from "../format/locale.ts"
import { isMissing } from "./errors.ts"
import type { Choices, Option } from "./fields.ts"

const kept = { staleTime: 60_000, placeholderData: keepPreviousData }

/** What the query keys of choices begin with. */
export const choicesKey = ({ root, by = "id" }: Pick<Choices, "root" | "by">): readonly string[] => [root, by]

/** The options of chosen values, whether or not a search finds them. */
export function useChosenOptions(choices: Choices, values: readonly string[]): readonly Option[] {
  const { client } = useMedusa()
  const { data = [] } = useQuery({
    queryKey: [...choicesKey(choices), "chosen", values],
    queryFn: () => choices.read(client, values),
    enabled: values.length > 0,
    ...kept,
  })
  return values.length > 0 ? data : []
}

/** The options that a search finds; undefined while the first ones are read. */
export function useFoundOptions(choices: Choices, q: string): FoundOptions | undefined {
  const { client } = useMedusa()
  const { data } = useQuery({
    queryKey: [...choicesKey(choices), "found", q],
    queryFn: () => choices.find(client, q),
    ...kept,
  })
  return data
}

/** Reads rows by their IDs, one request each; those that do not exist are left out. */
export async function readEach<Row>(
  ids: readonly string[],
  read: (id: string) => Promise<Row>,
): Promise<readonly Row[]> {
  const found = await Promise.all(
    ids.map((id) =>
      read(id).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    ),
  )
  return found.filter((row) => row !== undefined)
}

/** The option of a row that has a name. */
export function namedOption({ id, name }: { readonly id: string; readonly name: string }): Option {
  return { value: id, label: name }
}

function titledOption({ id, title }: { readonly id: string; readonly title: string }): Option {
  return { value: id, label: title }
}

function wordOption({ id, value }: { readonly id: string; readonly value: string }): Option {
  return { value: id, label: value }
}

/** The part of a request that finds what was typed. */
export function searchOf(q: string): { limit: number; q?: string } {
  return { limit: 20, ...(q ? { q } : {}) }
}

/** The options of one response, and whether the search matches more than that. */
export function foundOf(options: readonly Option[], count: number): FoundOptions {
  return { options, hasMore: count > options.length }
}

/** The collections of the store. */
export const collectionChoices: Choices = {
  root: adminCollectionKeys.all[0],
  find: async ({ admin }, q) => {
    const { collections, count } = await admin.collections.list(searchOf(q))
    return foundOf(collections.map(titledOption), count)
  },
  read: ({ admin }, ids) =>
    readEach(ids, async (id) => titledOption((await admin.collections.retrieve(id)).collection)),
}

/** The sales channels of the store. */
export const channelChoices: Choices = {
  root: adminSalesChannelsKeys.all[0],
  find: async ({ admin }, q) => {
    const { sales_channels, count } = await admin.salesChannels.list(searchOf(q))
    return foundOf(sales_channels.map(namedOption), count)
  },
  read: ({ admin }, ids) =>
    readEach(ids, async (id) => namedOption((await admin.salesChannels.retrieve(id)).sales_channel)),
}

/** The groups of customers. */
export const groupChoices: Choices = {
  root: adminCustomerGroupKeys.all[0],
  find: async ({ admin }, q) => {
    const { customer_groups, count } = await admin.customerGroups.list(searchOf(q))
    return foundOf(customer_groups.map(namedOption), count)
  },
  read: async ({ admin }, ids) =>
    (await admin.customerGroups.list({ id: [...ids], limit: ids.length })).customer_groups.map(namedOption),
}

/** The types of products. */
export const typeChoices: Choices = {
  root: adminProductTypeKeys.all[0],
  find: async ({ admin }, q) => {
    const { product_types, count } = await admin.productTypes.list(searchOf(q))
    return foundOf(product_types.map(wordOption), count)
  },
  read: async ({ admin }, ids) =>
    (await admin.productTypes.list({ id: [...ids], limit: ids.length })).product_types.map(wordOption),
}

/** The tags of products. */
export const tagChoices: Choices = {
  root: adminProductTagKeys.all[0],
  find: async ({ admin }, q) => {
    const { product_tags, count } = await admin.productTags.list(searchOf(q))
    return foundOf(product_tags.map(wordOption), count)
  },
  read: async ({ admin }, ids) =>
    (await admin.productTags.list({ id: [...ids], limit: ids.length })).product_tags.map(wordOption),
}

/** Choices whose values are the words themselves, for fields in which new ones can be typed. */
function asWords({ root, find }: Choices): Choices {
  const option = (word: string): Option => ({ value: word, label: word })
  return {
    root,
    by: "words",
    find: async (client, q) => {
      const { options, hasMore } = await find(client, q)
      return { options: options.map(({ label }) => option(label)), hasMore }
    },
    read: async (_, words) => words.map(option),
  }
}

/** The types of products by their text. */
export const typeWordChoices = asWords(typeChoices)

/** The tags of products by their text. */
export const tagWordChoices = asWords(tagChoices)

/** The categories of the store, with the names of those above them. */
export const categoryChoices: Choices = {
  root: adminProductCategoryKeys.all[0],
  find: async (client, q) => {
    const query = { ...searchOf(q), expand: "parent_category" }
    const { product_categories, count } = await client.admin.productCategories.list(query)
    const trails = await trailsOf(client, product_categories)
    return foundOf(trails.toSorted(byPlace).map(trailOption), count)
  },
  read: async (client, ids) => (await trailsOf(client, await readCategories(client, ids))).map(trailOption),
}

interface NamedCategory {
  readonly id: string
  readonly name: string
  readonly rank: number
  readonly parent_category_id: string | null
  readonly parent_category?: NamedCategory | null
}

function readCategories(client: Stheno, ids: readonly string[]): Promise<readonly NamedCategory[]> {
  return readEach(ids, async (id) => {
    const { product_category } = await client.admin.productCategories.retrieve(id, {
      expand: "parent_category",
    })
    return product_category
  })
}

/** A category after those above it. */
type Trail = readonly NamedCategory[]

/** Categories with those above them, which are read two levels at a time. */
async function trailsOf(client: Stheno, categories: readonly NamedCategory[]): Promise<Trail[]> {
  const known = new Map<string, NamedCategory>()
  let read = categories
  while (read.length > 0) {
    for (const each of read.flatMap((category) => [category, category.parent_category ?? []].flat()))
      known.set(each.id, each)
    const above = [...known.values()].flatMap(({ parent_category_id: id }) => id ?? [])
    read = await readCategories(
      client,
      [...new Set(above)].filter((id) => !known.has(id)),
    )
  }
  const trailOf = (category: NamedCategory): Trail => {
    const { parent_category_id: parent } = category
    const above = parent === null ? undefined : known.get(parent)
    return above ? [...trailOf(above), category] : [category]
  }
  return categories.map(trailOf)
}

/** As in the tree of categories: each level by rank, and a category before those below it. */
function byPlace(one: Trail, other: Trail): number {
  const level = one.findIndex(({ id }, index) => id !== other[index]?.id)
  const [first, second] = [one[level], other[level]]
  if (!first || !second) return one.length - other.length
  return first.rank - second.rank || first.name.localeCompare(second.name, locale)
}

function trailOption(trail: Trail): Option {
  return { value: trail.at(-1)?.id ?? "", label: trail.map(({ name }) => name).join(" / ") }
}
