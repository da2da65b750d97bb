import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { levelsOf, linkItem, makeChannel, makeVariant } from "./testing/stock-fixture.ts"

let shop: TestApp
let channelId: string
let here: string
let there: string
beforeAll(async () => {
  shop = await createTestApp()
  const channel = await makeChannel(shop.engine.db, 2)
  channelId = channel.channelId
  ;[here, there] = channel.locationIds as [string, string]
})
afterAll(() => shop.close())

const levelsPath = (itemId: string) => `/admin/inventory-items/${itemId}/location-levels` as const
const levelPath = (itemId: string, locationId: string) => `${levelsPath(itemId)}/${locationId}` as const

async function newItem(more: Record<string, unknown> = {}): Promise<string> {
  const { variant } = await makeVariant(shop.engine.db, {})
  const { status, body } = await shop.admin("POST", "/admin/inventory-items", {
    variant_id: variant.id,
    title: "Thing",
    ...more,
  })
  expect(status).toBe(200)
  return body.inventory_item.id
}

describe("items", () => {
  test("are made for a variant, and say so", async () => {
    const { variant } = await makeVariant(shop.engine.db, {})
    const id = await newItem({ variant_id: variant.id, sku: "MADE-1", metadata: { a: 1 } })
    const { body } = await shop.admin("GET", `/admin/inventory-items?sku=MADE-1`)
    expect(body).toMatchObject({ count: 1, limit: 20, offset: 0 })
    expect(body.inventory_items[0]).toMatchObject({
      id,
      sku: "MADE-1",
      requires_shipping: true,
      metadata: { a: 1 },
      location_levels: [],
      stocked_quantity: 0,
      reserved_quantity: 0,
      variants: [{ id: variant.id, product: { id: variant.product_id } }],
    })
    expect(body.inventory_items[0]).not.toHaveProperty("inventory_levels")
    expect(await shop.events()).toContainEqual({ name: "inventory-item.created", data: { ids: [id] } })
    expect((await shop.admin("GET", `/admin/inventory-items/${await newItem()}`)).status).toBe(200)
  })

  test.each(["expand=location_levels", "expand=unknown", "fields=sku", "fields=unknown"])(
    "are whole at creation, also with %s",
    async (query) => {
      const { variant } = await makeVariant(shop.engine.db, {})
      const { body } = await shop.admin("POST", `/admin/inventory-items?${query}`, { variant_id: variant.id })
      const whole = await shop.engine.db
        .selectFrom("inventory_item")
        .selectAll()
        .where("id", "=", body.inventory_item.id)
        .executeTakeFirstOrThrow()
      expect(Object.keys(body.inventory_item).toSorted()).toEqual(Object.keys(whole).toSorted())
    },
  )

  test("take a selection when they are changed or read", async () => {
    const path = `/admin/inventory-items/${await newItem({ sku: "SELECTED" })}?fields=sku` as const
    const { id: _, ...item } = (await shop.admin("GET", path)).body.inventory_item
    expect(item).toMatchObject({ sku: "SELECTED" })
    expect(item).not.toHaveProperty("title")
    expect((await shop.admin("POST", path, { title: "Other" })).body.inventory_item).not.toHaveProperty(
      "title",
    )
  })

  test("say at creation that they are not deleted, as the stock of their variant does", async () => {
    const { variant } = await makeVariant(shop.engine.db, {})
    const { body } = await shop.admin("POST", "/admin/inventory-items", { variant_id: variant.id })
    expect(body.inventory_item).toMatchObject({ deleted_at: null })
    const stock = await shop.admin("GET", `/admin/variants/${variant.id}/inventory`)
    const { inventory } = stock.body.variant
    expect(inventory.at(-1)).toMatchObject(body.inventory_item)
    const read = await shop.admin("GET", `/admin/inventory-items/${body.inventory_item.id}`)
    expect(read.body.inventory_item).not.toHaveProperty("deleted_at")
  })

  test("are changed; null clears", async () => {
    const id = await newItem({ sku: "CHANGED-1", weight: 5 })
    const { body } = await shop.admin("POST", `/admin/inventory-items/${id}`, {
      weight: null,
      material: "oak",
      requires_shipping: false,
    })
    expect(body.inventory_item).toMatchObject({
      sku: "CHANGED-1",
      weight: null,
      material: "oak",
      requires_shipping: false,
    })
    expect(await shop.events()).toContainEqual({ name: "inventory-item.updated", data: { id } })
  })

  test("are found by text, measures, parts of codes and places", async () => {
    const id = await newItem({ title: "Ladder", description: "Ash wood", hs_code: "4421-X", weight: 12 })
    await shop.admin("POST", levelsPath(id), { location_id: here, stocked_quantity: 1 })
    await shop.admin("POST", levelsPath(id), { location_id: there, stocked_quantity: 4 })
    const found = async (query: string) =>
      (await shop.admin("GET", `/admin/inventory-items?${query}`)).body.inventory_items.map((item) => item.id)
    for (const query of [
      "q=ladd",
      "q=ASH",
      "weight[gte]=12&weight[lt]=13",
      "weight=12",
      "hs_code[starts_with]=4421",
      "hs_code[contains]=21-",
      "hs_code=4421-X",
      `location_id=${there}`,
    ])
      expect([query, await found(query)]).toEqual([query, [id]])
    expect(await found("hs_code[starts_with]=421")).toEqual([])
    expect(await found("q=ladd&origin_country=null&mid_code=null")).toEqual([id])
    expect(await found("q=ladd&hs_code=null")).toEqual([])
    expect(await found("q=ladd&requires_shipping=true")).toEqual([id])
    for (const flag of ["false", "1", ""])
      expect([flag, await found(`q=ladd&requires_shipping=${flag}`)]).toEqual([flag, []])
    const one = await shop.admin("GET", `/admin/inventory-items?location_id=${there}`)
    expect(one.body.inventory_items[0]).toMatchObject({ stocked_quantity: 4 })
    expect(one.body.inventory_items[0].location_levels).toHaveLength(1)
  })

  test("are found by the titles of their variants and products, unless these are deleted", async () => {
    const { db } = shop.engine
    const { variant, itemId } = await makeVariant(db, {})
    await makeVariant(db, {})
    await db.updateTable("product").set({ title: "Oak Bench" }).where("id", "=", variant.product_id).execute()
    await db.updateTable("product_variant").set({ title: "Garden" }).where("id", "=", variant.id).execute()
    const found = async (q: string) =>
      (await shop.admin("GET", `/admin/inventory-items?q=${q}`)).body.inventory_items.map((item) => item.id)
    for (const q of ["oak%20ben", "GARD"]) expect([q, await found(q)]).toEqual([q, [itemId]])
    expect(await found("oak_ben")).toEqual([])
    await db
      .updateTable("product")
      .set({ deleted_at: new Date() })
      .where("id", "=", variant.product_id)
      .execute()
    expect(await found("oak%20ben")).toEqual([])
  })

  test("are found by the units that are available at all locations, or at some", async () => {
    const stock = async (
      sku: string,
      ...levels: readonly [location: string, stocked: number, reserved: number][]
    ) => {
      const id = await newItem({ sku: `UNITS-${sku}` })
      for (const [location_id, stocked_quantity, reserved_quantity] of levels) {
        await shop.admin("POST", levelsPath(id), { location_id, stocked_quantity })
        await shop.engine.db
          .updateTable("inventory_level")
          .set({ reserved_quantity })
          .where("inventory_item_id", "=", id)
          .where("location_id", "=", location_id)
          .execute()
      }
      return id
    }
    await stock("many", [here, 50, 3])
    await stock("both", [here, 4, 0], [there, 4, 1])
    await stock("few", [here, 9, 7], [there, 3, 0])
    await stock("sold", [here, 5, 7])
    await stock("none")
    const left = await stock("left", [here, 80, 0])
    await shop.admin("DELETE", levelPath(left, here))
    const found = async (query: string) => {
      const { status, body } = await shop.admin("GET", `/admin/inventory-items?q=UNITS-&order=sku&${query}`)
      expect([query, status, body.count]).toEqual([query, 200, body.inventory_items?.length])
      return body.inventory_items.map(({ sku }) => sku.slice("UNITS-".length))
    }
    for (const [query, expected] of [
      ["available_quantity[lte]=5", ["few", "left", "none", "sold"]],
      ["available_quantity[lt]=5", ["left", "none", "sold"]],
      ["available_quantity[lte]=-1", ["sold"]],
      ["available_quantity[lte]=3&available_quantity[gt]=-3", ["left", "none", "sold"]],
      ["available_quantity=7", ["both"]],
      ["available_quantity=0", ["left", "none"]],
      ["available_quantity[gt]=5", ["both", "many"]],
      ["available_quantity[gte]=0", ["both", "few", "left", "many", "none"]],
      ["available_quantity[gte]=1&available_quantity[lte]=7", ["both", "few"]],
      ["available_quantity[gt]=4.5&available_quantity[lt]=5.5", ["few"]],
      [`available_quantity[lte]=2&location_id=${here}`, ["few", "sold"]],
      [`available_quantity[gte]=3&location_id=${there}`, ["both", "few"]],
      [`available_quantity[gte]=7&location_id[]=${here}&location_id[]=${there}`, ["both", "many"]],
    ] as const)
      expect([query, await found(query)]).toEqual([query, expected])
    const all = await shop.admin("GET", "/admin/inventory-items?available_quantity[lte]=-1")
    expect(all.body).toMatchObject({ count: 1, inventory_items: [{ sku: "UNITS-sold" }] })
    const wrong = await shop.admin("GET", "/admin/inventory-items?available_quantity[lte]=few")
    expect([wrong.status, wrong.body.type]).toEqual([400, "invalid_data"])
  })

  test("a taken sku is refused, and free again after deletion", async () => {
    const id = await newItem({ sku: "TWICE" })
    const { variant } = await makeVariant(shop.engine.db, {})
    const twice = await shop.admin("POST", "/admin/inventory-items", { variant_id: variant.id, sku: "TWICE" })
    expect(twice.status).toBe(422)
    expect(twice.body).toMatchObject({
      type: "duplicate_error",
      message: "Inventory_item with sku TWICE already exists.",
    })
    for (let i = 0; i < 2; i++)
      expect((await shop.admin("DELETE", `/admin/inventory-items/${id}`)).body).toEqual({
        id,
        object: "inventory_item",
        deleted: true,
      })
    expect((await shop.admin("GET", `/admin/inventory-items/${id}`)).status).toBe(404)
    expect(await newItem({ sku: "TWICE" })).not.toBe(id)
    const deletions = (await shop.events()).filter(({ name }) => name === "inventory-item.deleted")
    expect(deletions).toEqual([{ name: "inventory-item.deleted", data: { ids: [id] } }])
  })

  test("lists and retrieves take a fixed number of statements", async () => {
    const id = await newItem()
    const count = <Path extends string>(path: Path) =>
      shop
        .countStatements(() => shop.admin("GET", path))
        .then(({ statements }) => statements.filter((text) => text.includes('"inventory_item"')).length)
    expect(await count("/admin/inventory-items?limit=100")).toBe(1)
    expect(await count(`/admin/inventory-items/${id}`)).toBe(1)
  })

  test("refuse what they cannot be", async () => {
    const bad = (body: unknown) =>
      shop
        .admin("POST", "/admin/inventory-items", body)
        .then((answer) => [answer.status, answer.body.message])
    expect(await bad({ weight: "heavy" })).toEqual([
      400,
      "weight must be a number conforming to the specified constraints",
    ])
    const { variant } = await makeVariant(shop.engine.db, {})
    expect(await bad({ variant_id: variant.id, weight: 1e12 })).toEqual([400, "A value is out of range"])
    for (const variant_id of [undefined, null, ""])
      expect(await bad({ variant_id, title: "Thing" })).toEqual([400, "variant_id is required"])
    expect(await bad({ variant_id: "variant_unknown" })).toEqual([
      404,
      "Variant with id: variant_unknown was not found",
    ])
    expect((await shop.admin("GET", "/admin/inventory-items?order=colour")).status).toBe(400)
  })
})

describe("levels", () => {
  test("are made once, changed, and come back empty after deletion", async () => {
    const id = await newItem()
    const level = { location_id: here, stocked_quantity: 10, incoming_quantity: 2 }
    expect((await shop.admin("POST", levelsPath(id), level)).body.inventory_item.id).toBe(id)
    const again = await shop.admin("POST", levelsPath(id), level)
    expect([again.status, again.body.message]).toEqual([
      422,
      `Inventory_level with inventory_item_id, location_id ${id}, ${here} already exists.`,
    ])
    await shop.admin("POST", levelPath(id, here), { stocked_quantity: 7 })
    const read = async () => (await shop.admin("GET", levelsPath(id))).body.inventory_item
    expect(await read()).toMatchObject({
      id,
      location_levels: [{ stocked_quantity: 7, incoming_quantity: 2, reserved_quantity: 0 }],
    })
    expect((await shop.admin("DELETE", levelPath(id, here))).body.inventory_item.id).toBe(id)
    expect((await shop.admin("DELETE", levelPath(id, here))).status).toBe(200)
    expect((await read()).location_levels).toEqual([])
    expect(
      (await shop.admin("POST", levelsPath(id), { location_id: here, stocked_quantity: 1 })).status,
    ).toBe(200)
    expect((await read()).location_levels).toMatchObject([{ stocked_quantity: 1, incoming_quantity: 0 }])
  })

  test("stay while units are reserved there", async () => {
    const id = await newItem()
    await shop.admin("POST", levelsPath(id), { location_id: here, stocked_quantity: 10 })
    await shop.admin("POST", "/admin/reservations", {
      inventory_item_id: id,
      location_id: here,
      quantity: 1,
    })
    const { status, body } = await shop.admin("DELETE", levelPath(id, here))
    expect([status, body]).toEqual([
      400,
      {
        type: "not_allowed",
        message: `Cannot remove Inventory Level ${id} at Location ${here} because there are reserved items.`,
      },
    ])
    expect(await levelsOf(shop.engine.db, id)).toEqual({ [here]: { stocked: 10, reserved: 1 } })
  })

  test("refuse unknown places and negative numbers", async () => {
    const id = await newItem()
    const post = <Path extends string>(path: Path, body: unknown) =>
      shop.admin("POST", path, body).then((answer) => [answer.status, answer.body.message])
    expect(await post(levelsPath(id), { location_id: "sloc_x", stocked_quantity: 1 })).toEqual([
      404,
      "StockLocation with id sloc_x was not found",
    ])
    expect(await post(levelsPath("iitem_x"), { location_id: here, stocked_quantity: 1 })).toEqual([
      404,
      "InventoryItem with id iitem_x was not found",
    ])
    expect(await post(levelPath(id, here), { stocked_quantity: 1 })).toEqual([
      404,
      `Item ${id} is not stocked at location ${here}`,
    ])
    expect(await post(levelPath(id, here), { stocked_quantity: -1 })).toEqual([
      400,
      "stocked_quantity must not be less than 0",
    ])
  })
})

describe("a variant's inventory", () => {
  test("is as much in each channel as the scarcest item makes", async () => {
    const { db } = shop.engine
    const { variant, itemId } = await makeVariant(db, { [here]: 5, [there]: 4 })
    const screws = await linkItem(db, variant.id, { [here]: 15 }, 4)
    const { body } = await shop.admin("GET", `/admin/variants/${variant.id}/inventory`)
    expect(body.variant.id).toBe(variant.id)
    expect(body.variant.inventory).toMatchObject([
      { id: itemId, stocked_quantity: 9, location_levels: [{}, {}] },
      { id: screws, stocked_quantity: 15, location_levels: [{ available_quantity: 15 }] },
    ])
    const own = body.variant.sales_channel_availability.find((row) => row.channel_id === channelId)
    expect(own).toEqual({ channel_name: channelId, channel_id: channelId, available_quantity: 3 })
  })

  test("is 0 in a channel whose locations do not stock the item", async () => {
    const { variant } = await makeVariant(shop.engine.db, {})
    const availability = async () =>
      (await shop.admin("GET", `/admin/variants/${variant.id}/inventory`)).body.variant
        .sales_channel_availability
    expect((await availability()).find((row) => row.channel_id === channelId)).toMatchObject({
      available_quantity: 0,
    })
  })

  test("is empty without items, and unknown for unknown variants", async () => {
    const id = await newItem()
    const { variant, itemId } = await makeVariant(shop.engine.db, { [here]: 5 })
    await shop.admin("DELETE", `/admin/inventory-items/${itemId}`)
    expect((await shop.admin("GET", `/admin/variants/${variant.id}/inventory`)).body.variant).toEqual({
      id: variant.id,
      inventory: [],
      sales_channel_availability: [],
    })
    expect((await shop.admin("GET", `/admin/variants/${id}/inventory`)).status).toBe(404)
  })
})

test("is closed to everyone else", async () => {
  expect((await shop.request("GET", "/admin/inventory-items")).status).toBe(401)
})
