import { describe, expect, it } from "vitest"
import { dayOf, dayText, localParts, pointOf } from "../dates/days.ts"
import { faintPath, shownLabels, yAxis } from "../charts/geometry.ts"
import { linePaths } from "../charts/line-paths.ts"
import { nearest } from "../charts/chart.tsx"
import { isAccepted } from "./file-field.tsx"
import { entriesOf, entryProblem, metadataOf, shownEntries } from "./metadata.ts"

describe("metadata", () => {
  const metadata = { text: "12", number: 12, yes: true, list: [1, { a: null }], nothing: null }

  it("keeps the types of JSON", () => {
    expect(metadataOf(entriesOf(metadata))).toEqual(metadata)
  })

  it("does not show a key that was removed, and shows an empty text that was there or was typed", () => {
    const first = { shelf: "4", empty: "" }
    const keysOf = (held: Record<string, unknown>) => shownEntries(held, first).map(({ key }) => key)
    expect(keysOf({ shelf: "", empty: "", typed: "" })).toEqual(["empty", "typed"])
    expect(keysOf({ shelf: "5", empty: "" })).toEqual(["shelf", "empty"])
    expect(shownEntries({ shelf: "" }, undefined)).toHaveLength(1)
  })

  it("is not taken while an entry is wrong", () => {
    const entry = (key: string, kind: "text" | "number" | "json", text: string) => ({ key, kind, text })
    expect(metadataOf([entry("a", "number", "x")])).toBeUndefined()
    expect(metadataOf([entry("a", "json", "{")])).toBeUndefined()
    const twice = [entry("a", "text", "1"), entry("a", "text", "2")]
    expect(metadataOf(twice)).toBeUndefined()
    expect(twice.map((each) => entryProblem(each, twice))).toEqual(["duplicate", "duplicate"])
  })

  it("leaves an empty line out, and asks for a key where there is a value", () => {
    const empty = { key: " ", kind: "number", text: "" } as const
    const nameless = { key: "", kind: "text", text: "1" } as const
    const whole = { key: "a", kind: "text", text: "1" } as const
    expect(metadataOf([empty, whole, { ...empty, kind: "boolean", text: "true" }])).toEqual({ a: "1" })
    expect(entryProblem(empty, [empty, whole])).toBeUndefined()
    expect(metadataOf([nameless, whole])).toBeUndefined()
    expect(entryProblem(nameless, [nameless, whole])).toBe("key")
  })
})

describe("a file", () => {
  it.each([
    ["a.PNG", "image/png", "image/*", true],
    ["a.csv", "text/csv", ".csv", true],
    ["a.csv", "text/csv", "image/*, .txt", false],
    ["a.txt", "text/plain", undefined, true],
  ])("%s of type %s for %s: %s", (name, type, accept, isTaken) => {
    expect(isAccepted({ name, type }, accept)).toBe(isTaken)
  })
})

describe("a day", () => {
  it("is an ISO date in the time zone of the person", () => {
    expect(dayText(dayOf("2026-02-28"))).toBe("2026-02-28")
    expect(dayOf("yesterday")).toBeUndefined()
  })

  it("with a time is a point in time, and back", () => {
    const point = pointOf("2026-02-28", "13:45")
    expect(localParts(point)).toEqual({ date: "2026-02-28", time: "13:45" })
    expect(pointOf("", "13:45")).toBeNull()
    expect(localParts(null)).toEqual({ date: "", time: "" })
  })
})

describe("a chart", () => {
  const frame = { width: 400, height: 200, left: 40, right: 10, top: 10, bottom: 20 }

  it("has round numbers at its side, and zero", () => {
    const { ticks, y } = yAxis([{ name: "a", values: [120, null, 980] }], frame)
    expect([ticks[0], ticks.at(-1)]).toEqual([0, 1000])
    expect([y(0), y(1000)]).toEqual([180, 10])
    expect(yAxis([], frame).ticks[0]).toBe(0)
  })

  it("leaves gaps in its lines", () => {
    const { line } = linePaths([1, 2, null, 3, 4], { x: [0, 1, 2, 3, 4], y: (value) => value, base: 0 })
    expect(line.match(/M/g)).toHaveLength(2)
    const faint = faintPath([1, 2, null, 3], [0, 1, 2, 3], (value) => 10 * value)
    expect(faint, "a line over bars, too").toBe("M0,10L1,20M3,30")
  })

  it("shows as many labels as fit, and finds the nearest", () => {
    expect(shownLabels(30, 400)).toEqual([0, 6, 12, 18, 24])
    expect(nearest([0, 10, 20], 14)).toBe(1)
  })
})
