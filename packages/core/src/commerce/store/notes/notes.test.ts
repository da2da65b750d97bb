import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

async function addNote(resource_id: string, value = "text"): Promise<string> {
  const body = { resource_id, resource_type: "order", value }
  return (await shop.admin("POST", "/admin/notes", body)).body.note.id
}

test("names its author, without the hash, also after the author is deleted", async () => {
  const user = (await shop.admin("POST", "/admin/users", { email: "a@example.com", password: "supersecret" }))
    .body.user
  const { body } = await shop.request("POST", "/admin/auth/token", {
    email: "a@example.com",
    password: "supersecret",
  })
  const authorization = `Bearer ${body.access_token}`
  const note = { resource_id: "order_1", resource_type: "order", value: "by a" }
  const made = await shop.request("POST", "/admin/notes", note, { authorization })
  expect(made.body.note).toMatchObject({ ...note, author_id: user.id, metadata: {} })
  const { id } = made.body.note
  const read = await shop.admin("GET", `/admin/notes/${id}`)
  expect(read.body.note.author).toEqual(user)
  await shop.admin("DELETE", `/admin/users/${user.id}`)
  const after = await shop.admin("GET", `/admin/notes/${id}`)
  expect(after.body.note).toMatchObject({ author_id: user.id, author: null })
})

test("emits events for its changes", async () => {
  const before = (await shop.events()).length
  const id = await addNote("order_events")
  await shop.admin("POST", `/admin/notes/${id}`, { value: "" })
  await shop.admin("DELETE", `/admin/notes/${id}`)
  await shop.admin("POST", `/admin/notes/${id}`, { value: "too late" })
  await shop.admin("DELETE", `/admin/notes/${id}`)
  expect((await shop.events()).slice(before)).toEqual(
    ["created", "updated", "deleted"].map((what) => ({ name: `note.${what}`, data: { id } })),
  )
})

test("is listed by what it is about, in one statement", async () => {
  const ids = [await addNote("order_list"), await addNote("order_list"), await addNote("order_list")]
  await addNote("order_other")
  const counted = await shop.countStatements(() =>
    shop.admin("GET", "/admin/notes?resource_id=order_list&limit=2&offset=1"),
  )
  expect(counted.result.body).toMatchObject({ count: 3, limit: 2, offset: 1 })
  expect(counted.result.body.notes.map((note: { id: string }) => note.id)).toEqual(ids.slice(1))
  expect(counted.statements.filter((text) => text.includes('"note" as "root"'))).toHaveLength(1)
  const all = await shop.admin("GET", "/admin/notes?limit=0")
  expect(all.body.notes).toHaveLength(all.body.count)
  expect((await shop.admin("GET", "/admin/notes?resource_id=")).body.count).toBe(all.body.count)
})

test.each([
  ["/admin/notes?limit=x", "limit must be a number conforming to the specified constraints"],
  ["/admin/notes?resource_type=order", "property resource_type should not exist"],
  ["/admin/notes?resource_id[]=a", "resource_id must be a string"],
])("refuses %s", async (path, message) => {
  const { status, body } = await shop.admin("GET", path)
  expect([status, body.message]).toEqual([400, message])
})

test("is closed to everyone else", async () => {
  const id = await addNote("order_closed")
  for (const [method, path] of [
    ["GET", "/admin/notes"],
    ["POST", "/admin/notes"],
    ["GET", `/admin/notes/${id}`],
    ["POST", `/admin/notes/${id}`],
    ["DELETE", `/admin/notes/${id}`],
  ] as const)
    expect((await shop.request(method, path, method === "POST" ? {} : undefined)).status).toBe(401)
  expect((await shop.admin("GET", `/admin/notes/${id}`)).status).toBe(200)
})
