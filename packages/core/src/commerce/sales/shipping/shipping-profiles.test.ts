import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { newId } from "../../../platform/kernel/ids.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const path = "/admin/shipping-profiles"

async function newProfile(name: string): Promise<string> {
  return (await shop.admin("POST", path, { name, type: "custom" })).body.shipping_profile.id
}

async function newProduct(handle: string): Promise<string> {
  const id = newId("prod")
  await shop.engine.db.insertInto("product").values({ id, title: handle, handle }).execute()
  return id
}

async function newOption(profile_id: string): Promise<string> {
  const region = await shop.admin("POST", "/admin/regions", {
    name: "R",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: [],
    fulfillment_providers: ["manual"],
    countries: [],
  })
  const { body } = await shop.admin("POST", "/admin/shipping-options", {
    name: "Post",
    region_id: region.body.region.id,
    profile_id,
    provider_id: "manual",
    data: {},
    price_type: "flat_rate",
    amount: 1,
  })
  return body.shipping_option.id
}

test("a new shop has a default profile and one for gift cards", async () => {
  const { body } = await shop.admin("GET", path)
  expect(body.shipping_profiles.map(({ type, name }) => [type, name])).toEqual([
    ["default", "Default Shipping Profile"],
    ["gift_card", "Gift Card Profile"],
  ])
})

test("products and options move from profile to profile", async () => {
  const [one, two] = [await newProfile("One"), await newProfile("Two")]
  const [product, option] = [await newProduct("chair"), await newOption(one)]
  const change = { products: [product, "prod_unknown"], shipping_options: [option, "so_unknown"] }
  await shop.admin("POST", `${path}/${one}`, change)
  const { body } = await shop.admin("POST", `${path}/${two}`, { ...change, name: "Second" })
  expect(body.shipping_profile).toMatchObject({
    name: "Second",
    type: "custom",
    products: [{ id: product, profile_id: two, profile: { id: two }, profiles: [{ id: two }] }],
    shipping_options: [{ id: option, profile_id: two }],
  })
  expect((await shop.admin("GET", `${path}/${one}`)).body.shipping_profile).toMatchObject({
    products: [],
    shipping_options: [],
  })
})

test("metadata is merged, unknown types are refused", async () => {
  const id = await newProfile("Meta")
  await shop.admin("POST", `${path}/${id}`, { metadata: { a: 1, b: 2 } })
  const { body } = await shop.admin("POST", `${path}/${id}`, { metadata: { a: "" } })
  expect(body.shipping_profile.metadata).toEqual({ b: 2 })
  const message = "type must be one of 'default', 'custom', 'gift_card'"
  expect((await shop.admin("POST", path, { name: "x", type: "other" })).body.message).toBe(message)
  expect((await shop.admin("POST", path, { name: "x" })).body.message).toBe(message)
  expect((await shop.admin("POST", `${path}/${id}`, { type: "other" })).body.message).toBe(message)
})

test("a deleted profile is gone; deleting it again is fine", async () => {
  const id = await newProfile("Gone")
  for (let i = 0; i < 2; i++)
    expect((await shop.admin("DELETE", `${path}/${id}`)).body).toEqual({
      id,
      object: "shipping_profile",
      deleted: true,
    })
  for (const method of ["GET", "POST"])
    expect((await shop.admin(method, `${path}/${id}`, method === "POST" ? {} : undefined)).status).toBe(404)
})

test("a retrieve takes one statement", async () => {
  const id = await newProfile("Counted")
  const { statements } = await shop.countStatements(() => shop.admin("GET", `${path}/${id}`))
  expect(statements.filter((text) => text.includes("shipping_profile"))).toHaveLength(1)
})
