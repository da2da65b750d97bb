import { expect, it } from "vitest"
import { mergePictures } from "./merged-pictures.ts"

const shown = { urls: ["a", "b", "c"], thumbnail: "a" }
const reordered = { before: shown, after: { urls: ["c", "a", "b"], thumbnail: "a" } }
const withoutFirst = { before: shown, after: { urls: ["b", "c"], thumbnail: "b" } }

it("makes a change of pictures as it is when nobody else has changed them", () => {
  expect(mergePictures(reordered, shown)).toEqual({ urls: ["c", "a", "b"], thumbnail: "a" })
  expect(mergePictures(withoutFirst, shown)).toEqual({ urls: ["b", "c"], thumbnail: "b" })
  const onlyThumbnail = { before: shown, after: { ...shown, thumbnail: "c" } }
  expect(mergePictures(onlyThumbnail, shown)).toEqual({ urls: ["a", "b", "c"], thumbnail: "c" })
  const none = { before: { urls: ["a"], thumbnail: "a" }, after: { urls: [], thumbnail: null } }
  expect(mergePictures(none, none.before)).toEqual({ urls: [], thumbnail: null })
})

it("keeps the pictures that somebody else has added, and does not bring back those that are removed", () => {
  const now = { urls: ["theirs", "a", "c"], thumbnail: "a" }
  expect(mergePictures(reordered, now)).toEqual({ urls: ["c", "a", "theirs"], thumbnail: "a" })
  // The picture that would be the thumbnail is gone.
  expect(mergePictures(withoutFirst, now)).toEqual({ urls: ["c", "theirs"], thumbnail: "c" })
})

it("keeps the thumbnail that somebody else has chosen, unless the change chooses or removes it", () => {
  const now = { urls: ["a", "b", "c"], thumbnail: "c" }
  expect(mergePictures(reordered, now).thumbnail).toBe("c")
  const withoutLast = { before: shown, after: { urls: ["a", "b"], thumbnail: "a" } }
  expect(mergePictures(withoutLast, now).thumbnail).toBe("a")
  const chosen = { before: shown, after: { ...shown, thumbnail: "b" } }
  expect(mergePictures(chosen, now).thumbnail).toBe("b")
  // A thumbnail need not be one of the pictures.
  expect(mergePictures(reordered, { ...now, thumbnail: "elsewhere" }).thumbnail).toBe("elsewhere")
})
