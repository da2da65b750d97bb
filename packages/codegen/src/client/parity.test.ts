import { describe, expect, it } from "vitest"
import type { ErrorType } from "@stheno/core/internal/platform/kernel/errors.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import { Client, Stheno, type SthenoErrorType } from "@stheno/js-client"
import { methodTables, withoutMethod } from "../operations/methods/index.ts"
import { methodsOf, type Method } from "../operations/model.ts"

const methods: readonly Method[] = [...methodsOf("store"), ...methodsOf("admin")]

describe("methods and operations", () => {
  it("gives every operation a method or a reason", () => {
    const called = new Set(methods.map(({ area, operation }) => `${area}.${operation.id}`))
    const uncalled = operations.map(({ area, id }) => `${area}.${id}`).filter((name) => !called.has(name))
    expect(uncalled.sort()).toEqual(Object.keys(withoutMethod).sort())
  })

  it("takes a body or files where the operation does, and nothing else", () => {
    const differing = methods.filter(
      ({ entry, operation }) =>
        Boolean(entry.body ?? entry.files) !== Boolean(operation.body ?? operation.fileField),
    )
    expect(differing.map(({ resource, name }) => `${resource}.${name}`)).toEqual([
      "orderEdits.requestConfirmation",
    ])
  })

  it("takes a query only where the operation does", () => {
    expect(methods.filter(({ entry, query }) => entry.query && !query)).toEqual([])
  })

  it("has v1's resources", () => {
    expect(Object.keys(methodTables.store)).toHaveLength(22)
    expect(Object.keys(methodTables.admin)).toHaveLength(37 + 2)
    expect(methods).toHaveLength(319 - 3 + 10)
  })
})

describe("the client", () => {
  it.each(methods.map((method) => [`${method.area}.${method.resource}.${method.name}`, method] as const))(
    "%s calls its operation",
    async (_, method) => {
      const sent: string[] = []
      const client = new Stheno({
        baseUrl: "http://shop.test",
        maxRetries: 0,
        fetch: async (url, init) => {
          sent.push(`${init?.method} ${String(url).replace("http://shop.test", "")}`)
          return Response.json({})
        },
      })
      await call(client, method)
      const path = method.operation.path.replace(/\{\w+\}/g, "a%2Fb")
      expect(sent).toEqual([`${method.operation.method} ${path}`])
    },
  )

  it("reads every page of a list", async () => {
    const offsets: string[] = []
    const client = new Client({
      baseUrl: "http://shop.test",
      fetch: async (url) => {
        const query = new URL(String(url)).searchParams
        offsets.push(`${query.get("offset")}+${query.get("limit")} ${query.get("q")}`)
        const items = ["a", "b", "c", "d", "e"].slice(Number(query.get("offset")))
        return Response.json({ things: items.slice(0, Number(query.get("limit"))), count: 5 })
      },
    })
    const found: string[] = []
    for await (const thing of client.iterate<string>("/store/things", "things", { limit: 2, q: "x" }))
      found.push(thing)
    expect(found).toEqual(["a", "b", "c", "d", "e"])
    expect(offsets).toEqual(["0+2 x", "2+2 x", "4+2 x"])
  })
})

/** Does not compile when the server has a type of error that the client does not name. */
const typeOf = (type: ErrorType): SthenoErrorType => type

it("names the types of the server's errors", () => {
  expect(typeOf("payment_authorization_error")).toBe("payment_authorization_error")
})

/** Calls a method by its name, as a program without types would. */
function call(client: Stheno, method: Method): unknown {
  const place = method.area === "admin" ? `admin.${method.resource}` : method.resource
  let owner: unknown = client
  for (const name of place.split(".")) owner = Reflect.get(Object(owner), name)
  const own: unknown = Reflect.get(Object(owner), method.name)
  if (typeof own !== "function") throw new Error(`${place}.${method.name} is not a method`)
  const payload = method.entry.files ? [new Blob(["x"])] : method.entry.body ? [{}] : []
  return own.call(owner, ...method.pathNames.map(() => "a/b"), ...payload)
}
