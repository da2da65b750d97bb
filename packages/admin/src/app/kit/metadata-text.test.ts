import { expect, test } from "vitest"
import { metadataOf, metadataPart, metadataText, wholeMetadataOf } from "./metadata-text.ts"

const before = { supplier: "Acme", size: 3, old: true }

test("what is sent is what changed, and an empty text for what is removed", () => {
  expect(metadataOf("supplier: Acme\nsize: 4\nnew: x", before)).toEqual({ size: "4", new: "x", old: "" })
  expect(metadataOf(metadataText(before), before)).toBeUndefined()
  expect(metadataPart("size: 4", { size: 3 })).toEqual({ metadata: { size: "4" } })
  expect(metadataPart("size: 3", { size: 3 })).toEqual({})
})

test("where it is replaced, all of it is sent, and values that stay keep their type", () => {
  expect(wholeMetadataOf("supplier: Acme\nsize: 3\nnew: x", before)).toEqual({
    supplier: "Acme",
    size: 3,
    new: "x",
  })
  expect(wholeMetadataOf("", before)).toEqual({})
  expect(wholeMetadataOf("a: 1", null)).toEqual({ a: "1" })
  expect(wholeMetadataOf(metadataText(before), before)).toBeUndefined()
})
