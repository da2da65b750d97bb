import { describe, expect, it } from "vitest"
import { methodsOf, type Area } from "./model.ts"

const undescribed = (area: Area) =>
  methodsOf(area).flatMap(({ operation, query }) =>
    Object.entries(query?.properties ?? {})
      .filter(([, { description }]) => !description)
      .map(([name]) => `${operation.id} ${name}`),
  )

describe("the query of a method", () => {
  it.each(["store", "admin"] as const)("describes every parameter of the %s API", (area) => {
    expect(undescribed(area)).toEqual([])
  })

  it("accepts one value where the operation accepts it, besides a list", () => {
    const list = methodsOf("admin").find(({ operation }) => operation.id === "GetStockLocations")

    expect(list?.query?.properties?.["id"]).toEqual({
      anyOf: [
        { type: "string" },
        { anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }] },
      ],
      description: "IDs of stock locations; only these are listed.",
    })
  })
})
