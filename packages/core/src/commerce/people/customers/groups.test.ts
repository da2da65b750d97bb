import { afterAll, beforeAll, describe, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  const customers = ["a", "b", "c"].map((name) => ({
    id: `cus_${name}`,
    email: `${name}@example.com`,
    first_name: name.toUpperCase(),
  }))
  await shop.engine.db.insertInto("customer").values(customers).execute()
})
afterAll(() => shop.close())

const path = "/admin/customer-groups"
const batch = (...ids: string[]) => ({ customer_ids: ids.map((id) => ({ id })) })

async function addGroup(name: string): Promise<string> {
  const { status, body } = await shop.admin("POST", path, { name })
  expect(status).toBe(200)
  return body.customer_group.id
}

async function membersOf(id: string, query = ""): Promise<string[]> {
  const { body } = await shop.admin("GET", `${path}/${id}/customers?${query}`)
  return body.customers.map((customer: { id: string }) => customer.id).toSorted()
}

test("is made, changed and read", async () => {
  const made = await shop.admin("POST", path, { name: "VIP", metadata: { a: 1 } })
  expect(made.body.customer_group).toEqual({
    id: expect.stringMatching(/^cgrp_/),
    name: "VIP",
    metadata: { a: 1 },
    created_at: expect.any(String),
    updated_at: expect.any(String),
    deleted_at: null,
  })
  const { id } = made.body.customer_group
  const changed = await shop.admin("POST", `${path}/${id}?expand=customers`, {
    name: "Very",
    metadata: { a: "", b: 2 },
  })
  expect(changed.body.customer_group).toMatchObject({ name: "Very", metadata: { b: 2 }, customers: [] })
  const read = await shop.admin("GET", `${path}/${id}?fields=name`)
  expect(read.body.customer_group).toEqual({ id, name: "Very" })
})

test("has a unique name", async () => {
  await addGroup("Taken")
  const [made, changed] = [
    await shop.admin("POST", path, { name: "Taken" }),
    await shop.admin("POST", `${path}/${await addGroup("Free")}`, { name: "Taken" }),
  ]
  expect([made.status, made.body]).toEqual([
    422,
    {
      code: "invalid_request_error",
      type: "duplicate_error",
      message: "Key (name)=(Taken) already exists.",
    },
  ])
  expect([changed.status, changed.body.message]).toEqual([
    422,
    "Customer_group with name Taken already exists.",
  ])
  const raced = await Promise.all(
    Array.from({ length: 10 }, () => shop.admin("POST", path, { name: "Race" })),
  )
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(422)])
})

describe("members", () => {
  test("are added once and taken out", async () => {
    const id = await addGroup("Members")
    const added = await shop.admin("POST", `${path}/${id}/customers/batch`, batch("cus_a", "cus_b", "cus_a"))
    expect(added.body.customer_group).toMatchObject({ id, name: "Members" })
    await shop.admin("POST", `${path}/${id}/customers/batch`, batch("cus_b", "cus_c"))
    expect(await membersOf(id)).toEqual(["cus_a", "cus_b", "cus_c"])
    const removed = await shop.admin("DELETE", `${path}/${id}/customers/batch`, batch("cus_a", "cus_unknown"))
    expect([removed.status, removed.body.customer_group.id]).toEqual([200, id])
    expect(await membersOf(id)).toEqual(["cus_b", "cus_c"])
    expect(await membersOf(id, "q=c@")).toEqual(["cus_c"])
    expect(await membersOf(id, "limit=1")).toHaveLength(1)
  })

  test("that do not exist are named, and then nobody is added", async () => {
    const id = await addGroup("Strict")
    const answer = await shop.admin("POST", `${path}/${id}/customers/batch`, batch("cus_a", "x", "y"))
    expect([answer.status, answer.body]).toEqual([
      404,
      { type: "not_found", message: 'The following customer ids do not exist: "x, y"' },
    ])
    expect(await membersOf(id)).toEqual([])
  })

  test.each([
    [{}, "customer_ids must be an array"],
    [{ customer_ids: "x" }, "each value in nested property customer_ids must be either object or array"],
    [{ customer_ids: [{}] }, "id must be a string"],
    [{ customer_ids: [{ id: 1 }] }, "id must be a string"],
    [{ ids: [] }, "property ids should not exist, customer_ids must be an array"],
  ])("cannot be %j", async (body, message) => {
    const id = await addGroup(`Refusing ${JSON.stringify(body)}`)
    const answer = await shop.admin("POST", `${path}/${id}/customers/batch`, body)
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })
})

test("its customers are listed with the filters of all customers", async () => {
  const id = await addGroup("Filtered")
  await shop.admin("POST", `${path}/${id}/customers/batch`, batch("cus_a", "cus_b", "cus_c"))
  const { body } = await shop.admin("GET", `${path}/${id}/customers?order=-email&fields=email&limit=2`)
  expect(body.customers.map((customer: { id: string }) => customer.id)).toEqual(["cus_c", "cus_b"])
  expect(await membersOf(id, "created_at[gt]=2080-01-01")).toEqual([])
})

describe("a deleted group", () => {
  test("is gone, with its memberships; its name is free", async () => {
    const id = await addGroup("Gone")
    await shop.admin("POST", `${path}/${id}/customers/batch`, batch("cus_a"))
    for (const _ of [1, 2]) {
      void _
      const answer = await shop.admin("DELETE", `${path}/${id}`)
      expect([answer.status, answer.body]).toEqual([200, { id, object: "customer_group", deleted: true }])
    }
    expect(await membersOf(id)).toEqual([])
    const unknown = { type: "not_found", message: `CustomerGroup with id ${id} was not found` }
    expect((await shop.admin("GET", `${path}/${id}`)).body).toEqual(unknown)
    expect((await shop.admin("POST", `${path}/${id}`, { name: "x" })).body).toEqual(unknown)
    expect((await shop.admin("POST", `${path}/${id}/customers/batch`, batch("cus_a"))).body).toEqual(unknown)
    expect((await shop.admin("DELETE", `${path}/${id}/customers/batch`, batch("cus_a"))).body).toEqual(
      unknown,
    )
    const left = await shop.engine.db
      .selectFrom("customer_group_customers")
      .selectAll()
      .where("customer_group_id", "=", id)
      .execute()
    expect(left).toEqual([])
    await addGroup("Gone")
  })
})

describe("the list", () => {
  const names = async (query: string) => {
    const { body } = await shop.admin("GET", `${path}?${query}`)
    return body.customer_groups.map(({ name }: { name: string }) => name)
  }

  test("finds by name, id and condition, in the order wished", async () => {
    const [x, y] = [await addGroup("List x"), await addGroup("List y")]
    expect(await names("q=LIST")).toEqual(["List y", "List x"])
    expect(await names("q=list&order=name")).toEqual(["List x", "List y"])
    expect(await names(`id[]=${x}`)).toEqual(["List x"])
    expect(await names(`id[]=${x}&id[]=${y}&order=name`)).toEqual(["List x", "List y"])
    expect(await names("name[]=List y")).toEqual(["List y"])
    expect(await names("discount_condition_id=discon_unknown")).toEqual([])
    expect(await names("q=list&limit=1&offset=1")).toEqual(["List x"])
  })

  test("says how much there is, ten at a time", async () => {
    for (let i = 0; i < 12; i++) await addGroup(`Many ${i}`)
    const { body } = await shop.admin("GET", `${path}?q=many`)
    expect(body.customer_groups).toHaveLength(10)
    expect(body).toMatchObject({ count: 12, offset: 0, limit: 10 })
  })

  test("takes one statement with its customers", async () => {
    const { statements } = await shop.countStatements(() => shop.admin("GET", `${path}?expand=customers`))
    expect(statements.filter((text) => text.includes('"customer_group" as "root"'))).toHaveLength(1)
  })

  test("rejects a name and an id that are not lists", async () => {
    const { status, body } = await shop.admin("GET", `${path}?name=x&id=y`)
    expect([status, body.message]).toEqual([
      400,
      "nested property id must be either object or array, name must be an array",
    ])
  })
})
