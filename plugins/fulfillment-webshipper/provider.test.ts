import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, describe, it } from "vitest"
import type { FulfillmentProvider } from "@stheno/core"
import { contractOf } from "@stheno/server/contracts"
import webshipper from "./src/providers/webshipper.ts"
import { startWebshipper, type WebshipperService } from "./testing/webshipper-service.ts"

const account = { token: "token_1", channelId: "5", secret: "secret_1" }
const returnAddress = {
  company_name: "Halcyon",
  address_1: "Havnegade 1",
  zip: "8000",
  city: "Aarhus",
  country_code: "DK",
}
const buyer = { first_name: "Ada", last_name: "Byron", address_1: "Main street 1", city: "Copenhagen" }
const line = {
  ...{ id: "item_1", title: "Cup", quantity: 4, unit_price: 1250, includes_tax: true },
  tax_lines: [{ rate: 25 }],
  adjustments: [{ amount: 800 }],
  variant: { sku: "CUP", weight: null, product: { weight: 300, origin_country: "dk", hs_code: "6912" } },
}
const order = {
  ...{ id: "order_1", display_id: 7, email: "ada@example.com", currency_code: "eur", items: [line] },
  shipping_address: {
    ...{ ...buyer, postal_code: "1000", country_code: "kr" },
    metadata: { personal_customs_no: "P123" },
  },
}
const method = { id: "11", webshipper_id: "11" }

let service: WebshipperService
beforeAll(async () => {
  service = await startWebshipper(account)
})
afterAll(() => service.close())

function open(more: object = {}, services: object = {}): FulfillmentProvider {
  const pluginOptions = {
    ...{ account: "halcyon", api_token: account.token, order_channel_id: 5, api_url: service.url },
    ...{ return_address: returnAddress, timeout: 500, ...more },
  }
  const db = { executeQuery: async () => ({ rows: [] }) }
  return webshipper.make({ pluginOptions, shop: () => ({ services, db }) } as never)
}

const orderWith = (reference: string) =>
  service.all("orders").filter(({ attributes }) => attributes["ext_ref"] === reference)

describe("the contract of fulfillment providers", () => {
  it.each(contractOf("fulfillment").checks.map((check) => [check.name, check] as const))(
    "%s",
    async (_, check) => {
      await check.run({ provider: open() })
    },
  )
})

describe("an order at Webshipper", () => {
  it("has prices without tax, discounts, weights and customs data", async () => {
    await open().createFulfillment(method, [{ ...line, quantity: 2 }], order, { id: "ful_lines" })
    const [{ attributes }] = orderWith("order_1.ful_lines") as [ReturnType<typeof orderWith>[number]]
    expect(attributes["order_lines"]).toMatchObject([
      {
        ...{ ext_ref: "item_1", sku: "CUP", quantity: 2, unit_price: 10, discounted_unit_price: 8 },
        ...{ vat_percent: 25, weight: 300, weight_unit: "g", country_of_origin: "DK", tarif_number: "6912" },
      },
    ])
    expect(attributes["delivery_address"]).toMatchObject({ personal_customs_no: "P123", country_code: "KR" })
  })

  it("gets its shipment at once if the configuration says so, once", async () => {
    const shippingNow = open({ create_shipments: true })
    const create = () => shippingNow.createFulfillment(method, [line], order, { id: "ful_now" })
    const { id } = await create()
    await create()
    const shipments = service
      .all("shipments")
      .filter(({ relationships }) => (relationships["order"]?.data as { id: string } | undefined)?.id === id)
    expect(shipments.map(({ attributes }) => attributes["packages"])).toEqual([
      [{ weight: 1200, weight_unit: "g" }],
    ])
  })

  it("is canceled when Webshipper rejects its shipment", async () => {
    const path = "/v2/shipments"
    const detail = "The carrier does not deliver to this address"
    // The first request looks for a shipment, the second one creates it.
    service.failNext({ delayMs: 0, path }, { status: 422, path, body: { errors: [{ detail }] } })
    const shippingNow = open({ create_shipments: true })
    const create = shippingNow.createFulfillment(method, [line], order, { id: "ful_rejected" })
    await expect(create).rejects.toMatchObject({
      type: "invalid_data",
      message: expect.stringContaining(detail),
    })
    expect(orderWith("order_1.ful_rejected").map(({ attributes }) => attributes["status"])).toEqual([
      "cancelled",
    ])
  })

  it("is deleted on cancellation if the configuration says so, also twice", async () => {
    const deleting = open({ delete_on_cancel: true })
    const data = await deleting.createFulfillment(method, [line], order, { id: "ful_gone" })
    await deleting.cancelFulfillment(data)
    expect(orderWith("order_1.ful_gone")).toEqual([])
    await expect(deleting.cancelFulfillment(data)).resolves.toEqual(data)
  })

  it("has a certificate of origin only for the countries of the option", async () => {
    const generator = { createInvoice: async () => "aW4=", createCertificateOfOrigin: async () => "Y28=" }
    const typesFor = async (countries: unknown, id: string) => {
      const making = open(
        { coo_countries: countries, document_size: "100X150" },
        { invoiceGeneratorService: generator },
      )
      const before = service.all("documents").length
      await making.createFulfillment(method, [line], order, { id })
      const made = service.all("documents").slice(before)
      expect(made[0]!.attributes["document_size"]).toBe("100X150")
      return made.map(({ attributes }) => attributes["document_type"])
    }
    expect(await typesFor(["KR"], "ful_coo1")).toEqual(["invoice", "certificate"])
    expect(await typesFor(["us"], "ful_coo2")).toEqual(["invoice"])
  })
})

describe("a return", () => {
  const asked = (id: string) => ({
    ...{ id, order, shipping_method: { data: { id: "13" } } },
    items: [{ item_id: "item_1", quantity: 1 }],
  })

  it("is created once when the answer is lost", async () => {
    const path = "/v2/shipments"
    service.failNext({ delayMs: 0, path }, { hangUp: true, after: true, path })
    const first = await open().createReturn(asked("ret_1"))
    expect(await open().createReturn(asked("ret_1"))).toEqual(first)
    expect(
      service.all("shipments").filter(({ attributes }) => attributes["reference"] === "ret_1"),
    ).toHaveLength(1)
  })

  it("needs a return address", async () => {
    const without = open({ return_address: undefined }).createReturn(asked("ret_2"))
    await expect(without).rejects.toMatchObject({ type: "not_allowed" })
  })
})

describe("failures", () => {
  it("are retried, time out, and do not show the token", async () => {
    const path = "/v2/shipping_rates"
    service.failNext({ status: 503, path }, { delayMs: 2_000, path })
    expect(await open().options()).toHaveLength(3)
    service.failNext({ delayMs: 2_000, path })
    const late: unknown = await open({ max_network_retries: 0 }).options().catch(String)
    expect(late).toContain("did not respond in time")
    const wrong = String(await open({ api_token: "a wrong token" }).options().catch(String))
    expect(wrong).toContain("The token is not valid")
    expect(wrong).not.toContain("a wrong token")
  })

  it("do not send the token to another server", async () => {
    const next = "http://127.0.0.1:9/v2/shipping_rates"
    service.failNext({ status: 200, path: "/v2/shipping_rates", body: { data: [], links: { next } } })
    await expect(open().options()).rejects.toThrow("another server")
  })

  it("include redirects, which are not followed", async () => {
    const path = "/v2/shipping_rates"
    const before = service.requests.length
    service.failNext({ status: 302, path, headers: { location: `${service.url}/elsewhere` } })
    await expect(open({ max_network_retries: 0 }).options()).rejects.toThrow("cannot be reached")
    expect(service.requests.slice(before).map((request) => request.path)).toEqual([path])
  })

  it("of the configuration are named", () => {
    expect(() => open({ api_token: "" })).toThrow("api_token")
    expect(() => open({ acount: "x" })).toThrow("acount")
    expect(() => open({ account: "halcyon.webshipper.io" })).toThrow("account")
  })
})
