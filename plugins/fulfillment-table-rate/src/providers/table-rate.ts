import { CommerceError, provider, z, type ProviderDefinition, type Shop } from "@stheno/core"
import { findPrice, type RateTable } from "../rates.ts"
import { findTable, listTables, tableNotFound, weightOf } from "../tables.ts"

/** The service of return shipping options; their prices are fixed. */
const returns = { id: "table-rate-return", name: "Return", is_return: true }

/** What of a cart decides on the price. */
const cartShape = z.looseObject({
  items: z
    .array(
      z.looseObject({
        variant_id: z.string().nullish(),
        quantity: z.number(),
        unit_price: z.number(),
      }),
    )
    .nullish(),
  subtotal: z.number().nullish(),
  shipping_address: z.looseObject({ country_code: z.string().nullish() }).nullish(),
  region: z.looseObject({ currency_code: z.string() }).nullish(),
})

type Cart = z.infer<typeof cartShape>

const tableRate: ProviderDefinition<"fulfillment"> = provider("fulfillment", ({ shop }) => ({
  id: "table-rate",
  options: async () => {
    const tables = await listTables(shop().db)
    return [...tables.map(({ id, name }) => ({ id, name })), returns]
  },
  validateOption: async ({ id }) =>
    id === returns.id || (await findTable(shop().db, String(id))) !== undefined,
  validateData: async (option, data) => ({ ...data, id: option["id"] }),
  canCalculate: async ({ id }) => id !== returns.id,
  calculatePrice: async ({ id }, _data, cart) => priceFor(shop().db, String(id), cartShape.parse(cart)),
  createFulfillment: async (data) => ({ ...data }),
  cancelFulfillment: async (data) => ({ ...data }),
  createReturn: async () => ({}),
}))

export default tableRate

/** @throws not_found, not_allowed if no rate fits: the option is then not offered for the cart */
async function priceFor(db: Shop["db"], id: string, cart: Cart): Promise<number> {
  const table = await findTable(db, id)
  if (!table) throw tableNotFound(id)
  const currency = cart.region?.currency_code
  if (currency !== undefined && currency !== table.currency_code)
    throw new CommerceError(
      "not_allowed",
      `The rate table ${table.name} has prices in ${table.currency_code}`,
    )
  const country = cart.shipping_address?.country_code?.toLowerCase()
  const price = findPrice(table.rates, country, await valueOf(db, table, cart))
  if (price !== undefined) return price
  throw new CommerceError("not_allowed", `The rate table ${table.name} has no price for this cart`)
}

async function valueOf(db: Shop["db"], { basis }: RateTable, cart: Cart): Promise<number> {
  const items = cart.items ?? []
  if (basis === "count") return items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (basis === "total")
    return cart.subtotal ?? items.reduce((sum, { quantity, unit_price: price }) => sum + quantity * price, 0)
  const weighed = items.flatMap(({ variant_id: id, quantity }) => (id ? [{ variant_id: id, quantity }] : []))
  return weightOf(db, weighed)
}
