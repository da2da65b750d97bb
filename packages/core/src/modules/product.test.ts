import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { withListLimits } from "../platform/query/list-limits.ts"
import { createInventoryModule } from "./inventory.ts"
import { createProductModule, type ProductModule } from "./product.ts"

let database: TestDatabase
let products: ProductModule

beforeAll(async () => {
  database = await createTestDatabase({ max: 20 })
  products = createProductModule({ db: database.db })
})
afterAll(() => database.drop())

let made = 0

/** A coat in two sizes. */
async function coat(more: object = {}) {
  made += 1
  const [product] = await products.create([
    {
      title: `Coat ${made}`,
      options: [{ title: "Size" }],
      variants: [
        { title: "S", sku: `COAT-${made}-S`, options: [{ value: "S" }] },
        { title: "L", sku: `COAT-${made}-L`, options: [{ value: "L" }] },
      ],
      ...more,
    },
  ])
  return product!
}

test("a product is made with all that belongs to it", async () => {
  const [type] = await products.createTypes([{ value: "Clothes", metadata: { season: "autumn" } }])
  const category = await products.createCategory({ name: "Rain", parent_category_id: null, is_active: true })
  const product = await coat({
    handle: "rain-coat",
    type_id: type!.id,
    tags: [{ value: "wet" }],
    images: ["https://example.com/a.png", { url: "https://example.com/b.png" }],
    categories: [{ id: category.id }],
    metadata: { made: "here" },
    external_id: "x-7",
  })
  expect(product).toMatchObject({
    handle: "rain-coat",
    status: "draft",
    type: { value: "Clothes", metadata: { season: "autumn" } },
    tags: [{ value: "wet" }],
    categories: [{ name: "Rain" }],
    metadata: { made: "here" },
    external_id: "x-7",
    thumbnail: "https://example.com/a.png",
  })
  expect(product.images).toHaveLength(2)
  expect(product.variants?.map(({ title, options }) => [title, options?.[0]?.value])).toEqual([
    ["S", "S"],
    ["L", "L"],
  ])
  expect(await products.list({ tags: { value: ["wet"] } }, { select: ["id"] })).toMatchObject([
    { id: product.id },
  ])
  expect(await products.list({ categories: { is_active: true } })).toHaveLength(1)
  expect(await products.list({ categories: { id: { $in: [category.id] }, is_active: false } })).toEqual([])
  expect(await products.list({ $and: [{ q: "coat" }, { handle: "nothing" }] })).toEqual([])
  expect((await products.retrieve(product.id)).variants).toBeUndefined()
  const { rows } = { rows: await database.db.selectFrom("product_sales_channel").selectAll().execute() }
  expect(rows).toEqual([])
})

test("a product is changed in one step: options, variants, images, metadata", async () => {
  const product = await coat({ metadata: { a: 1, b: 2 } })
  const small = product.variants![0]!
  const [changed] = await products.update([
    {
      id: product.id,
      title: "Cape",
      is_giftcard: true,
      metadata: { b: "", c: 3 },
      tags: [{ value: "new" }],
      options: [{ title: "Size" }, { title: "Colour" }],
      variants: [
        { id: small.id, title: "Small" },
        { title: "M", options: [{ value: "M" }, { value: "red" }] },
      ],
    },
  ])
  expect(changed).toMatchObject({ title: "Cape", is_giftcard: true, metadata: { a: 1, c: 3 } })
  expect(changed!.options?.map(({ title }) => title).toSorted()).toEqual(["Colour", "Size"])
  expect(changed!.variants?.map(({ title }) => title)).toEqual(["Small", "M"])
  expect(changed!.variants?.[1]?.options?.map(({ value }) => value).toSorted()).toEqual(["M", "red"])
  await expect(
    products.update([
      { id: changed!.id, title: "Lost" },
      { id: "prod_none", title: "Nothing" },
    ]),
  ).rejects.toMatchObject({ type: "not_found" })
  expect((await products.retrieve(changed!.id)).title).toBe("Cape")
})

test("products that were deleted softly come back whole", async () => {
  const inventory = createInventoryModule({ db: database.db })
  const product = await coat()
  const variantIds = product.variants!.map(({ id }) => id)
  const keys = await products.softDelete([product.id], { returnLinkableKeys: ["product_id", "variant_id"] })
  expect(keys).toEqual({ product_id: [product.id], variant_id: variantIds.toSorted() })
  await expect(products.retrieve(product.id)).rejects.toMatchObject({ type: "not_found" })
  expect(await inventory.listInventoryItems({ sku: product.variants![0]!.sku! })).toEqual([[], 0])
  expect(await products.restore([product.id])).toBeUndefined()
  const back = await products.retrieve(product.id, { relations: ["variants.options", "options"] })
  expect(back.variants?.map(({ id }) => id)).toEqual(variantIds)
  expect(back.variants?.[0]?.options).toMatchObject([{ value: "S" }])
  expect((await inventory.listInventoryItems({ sku: product.variants![0]!.sku! }))[1]).toBe(1)
  await products.deleteVariants([variantIds[0]!])
  await products.softDelete([product.id])
  await products.restore([product.id])
  expect(await products.listVariants({ product_id: product.id })).toHaveLength(1)
  expect(await products.restoreVariants(variantIds, { returnLinkableKeys: ["variant_id"] })).toEqual({
    variant_id: [variantIds[0]],
  })
})

test("products are removed permanently, unless something refers to them", async () => {
  const [kept, gone] = [await coat(), await coat()]
  await database.db
    .insertInto("line_item")
    .values({
      id: "item_1",
      title: "Coat",
      unit_price: 1,
      quantity: 1,
      variant_id: kept.variants![0]!.id,
    })
    .execute()
  await expect(products.delete([gone.id, kept.id])).rejects.toMatchObject({ type: "not_allowed" })
  await products.delete([gone.id, "prod_none"])
  await expect(products.retrieve(gone.id, { withDeleted: true })).rejects.toMatchObject({
    type: "not_found",
  })
  expect(await products.restore([gone.id], { returnLinkableKeys: ["product_id"] })).toEqual({
    product_id: [],
  })
})

test("variants are added, changed and refused as in the API", async () => {
  const product = await coat()
  const [medium] = await products.createVariants([
    { product_id: product.id, title: "M", options: [{ value: "M" }] },
  ])
  expect(medium).toMatchObject({ variant_rank: 2, options: [{ value: "M" }] })
  await expect(
    products.createVariants([{ product_id: product.id, title: "M again", options: [{ value: "M" }] }]),
  ).rejects.toMatchObject({ type: "invalid_data" })
  await expect(products.createVariants([{ product_id: "prod_none", title: "M" }])).rejects.toMatchObject({
    message: "Product id missing",
  })
  const [changed] = await products.updateVariants([
    { id: medium!.id, title: "Medium", weight: 3, options: [{ value: "Middle" }] },
  ])
  expect(changed).toMatchObject({ title: "Medium", weight: 3, options: [{ value: "Middle" }] })
  await expect(
    products.updateVariants([{ id: medium!.id, sku: product.variants![0]!.sku }]),
  ).rejects.toMatchObject({ type: "duplicate_error" })
  const value = changed!.options![0]!.id
  expect(await products.listAndCountVariants({ options: { id: [value] } })).toMatchObject([
    [{ id: medium!.id }],
    1,
  ])
})

test("options, tags and types", async () => {
  const product = await coat()
  const [option] = await products.createOptions([{ product_id: product.id, title: "Colour" }])
  expect(option!.values?.map(({ value }) => value)).toEqual(["Default Value", "Default Value"])
  const [renamed] = await products.updateOptions([{ id: option!.id, title: "Shade" }])
  expect(renamed).toMatchObject({ title: "Shade" })
  await products.deleteOptions([option!.id])
  expect((await products.listOptions({ product_id: product.id })).map(({ title }) => title)).toEqual(["Size"])

  const [first, second] = await products.createTags([{ value: "twin" }, { value: "twin" }])
  expect(first!.id).toBe(second!.id)
  await products.updateTags([{ id: first!.id, value: "single" }])
  await products.update([{ id: product.id, tags: [{ value: "single" }] }])
  expect(await products.listAndCountTags({ value: "single" })).toMatchObject([[{ id: first!.id }], 1])
  await products.deleteTags([first!.id])
  expect((await products.retrieve(product.id, { relations: ["tags"] })).tags).toEqual([])
  await expect(products.updateTags([{ id: first!.id, value: "x" }])).rejects.toMatchObject({
    type: "not_found",
  })

  const [type] = await products.createTypes([{ id: "ptyp_own", value: "Own" }])
  await products.update([{ id: product.id, type_id: type!.id }])
  await products.updateTypes([{ id: "ptyp_own", metadata: { a: 1 } }])
  expect(await products.retrieveType("ptyp_own")).toMatchObject({ value: "Own", metadata: { a: 1 } })
  await products.deleteTypes(["ptyp_own"])
  expect((await products.retrieve(product.id)).type_id).toBeNull()
})

test("relations are whole, whatever limit the responses of a server have", async () => {
  const db = withListLimits(database.db, { exactCounts: 0, relationRows: 1 })
  const limited = createProductModule({ db })
  const [collection] = await limited.createCollections([{ title: "Many", handle: "many" }])
  const ids = [
    (await coat({ collection_id: collection!.id })).id,
    (await coat({ collection_id: collection!.id })).id,
  ]
  const found = await limited.retrieveCollection(collection!.id, { relations: ["products"] })
  expect(found.products?.map(({ id }) => id)).toEqual(ids)
})

test("collections and categories", async () => {
  const [one, two] = [await coat(), await coat()]
  const [collection] = await products.createCollections([{ title: "Autumn", product_ids: [one.id] }])
  expect(collection!.products?.map(({ id }) => id)).toEqual([one.id])
  const [changed] = await products.updateCollections([
    { id: collection!.id, title: "Fall", product_ids: [two.id] },
  ])
  expect(changed).toMatchObject({ title: "Fall", handle: "autumn", products: [{ id: two.id }] })
  expect(await products.list({ collection_id: { $eq: collection!.id } })).toMatchObject([{ id: two.id }])
  await products.deleteCollections([collection!.id])
  await expect(products.deleteCollections([collection!.id])).rejects.toMatchObject({ type: "not_found" })

  const root = await products.createCategory({ name: "Root", parent_category_id: null })
  const late = await products.createCategory({ name: "Late", parent_category_id: root.id })
  const early = await products.createCategory({ name: "Early", parent_category_id: root.id, rank: 0 })
  const deep = await products.createCategory({ name: "Deep", parent_category_id: late.id })
  const [tree] = await products.listCategories({ id: root.id, include_descendants_tree: true })
  expect(tree!.category_children?.map(({ id }) => id)).toEqual([early.id, late.id])
  expect(tree!.category_children?.[1]?.category_children).toMatchObject([{ id: deep.id }])
  const moved = await products.updateCategory(deep.id, { parent_category_id: root.id, rank: 1 })
  expect(moved).toMatchObject({ parent_category: { id: root.id }, rank: 1 })
  await expect(products.deleteCategory(root.id)).rejects.toMatchObject({ type: "not_allowed" })
  const [roots] = await products.listAndCountCategories({ parent_category_id: null, name: "Root" })
  expect(roots.map(({ id }) => id)).toEqual([root.id])
})

test("bad input is refused before anything happens", async () => {
  // @ts-expect-error products need a title
  await expect(products.create([{}])).rejects.toMatchObject({ type: "invalid_data" })
  await expect(products.create([{ title: "A", weight: 0.5 }])).rejects.toMatchObject({
    type: "invalid_data",
  })
  // @ts-expect-error a list is asked for
  await expect(products.create({ title: "A" })).rejects.toThrow(/^data must be an array$/)
  await expect(products.retrieve("")).rejects.toMatchObject({ type: "invalid_data" })
  await expect(products.list({}, { relations: ["secrets"] })).rejects.toMatchObject({ type: "invalid_data" })
  await expect(products.list({}, { order: { flavour: "ASC" } })).rejects.toMatchObject({
    type: "invalid_data",
  })
  // @ts-expect-error half a row
  await expect(products.list({}, { take: 1.5, skip: "no" })).rejects.toMatchObject({ type: "invalid_data" })
})

test("many who make the same tag at once make one", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => products.createTags([{ value: "crowd" }])),
  )
  expect(new Set(outcomes.map(([tag]) => tag!.id)).size).toBe(1)
})

test("on a database that is not migrated, the error names the remedy", async () => {
  await database.db
    .transaction()
    .execute(async (db) => {
      await sql`alter table product rename to product_elsewhere`.execute(db)
      await expect(createProductModule({ db }).list()).rejects.toThrow(
        /^The database is not migrated: relation "product" does not exist\. Open it with openModuleDatabase\(\{ url, migrates: true \}\), or run npx stheno db adopt/,
      )
      throw new Error("undo")
    })
    .catch((error: Error) => expect(error.message).toBe("undo"))
  expect(await products.list()).toBeInstanceOf(Array)
})
