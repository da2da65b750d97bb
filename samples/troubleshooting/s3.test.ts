import http from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { expectSaid } from "./said.ts"
import { put } from "./s3-put.ts"

// A bucket with access control lists switched off, which answers as S3 does.
const refusal =
  "<Error><Code>AccessControlListNotSupported</Code><Message>The bucket does not allow ACLs</Message></Error>"
const bucket = http.createServer((request, response) => {
  request.resume()
  const isRefused = request.headers["x-amz-acl"] !== undefined
  response.writeHead(isRefused ? 400 : 200).end(isRefused ? refusal : "")
})

let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/picture.png`
})
afterAll(() => bucket.close())

it("is refused with an access control list, and taken without", async () => {
  const file = new Blob(["a picture"], { type: "image/png" })
  const refused = await put(url, file, "public-read").catch(String)
  expectSaid("s3-acl", String(refused))
  await expect(put(url, file)).resolves.toBeUndefined()
})
