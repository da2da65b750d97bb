import type { Operation } from "@stheno/core/host"
import { operationsOf, pathWith } from "./every-operation.ts"
import { openShop, type Shop } from "./shop.ts"
import { outOf, shuffle, type TortureContext, type TortureTest } from "./test.ts"

/** Milliseconds of CPU that a refusal may take. */
const allowed = 50

const nested = (open: string, close: string) => `${open.repeat(10_000)}1${close.repeat(10_000)}`
const manyKeys = `{${Array.from({ length: 100_000 }, (_, i) => `"${i.toString(36)}":1`).join(",")}}`

/** What a body may be that costs more to read than to send, as JSON under a property; undefined is the whole body. */
const bodies: Readonly<Record<string, string>> = {
  "arrays nested 10,000 deep": nested("[", "]"),
  "objects nested 10,000 deep": nested('{"a":', "}"),
  "nesting in metadata": `{"metadata":${nested('{"a":', "}")}}`,
  "100,000 keys": manyKeys,
  "100,000 keys in metadata": `{"metadata":${manyKeys}}`,
  "an array of 200,000 numbers": `{"items":[${Array(200_000).fill(1).join(",")}]}`,
  "10 MB": `{"name":"${"x".repeat(10 * 1_048_576)}"}`,
  NaN: '{"amount":NaN}',
  "1e309": '{"amount":1e309,"metadata":{"a":1e309}}',
  "a NUL character": '{"name":"a\\u0000b"}',
  "half of a surrogate pair": '{"name":"a\\ud800b"}',
  "half of a surrogate pair as a key": '{"metadata":{"\\udc00":1}}',
  "a key __proto__": '{"__proto__":{"polluted":true}}',
  "a key __proto__ in metadata": '{"metadata":{"__proto__":{"polluted":true}}}',
  "a prototype of a constructor": '{"constructor":{"prototype":{"polluted":true}}}',
}

/** The largest bodies that are no attack, as metadata: the positive control. */
const harmless: Readonly<Record<string, unknown>> = {
  "nesting of 50 levels": JSON.parse(`${'{"a":'.repeat(50)}1${"}".repeat(50)}`) as object,
  "10,000 keys": Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`key${n}`, n])),
  "900 kB": { text: "x".repeat(900_000) },
  "the largest number": { amount: Number.MAX_VALUE },
  "a whole surrogate pair": { text: "\u{1f600}" },
  "a key that looks like __proto__": { proto: { polluted: true }, _proto_: 1 },
}

/** S5: bodies that are made to hurt are refused at little cost. */
export const costlyBodies: TortureTest = {
  id: "S5",
  title: "prototype pollution, nesting, many keys, large bodies, invalid numbers and invalid text",
  async run(context) {
    const shop = await openShop()
    try {
      const operations = [...operationsOf("store"), ...operationsOf("admin")].filter((each) => each.body)
      const encoded = Object.entries(bodies).map(
        ([name, text]) => [name, new TextEncoder().encode(text)] as const,
      )
      await sendOne(shop, operations[0]!, encoded[0]![1])
      const calls = operations.flatMap((operation) =>
        encoded.map(([name, body]) => ({ operation, name, body })),
      )
      shuffle(calls, context.random)
      for (const [name, metadata] of Object.entries(harmless)) await keep(shop, name, metadata, context)
      let slowest = 0
      let done = 0
      for (; done < calls.length && !context.isOver(); done++)
        slowest = Math.max(slowest, await judge(shop, calls[done]!, context))
      if ("polluted" in {}) context.breach("every object is polluted now")
      context.figure("calls", outOf(done, calls.length))
      context.figure("most CPU time of a request in ms", slowest.toFixed(1))
    } finally {
      await shop.close()
    }
  },
}

/** What is within the limits is stored as it came. */
async function keep(shop: Shop, name: string, metadata: unknown, { breach }: TortureContext): Promise<void> {
  const { status, body } = await shop.admin("POST", "/admin/collections", { title: name, metadata })
  if (status !== 200) return breach(`a collection with ${name}: ${status}`)
  if (JSON.stringify(sorted(body.collection.metadata)) !== JSON.stringify(sorted(metadata)))
    breach(`a collection with ${name} was stored otherwise`)
}

/** With its keys in order: the database keeps them in an order of its own. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)])
}

async function judge(
  shop: Shop,
  { operation, name, body }: { operation: Operation; name: string; body: Uint8Array<ArrayBuffer> },
  { breach }: TortureContext,
): Promise<number> {
  let cost = Infinity
  // Once more where something else, e.g. the garbage collector, may have run.
  for (let tried = 0; tried < 4 && cost > allowed; tried++) {
    const { status, cpu } = await sendOne(shop, operation, body)
    cost = Math.min(cost, cpu)
    if (status < 400 || status >= 500) {
      breach(`${operation.method} ${operation.path} with ${name}: ${status}`)
      break
    }
  }
  if (cost > allowed)
    breach(`${operation.method} ${operation.path} with ${name}: ${Math.round(cost)} ms of CPU`)
  return cost
}

async function sendOne(
  shop: Shop,
  operation: Operation,
  body: Uint8Array<ArrayBuffer>,
): Promise<{ status: number; cpu: number }> {
  const headers = { "content-type": "application/json", "content-length": String(body.byteLength) }
  const before = process.cpuUsage()
  const { status } = await shop.send(operation.method, pathWith(operation, "x"), {
    bytes: body,
    headers: { ...headers, ...shop.adminHeaders },
  })
  const { user, system } = process.cpuUsage(before)
  return { status, cpu: (user + system) / 1_000 }
}
