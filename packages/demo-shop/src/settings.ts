import type { Api, Row } from "./api.ts"

/** IDs that the rest of the store needs. */
export interface Settings {
  readonly europe: string
  readonly america: string
  readonly channel: string
  /** warehouses: Rotterdam, Oakland */
  readonly locations: readonly [string, string]
  readonly profile: string
  readonly shipping: { readonly europe: readonly string[]; readonly america: readonly string[] }
  readonly publishableKey: string
}

const europeanCountries = ["de", "fr", "nl", "at", "be", "es", "it"]

/** Regions, taxes, warehouses, shipping: everything before the first product. */
export async function createSettings({ admin }: Api): Promise<Settings> {
  const { store } = await admin<{ store: { default_sales_channel_id: string | null } }>(
    "POST",
    "/admin/store",
    {
      name: "Halcyon",
      currencies: ["eur", "usd"],
      default_currency_code: "eur",
    },
  )
  await admin("POST", "/admin/currencies/eur", { includes_tax: true })
  const channel = store.default_sales_channel_id ?? (await defaultChannel({ admin }))
  // A new store has v1's description of it.
  await admin("POST", `/admin/sales-channels/${channel}`, { description: "Orders from the website" })
  const europe = await createRegion({ admin }, "Europe", "eur", 21, europeanCountries, true)
  const america = await createRegion({ admin }, "United States", "usd", 8.25, ["us"], false)
  const { shipping_profiles } = await admin<{ shipping_profiles: readonly (Row & { type: string })[] }>(
    "GET",
    "/admin/shipping-profiles",
  )
  const profile = shipping_profiles.find(({ type }) => type === "default")!.id
  // v1's dashboard cannot request a return or an exchange without an option for it.
  for (const region of [europe, america])
    await createShipping({ admin }, region, profile, "Return by mail", 0, { is_return: true })
  return {
    europe,
    america,
    channel,
    profile,
    locations: [
      await createLocation({ admin }, channel, "Rotterdam", "Waalhaven 12", "nl"),
      await createLocation({ admin }, channel, "Oakland", "7th Street 1200", "us"),
    ],
    shipping: {
      europe: [
        await createShipping({ admin }, europe, profile, "Parcel", 595),
        await createShipping({ admin }, europe, profile, "Express", 1495),
      ],
      america: [
        await createShipping({ admin }, america, profile, "Ground", 800),
        await createShipping({ admin }, america, profile, "Two days", 2200),
      ],
    },
    publishableKey: await createKey({ admin }, channel),
  }
}

type Admin = Pick<Api, "admin">

async function defaultChannel({ admin }: Admin): Promise<string> {
  const { sales_channels } = await admin<{ sales_channels: readonly Row[] }>("GET", "/admin/sales-channels")
  return sales_channels[0]!.id
}

async function createRegion(
  { admin }: Admin,
  name: string,
  currency_code: string,
  tax_rate: number,
  countries: readonly string[],
  includes_tax: boolean,
): Promise<string> {
  const providers = { payment_providers: ["manual"], fulfillment_providers: ["manual"] }
  const body = { name, currency_code, tax_rate, countries, includes_tax, ...providers }
  return (await admin<{ region: Row }>("POST", "/admin/regions", body)).region.id
}

async function createLocation(
  { admin }: Admin,
  channel: string,
  name: string,
  address_1: string,
  country_code: string,
): Promise<string> {
  const { stock_location } = await admin<{ stock_location: Row }>("POST", "/admin/stock-locations", {
    name,
    address: { address_1, country_code },
  })
  await admin("POST", `/admin/sales-channels/${channel}/stock-locations`, { location_id: stock_location.id })
  return stock_location.id
}

async function createShipping(
  { admin }: Admin,
  region_id: string,
  profile_id: string,
  name: string,
  amount: number,
  over: { readonly is_return?: boolean } = {},
): Promise<string> {
  const { shipping_option } = await admin<{ shipping_option: Row }>("POST", "/admin/shipping-options", {
    name,
    region_id,
    profile_id,
    provider_id: "manual",
    price_type: "flat_rate",
    amount,
    data: { id: "manual-fulfillment" },
    ...over,
  })
  return shipping_option.id
}

async function createKey({ admin }: Admin, channel: string): Promise<string> {
  const { publishable_api_key } = await admin<{ publishable_api_key: Row }>(
    "POST",
    "/admin/publishable-api-keys",
    { title: "Storefront" },
  )
  await admin("POST", `/admin/publishable-api-keys/${publishable_api_key.id}/sales-channels/batch`, {
    sales_channel_ids: [{ id: channel }],
  })
  return publishable_api_key.id
}
