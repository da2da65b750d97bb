import { QueryClient } from "@tanstack/react-query"
import { expect, it } from "vitest"
import { confirmShown, putBack, showAtOnce, withoutRows, withProperties } from "./optimistic.ts"

interface Lamp {
  readonly id: string
  readonly is_on: boolean
}

const lamp = (id: string, is_on = false): Lamp => ({ id, is_on })
const rooms = ["admin_rooms"]
const list = [...rooms, "list", { query: { floor: ["first"], limit: 20 } }]
const detail = [...rooms, "detail", "lamp_1"]

function cacheOf() {
  const queries = new QueryClient()
  queries.setQueryData(detail, { lamp: lamp("lamp_1") })
  queries.setQueryData(list, { lamps: [lamp("lamp_1"), lamp("lamp_2")], count: 12, offset: 0 })
  queries.setQueryData([...rooms, "whole", ""], [lamp("lamp_2")])
  queries.setQueryData(["admin_shops", "list"], { lamps: [lamp("lamp_1")] })
  return queries
}

it("shows a property of a row wherever it is read, and puts it back", async () => {
  const queries = cacheOf()
  const data = () => queries.getQueriesData({ queryKey: [] }).map(([, each]) => each)
  const whole = queries.getQueryData([...rooms, "whole", ""])
  const before = data()
  const turn = withProperties<Lamp, boolean>(rooms, { id: "lamp_1" }, (is_on) => ({ is_on }))
  const shown = await showAtOnce(queries, turn, true)
  expect(queries.getQueryData(detail)).toEqual({ lamp: lamp("lamp_1", true) })
  expect(queries.getQueryData(list)).toEqual({
    lamps: [lamp("lamp_1", true), lamp("lamp_2")],
    count: 12,
    offset: 0,
  })
  expect(queries.getQueryData([...rooms, "whole", ""])).toBe(whole)
  expect(queries.getQueryData(["admin_shops", "list"])).toEqual({ lamps: [lamp("lamp_1")] })
  putBack(queries, shown)
  expect(data()).toEqual(before)
})

it("takes rows out of lists that are narrowed alike, and counts the others", async () => {
  const queries = cacheOf()
  queries.setQueryData([...rooms, "list", { query: { floor: ["second"] } }], {
    lamps: [lamp("lamp_1")],
    count: 1,
  })
  const ofFirst = [...rooms, "list", { query: { floor: ["first"] } }]
  const removal = withoutRows<Lamp, readonly string[]>(ofFirst, ({ id }, ids) => ids.includes(id ?? ""))
  const shown = await showAtOnce(queries, removal, ["lamp_1"])
  expect(queries.getQueryData(list)).toEqual({ lamps: [lamp("lamp_2")], count: 11, offset: 0 })
  expect(queries.getQueryData([...rooms, "list", { query: { floor: ["second"] } }])).toEqual({
    lamps: [lamp("lamp_1")],
    count: 1,
  })
  // What has a page of its own is not in a list.
  expect(queries.getQueryData(detail)).toEqual({ lamp: lamp("lamp_1") })
  putBack(queries, shown)
  expect(queries.getQueryData(list)).toMatchObject({ lamps: [lamp("lamp_1"), lamp("lamp_2")], count: 12 })
})

it("keeps how a response came", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { structuralSharing: false } } })
  const response = { headers: { "x-count": "estimate" } }
  const body = Object.defineProperty({ lamps: [lamp("lamp_1")], count: 1 }, "response", { value: response })
  queries.setQueryData(list, body)
  await showAtOnce(
    queries,
    withoutRows<Lamp>(rooms, ({ id }) => id === "lamp_1"),
    undefined,
  )
  expect(queries.getQueryData<typeof body & { response: unknown }>(list)?.response).toBe(response)
})

it("puts back everything when two actions of the same rows fail, and only what failed when one does", async () => {
  const queries = cacheOf()
  const turn = (id: string) => withProperties<Lamp, boolean>(rooms, { id }, (is_on) => ({ is_on }))
  const shownList = () => queries.getQueryData(list)
  const before = shownList()
  const both = async () =>
    [
      await showAtOnce(queries, turn("lamp_1"), true),
      await showAtOnce(queries, turn("lamp_2"), true),
    ] as const
  const [one, two] = await both()
  putBack(queries, one)
  expect(shownList()).toMatchObject({ lamps: [lamp("lamp_1"), lamp("lamp_2", true)] })
  putBack(queries, two)
  expect(shownList()).toEqual(before)

  const [first, second] = await both()
  confirmShown(queries, first)
  expect(shownList()).toMatchObject({ lamps: [lamp("lamp_1", true), lamp("lamp_2", true)] })
  putBack(queries, second)
  expect(shownList()).toMatchObject({ lamps: [lamp("lamp_1", true), lamp("lamp_2")] })

  // Nothing of earlier actions is left.
  queries.setQueryData(list, before)
  putBack(queries, await showAtOnce(queries, turn("lamp_2"), true))
  expect(shownList()).toEqual(before)
})
