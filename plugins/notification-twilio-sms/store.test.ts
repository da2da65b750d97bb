import type { TestShop } from "@stheno/server/testing"
import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, describe, it, vi } from "vitest"
import { createOrderingShop } from "../testing/place-order.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../testing/stand-in.ts"
import twilioSms from "./src/services/twilio-sms.ts"

const [sid, token, from] = ["AC00000000000000000000000000000001", "token-of-the-stand-in", "+15005550006"]
const sent: { to: string; from: string; body: string }[] = []

let service: StandIn
let shop: TestShop

const error = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

/** A stand-in of Twilio's Programmable Messaging API. */
function answer({ method, path, headers, text }: ReceivedRequest): Answer {
  const given = Buffer.from((headers.authorization ?? "").replace("Basic ", ""), "base64").toString()
  if (given !== `${sid}:${token}`) return error(401, 20003, "Authenticate")
  if (method !== "POST" || path !== `/2010-04-01/Accounts/${sid}/Messages.json`)
    return error(404, 20404, "The requested resource was not found")
  const form = new URLSearchParams(text)
  const [to, sender, body] = ["To", "From", "Body"].map((name) => form.get(name) ?? "")
  if (!/^\+[1-9]\d{6,14}$/.test(to!))
    return error(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
  sent.push({ to: to!, from: sender!, body: body! })
  return {
    status: 201,
    body: {
      sid: `SM${sent.length}`,
      account_sid: sid,
      to,
      from: sender,
      body,
      status: "queued",
      num_segments: "1",
    },
  }
}

beforeAll(async () => {
  service = await startStandIn(answer)
  stubSampleEnv("notification-twilio-sms", {
    TWILIO_SMS_ACCOUNT_SID: sid,
    TWILIO_SMS_AUTH_TOKEN: token,
    TWILIO_SMS_FROM_NUMBER: from,
  })
  shop = await startSampleShop("notification-twilio-sms", {}, { options: { api_url: service.url } })
})
afterAll(async () => {
  await shop.stop()
  await service.close()
  vi.unstubAllEnvs()
})

function serviceWith(more: object = {}) {
  const pluginOptions = {
    account_sid: sid,
    auth_token: token,
    from_number: from,
    api_url: service.url,
    timeout: 400,
    ...more,
  }
  return twilioSms.make({ pluginOptions } as never)
}

describe("the service", () => {
  it("sends a message from the number of the configuration", async () => {
    const message = await serviceWith().sendSms({ to: "+4512345678", body: "Hello" })
    expect(message).toMatchObject({ sid: expect.stringMatching(/^SM/), status: "queued" })
    expect(sent.at(-1)).toEqual({ to: "+4512345678", from, body: "Hello" })
  })

  it("sends from another number or a messaging service", async () => {
    await serviceWith().sendSms({ to: "+4512345678", from: "+4587654321", body: "Hello" })
    expect(sent.at(-1)!.from).toBe("+4587654321")
    await serviceWith().sendSms({ to: "+4512345678", messagingServiceSid: "MG1", body: "Hello" })
    expect(sent.at(-1)!.from).toBe("")
  })

  it("sends once when Twilio limits the rate", async () => {
    const before = sent.length
    service.failNext(error(429, 20429, "Too Many Requests"))
    await serviceWith().sendSms({ to: "+4512345678", body: "Later" })
    expect(sent).toHaveLength(before + 1)
  })

  it("fails with Twilio's reason and without the token, and does not repeat what may have been sent", async () => {
    const before = sent.length
    await expect(serviceWith().sendSms({ to: "12", body: "x" })).rejects.toMatchObject({
      code: 21211,
      status: 400,
    })
    const thrown: unknown = await serviceWith({ auth_token: "wrong-token" })
      .sendSms({ to: "+4512345678", body: "x" })
      .catch((failure: unknown) => failure)
    expect(thrown).toMatchObject({ code: 20003 })
    expect(JSON.stringify(thrown) + String(thrown)).not.toContain("wrong-token")
    expect(sent).toHaveLength(before)
    service.failNext({ hangUp: true, after: true })
    await expect(serviceWith().sendSms({ to: "+4512345678", body: "Lost" })).rejects.toThrow()
    service.failNext({ delayMs: 800, after: true })
    await expect(serviceWith().sendSms({ to: "+4512345678", body: "Slow" })).rejects.toThrow(/timeout/)
    expect(sent.slice(before).map(({ body }) => body)).toEqual(["Lost", "Slow"])
  })

  it("names the options that are missing", () => {
    expect(() => serviceWith({ account_sid: "SK1" })).toThrow(/AC/)
  })
})

it("sends the message of the documentation when an order was placed", async () => {
  const store = await createOrderingShop(shop)
  const order = await store.order("ida@example.com", { phone: "+4511223344" })
  await store.order("max@example.com")
  const messages = () => sent.filter(({ to }) => to === "+4511223344")
  await vi.waitFor(() => expect(messages()).toHaveLength(1), { timeout: 20_000 })
  expect(messages()[0]!.body).toBe(`We have received your order #${order.display_id}.`)
})
