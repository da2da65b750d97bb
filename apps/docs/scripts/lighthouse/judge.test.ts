import { expect, it } from "vitest"
import { judge, type Measured } from "./judge.ts"

const good: Measured = {
  speed: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1500,
  shift: 0,
  script: 20_000,
  total: 200_000,
  failing: ["unused-css-rules"],
}

it("lets pass what keeps every budget, to the last byte", () => {
  expect(judge(good)).toEqual([])
})

it.each<[Partial<Measured>, string]>([
  [{ speed: 99 }, "speed 99, at least 100 are asked for"],
  [{ accessibility: 99 }, "accessibility 99, at least 100 are asked for"],
  [{ bestPractices: 0 }, "best practices 0, at least 100 are asked for"],
  [{ seo: 92 }, "SEO 92, at least 100 are asked for"],
  [{ largestPaint: 1501 }, "largest paint 1501, at most 1500 are allowed"],
  [{ shift: 0.001 }, "layout shift 0.001, at most 0 are allowed"],
  [{ script: 20_001 }, "bytes of script 20001, at most 20000 are allowed"],
  [{ total: 200_001 }, "bytes 200001, at most 200000 are allowed"],
])("names what is missed: %j", (change, fault) => {
  expect(judge({ ...good, ...change })).toEqual([fault, "did not pass: unused-css-rules"])
})
