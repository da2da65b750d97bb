import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
let count = 0
let root: string
let first: string
let second: string
let third: string
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const active = { is_active: true }

async function make(name: string, parent_category_id?: string, more: object = active): Promise<string> {
  const body = { name: `${name} ${count}`, ...(parent_category_id ? { parent_category_id } : {}), ...more }
  const answer = await shop.admin("POST", "/admin/product-categories", body)
  return answer.body.product_category.id
}

beforeEach(async () => {
  count++
  root = await make("Root")
  first = await make("First", root)
  second = await make("Second", root)
  third = await make("Third", root)
})

const change = (id: string, body: object) => shop.admin("POST", `/admin/product-categories/${id}`, body)
const read = async (id: string) =>
  (await shop.admin("GET", `/admin/product-categories/${id}`)).body.product_category

interface Category {
  id: string
  rank: number
  category_children: Category[]
}

async function children(id: string): Promise<[string, number][]> {
  const category: Category = await read(id)
  return category.category_children.map((child) => [child.id, child.rank])
}

test("new categories come last, with a handle of their name", async () => {
  expect(await children(root)).toEqual([
    [first, 0],
    [second, 1],
    [third, 2],
  ])
  expect(await read(first)).toMatchObject({
    name: `First ${count}`,
    handle: `first-${count}`,
    description: "",
    is_active: true,
    is_internal: false,
    parent_category: { id: root },
    category_children: [],
  })
  expect(await read(first)).not.toHaveProperty("mpath")
  expect(await shop.events()).toContainEqual({ name: "product-category.created", data: { id: first } })
})

test.each([
  [0, ["third", "first", "second"]],
  [1, ["first", "third", "second"]],
  [99, ["first", "second", "third"]],
])("moves to rank %d and keeps ranks dense", async (rank, expected) => {
  await change(third, { rank })
  const names: Record<string, string> = { [first]: "first", [second]: "second", [third]: "third" }
  const found = await children(root)
  expect(found.map(([id]) => names[id])).toEqual(expected)
  expect(found.map(([, place]) => place)).toEqual([0, 1, 2])
})

test("moves with everything below it to another parent, and closes the gap", async () => {
  const leaf = await make("Leaf", second)
  const other = await make("Other")
  const settled = await make("Settled", other)
  await change(second, { parent_category_id: other })
  expect(await children(root)).toEqual([
    [first, 0],
    [third, 1],
  ])
  expect(await children(other)).toEqual([
    [settled, 0],
    [second, 1],
  ])
  const moved: Category = await read(other)
  expect(moved.category_children[1]!.category_children.map(({ id }) => id)).toEqual([leaf])
  await change(second, { parent_category_id: null, rank: 0 })
  const top = await read(second)
  expect([top.parent_category, top.rank]).toEqual([null, 0])
  expect(await children(second)).toEqual([[leaf, 0]])
  expect(await children(other)).toEqual([[settled, 0]])
})

test("refuses to move below itself and changes nothing", async () => {
  const leaf = await make("Leaf", first)
  for (const parent_category_id of [first, leaf]) {
    const { status, body } = await change(first, { parent_category_id, name: "Loop" })
    expect([status, body.type]).toEqual([400, "not_allowed"])
  }
  expect((await read(first)).name).toBe(`First ${count}`)
})

test("concurrent requests get different ranks", async () => {
  await Promise.all([make("A", first), make("B", first), change(second, { parent_category_id: first })])
  expect((await children(first)).map(([, rank]) => rank)).toEqual([0, 1, 2])
  expect((await children(root)).map(([, rank]) => rank)).toEqual([0, 1])
})

test("changes what is mentioned and replaces metadata", async () => {
  await change(first, { metadata: { a: 1, b: 2 } })
  const { body } = await change(first, {
    description: "new",
    is_internal: true,
    metadata: { a: "", c: null },
  })
  expect(body.product_category).toMatchObject({
    name: `First ${count}`,
    description: "new",
    is_internal: true,
    metadata: { a: "", c: null },
  })
  expect((await change(first, { description: "newer" })).body.product_category.metadata).toEqual({
    a: "",
    c: null,
  })
  expect((await change(first, { rank: -1 })).body.message).toBe("rank must not be less than 0")
  expect((await change(first, { handle: `second-${count}` })).status).toBe(422)
})

test("only a category without children goes, and its products stay", async () => {
  const product = await shop.admin("POST", "/admin/products", {
    title: `Cup ${count}`,
    categories: [{ id: first }],
  })
  const refused = await shop.admin("DELETE", `/admin/product-categories/${root}`)
  expect(refused.status).toBe(400)
  expect(refused.body).toEqual({
    type: "not_allowed",
    message: `Deleting ProductCategory (${root}) with category children is not allowed`,
  })
  const { body } = await shop.admin("DELETE", `/admin/product-categories/${first}`)
  expect(body).toEqual({ id: first, object: "product-category", deleted: true })
  expect(await children(root)).toEqual([
    [second, 0],
    [third, 1],
  ])
  const left = await shop.admin("GET", `/admin/products/${product.body.product.id}`)
  expect(left.body.product.categories).toEqual([])
  expect((await shop.admin("DELETE", "/admin/product-categories/pcat_no")).status).toBe(200)
})

test("takes products in and lets them go", async () => {
  const made = await shop.admin("POST", "/admin/products", { title: `Plate ${count}` })
  const id = made.body.product.id
  const path = `/admin/product-categories/${first}/products/batch` as const
  const listed = async () =>
    (await shop.admin("GET", `/admin/products?category_id[]=${first}&fields=id&expand=`)).body.count
  for (const times of [1, 2]) {
    const { status, body } = await shop.admin("POST", path, { product_ids: [{ id }] })
    expect([times, status, body.product_category.id]).toEqual([times, 200, first])
  }
  expect(await listed()).toBe(1)
  const unknown = await shop.admin("POST", path, { product_ids: [{ id: "prod_no" }] })
  expect([unknown.status, unknown.body.errors]).toEqual([400, ["Products prod_no do not exist"]])
  expect((await shop.admin("DELETE", path, { product_ids: [{ id }] })).status).toBe(200)
  expect(await listed()).toBe(0)
  const nowhere = await shop.admin("POST", "/admin/product-categories/pcat_no/products/batch", {
    product_ids: [{ id }],
  })
  expect(nowhere.status).toBe(404)
})

test("lists by rank, whole trees on request, in the same number of statements", async () => {
  const leaf = await make("Leaf", first)
  const list = (query: string) => shop.admin("GET", `/admin/product-categories?${query}`)
  const plain = await list(`parent_category_id=${root}&is_active=true`)
  expect(plain.body).toMatchObject({ count: 3, offset: 0, limit: 100 })
  expect(plain.body.product_categories.map(({ id }: Category) => id)).toEqual([first, second, third])
  expect(plain.body.product_categories[0].category_children[0]).not.toHaveProperty("category_children")
  const tree = await list(`handle=root-${count}&include_descendants_tree=true&expand=`)
  const [top] = tree.body.product_categories as Category[]
  expect(top!.category_children[0]!.category_children.map(({ id }) => id)).toEqual([leaf])
  const count1 = await shop.countStatements(() => list("limit=2"))
  const count2 = await shop.countStatements(() => list("limit=100"))
  expect(count2.statements.length).toBe(count1.statements.length)
  const countOf = async (query: string) => (await list(query)).body.count
  expect(await countOf("is_active=1")).toBe(await countOf("is_active=true"))
  expect(await countOf("is_active=0")).toBe(await countOf("is_active=false"))
  for (const [word, flag] of Object.entries({ TRUE: "true", y: "true", on: "true", of: "false", F: "false" }))
    expect(await countOf(`is_active=${word}`)).toBe(await countOf(`is_active=${flag}`))
  expect(await countOf("is_active=null")).toBe(0)
  for (const word of ["o", "", "yess", "NULL"])
    expect((await list(`is_active=${word}`)).body.message).toBe("is_active must be a boolean value")
  expect((await list("is_internal=maybe")).body.message).toBe("is_internal must be a boolean value")
  expect((await list("is_active=maybe")).body.message).toBe("is_active must be a boolean value")
  expect((await list("is_active[]=true")).body.message).toBe("is_active must be a string")
  expect((await list("expand=products")).body.message).toBe("Requested fields [products] are not valid")
})

test("the store shows the published products of a category on request", async () => {
  const product = async (title: string, status: string) => {
    const body = { title: `${title} ${count}`, status, categories: [{ id: first }] }
    return (await shop.admin("POST", "/admin/products", body)).body.product.id
  }
  const published = await product("Shown", "published")
  await product("Hidden", "draft")
  const ids = (category: { products: { id: string }[] }) => category.products.map(({ id }) => id)
  const read = await shop.request("GET", `/store/product-categories/${first}?expand=products`)
  expect(ids(read.body.product_category)).toEqual([published])
  expect(read.body.product_category).not.toHaveProperty("category_children")
  const list = await shop.request("GET", `/store/product-categories?expand=products&handle=first-${count}`)
  expect(list.body.product_categories.map(ids)).toEqual([[published]])
  const whole = await shop.request("GET", `/store/product-categories/${first}`)
  expect(whole.body.product_category).not.toHaveProperty("products")
  const { channel, key } = await keyOfNewChannel()
  const withKey = () =>
    shop.request("GET", `/store/product-categories/${first}?expand=products`, undefined, {
      "x-publishable-api-key": key,
    })
  expect((await withKey()).status).toBe(404)
  await shop.admin("POST", `/admin/sales-channels/${channel}/products/batch`, {
    product_ids: [{ id: published }],
  })
  expect(ids((await withKey()).body.product_category)).toEqual([published])
})

async function keyOfNewChannel() {
  const channel = (await shop.admin("POST", "/admin/sales-channels", { name: `Channel ${count}` })).body
    .sales_channel.id
  const key = (await shop.admin("POST", "/admin/publishable-api-keys", { title: "Key" })).body
    .publishable_api_key.id
  await shop.admin("POST", `/admin/publishable-api-keys/${key}/sales-channels/batch`, {
    sales_channel_ids: [{ id: channel }],
  })
  return { channel, key }
}

test("the store shows active, public categories at every level", async () => {
  const off = await make("Off", root, { is_active: false })
  await make("Internal", root, { is_active: true, is_internal: true })
  const under = await make("Under", off)
  const get = <Path extends string>(path: Path) => shop.request("GET", `/store/product-categories${path}`)
  const idsOf = (list: Category[]) => list.map(({ id }) => id)
  const one = await get(`/${root}`)
  expect(idsOf(one.body.product_category.category_children)).toEqual([first, second, third])
  expect(one.body.product_category).not.toHaveProperty("is_active")
  for (const query of ["", "&include_descendants_tree=true"]) {
    const { body } = await get(`?handle=root-${count}${query}`)
    expect(idsOf(body.product_categories[0].category_children)).toEqual([first, second, third])
  }
  const hidden = await get(`/${off}`)
  expect([hidden.status, hidden.body.message]).toEqual([
    404,
    `ProductCategory with id: ${off}, is_internal: false, is_active: true was not found`,
  ])
  expect((await get(`/${under}`)).body.product_category.parent_category).toBeNull()
  expect((await get("?fields=is_active")).status).toBe(400)
  expect((await get("?is_active=false")).body.message).toBe("property is_active should not exist")
})
