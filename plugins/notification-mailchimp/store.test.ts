import { createHash } from "node:crypto"
import type { TestShop } from "@stheno/server/testing"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../testing/stand-in.ts"
import mailchimp from "./src/services/mailchimp.ts"

const [key, list] = ["key-of-the-stand-in-us7", "a1b2c3d4e5"]

interface Member {
  readonly email_address: string
  readonly status: string
  readonly merge_fields?: object
}

const members = new Map<string, Member>()
let service: StandIn
let shop: TestShop

/** Errors are documents as RFC 7807 describes them. */
const problem = (status: number, title: string, detail: string): Answer => ({
  status,
  headers: { "content-type": "application/problem+json" },
  body: JSON.stringify({
    type: "https://mailchimp.com/developer/marketing/docs/errors/",
    title,
    status,
    detail,
    instance: "i",
  }),
})

/** A stand-in of the members of an audience in Mailchimp's Marketing API. */
function answer({ method, path, headers, text }: ReceivedRequest): Answer {
  const [, password] = Buffer.from((headers.authorization ?? "").replace("Basic ", ""), "base64")
    .toString()
    .split(":")
  if (password !== key)
    return problem(
      401,
      "API Key Invalid",
      "Your API key may be invalid, or you've attempted to access the wrong datacenter.",
    )
  if (!path.startsWith(`/3.0/lists/${list}/members`))
    return problem(404, "Resource Not Found", "The requested resource could not be found.")
  const { status_if_new, ...given } = JSON.parse(text) as Member & { status_if_new?: string }
  const { email_address: email } = given
  if (email.endsWith(".invalid"))
    return problem(
      400,
      "Invalid Resource",
      `${email} looks fake or invalid, please enter a real email address.`,
    )
  const hash = createHash("md5").update(email.toLowerCase()).digest("hex")
  const known = members.get(hash)
  if (method === "POST" && known)
    return problem(
      400,
      "Member Exists",
      `${email} is already a list member. Use PUT to insert or update list members.`,
    )
  if (method === "PUT" && !path.endsWith(hash))
    return problem(400, "Bad Request", "The hash is of another address.")
  members.set(hash, { ...known, ...given, status: known?.status ?? status_if_new ?? given.status })
  return { body: { id: hash, ...members.get(hash) } }
}

beforeAll(async () => {
  service = await startStandIn(answer)
  stubSampleEnv("notification-mailchimp", { MAILCHIMP_API_KEY: key, MAILCHIMP_NEWSLETTER_LIST_ID: list })
  shop = await startSampleShop("notification-mailchimp", {}, { options: { api_url: service.url } })
})
afterAll(async () => {
  await shop.stop()
  await service.close()
  vi.unstubAllEnvs()
})

const memberOf = (email: string) => members.get(createHash("md5").update(email).digest("hex"))

async function subscribe(body: object) {
  const response = await shop.fetch("/mailchimp/subscribe", { body })
  return { status: response.status, text: await response.text() }
}

function serviceWith(more: object = {}) {
  const pluginOptions = {
    api_key: key,
    newsletter_list_id: list,
    api_url: service.url,
    timeout: 300,
    ...more,
  }
  return mailchimp.make({ pluginOptions } as never)
}

describe("the endpoint", () => {
  it("subscribes an address with its data, and answers as v1", async () => {
    const data = { merge_fields: { FNAME: "Ida" }, tags: ["storefront"] }
    expect(await subscribe({ email: "ida@example.com", data })).toEqual({ status: 200, text: "OK" })
    expect(memberOf("ida@example.com")).toMatchObject({
      status: "subscribed",
      merge_fields: { FNAME: "Ida" },
    })
  })

  it("does not tell whether an address is subscribed, and changes nothing of it", async () => {
    const again = await subscribe({ email: "ida@example.com", data: { merge_fields: { FNAME: "Mallory" } } })
    expect(again).toEqual({ status: 200, text: "OK" })
    expect(memberOf("ida@example.com")).toMatchObject({ merge_fields: { FNAME: "Ida" } })
  })

  it("rejects what is not an address, and data that only the store may set", async () => {
    for (const body of [{}, { email: "ida" }, { email: "x@example.com", data: { status: "cleaned" } }])
      expect((await subscribe(body)).status).toBe(400)
    expect(memberOf("x@example.com")).toBeUndefined()
    const fake = await subscribe({ email: "ida@example.invalid" })
    expect([fake.status, fake.text]).toEqual([400, expect.stringContaining("looks fake or invalid")])
  })
})

describe("the service", () => {
  it("changes the data of a subscriber", async () => {
    await serviceWith().subscribeNewsletterUpdate("Ida@example.com", { merge_fields: { FNAME: "Ida Marie" } })
    expect(memberOf("ida@example.com")).toMatchObject({
      merge_fields: { FNAME: "Ida Marie" },
      status: "subscribed",
    })
  })

  it("asks for a confirmation if the configuration says so", async () => {
    await serviceWith({ status: "pending" }).subscribeNewsletter("max@example.com")
    expect(memberOf("max@example.com")).toMatchObject({ status: "pending" })
  })

  it("subscribes once when Mailchimp is busy, slow, or its answer is lost", async () => {
    service.failNext(
      { status: 429, headers: { "retry-after": "1" }, body: {} },
      { hangUp: true, after: true },
    )
    await serviceWith().subscribeNewsletter("eva@example.com")
    service.failNext({ delayMs: 600, after: true })
    await serviceWith().subscribeNewsletter("ole@example.com")
    expect([memberOf("eva@example.com"), memberOf("ole@example.com")]).toMatchObject([
      { status: "subscribed" },
      { status: "subscribed" },
    ])
  })

  it("fails with the reason of Mailchimp and without the key", async () => {
    service.failNext({ status: 503, body: {} }, { status: 503, body: {} })
    await expect(serviceWith({ retries: 1 }).subscribeNewsletter("z@example.com")).rejects.toThrow("503")
    const thrown: unknown = await serviceWith({ api_key: "wrong-us7" })
      .subscribeNewsletter("z@example.com")
      .catch((error: unknown) => error)
    expect(String(thrown)).toContain("401: API Key Invalid")
    expect(JSON.stringify(thrown) + String(thrown)).not.toContain("wrong-us7")
    expect(() => serviceWith({ api_key: "no data center" })).toThrow(/us7/)
  })
})
