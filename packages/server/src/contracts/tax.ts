import assert from "node:assert/strict"
import type { ProviderData, TaxableLine, TaxProvider } from "@stheno/core"
import { assertId, assertPlain, assertRepeatable, assertUnchanged, type Check } from "./check.ts"

/** A tax provider to test. */
export interface TaxSubject {
  /** the provider */
  readonly provider: TaxProvider
  /** the items to tax; two line items and a shipping method by default */
  readonly lines?: readonly TaxableLine[]
  /** the region and, if they are known, the customer and the shipping address */
  readonly context?: ProviderData
}

const standard = { rate: 25, name: "default", code: "default" }
const usual: readonly TaxableLine[] = [
  { id: "item_cup", kind: "item", rates: [standard] },
  { id: "item_book", kind: "item", rates: [{ rate: 6.5, name: "Books", code: null }] },
  { id: "item_untaxed", kind: "item", rates: [] },
  { id: "sm_post", kind: "shipping_method", rates: [standard] },
]
const denmark = {
  region: { id: "reg_contract", name: "Denmark", currency_code: "dkk", tax_rate: 25 },
  shipping_address: { country_code: "dk", postal_code: "1000", city: "Copenhagen" },
}

function ask({ provider, lines = usual, context = denmark }: TaxSubject) {
  return provider.taxLines(lines, context)
}

/** What a tax provider must do. */
export const taxChecks: readonly Check<TaxSubject>[] = [
  { name: "has an id", run: async ({ provider }) => assertId(provider.id) },
  {
    name: "answers for what it was asked about, and nothing else",
    async run(subject) {
      const asked = (subject.lines ?? usual).map(({ kind, id }) => `${kind} ${id}`)
      for (const { kind, id } of await ask(subject))
        assert.ok(asked.includes(`${kind} ${id}`), `nobody has asked about ${kind} ${id}`)
    },
  },
  {
    name: "answers rates in percent",
    async run(subject) {
      for (const { rate, id } of await ask(subject))
        assert.ok(
          Number.isFinite(rate) && rate >= 0,
          `the rate of ${id} must be a number from 0 on, not ${rate}`,
        )
    },
  },
  {
    name: "gives each tax a name, and a code or null",
    async run(subject) {
      for (const { name, code } of await ask(subject)) {
        assert.ok(typeof name === "string" && name !== "", "a tax must have a name")
        assert.ok(code === null || typeof code === "string", "a code must be a text or null")
      }
    },
  },
  {
    name: "answers what can be stored",
    async run(subject) {
      for (const line of await ask(subject)) assertPlain(line, "a tax line")
    },
  },
  {
    name: "answers no tax for nothing",
    async run({ provider, context = denmark }) {
      assert.deepEqual(await provider.taxLines([], context), [], "without lines, the result is empty")
    },
  },
  {
    name: "answers the same question in the same way",
    run: (subject) => assertRepeatable(() => ask(subject), "taxLines"),
  },
  {
    name: "leaves what it is given as it is",
    run: ({ provider, lines = usual, context = denmark }) =>
      assertUnchanged({ lines, context }, (copy) => provider.taxLines(copy.lines, copy.context)),
  },
]
