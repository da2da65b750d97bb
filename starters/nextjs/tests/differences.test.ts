import type { StoreClient } from "@stheno/js-client/store"
import { describe, expect, test } from "vitest"
import {
  authorizeCollection,
  dueOfCollection,
  payCollection,
  prepareCollection,
  unpaidCollection,
  type Collection,
} from "@/lib/differences"

type Session = NonNullable<Collection["payment_sessions"]>[number]

const session = (given: Partial<Session> = {}): Session => ({
  id: "ps_1",
  provider_id: "stripe",
  status: "pending",
  amount: 400,
  is_selected: null,
  data: { client_secret: "pi_1_secret" },
  cart_id: null,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  idempotency_key: null,
  payment_authorized_at: null,
  is_initiated: true,
  ...given,
})

const collection = (given: Partial<Collection> = {}): Collection => ({
  id: "paycol_1",
  status: "not_paid",
  amount: 400,
  currency_code: "eur",
  payment_sessions: [session()],
  ...given,
})

/** The endpoints of the API, with what they were called for. */
function clientOf(
  stored: Collection,
  authorized: Session["status"] | Session = "authorized",
  managed?: Collection,
) {
  const calls: string[] = []
  const answer = async (call: string, found: object) => {
    calls.push(call)
    return found
  }
  const paymentCollections = {
    retrieve: (id: string) => answer(`retrieve ${id}`, { payment_collection: stored }),
    managePaymentSession: (id: string, { provider_id }: { provider_id: string }) =>
      answer(`manage ${id} ${provider_id}`, {
        payment_collection: managed ?? {
          ...stored,
          payment_sessions: [session({ id: "ps_new", provider_id })],
        },
      }),
    refreshPaymentSession: (id: string, sessionId: string) => answer(`refresh ${id} ${sessionId}`, {}),
    authorizePaymentSession: (id: string, sessionId: string) =>
      answer(`authorize ${id} ${sessionId}`, {
        payment_session: typeof authorized === "string" ? session({ status: authorized }) : authorized,
      }),
  }
  return { calls, client: { paymentCollections } as unknown as StoreClient }
}

describe("preparing the payment of a difference", () => {
  test.each<[string, Partial<Collection>, readonly string[]]>([
    ["keeps a payment of the same provider and amount", {}, []],
    ["makes the first payment", { payment_sessions: [] }, ["manage paycol_1 stripe"]],
    [
      "replaces the payment of another provider",
      { payment_sessions: [session({ provider_id: "manual" })] },
      ["manage paycol_1 stripe"],
    ],
    [
      "adapts a payment to another amount",
      { payment_sessions: [session({ amount: 300 })] },
      ["manage paycol_1 stripe"],
    ],
    ["keeps the payment after an attempt", { status: "awaiting" }, []],
    [
      "renews a canceled payment after an attempt",
      { status: "awaiting", payment_sessions: [session({ status: "error" })] },
      ["refresh paycol_1 ps_1", "retrieve paycol_1"],
    ],
    ["leaves what is authorized alone", { status: "authorized", payment_sessions: [] }, []],
  ])("%s", async (_, stored, expected) => {
    const { calls, client } = clientOf(collection(stored))
    await prepareCollection(client, "paycol_1", "stripe")
    expect(calls).toEqual(["retrieve paycol_1", ...expected])
  })
})

describe("authorizing", () => {
  test.each<[string, Partial<Collection>, string | undefined, number]>([
    ["a prepared payment asks the provider", {}, "authorized", 1],
    ["a collection that is paid asks nobody", { status: "authorized" }, "pending", 0],
    [
      "a payment that is authorized asks nobody",
      { payment_sessions: [session({ status: "authorized" })] },
      "authorized",
      0,
    ],
    ["without a payment of the provider fails", { payment_sessions: [] }, undefined, 0],
  ])("%s", async (_, stored, expected, requests) => {
    const { calls, client } = clientOf(collection(stored))
    expect((await authorizeCollection(client, collection(stored), "stripe"))?.status).toBe(expected)
    expect(calls).toHaveLength(requests)
  })

  test.each([
    ["not_paid", "requires_more", false],
    ["not_paid", "authorized", true],
    ["authorized", "requires_more", true],
  ] as const)(
    "a collection that is %s is paid if the payment becomes %s: %s",
    async (status, next, isPaid) => {
      const { client } = clientOf(collection(), next)
      expect((await payCollection(client, collection({ status }), "stripe")).isPaid).toBe(isPaid)
    },
  )
})

describe("paying on the page of a provider", () => {
  const pageOfOrder = (id: string) => `https://www.paypal.com/checkoutnow?token=${id}`
  const paypal = (status: string, id = "ORDER1", given: Partial<Session> = {}) =>
    session({
      ...{ provider_id: "paypal", data: { id, status, redirect_url: pageOfOrder(id) } },
      ...given,
    })
  const withState = (status: string, id?: string) => collection({ payment_sessions: [paypal(status, id)] })
  const pay = async (stored: Collection, now: Collection, authorized?: Session) => {
    const { calls, client } = clientOf(now, authorized ?? "authorized", now)
    return { result: await payCollection(client, stored, "paypal"), calls }
  }
  const unpaid = (status: string, payment: object) => ({
    isPaid: false,
    status,
    payment: expect.objectContaining(payment) as object,
  })

  test("sends the customer there before the first attempt, which closes the list of providers", async () => {
    expect(await pay(withState("CREATED"), withState("CREATED"))).toEqual({
      result: unpaid("pending", { redirectUrl: pageOfOrder("ORDER1"), progress: "open" }),
      calls: ["manage paycol_1 paypal"],
    })
  })

  test("sends the customer to the payment that has replaced one that expired", async () => {
    expect((await pay(withState("CREATED"), withState("CREATED", "ORDER2"))).result).toEqual(
      unpaid("pending", { redirectUrl: pageOfOrder("ORDER2"), clientSecret: "ORDER2" }),
    )
  })

  test("does not send there a customer who has paid and has not come back", async () => {
    expect(await pay(withState("CREATED"), withState("APPROVED"))).toEqual({
      result: { isPaid: true },
      calls: ["manage paycol_1 paypal", "authorize paycol_1 ps_1"],
    })
  })

  test("sends the customer there again when the provider declined the first attempt", async () => {
    const stored = { ...withState("APPROVED"), status: "awaiting" } as const
    const declined = paypal("APPROVED", "ORDER1", { status: "requires_more" })
    expect(await pay(stored, stored, declined)).toEqual({
      result: unpaid("requires_more", { redirectUrl: pageOfOrder("ORDER1"), progress: "approved" }),
      calls: ["authorize paycol_1 ps_1"],
    })
  })

  test("tells a payment that the provider checks from one that it declined", async () => {
    const { result } = await pay(withState("CREATED"), withState("APPROVED"), paypal("COMPLETED"))
    expect(result).toEqual(unpaid("pending", { progress: "inReview" }))
  })

  test("is nothing that other providers do", async () => {
    const { calls, client } = clientOf(collection(), "requires_more")
    expect(await payCollection(client, collection(), "stripe")).toEqual(
      unpaid("requires_more", { redirectUrl: null }),
    )
    expect(calls).toEqual(["authorize paycol_1 ps_1"])
  })
})

test("the newest payment is the one that the page shows", () => {
  const newer = session({
    id: "ps_2",
    created_at: "2026-02-01T00:00:00.000Z",
    data: { client_secret: "new" },
  })
  const due = dueOfCollection(collection({ payment_sessions: [session(), newer] }), ["stripe"])
  expect(due).toEqual({
    amount: 400,
    currency: "eur",
    providers: ["stripe"],
    payment: {
      ...{ providerId: "stripe", status: "pending", clientSecret: "new" },
      ...{ redirectUrl: null, progress: "open", categories: [] },
    },
  })
})

test("an edit is unpaid while it costs more and is not authorized", () => {
  const payment_collection = collection() as never
  const status = "requested"
  expect(unpaidCollection({ payment_collection, difference_due: 400, status })).toBe(payment_collection)
  expect(unpaidCollection({ payment_collection, difference_due: 0, status })).toBeUndefined()
  expect(unpaidCollection({ difference_due: 400, status })).toBeUndefined()
  const paid = collection({ status: "authorized" }) as never
  expect(unpaidCollection({ payment_collection: paid, difference_due: 400, status })).toBeUndefined()
})

test("the collection of an edit that the merchant confirmed is unpaid until it is authorized or canceled", () => {
  const of = (
    status: "not_paid" | "authorized" | "canceled",
    edit: "confirmed" | "declined" | "canceled",
  ) => {
    const payment_collection = collection({ status }) as never
    return unpaidCollection({ payment_collection, difference_due: 0, status: edit }) === payment_collection
  }
  expect(of("not_paid", "confirmed")).toBe(true)
  expect(of("authorized", "confirmed")).toBe(false)
  expect(of("canceled", "confirmed")).toBe(false)
  expect(of("not_paid", "declined")).toBe(false)
  expect(of("not_paid", "canceled")).toBe(false)
})
