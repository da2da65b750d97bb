import { expect, it } from "vitest"
import { generatedPage } from "./generated-page.ts"

function describedAs(title: string, description: string): string {
  const meta = {
    id: "x",
    route: "/x",
    title,
    description,
    sidebar: "apiReference",
    kind: "reference",
  } as const
  return generatedPage({ ...meta, source: "x.ts" }, {}, () => null as never).meta.description
}

it("makes a sentence of a short description and its name", () => {
  expect(describedAs("Job", "A background job. It is retried.")).toBe("Job is a background job.")
  expect(describedAs("ShopJobs", "Enqueues background jobs.")).toBe("ShopJobs enqueues background jobs.")
  expect(describedAs("update", "Updates products.")).toBe("The method update updates products.")
})

it("keeps a description that is long enough", () => {
  expect(describedAs("Host", "A running server of `stheno`. More.")).toBe("A running server of stheno.")
})
