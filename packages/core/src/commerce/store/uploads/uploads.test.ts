import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import type { BodyTo, ErrorBody } from "@stheno/testing/reply.ts"
import { createApp } from "../../../app.ts"

let shop: TestApp
let authorization = ""
beforeAll(async () => {
  shop = await createTestApp({ config: { uploadLimit: 200_000 } })
  const login = { email: "admin@example.com", password: "supersecret" }
  authorization = `Bearer ${(await shop.request("POST", "/admin/auth/token", login)).body.access_token}`
})
afterAll(() => shop.close())

async function send(body: BodyInit, headers: Record<string, string> = {}, path = "/admin/uploads") {
  const request = new Request(`http://localhost:9000${path}`, {
    method: "POST",
    body,
    headers: { authorization, ...headers },
    duplex: "half",
  } as RequestInit)
  const response = await createApp(shop.engine).fetch(request)
  const json = (await response.json()) as BodyTo<"POST", "/admin/uploads"> & ErrorBody
  return { status: response.status, body: json }
}

function formOf(...files: readonly (readonly [field: string, name: string, content: string])[]): FormData {
  const form = new FormData()
  for (const [field, name, content] of files) form.append(field, new File([content], name))
  return form
}

const contentOf = async (key: string) => {
  const stream = await shop.engine.providers.files.downloadStream(key)
  return stream && (await new Response(stream).text())
}

test("keeps files with safe names, in the form's order", async () => {
  const { status, body } = await send(
    formOf(["files", "../../etc/passwd", "one"], ["files", "C:\\x\\Größe?.CSV", "two"], ["files", "..", ""]),
  )
  expect(status).toBe(200)
  const keys: string[] = body.uploads.map(({ key }) => key)
  expect(keys.map((key) => key.slice(37))).toEqual(["etc-passwd", "C-x-Gro-e-.CSV", "file"])
  expect(await Promise.all(keys.map(contentOf))).toEqual(["one", "two", ""])
  const deleted = await shop.admin("DELETE", "/admin/uploads", { file_key: keys[0] })
  expect(deleted.body).toEqual({ id: keys[0], object: "file", deleted: true })
  expect(await contentOf(keys[0]!)).toBeUndefined()
  await shop.engine.providers.files.remove("unknown")
})

test("takes a form that arrives in small pieces", async () => {
  const whole = new Response(formOf(["files", "a.txt", "x".repeat(5000)], ["files", "b.txt", "--y\r\n"]))
  const type = whole.headers.get("content-type")!
  const bytes = new Uint8Array(await whole.arrayBuffer())
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, (at += 7)))
    },
  })
  const { status, body } = await send(stream, { "content-type": type }, "/admin/uploads/protected")
  expect(status).toBe(200)
  const contents = await Promise.all(body.uploads.map(({ key }) => contentOf(key)))
  expect(contents).toEqual(["x".repeat(5000), "--y\r\n"])
})

test("refuses a form that is too large, also when it does not say its size", async () => {
  const refused = {
    status: 413,
    body: {
      code: "request_entity_too_large",
      type: "invalid_data",
      message: "The files of a request may have 200000 bytes together",
    },
  }
  const large = formOf(["files", "a.txt", "x".repeat(300_000)])
  expect(await send(large)).toEqual(refused)
  const encoded = new Response(large)
  const type = encoded.headers.get("content-type")!
  expect(await send(encoded.body!, { "content-type": type })).toEqual(refused)
})

test.each<[string, BodyInit, Record<string, string>, string]>([
  ["another field", formOf(["document", "a", "a"]), {}, "Unexpected field document"],
  ["JSON", "{}", { "content-type": "application/json" }, "The request body must be multipart/form-data"],
  ["no boundary", "x", { "content-type": "multipart/form-data" }, "The request body must be multipart"],
  [
    "a form that breaks off",
    '--b\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nabc',
    { "content-type": "multipart/form-data; boundary=b" },
    "The request body must be multipart/form-data",
  ],
  [
    "a name that cannot be decoded",
    "--b\r\ncontent-disposition: form-data; name=\"files\"; filename*=UTF-8''%ff\r\n\r\nabc\r\n--b--",
    { "content-type": "multipart/form-data; boundary=b" },
    "The request body must be multipart/form-data",
  ],
])("refuses %s, and keeps nothing", async (_name, body, headers, message) => {
  const answer = await send(body, headers)
  expect([answer.status, answer.body.type]).toEqual([400, "invalid_data"])
  expect(answer.body.message).toContain(message)
})

test("keeps none of the files when one of them is refused", async () => {
  const removed: string[] = []
  const { files } = shop.engine.providers
  const original = files.remove
  files.remove = async (key) => void removed.push(key)
  await send(formOf(["files", "a.txt", "a"], ["other", "b.txt", "b"]))
  files.remove = original
  expect(removed.map((key) => key.slice(37))).toEqual(["a.txt"])
})

test("needs an admin user", async () => {
  for (const path of ["/admin/uploads", "/admin/uploads/protected", "/admin/uploads/download-url"])
    expect((await shop.request("POST", path, {})).status).toBe(401)
})

test("only the creator of a batch job reaches its result file", async () => {
  const login = { email: "b@example.com", password: "supersecret" }
  await shop.admin("POST", "/admin/users", login)
  const { access_token } = (await shop.request("POST", "/admin/auth/token", login)).body
  const other = { authorization: `Bearer ${access_token}` }
  const { body } = await send(formOf(["files", "orders.csv", "id"]), {}, "/admin/uploads/protected")
  const file_key: string = body.uploads[0].key
  const user = await shop.request("GET", "/admin/auth", undefined, { authorization })
  const url = (headers: Record<string, string>) =>
    shop.request("POST", "/admin/uploads/download-url", { file_key }, headers)
  expect((await url(other)).status).toBe(200)
  await shop.engine.db
    .insertInto("batch_job")
    .values({
      id: "batch_export",
      type: "order-export",
      created_by: user.body.user.id,
      result: JSON.stringify({ file_key }),
    })
    .execute()

  const refused = {
    type: "not_allowed",
    message: "Cannot access a batch job that does not belong to the logged in user",
  }
  expect(await url(other)).toMatchObject({ status: 400, body: refused })
  const deletion = await shop.request("DELETE", "/admin/uploads", { file_key }, other)
  expect(deletion).toMatchObject({ status: 400, body: refused })
  expect(await contentOf(file_key)).toBe("id")
  expect((await url({ authorization })).status).toBe(200)
  expect((await shop.request("DELETE", "/admin/uploads", { file_key }, { authorization })).status).toBe(200)
  expect(await contentOf(file_key)).toBeUndefined()
})

test("a batch job no longer names its result file once that is deleted", async () => {
  const resultOf = async (id: string) =>
    (await shop.request("GET", `/admin/batch-jobs/${id}`, undefined, { authorization })).body.batch_job.result
  const keyOf = async (name: string) =>
    (await send(formOf(["files", name, "id"]), {}, "/admin/uploads/protected")).body.uploads[0].key
  const user = await shop.request("GET", "/admin/auth", undefined, { authorization })
  const job = async (id: string, file_key: string) =>
    shop.engine.db
      .insertInto("batch_job")
      .values({
        id,
        type: "order-export",
        created_by: user.body.user.id,
        result: JSON.stringify({ file_key, count: 3 }),
      })
      .execute()
  const [kept, gone] = [await keyOf("kept.csv"), await keyOf("gone.csv")]
  await job("batch_kept", kept)
  await job("batch_gone", gone)
  await shop.request("DELETE", "/admin/uploads", { file_key: gone }, { authorization })
  expect(await resultOf("batch_gone")).toEqual({ count: 3 })
  expect(await resultOf("batch_kept")).toEqual({ count: 3, file_key: kept })
})
