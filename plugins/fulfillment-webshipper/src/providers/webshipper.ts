import { CommerceError, provider, z, type ProviderData, type ProviderDefinition } from "@stheno/core"
import { readOptions, type WebshipperOptions } from "../options.ts"
import { createClient, type Resource, type WebshipperClient } from "../webshipper/client.ts"
import { uploadDocuments } from "../webshipper/documents.ts"
import { asAdminError } from "../webshipper/errors.ts"
import { itemShape, orderShape } from "../webshipper/order-attributes.ts"
import { cancelOrder, createOrder, rateOf, shipOrder, type Shipping } from "../webshipper/orders.ts"
import { createReturn, orderOfReturn, shippedOrders } from "../webshipper/returns.ts"

const items = z.array(itemShape)

const short = z.string().max(200).optional()

/** What a storefront may say of the pick-up point. */
const dropPoint = z.object({
  drop_point_id: z
    .union([z.string().min(1).max(100), z.number()])
    .transform(String)
    .optional(),
  drop_point_name: short,
  drop_point_address_1: short,
  drop_point_zip: short,
  drop_point_city: short,
  drop_point_country_code: short,
})

const webshipper: ProviderDefinition<"fulfillment"> = provider("fulfillment", ({ pluginOptions, shop }) => {
  const options = readOptions(pluginOptions)
  const client = createClient(options)
  return {
    id: "webshipper",
    options: async () => (await listRates(client, options)).map(optionOf),
    validateOption: async (data) => {
      const rates = await listRates(client, options)
      return rates.some(({ id }) => id === rateOf(data))
    },
    validateData: async (option, data) => methodData(option, data),
    canCalculate: async () => false,
    calculatePrice: async () => {
      throw new CommerceError("not_allowed", "Prices of Webshipper are flat rates")
    },
    async createFulfillment(method, given, order, { id }) {
      const parts = { method, items: items.parse(given), order: orderShape.parse(order) }
      const shipping: Shipping = { ...parts, fulfillmentId: String(id) }
      return asking(async () => {
        const upload = () => uploadDocuments(shop(), client, options, shipping)
        const created = await createOrder(client, options, shipping, upload)
        if (options.create_shipments) await shipOrder(client, options, created, shipping.items)
        return keep(created)
      })
    },
    async cancelFulfillment(data) {
      if (typeof data["id"] === "string") await asking(() => cancelOrder(client, options, String(data["id"])))
      return { ...data }
    },
    async createReturn(given) {
      const { id, order: row, items: returned, shipping_method: method } = returnShape.parse(given)
      // The server passes the order without its items and addresses.
      const order = row?.["shipping_address"] ? orderShape.parse(row) : await orderOfReturn(shop(), id)
      const lines = returned.map(({ item_id: itemId, quantity }) => {
        const line = order.items?.find((each) => each.id === itemId)
        return { unit_price: 0, ...line, id: itemId, quantity }
      })
      const shipped = options.return_portal ? await shippedOrders(shop().db, order.id) : []
      return asking(() =>
        createReturn(client, options, { id, method: method.data, items: lines, order }, shipped),
      )
    },
  }
})

export default webshipper

const returnShape = z.looseObject({
  id: z.string(),
  order: z.looseObject({}).nullish(),
  items: z.array(z.looseObject({ item_id: z.string(), quantity: z.number() })),
  shipping_method: z.looseObject({ data: z.record(z.string(), z.unknown()) }),
})

function listRates(client: WebshipperClient, options: WebshipperOptions): Promise<readonly Resource[]> {
  return client.list("/v2/shipping_rates", { order_channel_id: options.order_channel_id })
}

function optionOf({ id, attributes }: Resource) {
  return {
    id,
    webshipper_id: id,
    name: String(attributes["name"] ?? id),
    carrier_id: attributes["carrier_id"] ?? null,
    require_drop_point: attributes["require_drop_point"] === true,
    is_return: attributes["is_return"] === true,
  }
}

/** The data of the option win, so that a storefront cannot choose another rate. */
function methodData(option: ProviderData, data: ProviderData): ProviderData {
  const point = dropPoint.safeParse(data)
  if (!point.success)
    throw new CommerceError("invalid_data", `The pick-up point is not valid: ${z.prettifyError(point.error)}`)
  if (option["require_drop_point"] === true && point.data.drop_point_id === undefined)
    throw new CommerceError("invalid_data", "Choose a pick-up point: drop_point_id is missing")
  const given = Object.entries(point.data).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), ...option }
}

/** What the store keeps of an order at Webshipper; it is the same when a request is repeated. */
function keep({ id, type, attributes }: Resource): ProviderData {
  const { ext_ref: reference, visible_ref: shown } = attributes
  return { id, type, attributes: { ext_ref: reference, visible_ref: shown } }
}

async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asAdminError(error)
  }
}
