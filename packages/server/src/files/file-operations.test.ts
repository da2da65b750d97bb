import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { createApp } from "@stheno/core/host"
import { afterAll, beforeAll, it } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { fileOperations } from "./file-operations.ts"
import { createLocalFiles } from "./local-files.ts"

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-files-"))
const files = createLocalFiles({ directory, baseUrl: "http://localhost:9000", secret: "a secret" })
let shop: TestApp
let authorization: string

beforeAll(async () => {
  shop = await createTestApp()
  const login = { email: "admin@example.com", password: "supersecret" }
  authorization = `Bearer ${(await shop.request("POST", "/admin/auth/token", login)).body.access_token}`
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(directory, { recursive: true })
})

/** Calls the operation with a file provider. */
async function list(
  query: string,
  provider: object = files,
  headers: Record<string, string> = { authorization },
) {
  const engine = { ...shop.engine, providers: { ...shop.engine.providers, files: provider } }
  const app = createApp(engine as typeof shop.engine, fileOperations)
  const response = await app.fetch(new Request(`http://localhost:9000/admin/files${query}`, { headers }))
  const text = await response.text()
  return {
    status: response.status,
    body: (response.status === 401 ? text : JSON.parse(text)) as { readonly files: readonly object[] },
  }
}

const upload = (name: string) =>
  files.upload({ name, type: "image/svg+xml", bytes: Buffer.from("<svg/>"), isProtected: false })

it("lists files with the products that show them", async () => {
  const image = await upload("hat.svg")
  const thumbnail = await upload("scarf.svg")
  const unused = await upload("manual.pdf")
  const create = async (body: object) =>
    (await shop.request("POST", "/admin/products", body, { authorization })).body.product
  const hat = await create({ title: "Hat", images: [image.url], thumbnail: image.url })
  const scarf = await create({ title: "Scarf", thumbnail: thumbnail.url, images: [image.url] })
  const { status, body } = await list("")
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 3, offset: 0, limit: 20, is_listed: true })
  const file = { size: 6, created_at: expect.stringMatching(/^20.*Z$/) }
  expect(body.files).toEqual([
    { ...file, ...unused, name: "manual.pdf", products: [] },
    { ...file, ...thumbnail, name: "scarf.svg", products: [{ id: scarf.id, title: "Scarf" }] },
    {
      ...file,
      ...image,
      name: "hat.svg",
      products: [
        { id: hat.id, title: "Hat" },
        { id: scarf.id, title: "Scarf" },
      ],
    },
  ])
  // A deleted product shows nothing.
  await shop.request("DELETE", `/admin/products/${scarf.id}`, undefined, { authorization })
  expect((await list("?q=scarf")).body).toMatchObject({ count: 1, files: [{ products: [] }] })
  expect((await list("?limit=1&offset=2")).body).toMatchObject({ count: 3, files: [{ name: "hat.svg" }] })
})

it("says that a provider cannot list files", async () => {
  const { list: _, ...rest } = files
  expect(await list("", rest)).toEqual({
    status: 200,
    body: { files: [], count: 0, offset: 0, limit: 20, is_listed: false },
  })
})

it("rejects limits out of range, and callers that are not signed in", async () => {
  for (const query of ["?limit=0", "?limit=101", "?limit=x", "?offset=-1", "?color=red"])
    expect(await list(query)).toMatchObject({ status: 400, body: { type: "invalid_data" } })
  expect((await list("", files, {})).status).toBe(401)
})
