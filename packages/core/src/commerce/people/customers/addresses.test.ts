import { afterAll, beforeAll, beforeEach, describe, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type AnswerTo, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
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

interface Account {
  send<Method extends string, Path extends string>(
    method: Method,
    path: Path,
    body?: unknown,
  ): Promise<AnswerTo<Method, `/store/customers/me${Path}`>>
  readonly id: string
}

let number = 0
async function register(): Promise<Account> {
  const answer = await shop.request("POST", "/store/customers", {
    email: `${number++}@example.com`,
    password: "supersecret",
  })
  const cookie = answer.headers.get("set-cookie")!.split(";")[0]!
  return {
    id: answer.body.customer.id,
    send: (method, path, body) => shop.request(method, `/store/customers/me${path}`, body, { cookie }),
  }
}

let ada: Account
beforeEach(async () => {
  ada = await register()
})

async function addressesOf({ send }: Account): Promise<{ id: string }[]> {
  return (await send("GET", "")).body.customer.shipping_addresses
}

describe("the address book", () => {
  test("takes an address, its country in lower case", async () => {
    const { status, body } = await ada.send("POST", "/addresses", {
      address: { ...address, metadata: { floor: 2 } },
    })
    expect(status).toBe(200)
    expect(body.customer.shipping_addresses).toEqual([
      {
        ...address,
        id: expect.stringMatching(/^addr_/),
        customer_id: ada.id,
        country_code: "gb",
        metadata: { floor: 2 },
        created_at: expect.any(String),
        updated_at: expect.any(String),
        deleted_at: null,
      },
    ])
  })

  test("takes the same whole address once, also from many calls at once, and one with gaps each time", async () => {
    await Promise.all(Array.from({ length: 8 }, () => ada.send("POST", "/addresses", { address })))
    const minimal = { ...address, address_2: undefined, province: undefined, phone: undefined }
    await ada.send("POST", "/addresses", { address: minimal })
    await ada.send("POST", "/addresses", { address: { ...minimal, country_code: "gb" } })
    expect(await addressesOf(ada)).toHaveLength(3)
  })

  test("takes an address again that was deleted", async () => {
    await ada.send("POST", "/addresses", { address })
    const [first] = await addressesOf(ada)
    await ada.send("DELETE", `/addresses/${first!.id}`)
    expect(await addressesOf(ada)).toEqual([])
    await ada.send("POST", "/addresses", { address })
    expect(await addressesOf(ada)).toHaveLength(1)
  })

  test("changes what is given and leaves the rest", async () => {
    await ada.send("POST", "/addresses", { address: { ...address, metadata: { a: 1 } } })
    const [{ id } = { id: "" }] = await addressesOf(ada)
    const { body } = await ada.send("POST", `/addresses/${id}`, {
      city: "Other",
      company: null,
      country_code: "DK",
      metadata: { b: 2 },
    })
    expect(body.customer.shipping_addresses).toEqual([
      expect.objectContaining({
        ...address,
        id,
        city: "Other",
        company: null,
        country_code: "dk",
        metadata: { a: 1, b: 2 },
      }),
    ])
  })

  test("refuses what is not an address", async () => {
    const refusals = [
      [{}, 400, "nested property address must be either object or array"],
      [
        { address: {} },
        400,
        "first_name must be a string, last_name must be a string, address_1 must be a string, " +
          "city must be a string, country_code must be a string, postal_code must be a string",
      ],
      [{ address: { ...address, customer_id: "x" } }, 400, "property customer_id should not exist"],
      [{ address: { ...address, country_code: "zz" } }, 404, "Country with country_code zz does not exist."],
    ] as const
    for (const [body, status, message] of refusals) {
      const answer = await ada.send("POST", "/addresses", body)
      expect([answer.status, answer.body.message]).toEqual([status, message])
    }
    expect(await addressesOf(ada)).toEqual([])
  })
})

describe("another customer's address", () => {
  let foreign: string
  let eve: Account
  beforeEach(async () => {
    eve = await register()
    await ada.send("POST", "/addresses", { address })
    foreign = (await addressesOf(ada))[0]!.id
  })

  test("cannot be changed", async () => {
    const answer = await eve.send("POST", `/addresses/${foreign}`, { city: "Stolen" })
    expect([answer.status, answer.body]).toEqual([
      400,
      { type: "invalid_data", message: "Could not find address for customer" },
    ])
    expect(await addressesOf(ada)).toMatchObject([{ city: "Town" }])
  })

  test("cannot be deleted; nothing tells whether it exists", async () => {
    const [known, unknown] = [
      await eve.send("DELETE", `/addresses/${foreign}`),
      await eve.send("DELETE", "/addresses/addr_unknown"),
    ]
    expect([known.status, known.body]).toEqual([200, unknown.body])
    expect(await addressesOf(ada)).toHaveLength(1)
  })

  test("cannot become the billing address", async () => {
    const answer = await eve.send("POST", "", { billing_address: foreign })
    expect([answer.status, answer.body.message]).toEqual([404, `Address with id ${foreign} was not found`])
    expect(answer.text).not.toContain("Main Street")
  })
})

describe("the billing address", () => {
  test("is made, then changed in place, outside of the address book", async () => {
    const made = (await ada.send("POST", "", { billing_address: address })).body.customer
    expect(made.billing_address).toMatchObject({ ...address, country_code: "gb", customer_id: null })
    expect(made.shipping_addresses).toEqual([])
    const changed = (await ada.send("POST", "", { billing_address: { city: "Other" } })).body.customer
    expect(changed.billing_address).toMatchObject({
      ...address,
      id: made.billing_address_id,
      country_code: "gb",
      city: "Other",
    })
  })

  test("can be one of the address book", async () => {
    await ada.send("POST", "/addresses", { address })
    const [{ id } = { id: "" }] = await addressesOf(ada)
    const { body } = await ada.send("POST", "", { billing_address: id })
    expect(body.customer).toMatchObject({ billing_address_id: id, billing_address: { city: "Town" } })
  })

  test("is unset by null, and stays when it is left out", async () => {
    await ada.send("POST", "", { billing_address: { city: "Town", country_code: "gb" } })
    const kept = (await ada.send("POST", "", { first_name: "Ada" })).body.customer
    expect(kept.billing_address).toMatchObject({ city: "Town" })
    const unset = (await ada.send("POST", "", { billing_address: null })).body.customer
    expect(unset).toMatchObject({ billing_address_id: null, billing_address: null })
  })

  test.each([[5], [["x"]], [{ colour: "red" }], [{ city: 5 }]])("is not %j", async (billing_address) => {
    const { status, body } = await ada.send("POST", "", { billing_address })
    expect([status, (JSON.parse(body.message) as { message: string }).message]).toEqual([
      400,
      "billing_address must be one of: AddressPayload,String",
    ])
  })
})
