import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import { CommerceError, service, sql, type ServiceDefinition, type ServiceOf } from "@stheno/core"
import { readOptions } from "../options.ts"
import { createClient, type Resource } from "../webshipper/client.ts"
import { listDocuments, type ShippingDocument } from "../webshipper/documents.ts"
import { unavailable } from "../webshipper/errors.ts"
import { createRareLog } from "../webshipper/rare-log.ts"

/** The topics that the plugin handles; others are received and ignored. */
const handled = new Set(["shipment/created", "shipment/updated"])

/** What the endpoints use; the name and `retrieveDropPoints` are those of v1's plugin. */
export interface WebshipperFulfillment {
  /** lists the pick-up points of a shipping rate near an address */
  retrieveDropPoints(
    rateId: string,
    zip: string,
    countryCode: string,
    address1?: string,
  ): Promise<readonly unknown[]>
  /**
   * lists the labels and documents of a fulfillment
   * @throws not_found, conflict when Webshipper does not return them
   */
  listDocuments(fulfillmentId: string): Promise<readonly ShippingDocument[]>
  /**
   * Verifies a webhook and enqueues the job that handles it, once.
   * @throws invalid_data when Webshipper did not send it
   */
  receive(bodyText: string, headers: Headers): Promise<void>
}

/** Anybody can call the endpoint, and must not fill the log. */
const rejections = createRareLog(60_000)

const definition: ServiceDefinition<WebshipperFulfillment> = service(({ db, jobs, log, pluginOptions }) => {
  const options = readOptions(pluginOptions)
  const client = createClient(options)
  return {
    async retrieveDropPoints(rateId, zip, countryCode, address1) {
      const attributes = {
        shipping_rate_id: rateId,
        delivery_address: {
          zip,
          country_code: countryCode.toUpperCase(),
          ...(address1 && { address_1: address1 }),
        },
      }
      const data = { type: "drop_point_locators", attributes }
      const answer = (await client.send("POST", "/v2/drop_point_locators", data)) as { data?: Resource }
      const points = answer.data?.attributes["drop_points"]
      return Array.isArray(points) ? (points as readonly unknown[]) : []
    },
    async listDocuments(fulfillmentId) {
      const { rows } = await sql<{ id: string | null }>`select data ->> 'id' as id from fulfillment
        where id = ${fulfillmentId} and provider_id = 'webshipper'`.execute(db)
      const [found] = rows
      if (!found?.id)
        throw new CommerceError("not_found", `Fulfillment with id ${fulfillmentId} was not found`)
      return listDocuments(client, found.id).catch(unavailable)
    },
    async receive(bodyText, headers) {
      const { webhook_secret: secret } = options
      if (!secret) {
        rejections.note((rejected) =>
          log.error(
            { rejected },
            "A webhook of Webshipper was rejected: the option webhook_secret is not set",
          ),
        )
        throw new CommerceError("invalid_data", "The webhook cannot be verified: webhook_secret is not set.")
      }
      if (!isGenuine(secret, bodyText, headers.get("x-webshipper-hmac-sha256"))) {
        rejections.note((rejected) =>
          log.warn({ rejected }, "A webhook of Webshipper was rejected: its signature is not valid"),
        )
        throw new CommerceError("invalid_data", "The signature of the webhook is not valid.")
      }
      const id = shipmentIn(bodyText)
      const topic = headers.get("x-webshipper-topic")
      if (!id || (topic !== null && !handled.has(topic))) return
      const key = createHash("sha256").update(bodyText).digest("hex")
      await jobs.enqueue("webshipper-shipment", { shipment: id }, { key })
    },
  }
})
export default definition

function isGenuine(secret: string, bodyText: string, signature: string | null): boolean {
  const expected = createHmac("sha256", secret).update(bodyText).digest()
  const given = Buffer.from(signature ?? "", "base64")
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function shipmentIn(bodyText: string): string | undefined {
  try {
    const { data } = JSON.parse(bodyText) as { data?: { id?: unknown; type?: unknown } }
    return data?.type === "shipments" && data.id !== undefined ? String(data.id) : undefined
  } catch {
    return undefined
  }
}

declare module "@stheno/core" {
  interface Services {
    readonly webshipperFulfillmentService: ServiceOf<typeof definition>
  }
}
