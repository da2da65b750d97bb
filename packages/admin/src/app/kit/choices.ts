import type { Region, StockLocation } from "@stheno/js-client"
import { adminRegionKeys, adminStockLocationsKeys, useAdminStore } from "@stheno/medusa-react"
import type { Option } from "./fields.ts"
import { namedOption } from "./searched-choices.ts"
import { useWhole } from "./whole-list.ts"

const kept = { staleTime: 60_000 }

const page = { limit: 500 }

/** All stock locations, the oldest first; undefined while they are read. */
export function useLocations() {
  const { data, error, isLoading } = useWhole<Pick<StockLocation, "id" | "name">>(
    adminStockLocationsKeys.all[0],
    (client) => client.admin.stockLocations.iterate({ ...page, order: "created_at" }),
    kept,
  )
  return { locations: data, error, isLoading }
}

/** All stock locations, to choose from. */
export function useLocationOptions(): Option[] {
  return (useLocations().locations ?? []).map(namedOption)
}

interface Location {
  readonly id: string
  readonly name: string
}

/** The stock locations of the store: its default location first, then the oldest. */
export function useStockLocations(): readonly Location[] {
  const { store } = useAdminStore(kept)
  const { locations = [] } = useLocations()
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
  const { isLoading } = useLocations()
  return store !== undefined && !isLoading
}

/** All regions; undefined while they are read. */
export function useRegions() {
  const { data } = useWhole<
    Pick<Region, "id" | "name" | "currency_code"> & {
      readonly countries: readonly { readonly iso_2: string }[]
    }
  >(adminRegionKeys.all[0], (client) => client.admin.regions.iterate(page), kept)
  return data
}

/** All regions, to choose from; each says the currency of its prices. */
export function useRegionOptions(): (Option & { readonly currency: string })[] {
  return (useRegions() ?? []).map(({ id, name, currency_code }) => ({
    value: id,
    label: `${name} (${currency_code.toUpperCase()})`,
    currency: currency_code,
  }))
}

/** Whether the store is known to have no region. */
export function useHasNoRegion(): boolean {
  return useRegions()?.length === 0
}

/** The currencies that the store sells in, its default one first. */
export function useStoreCurrencies(): string[] {
  const { store } = useAdminStore(kept)
  if (!store) return []
  const codes = (store.currencies ?? []).map(({ code }) => code)
  return [store.default_currency_code, ...codes.filter((code) => code !== store.default_currency_code)]
}
