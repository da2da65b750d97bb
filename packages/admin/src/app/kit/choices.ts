import {
  useAdminCollections,
  useAdminProductCategories,
  useAdminProductTypes,
  useAdminRegions,
  useAdminSalesChannels,
  useAdminStockLocations,
  useAdminStore,
} from "@stheno/medusa-react"
import type { Option } from "./fields.ts"

const kept = { staleTime: 60_000 }

/** The collections of the shop, to choose from. */
export function useCollectionOptions(): Option[] {
  const { collections = [] } = useAdminCollections({ limit: 500 }, kept)
  return collections.map(({ id, title }) => ({ value: id, label: title }))
}

/** The sales channels of the shop, to choose from. */
export function useChannelOptions(): Option[] {
  const { sales_channels: channels = [] } = useAdminSalesChannels({ limit: 100 }, kept)
  return channels.map(({ id, name }) => ({ value: id, label: name }))
}

/** The categories of the store with the names of those above them, to choose from. */
export function useCategoryOptions(): Option[] {
  const { product_categories: categories = [] } = useAdminProductCategories({ limit: 500 }, kept)
  const byId = new Map(categories.map((each) => [each.id, each]))
  const pathOf = (id: string): string => {
    const category = byId.get(id)
    if (!category) return ""
    const above = category.parent_category_id ? pathOf(category.parent_category_id) : ""
    return above ? `${above} / ${category.name}` : category.name
  }
  return categories
    .map(({ id }) => ({ value: id, label: pathOf(id) }))
    .sort((one, other) => one.label.localeCompare(other.label))
}

/** Without a default location, the oldest one is where a store keeps its stock. */
const byAge = { limit: 100, order: "created_at" }

interface Location {
  readonly id: string
  readonly name: string
}

/** The stock locations of the store: its default location first, then the oldest. */
export function useStockLocations(): readonly Location[] {
  const { store } = useAdminStore(kept)
  const { stock_locations: locations = [] } = useAdminStockLocations(byAge, kept)
  const home = locations.filter(({ id }) => id === store?.default_location_id)
  return [...home, ...locations.filter((location) => !home.includes(location))]
}

/** Where new units are put: the store's default location, or its first. Undefined while it is not known. */
export function useHomeLocation(): Location | undefined {
  return useStockLocations()[0]
}

/** Whether the store's currencies, sales channel and locations have been read, so that a form can be sent. */
export function useIsStoreRead(): boolean {
  const { store } = useAdminStore(kept)
  const { isLoading } = useAdminStockLocations(byAge, kept)
  return store !== undefined && !isLoading
}

/** The regions of the shop, to choose from. */
export function useRegionOptions(): (Option & { readonly currency: string })[] {
  const { regions = [] } = useAdminRegions({ limit: 100 }, kept)
  return regions.map(({ id, name, currency_code }) => ({
    value: id,
    label: `${name} (${currency_code.toUpperCase()})`,
    currency: currency_code,
  }))
}

/** Whether the store is known to have no region. */
export function useHasNoRegion(): boolean {
  return useAdminRegions({ limit: 100 }, kept).regions?.length === 0
}

/** The types of products, to choose from. */
export function useTypeOptions(): Option[] {
  const { product_types: types = [] } = useAdminProductTypes({ limit: 500 }, kept)
  return types.map(({ id, value }) => ({ value: id, label: value }))
}

/** The currencies that the store sells in, its default one first. */
export function useStoreCurrencies(): string[] {
  const { store } = useAdminStore(kept)
  if (!store) return []
  const codes = (store.currencies ?? []).map(({ code }) => code)
  return [store.default_currency_code, ...codes.filter((code) => code !== store.default_currency_code)]
}
