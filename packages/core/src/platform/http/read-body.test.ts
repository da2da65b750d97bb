import { expect, test } from "vitest"
import { bodyLimit, readBody } from "./read-body.ts"
import { unparsable, unstorable } from "./text-check.ts"

const json = { "content-type": "application/json" }
const requestOf = (init: RequestInit) =>
  new Request("http://localhost:9000/store/carts", { method: "POST", headers: json, ...init })

/** A body that comes in parts and does not say how long it is. */
function endless(parts: { read: number }): RequestInit {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts.read++
      controller.enqueue(new Uint8Array(65_536).fill(32))
    },
  })
  return { body, duplex: "half" } as RequestInit
}

test("a body without a length is read up to the limit, and no further", async () => {
  const parts = { read: 0 }
  expect(await readBody(requestOf(endless(parts)))).toMatchObject({ status: 413 })
  expect(parts.read).toBeLessThan(bodyLimit / 65_536 + 4)
})

test("a body that says that it is too long is not read", async () => {
  const parts = { read: 0 }
  const headers = { ...json, "content-length": String(bodyLimit + 1) }
  expect(await readBody(requestOf({ ...endless(parts), headers }))).toMatchObject({ status: 413 })
  expect(parts.read).toBeLessThan(3)
})

test("a body in parts is one text, also where a letter is cut in two", async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ name: "Sm\u00f8rrebr\u00f8d \ud83e\udd6a" }))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readBody(requestOf({ body, duplex: "half" } as RequestInit))).toMatchObject({
    value: { name: "Sm\u00f8rrebr\u00f8d \ud83e\udd6a" },
  })
})

test("only media types of JSON are read as JSON: other sites send the others without asking", async () => {
  const read = (type: string) => readBody(requestOf({ body: '{"a":1}', headers: { "content-type": type } }))
  for (const type of ["application/json", "application/json; charset=utf-8", "application/merge-patch+json"])
    expect(await read(type), type).toMatchObject({ value: { a: 1 } })
  for (const type of ["text/plain", "text/plain; x=json", "text/plain;application/json", "application/jsonp"])
    expect(await read(type), type).toEqual({ value: undefined, text: '{"a":1}' })
})

test.each([
  ['{"a":1e309}', "Numbers must be finite"],
  ['{"a":[-1e309]}', "Numbers must be finite"],
  ['{"a":{"__proto__":{"isAdmin":true}}}', "property __proto__ should not exist"],
  ['{"a":"\\u0000"}', "Texts may not contain NUL characters or broken surrogate pairs"],
  ['{"\\ud800":1}', "Texts may not contain NUL characters or broken surrogate pairs"],
  [`${"[".repeat(10_000)}${"]".repeat(10_000)}`, "Values may be nested 64 levels deep"],
  [
    JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [i, i]))),
    "A request may hold 50000 values",
  ],
  ['{"a":"__proto__","b":[1.5,null,true]}', undefined],
])("what cannot be kept as it is is refused: %.40s", (text, reason) => {
  expect(unstorable(JSON.parse(text))).toBe(reason)
})

test("a text that would take long to parse is not parsed", () => {
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [i, i])))
  const deep = `${"[".repeat(40_000)}${"]".repeat(40_000)}`
  const prose = JSON.stringify({ text: `a, "b", \\ [{`.repeat(20_000) })
  expect([many, deep, prose].map(unparsable)).toEqual([
    "A request may hold 50000 values",
    "Values may be nested 64 levels deep",
    undefined,
  ])
})
