import { expect, it } from "vitest"
import { createAccountStorage } from "./account-storage.ts"

const views = "stheno:table:orders:views"
const view = { name: "Mine", search: "q=a" }
const mine = JSON.stringify([view])

/** A browser, and accounts on a server that can be out of reach. */
function setUp() {
  const kept = new Map<string, string>()
  const server = { isDown: false, requests: 0, accounts: {} as Record<string, Record<string, unknown>> }
  const browser = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
  const open = (id: string, in_ = browser) => {
    const { storage, signIn } = createAccountStorage(in_)
    signIn({
      id,
      metadata: server.accounts[id],
      send: async (changed) => {
        server.requests += 1
        await Promise.resolve()
        if (server.isDown) throw new Error("Out of reach")
        server.accounts[id] = { ...server.accounts[id], ...changed }
      },
    })
    return storage
  }
  const other = () => {
    const map = new Map<string, string>()
    return {
      get: (key: string) => map.get(key) ?? null,
      set: (key: string, value: string) => void map.set(key, value),
      remove: (key: string) => void map.delete(key),
      keys: () => [...map.keys()],
    }
  }
  return { server, open, browser, other }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it("shows the views and columns of an account in another browser", async () => {
  const { server, open, other } = setUp()
  open("usr_1").set(views, mine)
  await settled()
  expect(server.accounts["usr_1"]).toEqual({ "dashboard:orders:views": [view] })
  expect(open("usr_1", other()).get(views)).toBe(mine)
  expect(open("usr_2", other()).get(views)).toBeNull()
})

it("forgets a view in every browser", async () => {
  const { open, other } = setUp()
  const [here, there] = [open("usr_1"), other()]
  here.set(views, mine)
  await settled()
  expect(open("usr_1", there).get(views)).toBe(mine)
  here.remove(views)
  await settled()
  expect(open("usr_1", there).get(views)).toBeNull()
})

it("sends what did not reach the account when the person comes back, and does not lose it", async () => {
  const { server, open } = setUp()
  server.isDown = true
  open("usr_1").set(views, mine)
  await settled()
  expect(server.accounts["usr_1"]).toBeUndefined()
  server.isDown = false
  server.accounts["usr_1"] = { "dashboard:orders:views": [] }
  expect(open("usr_1").get(views)).toBe(mine)
  await settled()
  expect(server.accounts["usr_1"]).toEqual({ "dashboard:orders:views": [view] })
  const { requests } = server
  open("usr_1")
  await settled()
  expect(server.requests).toBe(requests)
})

it("keeps drafts in the browser, and nothing of another account", async () => {
  const { server, open, browser } = setUp()
  const storage = open("usr_1")
  const draft = JSON.stringify({ values: {}, savedAt: Date.now() })
  storage.set("stheno:draft:product", draft)
  storage.set("stheno:recent", "[]")
  storage.set("stheno:language", "de")
  storage.set(views, mine)
  await settled()
  expect(Object.keys(server.accounts["usr_1"]!)).toEqual(["dashboard:orders:views"])
  // The same person comes back, e.g. after the session has expired.
  expect(open("usr_1").get("stheno:draft:product")).toBe(draft)
  expect(open("usr_2").get(views)).toBeNull()
  expect(browser.keys().toSorted()).toEqual(["stheno:account", "stheno:language"])
  await settled()
  expect(server.accounts["usr_2"]).toBeUndefined()
})

it("forgets drafts, and nothing else, when a person signs out", () => {
  const { browser } = setUp()
  browser.set("stheno:draft:customer", "{}")
  browser.set(views, mine)
  createAccountStorage(browser).forgetDrafts()
  expect(browser.keys()).toEqual([views])
})

it("forgets drafts that nothing restores any more", () => {
  const { open, browser } = setUp()
  const day = 24 * 60 * 60 * 1000
  const draft = (days: number) => JSON.stringify({ values: {}, savedAt: Date.now() - days * day })
  browser.set("stheno:account", "usr_1")
  browser.set("stheno:draft:customer", draft(29))
  browser.set("stheno:draft:address cus_1", draft(31))
  for (const [index, text] of ["{", "{}", "null", '{"values":{},"savedAt":"now"}'].entries())
    browser.set(`stheno:draft:unreadable ${index}`, text)
  browser.set("stheno:page-draft:price-list-products:pl_1", draft(29))
  browser.set("stheno:page-draft:price-list-products:pl_2", draft(31))
  browser.set("stheno:page-draft:price-list-products:pl_3", '{"added":[]}')
  browser.set("stheno:recent", "{")
  open("usr_1")
  expect(browser.keys().toSorted()).toEqual([
    "stheno:account",
    "stheno:draft:customer",
    "stheno:page-draft:price-list-products:pl_1",
    "stheno:recent",
  ])
})

it("forgets the drafts of a record that was deleted, and of no other", () => {
  const { browser } = setUp()
  const of = [
    "edit-customer cus_1",
    "edit-address cus_1 addr_1",
    "address cus_1",
    "return:cus_1",
    "prices cus_0 cus_1",
  ]
  const others = ["edit-customer cus_10", "address cus_0", "customer"].map((name) => `stheno:draft:${name}`)
  for (const name of of) browser.set(`stheno:draft:${name}`, "{}")
  browser.set("stheno:page-draft:customer-groups:cus_1", "{}")
  for (const key of others) browser.set(key, "{}")
  browser.set("stheno:table:cus_1", "{}")
  createAccountStorage(browser).forgetDraftsOf("cus_1")
  expect(browser.keys()).toEqual([...others, "stheno:table:cus_1"])
})
