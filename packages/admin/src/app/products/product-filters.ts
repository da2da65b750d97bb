import {
  useAdminCollections,
  useAdminProductCategories,
  useAdminProductTags,
  useAdminProductTypes,
  useAdminSalesChannels,
} from "@stheno/medusa-react"
import { optionsOf } from "../kit/fields.ts"
import type { ListFilter } from "../kit/list-table.tsx"
import { withoutEmpty } from "../kit/list-state.ts"
import { useSearchFilter } from "../kit/search-filters.ts"
import {
  categoryChoices,
  channelChoices,
  collectionChoices,
  tagChoices,
  typeChoices,
} from "../kit/searched-choices.ts"
import type { List } from "../kit/use-list.ts"
import { t } from "../messages/index.ts"
import { productStatuses } from "./product-states.tsx"

const words = t.products

/** The filters of the list of products, and what its request takes of them and of the search. */
export function useProductFilters(list: List) {
  const searched = [
    {
      filter: useSearchFilter(list, {
        name: "collection",
        label: words.collection,
        choices: collectionChoices,
      }),
      count: useAdminCollections(one, kept).count,
    },
    {
      filter: useSearchFilter(list, { name: "channel", label: words.channels, choices: channelChoices }),
      count: useAdminSalesChannels(one, kept).count,
    },
    {
      filter: useSearchFilter(list, { name: "type", label: words.type, choices: typeChoices }),
      count: useAdminProductTypes(one, kept).count,
    },
    {
      filter: useSearchFilter(list, { name: "tag", label: words.tags, choices: tagChoices }),
      count: useAdminProductTags(one, kept).count,
    },
    {
      filter: useSearchFilter(list, { name: "category", label: words.categories, choices: categoryChoices }),
      count: useAdminProductCategories(one, kept).count,
    },
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
