import { join } from "node:path"
import { expect, it } from "vitest"
import {
  eventCatalogue,
  missingKeys,
  neverSent,
} from "@stheno/core/internal/platform/kernel/event-catalogue.ts"
import { readSources } from "./source-files.ts"

const catalogueFile = "platform/kernel/event-catalogue.ts"

/** Source lines that may send an event: no comments, no tests, nobody who only listens. */
const core = join(import.meta.dirname, "../packages/core/src")
const lines = readSources(core, (path) => path !== catalogueFile && /(?<!\.test|\.test-d)\.ts$/.test(path))
  .flatMap(({ text }) => text.split("\n"))
  .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line) && !line.includes("subscribe("))

/** `<APP>` at the end stands for any name. */
function isSent(name: string): boolean {
  const [start, rest] = name.split("<APP>")
  const quoted = rest === undefined ? [`"${name}"`, `'${name}'`] : [`\`${start}\${`]
  return lines.some((line) => quoted.some((text) => line.includes(text)))
}

it("sends every event of the catalogue", () => {
  expect(Object.keys(eventCatalogue).filter((name) => !isSent(name))).toEqual([])
})

it("sends nothing that it says is never sent", () => {
  expect(Object.keys(neverSent).filter(isSent)).toEqual([])
  expect(Object.keys(neverSent).filter((name) => name in eventCatalogue)).toEqual([])
})

it("knows every event that the sources send by a literal name", () => {
  const sending = /\b(?:emit|stageEvent|stagingOf)\((?:\w+, )?"([^"]+)"|\bemitAll\([^"]*"([^"]+)"/
  const sent = lines.flatMap((line) => sending.exec(line)?.slice(1).find(Boolean) ?? [])
  expect(sent.length).toBeGreaterThan(50)
  expect([...new Set(sent)].filter((name) => !(name in eventCatalogue))).toEqual([])
})

it("finds the keys that a payload lacks, next to its closest form", () => {
  expect(missingKeys("swap.received", { id: "swap_1", no_notification: null })).toEqual(["order_id"])
  expect(missingKeys("order.updated", { id: "order_1" })).toEqual([])
  expect(missingKeys("inventory-level.deleted", { location_ids: [] })).toEqual([])
  expect(missingKeys("of.your-own", {})).toEqual([])
})
