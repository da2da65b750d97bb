import { createHmac } from "node:crypto"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"

/** Attributes of a resource, which depend on its type. */
interface Attributes extends Record<string, unknown> {
  /** of an order */
  ext_ref?: string
  order_lines?: object[]
  /** of an order, or of a search for drop points */
  delivery_address?: Record<string, string>
  shipping_rate_id?: string
  /** of a shipment */
  packages?: object[]
  /** of a document */
  base64?: string
}

/** A resource of the stand-in. */
export interface StoredResource {
  readonly id: string
  readonly type: string
  readonly attributes: Attributes
  readonly relationships: Record<string, { data?: unknown; links?: { related: string } }>
}

/** A webhook as Webshipper sends it. */
export interface SentWebhook {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A stand-in of version 2 of Webshipper's API: the resources that the plugin uses, with their errors. */
export interface WebshipperService extends StandIn {
  /** the resources of a type, oldest first */
  all(type: string): readonly StoredResource[]
  /** does what a member of the team does at Webshipper: creates the shipment of an order with its label */
  ship(orderId: string, ...trackingNumbers: string[]): StoredResource
  /** a webhook about a shipment, signed with the secret unless another one is given */
  webhook(topic: string, shipment: StoredResource, secret?: string): SentWebhook
}

/** The account of the stand-in. */
export interface Account {
  readonly token: string
  readonly channelId: string
  readonly secret: string
}

const mediaType = "application/vnd.api+json"

const rates = [
  { id: "11", name: "Home delivery", require_drop_point: false, is_return: false },
  { id: "12", name: "Pick-up point", require_drop_point: true, is_return: false },
  { id: "13", name: "Return label", require_drop_point: false, is_return: true },
]

/** Starts a stand-in of Webshipper. */
export async function startWebshipper({ token, channelId, secret }: Account): Promise<WebshipperService> {
  const state = new State(channelId)
  const standIn = await startStandIn((request): Answer => {
    const { headers } = request
    if (headers.authorization !== `Bearer ${token}`)
      return failure(401, "Unauthorized", "The token is not valid")
    if (headers.accept !== mediaType) return failure(406, "Not acceptable", `Accept must be ${mediaType}`)
    if (request.text && headers["content-type"] !== mediaType)
      return failure(415, "Unsupported media type", `Content-Type must be ${mediaType}`)
    const { status = 200, body } = state.answer(request)
    return { status, headers: { "content-type": mediaType }, body }
  })
  return {
    ...standIn,
    all: (type) => [...state.resources.values()].filter((each) => each.type === type),
    ship: (orderId, ...numbers) => state.ship(orderId, numbers),
    webhook: (topic, shipment, key = secret) => {
      // Spaces, as Webshipper may send them: a body that is written anew has another signature.
      const body = JSON.stringify({ data: shipment }, null, 1)
      return {
        body,
        headers: {
          "content-type": mediaType,
          "x-webshipper-topic": topic,
          "x-webshipper-hmac-sha256": createHmac("sha256", key).update(body).digest("base64"),
        },
      }
    },
  }
}

function failure(status: number, title: string, detail: string): Answer {
  return { status, headers: { "content-type": mediaType }, body: { errors: [{ title, detail }] } }
}

class State {
  readonly resources = new Map<string, StoredResource>()
  readonly #channelId: string
  #lastId = 100

  constructor(channelId: string) {
    this.#channelId = channelId
    for (const { id, ...attributes } of rates)
      this.#keep({
        id,
        type: "shipping_rates",
        attributes: { ...attributes, carrier_id: 7 },
        relationships: {},
      })
  }

  answer(request: ReceivedRequest): Answer {
    const { method, path, text } = request
    const [, version, type = "", id, relation] = path.split("/")
    if (version !== "v2") return failure(404, "Not found", `There is nothing at ${path}`)
    const data = text ? (JSON.parse(text) as { data: StoredResource }).data : undefined
    if (data && data.type !== type) return failure(409, "Conflict", `The type must be ${type}`)
    if (method === "POST" && data)
      return type === "drop_point_locators" ? locate(data.attributes) : this.#create(data)
    if (!id) return this.#list(type, request.query)
    const found = this.resources.get(`${type}/${id}`)
    if (!found) return failure(404, "Record not found", `The record identified by ${id} could not be found.`)
    if (relation) return this.#related(found, relation)
    if (method === "DELETE") this.resources.delete(`${type}/${id}`)
    if (method === "PATCH") Object.assign(found.attributes, data?.attributes)
    return { body: { data: found } }
  }

  ship(orderId: string, numbers: readonly string[]): StoredResource {
    const order = this.resources.get(`orders/${orderId}`)!
    order.attributes["status"] = "dispatched"
    const known = [...this.resources.values()].find(
      (each) => each.type === "shipments" && idOf(each.relationships["order"]?.data) === orderId,
    )
    const shipment =
      known ??
      this.#add({
        type: "shipments",
        attributes: { reference: order.attributes["visible_ref"], is_return: false },
        relationships: { order: { data: { type: "orders", id: orderId } } },
      })
    shipment.attributes["tracking_links"] = numbers.map((number) => ({
      number,
      url: `https://track.example.com/${number}`,
    }))
    return shipment
  }

  #create(data: StoredResource): Answer {
    const { type, attributes, relationships = {} } = data
    if (type === "orders") {
      const { ext_ref: reference } = attributes
      if (idOf(relationships["order_channel"]?.data) !== this.#channelId)
        return failure(422, "Invalid", "Order channel must exist")
      if (
        [...this.resources.values()].some(
          (each) => each.type === type && each.attributes["ext_ref"] === reference,
        )
      )
        return failure(422, "Invalid", "Ext ref has already been taken")
      if (!attributes.delivery_address?.["zip"]) return failure(422, "Invalid", "Zip can't be blank")
      attributes.order_lines = attributes.order_lines?.map((line) => ({
        id: ++this.#lastId,
        ...line,
      }))
    }
    if (type === "shipments" && !attributes.packages?.length)
      return failure(422, "Invalid", "Packages can't be blank")
    const created = this.#add({ type, attributes, relationships })
    const orderId = idOf(relationships["order"]?.data)
    const order = this.resources.get(`orders/${orderId}`)
    if (type === "shipments" && order) order.attributes["status"] = "dispatched"
    return { status: 201, body: { data: created } }
  }

  #add({ type, attributes, relationships }: Omit<StoredResource, "id">): StoredResource {
    const id = String(++this.#lastId)
    const links = (name: string) => ({ links: { related: `/v2/${type}/${id}/${name}` } })
    const others: StoredResource["relationships"] =
      type === "shipments" ? { labels: links("labels"), documents: links("documents") } : {}
    return this.#keep({ id, type, attributes, relationships: { ...relationships, ...others } })
  }

  #keep(resource: StoredResource): StoredResource {
    this.resources.set(`${resource.type}/${resource.id}`, resource)
    return resource
  }

  #related({ id }: StoredResource, relation: string): Answer {
    const attributes =
      relation === "labels" ? { label_format: "PDF", base64: btoa(`label ${id}`) } : undefined
    return { body: { data: attributes ? [{ id: `${id}1`, type: relation, attributes }] : [] } }
  }

  /** Two per page, so that lists have several pages. */
  #list(type: string, query: URLSearchParams): Answer {
    const filters = [...query].filter(([name]) => name.startsWith("filter["))
    const page = Number(query.get("page[number]") ?? 1)
    const matching = [...this.resources.values()].filter(
      (each) =>
        each.type === type && filters.every(([name, value]) => this.#matches(each, name.slice(7, -1), value)),
    )
    query.set("page[number]", String(page + 1))
    const links = matching.length > page * 2 ? { next: `/v2/${type}?${query}` } : {}
    return { body: { data: matching.slice(page * 2 - 2, page * 2), links } }
  }

  #matches({ attributes, relationships }: StoredResource, name: string, value: string): boolean {
    if (name === "order_channel_id") return value === this.#channelId
    if (name === "order") return idOf(relationships["order"]?.data) === value
    return attributes[name] === value
  }
}

function idOf(data: unknown): string | undefined {
  return (data as { id?: string } | undefined)?.id
}

function locate({ shipping_rate_id: rateId, delivery_address: address = {} }: Attributes): Answer {
  const { zip, country_code: country } = address
  if (rateId !== "12") return failure(422, "Invalid", "The rate has no drop points")
  const point = { drop_point_id: "4711", name: "Kiosk", address_1: "Torvet 2", zip, city: "Aarhus" }
  return {
    status: 201,
    body: {
      data: {
        id: "1",
        type: "drop_point_locators",
        attributes: { drop_points: [{ ...point, country_code: country }] },
      },
    },
  }
}
