import assert from "node:assert/strict"
import type { FulfillmentOption, FulfillmentProvider, ProviderData } from "@stheno/core"
import { assertId, assertPlain, assertRepeatable, assertUnchanged, type Check } from "./check.ts"

/** A fulfillment provider to test, in the test mode of its carrier. */
export interface FulfillmentSubject {
  /** the provider */
  readonly provider: FulfillmentProvider
  /** the data that a cart sends with the shipping method, such as the selected pick-up point */
  readonly data?: ProviderData
  /** a cart as the engine passes it */
  readonly cart?: ProviderData
  /** an order as the engine passes it */
  readonly order?: ProviderData
  /** items of the order as the engine passes them */
  readonly items?: readonly ProviderData[]
}

const address = {
  first_name: "Ada",
  last_name: "Byron",
  address_1: "Main street 1",
  city: "Copenhagen",
  postal_code: "1000",
  country_code: "dk",
}
const line = { id: "item_contract", title: "Cup", quantity: 2, unit_price: 1250 }
const buyer = { email: "ada@example.com", currency_code: "eur", shipping_address: address }

function partsOf(subject: FulfillmentSubject) {
  return {
    data: subject.data ?? {},
    cart: subject.cart ?? { id: "cart_contract", ...buyer, items: [line] },
    order: subject.order ?? { id: "order_contract", ...buyer, items: [line] },
    items: subject.items ?? [{ item_id: line.id, ...line }],
  }
}

async function outwards({ provider }: FulfillmentSubject): Promise<FulfillmentOption> {
  const option = (await provider.options()).find(({ is_return }) => !is_return)
  assert.ok(option, "options must have one that is not for returns")
  return option
}

async function send(subject: FulfillmentSubject, id: string): Promise<ProviderData> {
  const { data, order, items, cart } = partsOf(subject)
  const checked = await subject.provider.validateData(await outwards(subject), data, cart)
  return subject.provider.createFulfillment(checked, items, order, { id })
}

const newId = () => `ful_${crypto.randomUUID()}`

/** What a fulfillment provider must do. */
export const fulfillmentChecks: readonly Check<FulfillmentSubject>[] = [
  { name: "has an id", run: async ({ provider }) => assertId(provider.id) },
  {
    name: "offers options, each with a unique id",
    async run(subject) {
      await outwards(subject)
      const options = await subject.provider.options()
      for (const option of options) assertPlain(option, "an option")
      const ids = options.map(({ id }) => id)
      assert.ok(
        ids.every((id) => typeof id === "string" && id !== ""),
        "each option must have an id",
      )
      assert.equal(new Set(ids).size, ids.length, "no two options may have the same id")
    },
  },
  {
    name: "accepts the options that it offers",
    async run({ provider }) {
      for (const option of await provider.options())
        assert.equal(await provider.validateOption(option), true, `validateOption must accept ${option.id}`)
    },
  },
  {
    name: "completes what a cart sends along",
    async run(subject) {
      const { data, cart } = partsOf(subject)
      const checked = await subject.provider.validateData(await outwards(subject), data, cart)
      assertPlain(checked, "the answer of validateData")
    },
  },
  {
    name: "reports whether it calculates prices, and calculates them in the smallest unit",
    async run(subject) {
      const { data, cart } = partsOf(subject)
      const option = await outwards(subject)
      const can: unknown = await subject.provider.canCalculate(option)
      assert.equal(typeof can, "boolean", "canCalculate must answer true or false")
      if (!can) return
      const price = await subject.provider.calculatePrice(option, data, cart)
      assert.ok(Number.isSafeInteger(price) && price >= 0, `a price must be a whole number, not ${price}`)
    },
  },
  {
    name: "creates a fulfillment",
    run: async (subject) => assertPlain(await send(subject, newId()), "the answer of createFulfillment"),
  },
  {
    name: "creates a fulfillment once for repeated calls with the same id",
    run: (subject) => {
      const id = newId()
      return assertRepeatable(() => send(subject, id), "createFulfillment")
    },
  },
  {
    name: "leaves what it is given as it is",
    run: async (subject) =>
      assertUnchanged(
        { ...partsOf(subject), option: await outwards(subject) },
        async ({ option, data, cart, items, order }) => {
          const checked = await subject.provider.validateData(option, data, cart)
          await subject.provider.createFulfillment(checked, items, order, { id: newId() })
        },
      ),
  },
  {
    name: "cancels a fulfillment",
    async run(subject) {
      const sent = await send(subject, newId())
      assertPlain(await subject.provider.cancelFulfillment(sent), "the answer of cancelFulfillment")
    },
  },
  {
    name: "takes a return",
    async run(subject) {
      const { order, items, data } = partsOf(subject)
      const asked = { id: `ret_${crypto.randomUUID()}`, order, items, shipping_method: { data } }
      assertPlain(await subject.provider.createReturn(asked), "the answer of createReturn")
    },
  },
]
