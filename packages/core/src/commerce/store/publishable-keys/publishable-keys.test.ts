import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const path = "/admin/publishable-api-keys"

async function newKey(title: string): Promise<string> {
  return (await shop.admin("POST", path, { title })).body.publishable_api_key.id
}

async function newChannel(name: string): Promise<string> {
  return (await shop.admin("POST", "/admin/sales-channels", { name })).body.sales_channel.id
}

const ids = (...list: string[]) => ({ sales_channel_ids: list.map((id) => ({ id })) })

const channelsOf = async (key: string, query = "") =>
  (await shop.admin("GET", `${path}/${key}/sales-channels${query}`)).body.sales_channels.map(
    ({ name }: { name: string }) => name,
  )

test("a key is made and revoked in the name of the user, and can be renamed after", async () => {
  const user = await shop.engine.db.selectFrom("user").select("id").executeTakeFirstOrThrow()
  const { body } = await shop.admin("POST", path, { title: "Shop" })
  const id = body.publishable_api_key.id
  expect(body.publishable_api_key).toMatchObject({
    title: "Shop",
    created_by: user.id,
    revoked_by: null,
    revoked_at: null,
  })
  const revoked = (await shop.admin("POST", `${path}/${id}/revoke`)).body.publishable_api_key
  expect(revoked.revoked_by).toBe(user.id)
  expect(revoked.revoked_at).toMatch(/^\d{4}-/)
  expect((await shop.admin("POST", `${path}/${id}/revoke`)).body).toEqual({
    type: "not_allowed",
    message: "PublishableApiKey has already been revoked.",
  })
  const renamed = (await shop.admin("POST", `${path}/${id}`, { title: "Old" })).body.publishable_api_key
  expect(renamed).toMatchObject({ title: "Old", revoked_at: revoked.revoked_at })
  expect((await shop.events()).filter((event) => (event.data as { id: string }).id === id)).toEqual([
    { name: "publishable_api_key.created", data: { id } },
    { name: "publishable_api_key.revoked", data: { id } },
  ])
})

test("of two revocations at once, one counts", async () => {
  const id = await newKey("Twice")
  const answers = await Promise.all([1, 2].map(() => shop.admin("POST", `${path}/${id}/revoke`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test("channels join once, are searched, and leave", async () => {
  const key = await newKey("Channels")
  const [a, b] = [await newChannel("Web A"), await newChannel("Web B")]
  await shop.admin("POST", `${path}/${key}/sales-channels/batch`, ids(a, b, a))
  await shop.admin("POST", `${path}/${key}/sales-channels/batch`, ids(a, "sc_unknown"))
  expect(await channelsOf(key)).toEqual(["Web A", "Web B"])
  expect(await channelsOf(key, "?q=b")).toEqual(["Web A", "Web B"])
  expect(await channelsOf(key, "?q=web%20b")).toEqual(["Web B"])
  await shop.admin("DELETE", `/admin/sales-channels/${b}`)
  expect(await channelsOf(key)).toEqual(["Web A"])
  await shop.admin("DELETE", `${path}/${key}/sales-channels/batch`, ids(a))
  expect(await channelsOf(key)).toEqual([])
  expect(await channelsOf("pk_unknown")).toEqual([])
  const unknown = await shop.admin("POST", `${path}/pk_unknown/sales-channels/batch`, ids(a))
  expect([unknown.status, unknown.body.message]).toEqual([
    404,
    "Publishable key with id: pk_unknown was not found",
  ])
  const left = await shop.engine.db
    .selectFrom("publishable_api_key_sales_channel")
    .select("id")
    .where("publishable_key_id", "=", "pk_unknown")
    .execute()
  expect(left).toEqual([])
})

test("a deleted key is gone with its channels", async () => {
  const key = await newKey("Gone")
  await shop.admin("POST", `${path}/${key}/sales-channels/batch`, ids(await newChannel("Web C")))
  expect((await shop.admin("DELETE", `${path}/${key}`)).body).toEqual({
    id: key,
    object: "publishable_api_key",
    deleted: true,
  })
  expect(await channelsOf(key)).toEqual([])
  for (const method of ["GET", "DELETE"])
    expect((await shop.admin(method, `${path}/${key}`)).status).toBe(404)
})

test("a list takes one statement and finds by title and by date of revocation", async () => {
  await newKey("Findable")
  const list = await shop.countStatements(() => shop.admin("GET", `${path}?q=findab&fields=title`))
  expect(list.statements.filter((text) => text.includes('"publishable_api_key"'))).toHaveLength(1)
  expect(Object.keys(list.result.body.publishable_api_keys[0]).toSorted()).toEqual([
    "created_at",
    "id",
    "title",
  ])
  const revoked = await shop.admin("GET", `${path}?revoked_at[gt]=2020-01-01&order=title`)
  expect(revoked.body.publishable_api_keys.map(({ title }: { title: string }) => title)).toEqual([
    "Old",
    "Twice",
  ])
})

test("is closed to everyone else", async () => {
  expect((await shop.request("POST", path, { title: "x" })).status).toBe(401)
})
