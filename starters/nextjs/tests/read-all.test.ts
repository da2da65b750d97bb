import { expect, test } from "vitest"
import { readAll, type ListPart } from "@/lib/read-all"

function listOf(length: number) {
  const rows = Array.from({ length }, (_, index) => index)
  const parts: ListPart[] = []
  const read = async (part: ListPart) => {
    parts.push(part)
    return { rows: rows.slice(part.offset, part.offset + part.limit), count: length }
  }
  return { rows, parts, read }
}

test.each([
  [0, 1],
  [99, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])("reads %i rows with %i requests", async (length, requests) => {
  const { rows, parts, read } = listOf(length)
  expect(await readAll(read)).toEqual(rows)
  expect(parts).toHaveLength(requests)
})

test("ends when rows disappear while they are read", async () => {
  expect(await readAll(async ({ offset }) => ({ rows: offset === 0 ? [1, 2] : [], count: 3 }))).toEqual([
    1, 2,
  ])
})
