import { describe, expect, it } from "vitest"
import * as hooks from "@stheno/medusa-react"
import { mutationTables, queryTables } from "./table/index.ts"

const queries = { ...queryTables.store, ...queryTables.admin }
const mutations = { ...mutationTables.store, ...mutationTables.admin }
const written = {
  queries: ["useAdminCustomQuery"],
  mutations: ["useAdminCustomPost", "useAdminCustomDelete", "useStartCheckout"],
}
const others = ["useCart", "useLocalStorage", "useMedusa", "useSessionCart"]
const named = (pattern: RegExp) => Object.keys(hooks).filter((name) => pattern.test(name))

describe("hooks", () => {
  it("has as many of each kind as v1", () => {
    const count = (names: readonly string[], isAdmin: boolean) =>
      names.filter((name) => name.startsWith("useAdmin") === isAdmin).length
    const reading = [...Object.keys(queries), ...written.queries]
    const changing = [...Object.keys(mutations), ...written.mutations]
    expect([count(reading, true), count(changing, true)]).toEqual([75, 176])
    expect([count(reading, false), count(changing, false)]).toEqual([24, 26])
    expect([...reading, ...changing, ...others].sort()).toEqual(named(/^use[A-Z]/).sort())
  })

  it("has options for prefetching beside every hook that reads", () => {
    expect(named(/QueryOptions$/)).toHaveLength(Object.keys(queries).length)
  })
})

describe("keys", () => {
  it("has v1's key factories and those that v1 kept to itself", () => {
    expect(named(/^(?!use).*Keys?$/)).toHaveLength(47 + 4)
  })

  it("builds keys as v1 does", () => {
    expect(hooks.productKeys.all).toEqual(["products"])
    expect(hooks.productKeys.lists()).toEqual(["products", "list"])
    expect(hooks.productKeys.list({ q: "mug" })).toEqual(["products", "list", { query: { q: "mug" } }])
    expect(hooks.adminProductKeys.details()).toEqual(["admin_products", "detail"])
    expect(hooks.adminProductKeys.detail("prod_1")).toEqual(["admin_products", "detail", "prod_1"])
  })

  it("begins the keys of answers below something with its key", () => {
    const own = hooks.adminOrderKeys.detail("order_1")
    expect(hooks.adminOrderKeys.detailOrder("order_1", { expand: "items" }).slice(0, own.length)).toEqual([
      ...own,
    ])
    expect(hooks.customerKeys.orders("me").slice(0, 3)).toEqual(["customers", "detail", "me"])
  })
})

it.each(Object.entries(mutations))(
  "%s invalidates what exists",
  (_name, { invalidates = [], parameters = [] }) => {
    for (const key of invalidates) {
      const [, factory = "", , argument] = /^(\w+)\.(\w+)(?:\((\w+|"me")?\))?$/.exec(key) ?? []
      expect(hooks).toHaveProperty(factory)
      if (argument && argument !== '"me"') expect(parameters).toContain(argument)
    }
  },
)
