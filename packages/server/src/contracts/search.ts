import assert from "node:assert/strict"
import type { SearchHit, SearchProvider, SearchQuery } from "@stheno/core"
import { assertId, assertPlain, assertUnchanged, type Check } from "./check.ts"

/** A search provider to test, with a separate index. */
export interface SearchSubject {
  /** the provider */
  readonly provider: SearchProvider
  /** waits until indexed documents can be found; does nothing by default */
  readonly settle?: () => Promise<void>
  /**
   * returns the filter of searches that finds only products of a type; without it, filters are not checked
   * @param type the name of the type, such as `Mug`
   */
  readonly filterByType?: (type: string) => unknown
}

/** A word that nothing else holds, so that checks do not meet in one index. */
const newWord = () => `w${crypto.randomUUID().replaceAll("-", "")}`

function product(word: string, number = 1, more: object = {}): SearchHit {
  return {
    ...more,
    id: `prod_${word}_${number}`,
    title: `${word} cup`,
    handle: `${word}-${number}`,
    status: "published",
    variants: [{ id: `variant_${word}_${number}`, prices: [{ amount: 1000, currency_code: "eur" }] }],
  }
}

async function index({ provider, settle }: SearchSubject, documents: readonly SearchHit[]): Promise<void> {
  await provider.index(documents)
  await settle?.()
}

function find({ provider }: SearchSubject, query: Partial<SearchQuery>) {
  return provider.search({ text: "", offset: undefined, limit: undefined, filter: undefined, ...query })
}

async function idsOf(subject: SearchSubject, query: Partial<SearchQuery>): Promise<string[]> {
  return (await find(subject, query)).hits.map(({ id }) => id)
}

async function* inBatches(...all: readonly SearchHit[][]): AsyncGenerator<SearchHit[]> {
  yield* all
}

/** What a search provider must do. */
export const searchChecks: readonly Check<SearchSubject>[] = [
  { name: "has an id", run: async ({ provider }) => assertId(provider.id) },
  {
    name: "finds a product by a word of its title",
    async run(subject) {
      const [word, other] = [newWord(), newWord()]
      await index(subject, [product(word), product(other)])
      assert.deepEqual(await idsOf(subject, { text: word }), [product(word).id])
    },
  },
  {
    name: "answers what can be sent",
    async run(subject) {
      const word = newWord()
      await index(subject, [product(word)])
      assertPlain(await find(subject, { text: word }), "the answer of search")
    },
  },
  {
    name: "replaces a product that it knows",
    async run(subject) {
      const [before, after] = [newWord(), newWord()]
      const { id } = product(before)
      await index(subject, [product(before)])
      await index(subject, [{ ...product(after), id }])
      assert.deepEqual(await idsOf(subject, { text: before }), [], "the old title must not be found")
      assert.deepEqual(await idsOf(subject, { text: after }), [id], "the new title must be found")
    },
  },
  {
    name: "forgets a product, and does not mind one that it does not know",
    async run(subject) {
      const word = newWord()
      await index(subject, [product(word)])
      await subject.provider.delete([product(word).id, "prod_never_seen"])
      await subject.settle?.()
      assert.deepEqual(await idsOf(subject, { text: word }), [])
      await subject.provider.delete([])
    },
  },
  {
    name: "leaves out hits at the beginning, and answers as many as it is asked for",
    async run(subject) {
      const word = newWord()
      await index(
        subject,
        [1, 2, 3].map((number) => product(word, number)),
      )
      const all = await idsOf(subject, { text: word, limit: 10 })
      assert.equal(all.length, 3)
      assert.deepEqual(await idsOf(subject, { text: word, offset: 1, limit: 1 }), all.slice(1, 2))
    },
  },
  {
    name: "finds nothing without complaint",
    async run(subject) {
      assert.deepEqual(await idsOf(subject, { text: newWord() }), [])
    },
  },
  {
    name: "takes any text",
    async run(subject) {
      for (const text of ["", " ", `"`, "'; drop table product; --", "(*", "\\", "茶", "x".repeat(1_000)]) {
        const { hits } = await find(subject, { text, limit: 1 })
        assert.ok(Array.isArray(hits), "hits must be a list")
      }
    },
  },
  {
    name: "finds only products of the sales channels that it is asked for",
    async run(subject) {
      const word = newWord()
      const channels = ["web", "web", "fair", "web"].map((name) => [{ id: `sc_${word}_${name}` }])
      const products = channels.map((sales_channels, at) => product(word, at, { sales_channels }))
      await index(subject, products)
      const inChannels = async (names: readonly string[], more: Partial<SearchQuery> = {}) => {
        const salesChannelIds = names.map((name) => `sc_${word}_${name}`)
        return (await idsOf(subject, { text: word, salesChannelIds, ...more })).toSorted()
      }
      const ids = products.map(({ id }) => id)
      assert.deepEqual(await inChannels(["fair"]), [ids[2]])
      assert.deepEqual(await inChannels(["web", "fair"]), ids)
      assert.deepEqual(await inChannels(["nowhere"]), [])
      assert.equal((await inChannels(["web"], { limit: 3 })).length, 3, "a page must be full")
    },
  },
  {
    name: "finds only products that match the filter",
    async run(subject) {
      if (!subject.filterByType) return
      const [word, mug, bowl] = [newWord(), newWord(), newWord()]
      await index(
        subject,
        [mug, bowl].map((value, at) => product(word, at, { type: { value } })),
      )
      const filter = subject.filterByType(bowl)
      assert.deepEqual(await idsOf(subject, { text: word, filter }), [product(word, 1).id])
      assert.equal((await idsOf(subject, { text: word })).length, 2)
    },
  },
  {
    name: "finds products while all of them are replaced, and only the new ones afterwards",
    async run(subject) {
      if (!subject.provider.replaceAll) return
      const [before, after] = [newWord(), newWord()]
      await index(subject, [product(before)])
      let found: readonly string[] = []
      async function* batches() {
        yield [product(after)]
        found = await idsOf(subject, { text: before })
        yield [product(after, 2)]
      }
      await subject.provider.replaceAll(batches())
      await subject.settle?.()
      assert.deepEqual(found, [product(before).id], "the index must stay until the new one is whole")
      assert.deepEqual(
        await idsOf(subject, { text: before }),
        [],
        "what is not among the new ones must be gone",
      )
      assert.equal((await idsOf(subject, { text: after })).length, 2)
    },
  },
  {
    name: "keeps the products when replacing all of them fails, and can be asked to do it again",
    async run(subject) {
      const { provider } = subject
      if (!provider.replaceAll) return
      const [before, after] = [newWord(), newWord()]
      await index(subject, [product(before)])
      async function* broken() {
        yield [product(after)]
        throw new Error("The database is gone")
      }
      await assert.rejects(provider.replaceAll(broken()), "replaceAll must fail when its products do")
      await subject.settle?.()
      assert.deepEqual(await idsOf(subject, { text: before }), [product(before).id])
      assert.deepEqual(await idsOf(subject, { text: after }), [], "half an index must not be found")
      await provider.replaceAll(inBatches([product(after)]))
      await subject.settle?.()
      assert.deepEqual(await idsOf(subject, { text: after }), [product(after).id])
    },
  },
  {
    name: "leaves what it is given as it is",
    run: (subject) => assertUnchanged([product(newWord())], (documents) => subject.provider.index(documents)),
  },
]
