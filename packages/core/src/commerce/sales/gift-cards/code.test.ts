import { afterEach, expect, test, vi } from "vitest"
import { newGiftCardCode } from "./code.ts"

afterEach(() => {
  vi.restoreAllMocks()
})

/** Hands out these bytes one after the other, then zeros. */
function randomBytesAre(bytes: readonly number[]): void {
  const left = [...bytes]
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    const target = array as Uint8Array
    target.forEach((_, index) => (target[index] = left.shift() ?? 0))
    return array
  })
}

test("a code is four groups of four capitals and digits", () => {
  for (let run = 0; run < 50; run++)
    expect(newGiftCardCode()).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
})

test("each byte is a symbol, and the alphabet begins again after its end", () => {
  randomBytesAre([0, 25, 26, 35, 36, 71, 251])
  expect(newGiftCardCode()).toBe("AZ09-A99A-AAAA-AAAA")
})

test("bytes that would make the first symbols likelier are thrown away", () => {
  randomBytesAre([252, 1, 255, 2])
  expect(newGiftCardCode()).toBe("BCAA-AAAA-AAAA-AAAA")
})
