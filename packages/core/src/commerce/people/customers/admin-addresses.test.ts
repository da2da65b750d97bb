import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest"
import { addedCustomerOperations } from "./routes.admin-added.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({}, addedCustomerOperations)
})
afterAll(() => shop.close())

const address = {
  first_name: "Ada",
  last_name: "Byron",
  address_1: "Main Street 1",
  address_2: "2 tv",
  city: "Town",
  postal_code: "1234",
  province: "Zone",
  country_code: "GB",
  phone: "12345678",
  company: "Analytical",
}

/** What the operations return. */
interface Answer {
  readonly customer: {
    readonly id: string
    readonly billing_address_id: string | null
    readonly billing_address: { readonly id: string; readonly city: string } | null
    readonly shipping_addresses: readonly { readonly id: string; readonly city: string }[]
  }
  readonly type: string
  readonly message: string
  readonly code?: string
}

async function call(method: string, path: string, body?: unknown) {
  const answer = await shop.admin(method, `/admin/customers/${path}`, body)
  return { status: answer.status, body: JSON.parse(answer.text) as Answer }
}

let number = 0
async function createCustomer(): Promise<string> {
  const { body } = await shop.admin("POST", "/admin/customers", {
    email: `${number++}@example.com`,
    password: "supersecret",
    first_name: "Ada",
    last_name: "Byron",
  })
  return body.customer.id
}

let ada: string
let eve: string
let home: string
beforeEach(async () => {
  ada = await createCustomer()
  eve = await createCustomer()
  const { body } = await call("POST", `${ada}/addresses`, { address: { ...address, metadata: { a: 1 } } })
  home = body.customer.shipping_addresses[0]!.id
})

async function addressesOf(id: string): Promise<readonly { id: string }[]> {
  const { body } = await shop.admin("GET", `/admin/customers/${id}`)
  return body.customer.shipping_addresses
}

const namesOf = async () => (await shop.events()).map(({ name }) => name)

describe("the address book of a customer", () => {
  test("takes an address from an admin user, and the same one once", async () => {
    const { status, body } = await call("POST", `${ada}/addresses`, { address })
    expect(status).toBe(200)
    expect(body.customer).toMatchObject({
      id: ada,
      billing_address: null,
      shipping_addresses: [{ ...address, country_code: "gb", customer_id: ada, metadata: { a: 1 } }],
    })
    expect(await addressesOf(ada)).toHaveLength(1)
    expect(await addressesOf(eve)).toEqual([])
  })

  test("changes what is given and leaves the rest", async () => {
    const { status, body } = await call("POST", `${ada}/addresses/${home}`, {
      city: "Other",
      company: null,
      metadata: { b: 2 },
    })
    expect(status).toBe(200)
    expect(body.customer.shipping_addresses).toMatchObject([
      { ...address, country_code: "gb", city: "Other", company: null, metadata: { a: 1, b: 2 } },
    ])
  })

  test("loses an address, and it is fine to delete it again", async () => {
    for (const id of [home, home, "addr_unknown"]) {
      const { status, body } = await call("DELETE", `${ada}/addresses/${id}`)
      expect([status, body.customer.shipping_addresses]).toEqual([200, []])
    }
  })

  test("emits no event, as in the Store API", async () => {
    const before = await namesOf()
    await call("POST", `${ada}/addresses/${home}`, { city: "Other" })
    await call("DELETE", `${ada}/addresses/${home}`)
    expect(await namesOf()).toEqual(before)
  })
})

describe("the billing address of a customer", () => {
  test("is one of the address book, or none", async () => {
    const before = await namesOf()
    const { status, body } = await call("POST", `${ada}/billing-address`, { billing_address: home })
    expect(status).toBe(200)
    expect(body.customer).toMatchObject({ billing_address_id: home, billing_address: { city: "Town" } })
    expect((await namesOf()).slice(before.length)).toEqual(["customer.updated"])
    const unset = await call("POST", `${ada}/billing-address`, { billing_address: null })
    expect(unset.body.customer).toMatchObject({ billing_address_id: null, billing_address: null })
    expect(await addressesOf(ada)).toHaveLength(1)
  })

  test("is stored outside of the address book, then changed in place", async () => {
    const set = async (billing_address: object) =>
      (await call("POST", `${eve}/billing-address`, { billing_address })).body.customer
    const first = await set({ city: "Town", country_code: "GB" })
    const second = await set({ city: "Other" })
    expect(second.billing_address_id).toBe(first.billing_address_id)
    expect(second).toMatchObject({ billing_address: { city: "Other" }, shipping_addresses: [] })
  })

  const rowOf = (id: string) =>
    shop.engine.db.selectFrom("address").selectAll().where("id", "=", id).executeTakeFirstOrThrow()

  test.each(["removed", "replaced"])("is erased outside of the address book when it is %s", async (how) => {
    const set = async (billing_address: object | string | null) =>
      (await call("POST", `${ada}/billing-address`, { billing_address })).body.customer
    const { billing_address_id } = await set({ ...address, metadata: { floor: 2 } })
    const id = billing_address_id!
    await set({ city: "Other" })
    await set(id)
    expect(await rowOf(id)).toMatchObject({ city: "Other", phone: "12345678", deleted_at: null })
    await set(how === "removed" ? null : home)
    expect(await rowOf(id)).toMatchObject({
      ...Object.fromEntries(Object.keys(address).map((part) => [part, null])),
      country_code: "gb",
      metadata: null,
      deleted_at: expect.anything(),
    })
    expect((await call("POST", `${ada}/billing-address`, { billing_address: id })).status).toBe(404)
    await set(home)
    await set(null)
    expect(await rowOf(home)).toMatchObject({ ...address, country_code: "gb", customer_id: ada })
  })

  test("stays as it is if the request expects another one", async () => {
    const post = (billing_address: object | string | null, current_billing_address_id: string | null) =>
      call("POST", `${ada}/billing-address`, { billing_address, current_billing_address_id })
    const { status, body } = await post({ city: "Outside" }, null)
    expect(status).toBe(200)
    const outside = body.customer.billing_address_id!
    await call("POST", `${ada}/billing-address`, { billing_address: home })
    const before = await namesOf()
    for (const [change, expected] of [
      [{ city: "Overwritten" }, outside],
      [{ city: "Overwritten" }, null],
      [null, outside],
    ] as const) {
      const rejected = await post(change, expected)
      const { status, body } = rejected
      expect([status, body.type, body.code]).toEqual([409, "conflict", "billing_address_changed"])
    }
    expect(await rowOf(home)).toMatchObject({ city: "Town", customer_id: ada })
    expect(await namesOf()).toEqual(before)
    const changed = await post({ city: "Changed" }, home)
    expect(changed.body.customer).toMatchObject({ billing_address: { id: home, city: "Changed" } })
    expect((await post(null, home)).body.customer.billing_address_id).toBeNull()
  })

  test("ends with its address", async () => {
    await call("POST", `${ada}/billing-address`, { billing_address: home })
    const { body } = await call("DELETE", `${ada}/addresses/${home}`)
    expect(body.customer.billing_address).toBeNull()
  })
})

describe("a rejected request", () => {
  const paths = (customer: string, id: string) =>
    [
      ["POST", `${customer}/addresses`, { address: { ...address, city: "New" } }],
      ["POST", `${customer}/addresses/${id}`, { city: "New" }],
      ["POST", `${customer}/billing-address`, { billing_address: id }],
      ["DELETE", `${customer}/addresses/${id}`, undefined],
    ] as const

  test("without an admin user changes nothing", async () => {
    const customer = { email: `${number++}@example.com`, password: "supersecret" }
    const { headers } = await shop.request("POST", "/store/customers", customer)
    const cookie = headers.get("set-cookie")!.split(";")[0]!
    const nobody: Record<string, string>[] = [{}, { cookie }]
    for (const credentials of nobody)
      for (const [method, path, body] of paths(ada, home)) {
        const answer = await shop.request(method, `/admin/customers/${path}`, body, credentials)
        expect([path, answer.status]).toEqual([path, 401])
      }
    expect(await addressesOf(ada)).toMatchObject([{ city: "Town" }])
    for (const [method, path, body] of paths(ada, home))
      expect((await call(method, path, body)).status).toBe(200)
  })

  test("for a customer that does not exist", async () => {
    for (const [method, path, body] of paths("cus_unknown", home)) {
      const answer = await call(method, path, body)
      expect([answer.status, answer.body.message]).toEqual([
        404,
        "Customer with id: cus_unknown was not found",
      ])
    }
    expect(await addressesOf(ada)).toMatchObject([{ city: "Town" }])
  })

  test("for an address of another customer, with the errors of the Store API", async () => {
    const changed = await call("POST", `${eve}/addresses/${home}`, { city: "Stolen" })
    expect([changed.status, changed.body]).toEqual([
      400,
      { type: "invalid_data", message: "Could not find address for customer" },
    ])
    const chosen = await call("POST", `${eve}/billing-address`, { billing_address: home })
    expect([chosen.status, chosen.body.message]).toEqual([404, `Address with id ${home} was not found`])
    expect((await call("DELETE", `${eve}/addresses/${home}`)).status).toBe(200)
    expect(await addressesOf(ada)).toMatchObject([{ id: home, city: "Town" }])
  })

  test("with something that is not an address", async () => {
    const rejected = [
      ["addresses", {}, 400, "nested property address must be either object or array"],
      ["addresses", { address: { ...address, id: "x" } }, 400, "property id should not exist"],
      [
        "addresses",
        { address: { ...address, country_code: "zz" } },
        404,
        "Country with country_code zz does not exist.",
      ],
      [`addresses/${home}`, { city: 5 }, 400, "city must be a string"],
      [`addresses/${home}`, { colour: "red" }, 400, "property colour should not exist"],
      ["billing-address", {}, 400, "billing_address"],
      ["billing-address", { billing_address: 5 }, 400, "billing_address must be one of"],
    ] as const
    for (const [path, body, status, message] of rejected) {
      const answer = await call("POST", `${ada}/${path}`, body)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.body.message).toContain(message)
    }
    expect(await addressesOf(ada)).toMatchObject([{ ...address, country_code: "gb" }])
  })
})
