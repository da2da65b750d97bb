import { service, sql, type ServiceDefinition, type Shop } from "@stheno/core"
import { lookUp, type Location } from "../ipstack.ts"
import { readOptions } from "../options.ts"
import { publicAddress } from "../public-address.ts"

/** How long the plugin does not ask ipstack again after a failed lookup, in seconds. */
const pause = 30

const pauseKey = "ip-lookup:pause"

/** Where the store sells to an address. */
export interface FoundRegion {
  /** the country in lower case, such as `de` */
  readonly country_code: string
  readonly region_id: string
}

/** Finds the country and the region of an IP address. */
export interface IpLookupService {
  /** whether carts start with the region of the caller's address */
  readonly setsRegionOfCarts: boolean
  /**
   * Looks up an address, in the cache first.
   * @returns what ipstack knows, in the form of v1's plugin; an empty object for a local or unknown address, or if
   *   ipstack does not respond
   */
  lookupIp(address: string | undefined): Promise<{ readonly data: Location }>
  /** @returns undefined if the country is not known, or the store does not sell there */
  findRegion(address: string | undefined): Promise<FoundRegion | undefined>
}

const ipLookup: ServiceDefinition<IpLookupService> = service(({ db, cache, log, pluginOptions }) => {
  const options = readOptions(pluginOptions)

  async function lookupIp(given: string | undefined): Promise<{ readonly data: Location }> {
    const address = publicAddress(given)
    if (!address) return { data: {} }
    const key = `ip-lookup:${address}`
    const known = (await cache.get<Location>(key)) ?? ((await cache.get(pauseKey)) ? {} : undefined)
    if (known) return { data: known }
    try {
      const data = await lookUp(options, address)
      await cache.set(key, data, options.cache_seconds)
      return { data }
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, "IP lookup failed")
      await cache.set(pauseKey, true, pause)
      return { data: {} }
    }
  }

  return {
    setsRegionOfCarts: options.sets_region_of_carts,
    lookupIp,
    async findRegion(address) {
      const { data } = await lookupIp(address)
      return data.country_code ? regionOf(db, data.country_code.toLowerCase()) : undefined
    },
  }
})

export default ipLookup

async function regionOf(db: Shop["db"], countryCode: string): Promise<FoundRegion | undefined> {
  const { rows } = await sql<FoundRegion>`
    select c.iso_2 as country_code, r.id as region_id
    from country c join region r on r.id = c.region_id
    where c.iso_2 = ${countryCode} and r.deleted_at is null`.execute(db)
  return rows[0]
}

declare module "@stheno/core" {
  interface Services {
    ipLookupService: IpLookupService
  }
}
