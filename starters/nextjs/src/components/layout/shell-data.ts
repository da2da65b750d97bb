import "server-only"
import { listCategories, type Category } from "@/lib/categories"
import { isUnavailable } from "@/lib/errors"
import { listCountries, regionOf, type Country, type StoreRegion } from "@/lib/regions"

/** What header and footer show of the store. */
export interface ShellData {
  readonly categories: readonly Category[]
  readonly countries: readonly Country[]
  readonly region: StoreRegion | undefined
}

/** Loads what the frame of each page shows. While the API cannot be reached, the frame stays and its lists are empty. */
export async function shellData(country: string): Promise<ShellData> {
  try {
    const [categories, countries, region] = await Promise.all([
      listCategories(),
      listCountries(),
      regionOf(country),
    ])
    return { categories, countries, region }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return { categories: [], countries: [], region: undefined }
  }
}
