import type { Journey, Recorder } from "./recorder.ts"

const credentials = { email: "admin@example.com", password: "supersecret" }

/** Regions, currencies, channels, keys, places, shipping, taxes: what a shop needs before its first product. */
export const settings: Journey = async (recorder) => {
  const { admin, known } = recorder
  const { access_token } = await admin("PostToken", [], { body: credentials })
  recorder.signIn(access_token)
  await admin("PostAuth", [], { body: credentials })
  await admin("PostStoreCurrenciesCode", ["eur"])
  await admin("PostStoreCurrenciesCode", ["gbp"], { quiet: true })
  await admin("DeleteStoreCurrenciesCode", ["gbp"])
  await admin("PostStore", [], { body: { name: "Northern Knits" } })
  await admin("PostCurrenciesCurrency", ["eur"], { body: { includes_tax: false } })
  const { store } = await admin("GetStore")
  known.channel = store.default_sales_channel_id
  await regions(recorder)
  await channels(recorder)
  await places(recorder)
  await shipping(recorder)
  await measuring(recorder)
}

async function regions({ admin, known }: Recorder): Promise<void> {
  const providers = {
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
  }
  const { region } = await admin("PostRegions", [], {
    body: {
      name: "Europe",
      currency_code: "eur",
      tax_rate: 20,
      countries: ["dk", "se"],
      ...providers,
    },
  })
  known.region = region.id
  const { region: other } = await admin("PostRegions", [], {
    quiet: true,
    body: {
      name: "Norway",
      currency_code: "usd",
      tax_rate: 25,
      countries: ["no"],
      ...providers,
    },
  })
  await admin("PostRegionsRegion", [other.id], {
    body: { name: "Norway and Iceland" },
  })
  await admin("PostRegionsRegionCountries", [other.id], {
    body: { country_code: "is" },
  })
  await admin("PostRegionsRegionCountriesCountry", [other.id, "is"])
  await admin("PostRegionsRegionPaymentProvidersProvider", [other.id, "manual"])
  await admin("PostRegionsRegionPaymentProviders", [other.id], {
    body: { provider_id: "manual" },
  })
  await admin("PostRegionsRegionFulfillmentProvidersProvider", [other.id, "manual"])
  await admin("PostRegionsRegionFulfillmentProviders", [other.id], {
    body: { provider_id: "manual" },
  })
  await admin("GetRegionsRegionFulfillmentOptions", [region.id])
  await admin("GetRegionsRegion", [region.id])
  await admin("DeleteRegionsRegion", [other.id])
}

async function channels({ admin, known }: Recorder): Promise<void> {
  const { sales_channel } = await admin("PostSalesChannels", [], {
    body: { name: "Market stall", description: "Every Saturday at the harbor" },
  })
  const { id } = sales_channel
  known.stall = id
  await admin("PostSalesChannelsSalesChannel", [id], {
    body: { description: "Every Saturday" },
  })
  await admin("GetSalesChannelsSalesChannel", [id])
  const { publishable_api_key: key } = await admin("PostPublishableApiKeys", [], {
    body: { title: "Storefront" },
  })
  const sales_channel_ids = [{ id: known.channel }]
  await admin("PostPublishableApiKeySalesChannelsChannelsBatch", [key.id], {
    body: { sales_channel_ids },
  })
  await admin("GetPublishableApiKeySalesChannels", [key.id])
  await admin("PostPublishableApiKysPublishableApiKey", [key.id], {
    body: { title: "Web shop" },
  })
  await admin("GetPublishableApiKeysPublishableApiKey", [key.id])
  await admin("GetPublishableApiKeys")
  await admin("DeletePublishableApiKeySalesChannelsChannelsBatch", [key.id], {
    body: { sales_channel_ids },
  })
  await admin("PostPublishableApiKeysPublishableApiKeyRevoke", [key.id])
  await admin("DeletePublishableApiKeysPublishableApiKey", [key.id])
}

async function places({ admin, known }: Recorder): Promise<void> {
  const { stock_location } = await admin("PostStockLocations", [], {
    body: {
      name: "Main depot",
      address: { address_1: "Main Street 1", city: "Aarhus", country_code: "dk" },
    },
  })
  known.depot = stock_location.id
  await admin("PostSalesChannelsSalesChannelStockLocation", [known.channel!], {
    body: { location_id: known.depot },
  })
  const { stock_location: harbor } = await admin("PostStockLocations", [], {
    quiet: true,
    body: { name: "Harbor" },
  })
  known.harbor = harbor.id
  await admin("PostStockLocationsStockLocation", [harbor.id], {
    body: { name: "Harbor depot" },
  })
  await admin("GetStockLocationsStockLocation", [known.depot], {
    query: { expand: "address" },
  })
  await admin("GetStockLocations")
  const body = { location_id: harbor.id }
  await admin("PostSalesChannelsSalesChannelStockLocation", [known.stall!], {
    quiet: true,
    body,
  })
  await admin("DeleteSalesChannelsSalesChannelStockLocation", [known.stall!], {
    body,
  })
  await admin("DeleteStockLocationsStockLocation", [harbor.id])
}

async function shipping({ admin, known }: Recorder): Promise<void> {
  const { shipping_profiles } = await admin("GetShippingProfiles")
  known.profile = shipping_profiles.find(({ type }) => type === "default").id
  const { shipping_profile: bulky } = await admin("PostShippingProfiles", [], {
    body: { name: "Bulky goods", type: "custom" },
  })
  await admin("PostShippingProfilesProfile", [bulky.id], {
    body: { name: "Furniture" },
  })
  await admin("GetShippingProfilesProfile", [bulky.id])
  await admin("DeleteShippingProfilesProfile", [bulky.id])
  const option = {
    region_id: known.region,
    provider_id: "manual",
    price_type: "flat_rate",
  }
  const parcel = {
    ...option,
    profile_id: known.profile,
    data: { id: "manual-fulfillment" },
  }
  const { shipping_option } = await admin("PostShippingOptions", [], {
    body: { ...parcel, name: "Parcel", amount: 500 },
  })
  known.parcel = shipping_option.id
  const { shipping_option: back } = await admin("PostShippingOptions", [], {
    quiet: true,
    body: {
      ...option,
      name: "Parcel back",
      amount: 300,
      is_return: true,
      data: { id: "manual-fulfillment-return" },
    },
  })
  known.parcelBack = back.id
  const { shipping_option: courier } = await admin("PostShippingOptions", [], {
    quiet: true,
    body: { ...parcel, name: "Courier", amount: 2500 },
  })
  const { shipping_profile: extras } = await admin("PostShippingProfiles", [], {
    quiet: true,
    body: { name: "Extras", type: "custom" },
  })
  const { shipping_option: extra } = await admin("PostShippingOptions", [], {
    quiet: true,
    body: { ...parcel, name: "Gift wrap", amount: 400, profile_id: extras.id },
  })
  known.extra = extra.id
  known.courier = courier.id
  await admin("PostShippingOptionsOption", [courier.id], {
    body: { amount: 2200, requirements: [] },
  })
  await admin("GetShippingOptionsOption", [known.parcel])
  await admin("GetShippingOptions", [], { query: { region_id: known.region! } })
}

/** What a user lets be measured. */
async function measuring({ admin }: Recorder): Promise<void> {
  await admin("PostAnalyticsConfig", [], {
    body: { opt_out: true, anonymize: false },
  })
  await admin("PostAnalyticsConfigUpdate", [], { body: { anonymize: true } })
  await admin("GetAnalyticsConfig")
  await admin("DeleteAnalyticsConfig")
}
