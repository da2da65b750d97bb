import { NextRequest } from "next/server"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { proxy } from "@/proxy"

const regions = (id: string) =>
  Response.json({ regions: [{ countries: [{ iso_2: "de" }], payment_providers: [{ id }] }] })
const requests = vi.fn<typeof fetch>(async () => regions("klarna"))
let now = Date.now()

beforeEach(() => {
  // What an earlier test has read counts no more.
  now += 3_600_000
  vi.useFakeTimers({ now, toFake: ["Date"] })
  vi.stubGlobal("fetch", requests)
  requests.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(init: { readonly method?: string; readonly dest?: string } = {}) {
  const headers = { "sec-fetch-dest": init.dest ?? "document" }
  const url = "http://localhost:3000/de-en/checkout"
  const response = await proxy(new NextRequest(url, { method: init.method ?? "GET", headers }))
  return response.headers.get("content-security-policy")
}

test("a page with payments reads the payment providers, once in a few seconds", async () => {
  expect(await open()).toContain("klarna")
  await open()
  const first = requests.mock.calls.length
  requests.mockImplementationOnce(async () => regions("manual"))
  vi.setSystemTime(now + 3_001)
  expect(await open()).not.toContain("klarna")
  expect(requests.mock.calls.length).toBe(first + 1)
})

test("the steps of a form and prefetched pages do not wait for the API", async () => {
  await open()
  vi.setSystemTime(now + 30_000)
  requests.mockClear()
  expect(await open({ method: "POST", dest: "empty" })).toContain("klarna")
  await open({ dest: "empty" })
  expect(requests).not.toHaveBeenCalled()
  await open()
  expect(requests).toHaveBeenCalledOnce()
})

test.each([
  ["the API cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
  [
    "the API does not list payment providers",
    async () => Response.json({ regions: [{ countries: [{ iso_2: "de" }] }] }),
  ],
])(
  "while %s, a page with payments runs scripts of all providers that the storefront knows, and no others",
  async (_reason, answer) => {
    vi.resetModules()
    const { proxy: started } = await import("@/proxy")
    requests.mockImplementationOnce(answer)
    const response = await started(new NextRequest("http://localhost:3000/de-en/checkout"))
    const policy = response.headers.get("content-security-policy")
    expect(policy).toMatch(/^script-src 'self' 'nonce-[^;]* https:\/\/\*\.klarnacdn\.net;/)
    expect(policy).not.toContain("unsafe-inline")
  },
)

test("each response of a page with payments has another nonce, which Next.js gets with the request", async () => {
  const respond = () => proxy(new NextRequest("http://localhost:3000/de-en/checkout"))
  const [one, other] = [await respond(), await respond()]
  const nonceOf = (policy: string | null) => /'nonce-([\w+/=]{24})'/.exec(policy ?? "")?.[1]
  const name = "content-security-policy"
  expect(nonceOf(one.headers.get(name))).toBeDefined()
  expect(nonceOf(other.headers.get(name))).not.toBe(nonceOf(one.headers.get(name)))
  expect(one.headers.get(`x-middleware-request-${name}`)).toBe(one.headers.get(name))
})
