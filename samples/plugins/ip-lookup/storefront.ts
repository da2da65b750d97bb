// region region
import type { Region } from "@stheno/js-client"

/** The region to start with: the region of the customer's address, or the first one. */
export async function firstRegion(backend: string) {
  const response = await fetch(`${backend}/store/regions/ip`)
  const { region } = (await response.json()) as { region: Region | null }
  if (region) return region
  const listed = await fetch(`${backend}/store/regions`)
  const { regions } = (await listed.json()) as { regions: Region[] }
  return regions[0]
}
// endregion
