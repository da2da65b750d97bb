import { expect, test } from "vitest"
import { operation } from "./operation.ts"
import { answers } from "./response.ts"

test.each([
  ["/admin", "admin"],
  ["/admin/ratings", "admin"],
  ["/admin-help", "store"],
  ["/administrators", "store"],
  ["/store/ratings", "store"],
])("%s belongs to the API %s", (path, area) => {
  const input = { id: "GetRatings", method: "GET", path, tag: "Ratings", summary: "List ratings." } as const
  const { area: found } = operation({
    ...input,
    access: "public",
    response: answers({}),
    handler: async () => ({}),
  })
  expect(found).toBe(area)
})
