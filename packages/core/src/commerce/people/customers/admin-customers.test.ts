import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
const ids: string[] = []
beforeAll(async () => {
  shop = await createTestApp()
  for (const [i, first_name] of ["Ada", "Grace", "100%"].entries()) {
    const email = `c${i}@example.com`
    const body = { email, first_name, last_name: "X", password: "supersecret" }
    ids.push((await shop.admin("POST", "/admin/customers", body)).body.customer.id)
  }
  const guest = { id: "cus_guest", email: "guest@example.com", has_account: false }
  await shop.engine.db.insertInto("customer").values(guest).execute()
})
afterAll(() => shop.close())

async function addGroup(name: string, members: readonly string[] = []): Promise<string> {
  const { body } = await shop.admin("POST", "/admin/customer-groups", { name })
  const { id } = body.customer_group
  const customer_ids = members.map((member) => ({ id: member }))
  await shop.admin("POST", `/admin/customer-groups/${id}/customers/batch`, { customer_ids })
  return id
}

async function list(query: string): Promise<string[]> {
  const { status, body } = await shop.admin("GET", `/admin/customers?${query}`)
  expect(status).toBe(200)
  return body.customers.map(({ email }: { email: string }) => email.split("@")[0]!)
}

describe("the list", () => {
  test.each([
    ["", ["c0", "c1", "c2", "guest"]],
    ["order=email", ["c0", "c1", "c2", "guest"]],
    ["order=-email&limit=2", ["guest", "c2"]],
    ["order=email&limit=2&offset=1", ["c1", "c2"]],
    ["has_account=true&order=email", ["c0", "c1", "c2"]],
    ["has_account=false", ["guest"]],
    ["has_account=null", []],
    ["has_account=TRUE&order=email", ["c0", "c1", "c2", "guest"]],
    ["q=GRACE", ["c1"]],
    ["q=C2@example", ["c2"]],
    ["q=%25", ["c2"]],
    ["q=_", []],
    ["created_at[gt]=2999-01-01", []],
    ["created_at[gt]=2000-01-01&order=email&limit=1", ["c0"]],
    ["groups[]=cgrp_unknown", []],
    ["groups=cgrp_unknown", []],
    ["groups=&order=email", ["c0", "c1", "c2", "guest"]],
  ])("%s", async (query, emails) => {
    expect(await list(query)).toEqual(emails)
  })

  test("holds customers of any of the groups once", async () => {
    const [a, b] = [await addGroup("A", [ids[0]!, ids[1]!]), await addGroup("B", [ids[1]!])]
    expect(await list(`groups[]=${a}&groups[]=${b}&order=email`)).toEqual(["c0", "c1"])
    expect(await list(`groups[]=${b}`)).toEqual(["c1"])
  })

  test("as in v1, one customer has the default relations also with an empty expand", async () => {
    const namesIn = async (query: string) => {
      const { body } = await shop.admin("GET", `/admin/customers/${ids[0]!}${query}`)
      return ["orders", "shipping_addresses", "groups"].filter((name) => name in body.customer)
    }
    for (const query of ["", "?expand=", "?expand"])
      expect([query, await namesIn(query)]).toEqual([query, ["orders", "shipping_addresses"]])
    expect(await namesIn("?expand=groups")).toEqual(["groups"])
    const { body } = await shop.admin("POST", `/admin/customers/${ids[0]!}?expand=`, { first_name: "Ada" })
    expect(body.customer).toMatchObject({ orders: [], shipping_addresses: [] })
  })

  test("counts all that match, and expands", async () => {
    const { body } = await shop.admin(
      "GET",
      "/admin/customers?limit=1&order=-created_at&expand=groups,shipping_addresses",
    )
    expect(body).toMatchObject({ count: 4, offset: 0, limit: 1 })
    expect(body.customers[0]).toMatchObject({
      email: "guest@example.com",
      groups: [],
      shipping_addresses: [],
    })
  })

  test("shows the groups of each customer when it is limited to groups", async () => {
    const group = await addGroup("C", [ids[2]!])
    const groups = [{ id: group, name: "C" }]
    const limited = await shop.admin("GET", `/admin/customers?groups[]=${group}`)
    expect(limited.body.customers).toMatchObject([{ id: ids[2], groups }])
    const members = await shop.admin("GET", `/admin/customer-groups/${group}/customers`)
    expect(members.body.customers).toMatchObject([{ id: ids[2], groups }])
    const all = await shop.admin("GET", "/admin/customers")
    expect(all.body.customers[0]).not.toHaveProperty("groups")
  })

  test("takes one statement, whatever is expanded", async () => {
    const { statements } = await shop.countStatements(() =>
      shop.admin("GET", "/admin/customers?expand=groups,orders,billing_address"),
    )
    expect(statements.filter((text) => text.includes('"customer" as "root"'))).toHaveLength(1)
    expect(statements).toHaveLength(2)
  })

  test.each([
    ["expand=password_hash", 400],
    ["order=password_hash", 400],
    ["limit=many", 400],
    ["colour=red", 400],
  ])("refuses %s", async (query, status) => {
    expect((await shop.admin("GET", `/admin/customers?${query}`)).status).toBe(status)
  })
})

describe("password hashes", () => {
  test("are in no answer and no event", async () => {
    const group = await addGroup("Hashes", ids)
    const answers = [
      await shop.admin("GET", "/admin/customers"),
      await shop.admin("GET", `/admin/customers/${ids[0]}?fields=password_hash`),
      await shop.admin("POST", `/admin/customers/${ids[0]}`, { password: "changed-one" }),
      await shop.admin("GET", `/admin/customer-groups/${group}?expand=customers`),
      await shop.admin("GET", `/admin/customer-groups/${group}/customers`),
      await shop.admin("GET", "/admin/users"),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    for (const { text } of answers) expect(text).not.toContain("password_hash")
    expect(JSON.stringify(await shop.events())).not.toContain("password_hash")
  })

  test("cannot be asked for through another resource", async () => {
    const { status, body } = await shop.admin(
      "GET",
      "/admin/customer-groups?expand=customers&fields=name,customers.password_hash",
    )
    expect([status, body.message]).toEqual([400, "Requested fields [customers.password_hash] are not valid"])
  })
})

describe("changing a customer", () => {
  test("replaces the groups", async () => {
    const [a, b] = [await addGroup("Old", [ids[2]!]), await addGroup("New")]
    const change = (groups: unknown) =>
      shop.admin("POST", `/admin/customers/${ids[2]}?expand=groups`, { groups })
    const names = async (groups: unknown) =>
      (await change(groups)).body.customer.groups.map(({ name }: { name: string }) => name).toSorted()
    expect(await names([{ id: b }])).toEqual(["New"])
    expect(await names([{ id: a }, { id: b }, { id: b }])).toEqual(["New", "Old"])
    const refused = await change([{ id: "cgrp_unknown" }])
    expect(refused.status).toBe(404)
    expect(await names([])).toEqual([])
    await shop.admin("DELETE", `/admin/customer-groups/${a}`)
    expect((await change([{ id: a }])).status).toBe(404)
  })

  test("changes the address of a guest, in lower case, unless it is taken by another guest", async () => {
    await shop.engine.db
      .insertInto("customer")
      .values({ id: "cus_guest2", email: "second@example.com", has_account: false })
      .execute()
    const change = (email: string) => shop.admin("POST", "/admin/customers/cus_guest2", { email })
    expect((await change("Third@Example.com")).body.customer.email).toBe("third@example.com")
    expect((await change("guest@example.com")).status).toBe(422)
  })

  test("announces it, and a new password ends the customer's sessions", async () => {
    const login = await shop.request("POST", "/store/auth", {
      email: "c1@example.com",
      password: "supersecret",
    })
    const cookie = login.headers.get("set-cookie")!.split(";")[0]!
    await shop.admin("POST", `/admin/customers/${ids[1]}`, { phone: "1" })
    expect((await shop.request("GET", "/store/auth", undefined, { cookie })).status).toBe(200)
    expect((await shop.events()).at(-1)).toMatchObject({ name: "customer.updated", data: { phone: "1" } })
    expect((await shop.admin("POST", `/admin/customers/${ids[1]}`, { password: "" })).status).toBe(200)
    expect((await shop.request("GET", "/store/auth", undefined, { cookie })).status).toBe(200)
    await shop.admin("POST", `/admin/customers/${ids[1]}`, { password: "another-one" })
    expect((await shop.request("GET", "/store/auth", undefined, { cookie })).status).toBe(401)
    expect(
      (await shop.request("POST", "/store/auth", { email: "c1@example.com", password: "another-one" }))
        .status,
    ).toBe(200)
  })

  test("merges what many add to metadata at once", async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        shop.admin("POST", `/admin/customers/${ids[0]}`, { metadata: { [`k${i}`]: i } }),
      ),
    )
    const { body } = await shop.admin("GET", `/admin/customers/${ids[0]}`)
    expect(Object.keys(body.customer.metadata)).toHaveLength(10)
  })
})

test("is closed to everyone else", async () => {
  for (const [method, path] of [
    ["GET", "/admin/customers"],
    ["POST", "/admin/customers"],
    ["GET", `/admin/customers/${ids[0]}`],
    ["POST", `/admin/customers/${ids[0]}`],
    ["GET", "/admin/customer-groups"],
    ["POST", "/admin/customer-groups"],
  ] as const)
    expect((await shop.request(method, path, method === "POST" ? {} : undefined)).status).toBe(401)
})
