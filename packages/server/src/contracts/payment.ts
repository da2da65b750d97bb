import assert from "node:assert/strict"
import type { PaymentContext, PaymentProvider, ProviderData } from "@stheno/core"
import { assertId, assertPlain, assertRepeatable, assertUnchanged, type Check } from "./check.ts"

/** A payment provider to test, in the test mode of its service. */
export interface PaymentSubject {
  /** the provider */
  readonly provider: PaymentProvider
  /** the context of the payments; EUR 25.00 by default */
  readonly payment?: PaymentContext
  /**
   * Performs the customer's part between the creation of the session and the authorization.
   * @param data the data of the session
   * @returns the data of the session afterwards
   */
  readonly pay?: (data: ProviderData) => Promise<ProviderData>
}

const cup: PaymentContext = {
  amount: 2500,
  currencyCode: "eur",
  resourceId: "cart_contract",
  email: "ada@example.com",
}

const statuses = ["authorized", "pending", "requires_more", "error", "canceled"]

async function start({ provider, payment = cup }: PaymentSubject): Promise<ProviderData> {
  return (await provider.initiate(payment)).data
}

async function authorize(subject: PaymentSubject): Promise<ProviderData> {
  const started = await start(subject)
  const paid = subject.pay ? await subject.pay(started) : started
  const { status, data } = await subject.provider.authorize(paid, {})
  assert.equal(status, "authorized", "a payment that the customer has made must be authorized")
  return data
}

/** A new one for each payment, as the engine makes them. */
function newCall() {
  return { id: `call_${crypto.randomUUID()}` }
}

/** What a payment provider must do. */
export const paymentChecks: readonly Check<PaymentSubject>[] = [
  { name: "has an id", run: async ({ provider }) => assertId(provider.id) },
  {
    name: "starts a payment with data that can be stored",
    run: async (subject) => assertPlain(await start(subject), "data of initiate"),
  },
  {
    name: "takes another amount",
    async run(subject) {
      const changed = { ...(subject.payment ?? cup), amount: (subject.payment ?? cup).amount + 100 }
      assertPlain(await subject.provider.update(await start(subject), changed), "the answer of update")
    },
  },
  {
    name: "authorizes what the customer has paid",
    run: async (subject) => assertPlain(await authorize(subject), "data of authorize"),
  },
  {
    name: "tells the status of a payment that waits",
    async run(subject) {
      const status = await subject.provider.status(await start(subject))
      assert.ok(statuses.includes(status), `status must be one of ${statuses.join(", ")}, not ${status}`)
    },
  },
  {
    name: "tells that a payment is authorized",
    async run(subject) {
      const status = await subject.provider.status(await authorize(subject))
      assert.equal(status, "authorized", "status must say what authorize has said")
    },
  },
  {
    name: "leaves what it is given as it is",
    run: (subject) =>
      assertUnchanged(subject.payment ?? cup, async (payment) => {
        const { data } = await subject.provider.initiate(payment)
        await assertUnchanged(data, (copy) => subject.provider.update(copy, payment))
        await assertUnchanged(await authorize(subject), (copy) => subject.provider.capture(copy, newCall()))
      }),
  },
  {
    name: "captures once, however often it is asked under the same id",
    async run(subject) {
      const data = await authorize(subject)
      const call = newCall()
      await assertRepeatable(() => subject.provider.capture(data, call), "capture")
    },
  },
  {
    name: "captures a part once, where it can capture parts, and releases the rest",
    async run(subject) {
      const { provider } = subject
      if (!provider.capturesPart) return
      const data = await authorize(subject)
      const part = { ...newCall(), amount: (subject.payment ?? cup).amount - 1000 }
      await assertRepeatable(() => provider.capture(data, part), "capture")
      if (!provider.capturedAmount) return
      const whole = await provider.capture(await authorize(subject), newCall())
      assert.equal(
        provider.capturedAmount(whole),
        undefined,
        "the whole payment must be captured without an amount",
      )
      const captured = await provider.capture(data, newCall())
      assert.equal(provider.capturedAmount(captured), part.amount, "what a part leaves must be released")
    },
  },
  {
    name: "gives a part back once, however often it is asked under the same id",
    async run(subject) {
      const captured = await subject.provider.capture(await authorize(subject), newCall())
      const call = newCall()
      await assertRepeatable(() => subject.provider.refund(captured, 100, call), "refund")
    },
  },
  {
    name: "gives back twice under two ids",
    async run(subject) {
      const captured = await subject.provider.capture(await authorize(subject), newCall())
      const once = await subject.provider.refund(captured, 100, newCall())
      assertPlain(await subject.provider.refund(once, 200, newCall()), "the answer of a second refund")
    },
  },
  {
    name: "cancels once, however often it is asked under the same id",
    async run(subject) {
      const data = await authorize(subject)
      const call = newCall()
      await assertRepeatable(() => subject.provider.cancel(data, call), "cancel")
    },
  },
  {
    name: "forgets a payment that nobody has made",
    run: async (subject) =>
      assertPlain(await subject.provider.remove(await start(subject)), "the answer of remove"),
  },
  {
    name: "tells saved ways of paying as a list, where it keeps any",
    async run({ provider }) {
      const saved = await provider.savedMethods?.({ id: "cus_contract", metadata: {} })
      for (const method of saved ?? []) assertPlain(method, "a saved way of paying")
      assert.ok(saved === undefined || Array.isArray(saved), "savedMethods must answer a list")
    },
  },
]
