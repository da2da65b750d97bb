// region region
/** The region to start with: the region of the customer's address, or the first one. */
export async function firstRegion(backend: string) {
  const response = await fetch(`${backend}/store/regions/ip`)
  const { region } = await response.json()
  if (region) return region
  const { regions } = await (await fetch(`${backend}/store/regions`)).json()
  return regions[0]
}
// endregion
