import { describe, expect, it, test } from "vitest"
import type { BaseBackup } from "../embedded-postgres/archive/base-backups.ts"
import { archiveOf } from "../embedded-postgres/archive/layout.ts"
import { superfluous } from "../embedded-postgres/archive/prune.ts"
import { contiguous, parseSegment, segmentName } from "../embedded-postgres/archive/segments.ts"
import { chooseBaseBackup } from "./choose-base.ts"
import { parseRestoreTime } from "./parse-time.ts"

const backupOf = (endedAt: string): BaseBackup => ({
  ...{ layout: 1, systemIdentifier: "1", postgres: "17.10", timeline: 1, directories: [], endedAt },
  firstSegment: "000000010000000000000002",
  lastSegment: "000000010000000000000002",
  folder: endedAt,
  archive: archiveOf("archive", "1"),
})
const [monday, tuesday, wednesday] = [1, 2, 3].map((day) => backupOf(`2026-06-0${day}T03:00:00.000Z`)) as [
  BaseBackup,
  BaseBackup,
  BaseBackup,
]
const all = [monday, tuesday, wednesday]

describe("the time of a restore", () => {
  const now = new Date("2026-06-05T12:00:00Z")
  test.each([
    ["2026-06-05T10:00:00Z", "2026-06-05T10:00:00.000Z"],
    ["2026-06-05 12:30+02:00", "2026-06-05T10:30:00.000Z"],
    ["2026-06-05T10:00:00.250Z", "2026-06-05T10:00:00.250Z"],
    ["2026-06-05T12:00:00Z", "2026-06-05T12:00:00.000Z"],
  ])("%s is %s", (text, expected) => {
    expect(parseRestoreTime(text, now)?.toISOString()).toBe(expected)
  })
  it("is the end of the archive with latest", () => expect(parseRestoreTime("latest", now)).toBeUndefined())
  test.each([
    "2026-06-05T10:00:00",
    "2026-06-05",
    "yesterday",
    "2026-13-05T10:00:00Z",
    "5 June 2026 10:00Z",
    "",
  ])("cannot be %s", (text) =>
    expect(() => parseRestoreTime(text, now)).toThrow(
      expect.objectContaining({ code: "restore_time_not_valid" }),
    ),
  )
  it("cannot be in the future", () =>
    expect(() => parseRestoreTime("2026-06-05T12:00:01Z", now)).toThrow(
      expect.objectContaining({ code: "restore_time_in_future" }),
    ))
})

describe("the base backup of a restore", () => {
  const choose = (text?: string) => chooseBaseBackup(all, text ? new Date(text) : undefined, "archive")
  it("is the newest one that ended before the time", () => {
    expect(choose("2026-06-02T03:00:00Z")).toBe(tuesday)
    expect(choose("2026-06-02T02:59:59Z")).toBe(monday)
    expect(choose()).toBe(wednesday)
  })
  it("is missing before the first one, and in an empty archive", () => {
    expect(() => choose("2026-06-01T02:59:59Z")).toThrow(
      expect.objectContaining({ code: "restore_time_too_early" }),
    )
    expect(() => chooseBaseBackup([], undefined, "archive")).toThrow(
      expect.objectContaining({ code: "archive_empty" }),
    )
  })
})

test("base backups are superfluous if a later one is old enough", () => {
  expect(superfluous(all, new Date("2026-06-02T03:00:00Z"))).toEqual([monday])
  expect(superfluous(all, new Date("2026-06-02T02:59:59Z"))).toEqual([])
  expect(superfluous(all, new Date("2026-07-01T00:00:00Z"))).toEqual([monday, tuesday])
  expect(superfluous([], new Date())).toEqual([])
})

describe("segments", () => {
  test.each([
    ["000000010000000000000002", { timeline: 1, number: 2 }],
    ["0000000A00000001000000FF", { timeline: 10, number: 511 }],
    ["000000010000000200000000", { timeline: 1, number: 512 }],
  ])("%s has its timeline and number in its name", (name, segment) => {
    expect(parseSegment(name)).toEqual(segment)
    expect(segmentName(segment)).toBe(name)
  })
  test.each([
    "00000002.history",
    "000000010000000000000002.partial",
    "000000010000000000000002.00000028.backup",
  ])("%s is none", (name) => expect(parseSegment(name)).toBeUndefined())
  test("follow each other until the first gap", () => {
    const names = [2, 3, 5, 6].map((number) => segmentName({ timeline: 1, number }))
    expect(contiguous(names, 1, 2)).toEqual({ last: 3, missing: 4 })
    expect(contiguous(names, 1, 5)).toEqual({ last: 6, missing: undefined })
    expect(contiguous(names, 1, 1)).toEqual({ last: 0, missing: 1 })
    expect(contiguous(names, 2, 2)).toEqual({ last: 1, missing: undefined })
  })
})
