import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { injectionZones } from "../../extensions/zones.ts"

const app = join(import.meta.dirname, "..")
const pages = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx") && !name.startsWith("kit/"))
  .map((name) => readFileSync(join(app, name), "utf8"))

/** The zones that the pages draw. A list draws one before and one after its table. */
function drawnZones(text: string): string[] {
  const single = [...text.matchAll(/<Zone\s+zone="([^"]+)"/g)].map(([, zone]) => zone!)
  const lists = [...text.matchAll(/<(?:ListPage|WordList)\b[^]*?\szone="([^"]+)"/g)].map(([, name]) => name!)
  return [...single, ...lists.flatMap((name) => [`${name}.list.before`, `${name}.list.after`])]
}

it("draws every zone on one page", () => {
  expect(pages.flatMap(drawnZones).toSorted()).toEqual([...injectionZones].toSorted())
})

it("has zones on the lists that v1 does not have", () => {
  const added = [
    "inventory_item",
    "stock_location",
    "reservation",
    "product_category",
    "product_type",
    "product_tag",
    "shipping_profile",
    "notification",
    "file",
    "email",
  ]
  expect(injectionZones).toEqual(
    expect.arrayContaining(added.flatMap((name) => [`${name}.list.before`, `${name}.list.after`])),
  )
})
