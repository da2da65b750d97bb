import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type Send, type TestApp } from "@stheno/testing/test-app.ts"
import { addedReturnReasonOperations } from "./routes.admin-added.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({}, addedReturnReasonOperations)
})
afterAll(() => shop.close())

const path = "/admin/return-reasons"

async function addReason(value: string, parent?: string): Promise<string> {
  const body = { value, label: value, parent_return_reason_id: parent }
  const answer = await shop.admin("POST", path, body)
  expect(answer.status).toBe(200)
  return answer.body.return_reason.id
}

test("customers see the reasons without parent, oldest first, each with those below it", async () => {
  const first = await addReason("first")
  const child = await addReason("child", first)
  const second = await addReason("second")
  const counted = await shop.countStatements(() => shop.request("GET", "/store/return-reasons"))
  const { return_reasons } = counted.result.body
  expect(return_reasons.map((reason: { id: string }) => reason.id)).toEqual([first, second])
  expect(return_reasons[0].return_reason_children).toMatchObject([{ id: child, metadata: null }])
  expect(return_reasons[0]).not.toHaveProperty("metadata")
  expect(counted.statements).toHaveLength(1)
  expect((await shop.admin("GET", path)).body).toEqual(counted.result.body)
  const read = await shop.request("GET", `/store/return-reasons/${child}`)
  expect(read.body.return_reason).toMatchObject({ id: child, parent_return_reason: { id: first } })
  expect((await shop.request("GET", "/store/return-reasons/rr_x")).body).toEqual({
    type: "not_found",
    message: "Return Reason with id: rr_x was not found.",
  })
})

test("a value is taken by one reason at a time", async () => {
  const body = { value: "raced", label: "x" }
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.admin("POST", path, body)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(422)])
  const other = await addReason("other value")
  expect((await shop.admin("POST", `${path}/${other}`, { value: "raced" })).status).toBe(422)
  const winner = answers.find(({ status }) => status === 200)!.body.return_reason.id
  await shop.admin("DELETE", `${path}/${winner}`)
  await addReason("raced")
})

test("one operation answers with the metadata that the others accept and leave out", async () => {
  const parent_return_reason_id = await addReason("above")
  const given = { value: "below", label: "Below", parent_return_reason_id, metadata: { erp: "R-17" } }
  const made = (await shop.admin("POST", path, given)).body.return_reason
  const read = (id: string, send: Send = shop.admin) => send("GET", `${path}/${id}/metadata`)
  const { parent_return_reason, return_reason_children, ...own } = made
  expect([parent_return_reason?.id, return_reason_children]).toEqual([parent_return_reason_id, []])
  expect(own).not.toHaveProperty("metadata")
  expect((await read(made.id)).body).toEqual({ return_reason: { ...own, metadata: { erp: "R-17" } } })
  expect((await read(parent_return_reason_id)).body).toMatchObject({ return_reason: { metadata: null } })
  expect(await read("rr_x")).toMatchObject({
    status: 404,
    body: { type: "not_found", message: "Return Reason with id: rr_x was not found." },
  })
  expect((await read(made.id, shop.request)).status).toBe(401)
})

describe("changing", () => {
  test("leaves what is absent, empties a description with null, merges metadata", async () => {
    const { id } = (
      await shop.admin("POST", path, {
        value: "changing",
        label: "Label",
        description: "text",
        metadata: { a: 1, b: 1 },
      })
    ).body.return_reason
    const { body } = await shop.admin("POST", `${path}/${id}`, {
      description: null,
      metadata: { a: "", c: 1 },
    })
    expect(body.return_reason).toMatchObject({ value: "changing", label: "Label", description: null })
    const row = await shop.engine.db
      .selectFrom("return_reason")
      .select("metadata")
      .where("id", "=", id)
      .executeTakeFirst()
    expect(row).toEqual({ metadata: { b: 1, c: 1 } })
  })

  test("does not move a reason below another one", async () => {
    const id = await addReason("fixed")
    const { status, body } = await shop.admin("POST", `${path}/${id}`, { parent_return_reason_id: id })
    expect([status, body.message]).toEqual([400, "property parent_return_reason_id should not exist"])
  })
})

test("nothing is added below a reason that is being deleted", async () => {
  const parent = await addReason("vanishing")
  const [removed, ...added] = await Promise.all([
    shop.admin("DELETE", `${path}/${parent}`),
    ...Array.from({ length: 5 }, (_, i) =>
      shop.admin("POST", path, { value: `below ${i}`, label: "x", parent_return_reason_id: parent }),
    ),
  ])
  expect(removed.status).toBe(200)
  const alive = await shop.engine.db
    .selectFrom("return_reason")
    .select("id")
    .where("parent_return_reason_id", "=", parent)
    .where("deleted_at", "is", null)
    .execute()
  expect(alive).toEqual([])
  for (const { status } of added) expect([200, 404]).toContain(status)
})
