import { expect, test } from "vitest"
import { fill, plural } from "@/lib/format"
import de from "@/messages/de"
import en from "@/messages/en"
import fr from "@/messages/fr"

/** The texts of a catalog by their place, such as `catalog.products.one`. */
function textsOf(value: unknown, place = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[place, value]]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, place ? `${place}.${key}` : key),
  )
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test.each([
  ["German", de],
  ["French", fr],
])("%s has the texts of English, with the same placeholders", (_, catalog) => {
  const english = textsOf(en)
  const translated = new Map(textsOf(catalog))
  expect([...translated.keys()]).toEqual(english.map(([place]) => place))
  for (const [place, text] of english)
    expect({ place, has: placeholders(translated.get(place) ?? "") }).toEqual({
      place,
      has: placeholders(text),
    })
})

test("fills placeholders and chooses the form for a count", () => {
  expect(fill("{a} and {b}", { a: 1 })).toBe("1 and {b}")
  const forms = { one: "{count} item", other: "{count} items" }
  expect(plural(forms, 1, "en")).toBe("1 item")
  expect(plural(forms, 0, "en")).toBe("0 items")
  expect(plural(forms, 0, "fr")).toBe("0 item")
})
