import { expect, it } from "vitest"
import { asSentences } from "./sentences.ts"

it("writes a phrase as a sentence, and leaves sentences", () => {
  expect(asSentences("returns the price")).toBe("Returns the price.")
  expect(asSentences("runs the job; an error makes it run again (later)")).toBe(
    "Runs the job; an error makes it run again (later).",
  )
  expect(asSentences("Stops it. It can be called twice.")).toBe("Stops it. It can be called twice.")
  expect(asSentences("`id` of the row:")).toBe("`id` of the row:")
  expect(asSentences("")).toBe("")
})
