import type { Stheno } from "@stheno/js-client"
import {
  adminCollectionKeys,
  adminProductCategoryKeys,
  adminProductTagKeys,
  adminProductTypeKeys,
  adminSalesChannelsKeys,
  useAdminCollections,
  useAdminProductCategories,
  useAdminProductTags,
  useAdminProductTypes,
  useAdminSalesChannels,
} from "@stheno/medusa-react"
import { optionsOf, type Option } from "../kit/fields.ts"
import type { ListFilter } from "../kit/list-table.tsx"
import { withoutEmpty } from "../kit/list-state.ts"
import { namedOption, readEach, searchOf, useSearchFilter } from "../kit/search-filters.ts"
import type { List } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { productStatuses } from "./product-states.tsx"

const words = t.products

/** The filters of the list of products, and what its request takes of them and of the search. */
export function useProductFilters(list: List) {
  const searched = [
    useCollectionFilter(list),
    useChannelFilter(list),
    useTypeFilter(list),
    useTagFilter(list),
    useCategoryFilter(list),
  ]
  const filters: ListFilter[] = [
    { name: "status", label: words.status, options: optionsOf(productStatuses, words.statuses) },
    // A store without tags, for example, cannot be filtered by them.
    ...searched.filter(({ count }) => count !== 0).map(({ filter }) => filter),
  ]
  const narrowed = {
    is_giftcard: false,
    ...(list.q ? { q: list.q } : {}),
    ...withoutEmpty({
      status: list.chosen("status", productStatuses),
      collection_id: list.values("collection"),
      sales_channel_id: list.values("channel"),
      type_id: list.values("type"),
      tags: list.values("tag"),
      category_id: list.values("category"),
    }),
  }
  return { filters, narrowed }
}

/** For the number of rows. */
const one = { limit: 1 }
const kept = { staleTime: 60_000 }

function useCollectionFilter(list: List) {
  const { count } = useAdminCollections(one, kept)
  const option = (row: { readonly id: string; readonly title: string }): Option => ({
    value: row.id,
    label: row.title,
  })
  const filter = useSearchFilter(list, {
    name: "collection",
    label: words.collection,
    root: adminCollectionKeys.all[0],
    find: async (client, q) => (await client.admin.collections.list(searchOf(q))).collections.map(option),
    read: (client, ids) =>
      readEach(ids, async (id) => option((await client.admin.collections.retrieve(id)).collection)),
  })
  return { filter, count }
}

function useChannelFilter(list: List) {
  const { count } = useAdminSalesChannels(one, kept)
  const filter = useSearchFilter(list, {
    name: "channel",
    label: words.channels,
    root: adminSalesChannelsKeys.all[0],
    find: async (client, q) =>
      (await client.admin.salesChannels.list(searchOf(q))).sales_channels.map(namedOption),
    read: (client, ids) =>
      readEach(ids, async (id) => namedOption((await client.admin.salesChannels.retrieve(id)).sales_channel)),
  })
  return { filter, count }
}

const wordOption = ({ id, value }: { readonly id: string; readonly value: string }): Option => ({
  value: id,
  label: value,
})

function useTypeFilter(list: List) {
  const { count } = useAdminProductTypes(one, kept)
  const filter = useSearchFilter(list, {
    name: "type",
    label: words.type,
    root: adminProductTypeKeys.all[0],
    find: async (client, q) =>
      (await client.admin.productTypes.list(searchOf(q))).product_types.map(wordOption),
    read: async (client, ids) =>
      (await client.admin.productTypes.list({ id: [...ids], limit: ids.length })).product_types.map(
        wordOption,
      ),
  })
  return { filter, count }
}

function useTagFilter(list: List) {
  const { count } = useAdminProductTags(one, kept)
  const filter = useSearchFilter(list, {
    name: "tag",
    label: words.tags,
    root: adminProductTagKeys.all[0],
    find: async (client, q) =>
      (await client.admin.productTags.list(searchOf(q))).product_tags.map(wordOption),
    read: async (client, ids) =>
      (await client.admin.productTags.list({ id: [...ids], limit: ids.length })).product_tags.map(wordOption),
  })
  return { filter, count }
}

function useCategoryFilter(list: List) {
  const { count } = useAdminProductCategories(one, kept)
  const filter = useSearchFilter(list, {
    name: "category",
    label: words.categories,
    root: adminProductCategoryKeys.all[0],
    find: async (client, q) => {
      const query = { ...searchOf(q), expand: "parent_category" }
      return categoryOptions(client, (await client.admin.productCategories.list(query)).product_categories)
    },
    read: async (client, ids) => categoryOptions(client, await readCategories(client, ids)),
  })
  return { filter, count }
}

interface NamedCategory {
  readonly id: string
  readonly name: string
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

/** Categories with the names of those above them, which are read two levels at a time. */
async function categoryOptions(client: Stheno, categories: readonly NamedCategory[]): Promise<Option[]> {
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
  const pathOf = ({ name, parent_category_id: parent }: NamedCategory): string => {
    const above = parent === null ? undefined : known.get(parent)
    return above ? `${pathOf(above)} / ${name}` : name
  }
  return categories.map((category) => ({ value: category.id, label: pathOf(category) }))
}
