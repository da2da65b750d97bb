import type { Kit, Scene } from "./kit.ts"

const made = (make: (kit: Kit) => Promise<{ id: string }>): Scene => {
  return async (kit) => ({ params: [(await make(kit)).id] })
}

/** A country that belongs to no region. */
async function freeCountry(kit: Kit, n = 0): Promise<string> {
  return kit.value(
    `select iso_2 from country where region_id is null order by iso_2 in ('dk', 'se', 'no', 'is', 'fi') desc, iso_2
     limit 1 offset ${n}`,
  )
}

/** A currency that the shop does not have yet. */
async function freeCurrency(kit: Kit): Promise<string> {
  return kit.value(
    `select code from currency where code not in (select currency_code from store_currencies)
     order by code in ('gbp', 'sek', 'dkk', 'chf') desc, code limit 1`,
  )
}

/** A region that nobody buys in. */
async function spare(kit: Kit): Promise<string> {
  return (await kit.make("admin.PostRegions")).region.id
}

const region: Scene = async (kit) => ({ params: [await spare(kit)] })

const withProvider: Scene = async (kit) => ({ params: [await spare(kit), "manual"] })

const channel = made(async (kit) => (await kit.make("admin.PostSalesChannels")).sales_channel)

const key = made(async (kit) => (await kit.make("admin.PostPublishableApiKeys")).publishable_api_key)

const profile = made(async (kit) => (await kit.make("admin.PostShippingProfiles")).shipping_profile)

const place = made(async (kit) => (await kit.make("admin.PostStockLocations")).stock_location)

/** A way to ship that no order has taken. */
const option = made(async (kit) => (await kit.make("admin.PostShippingOptions")).shipping_option)

async function keyWithChannel(kit: Kit) {
  const { publishable_api_key } = await kit.make("admin.PostPublishableApiKeys")
  const body = { sales_channel_ids: [{ id: (await kit.ids("sc"))[0] }] }
  await kit.admin("POST", `/admin/publishable-api-keys/${publishable_api_key.id}/sales-channels/batch`, body)
  return { params: [publishable_api_key.id], body }
}

async function shop(kit: Kit) {
  const { sales_channel } = await kit.make("admin.PostSalesChannels")
  const { stock_location } = await kit.make("admin.PostStockLocations")
  return { id: sales_channel.id, location_id: stock_location.id }
}

export const settingScenes: Readonly<Record<string, Scene>> = {
  "admin.PostCurrenciesCurrency": async () => ({ params: ["eur"], body: { includes_tax: false } }),
  "admin.PostStoreCurrenciesCode": async (kit) => ({ params: [await freeCurrency(kit)] }),
  "admin.DeleteStoreCurrenciesCode": async (kit) => {
    const code = await freeCurrency(kit)
    await kit.admin("POST", `/admin/store/currencies/${code}`)
    return { params: [code] }
  },
  "admin.PostRegions": async (kit) => ({
    body: {
      name: "Northern Europe",
      currency_code: "eur",
      tax_rate: 25,
      countries: [await freeCountry(kit)],
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
    },
  }),
  "admin.PostRegionsRegion": region,
  "admin.DeleteRegionsRegion": region,
  "admin.PostRegionsRegionCountries": async (kit) => ({
    params: [await spare(kit)],
    body: { country_code: await freeCountry(kit) },
  }),
  "admin.PostRegionsRegionCountriesCountry": async (kit) => {
    const id = await spare(kit)
    return { params: [id, await kit.value("select iso_2 from country where region_id = $1", id)] }
  },
  "admin.PostRegionsRegionPaymentProviders": region,
  "admin.PostRegionsRegionFulfillmentProviders": region,
  "admin.PostRegionsRegionPaymentProvidersProvider": withProvider,
  "admin.PostRegionsRegionFulfillmentProvidersProvider": withProvider,
  "admin.PostSalesChannelsSalesChannel": channel,
  "admin.DeleteSalesChannelsSalesChannel": channel,
  "admin.PostSalesChannelsChannelProductsBatch": channel,
  "admin.DeleteSalesChannelsChannelProductsBatch": async (kit) => {
    const { sales_channel } = await kit.make("admin.PostSalesChannels")
    const body = { product_ids: [{ id: (await kit.ids("prod"))[0] }] }
    await kit.admin("POST", `/admin/sales-channels/${sales_channel.id}/products/batch`, body)
    return { params: [sales_channel.id], body }
  },
  "admin.PostSalesChannelsSalesChannelStockLocation": async (kit) => {
    const { id, location_id } = await shop(kit)
    return { params: [id], body: { location_id } }
  },
  "admin.DeleteSalesChannelsSalesChannelStockLocation": async (kit) => {
    const { id, location_id } = await shop(kit)
    await kit.admin("POST", `/admin/sales-channels/${id}/stock-locations`, { location_id })
    return { params: [id], body: { location_id } }
  },
  "admin.GetPublishableApiKeysPublishableApiKey": key,
  "admin.PostPublishableApiKysPublishableApiKey": key,
  "admin.PostPublishableApiKeysPublishableApiKeyRevoke": key,
  "admin.DeletePublishableApiKeysPublishableApiKey": async (kit) => {
    const { publishable_api_key } = await kit.make("admin.PostPublishableApiKeys")
    await kit.admin("POST", `/admin/publishable-api-keys/${publishable_api_key.id}/revoke`)
    return { params: [publishable_api_key.id] }
  },
  "admin.GetPublishableApiKeySalesChannels": async (kit) => ({ params: (await keyWithChannel(kit)).params }),
  "admin.PostPublishableApiKeySalesChannelsChannelsBatch": key,
  "admin.DeletePublishableApiKeySalesChannelsChannelsBatch": keyWithChannel,
  "admin.PostShippingProfilesProfile": profile,
  "admin.DeleteShippingProfilesProfile": profile,
  "admin.PostShippingOptionsOption": option,
  "admin.DeleteShippingOptionsOption": option,
  "admin.PostStockLocationsStockLocation": place,
  "admin.DeleteStockLocationsStockLocation": place,
  "admin.PostAnalyticsConfigUpdate": measured,
  "admin.GetAnalyticsConfig": measured,
  "admin.DeleteAnalyticsConfig": measured,
  "admin.PostAnalyticsConfig": async (kit) => {
    if (await isMeasured(kit)) await kit.admin("DELETE", "/admin/analytics-configs")
    return {}
  },
  "admin.PostApps": async (kit) => {
    const body = { application_name: "page-app", state: "app:page-app", code: "a-code" }
    const data = JSON.stringify({ state: body.state })
    await kit.value(
      "update oauth set data = $2::jsonb where application_name = $1 returning id",
      "page-app",
      data,
    )
    return { body }
  },
}

async function isMeasured(kit: Kit): Promise<boolean> {
  return Number(await kit.value("select count(*)::text from analytics_config where deleted_at is null")) > 0
}

async function measured(kit: Kit) {
  if (!(await isMeasured(kit)))
    await kit.admin("POST", "/admin/analytics-configs", { opt_out: true, anonymize: false })
  return {}
}
