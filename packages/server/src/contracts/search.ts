import assert from "node:assert/strict"
import type { SearchHit, SearchProvider, SearchQuery } from "@stheno/core"
import { assertId, assertPlain, assertUnchanged, type Check } from "./check.ts"

/** A search provider to test, with a separate index. */
export interface SearchSubject {
  /** the provider */
  readonly provider: SearchProvider
  /** waits until indexed documents can be found; does nothing by default */
  readonly settle?: () => Promise<void>
}

/** A word that nothing else holds, so that checks do not meet in one index. */
const newWord = () => `w${crypto.randomUUID().replaceAll("-", "")}`

function product(word: string, number = 1): SearchHit {
  return {
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
    name: "leaves what it is given as it is",
    run: (subject) => assertUnchanged([product(newWord())], (documents) => subject.provider.index(documents)),
  },
]
