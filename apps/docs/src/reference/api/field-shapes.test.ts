import { describe, expect, it } from "vitest"
import { apiDocument } from "@stheno/core/internal/api-document.ts"
import { operations } from "@stheno/core/internal/operations.ts"
import type { FieldShape } from "../../islands/try-it/field-shape.ts"
import { fieldShapes } from "./field-shapes.ts"

describe("the fields of a schema", () => {
  it("have the kind of their type, whether or not null is allowed", () => {
    const text = { type: "string" }
    expect(
      fieldShapes({
        properties: {
          title: text,
          price: { type: "integer" },
          isOpen: { anyOf: [{ type: "boolean" }, { type: "null" }] },
          status: { enum: ["draft", "published"] },
          ids: { anyOf: [text, { type: "array", items: text }] },
          metadata: { type: "object", additionalProperties: {} },
          address: { type: "object", properties: { city: text }, required: ["city"] },
          never: { not: {} },
        },
        required: ["title"],
      }),
    ).toEqual([
      { name: "title", kind: "text", isRequired: true },
      { name: "price", kind: "number" },
      { name: "isOpen", kind: "switch" },
      { name: "status", kind: "choice", options: ["draft", "published"] },
      { name: "ids", kind: "list", item: { name: "", kind: "text" } },
      { name: "metadata", kind: "json" },
      { name: "address", kind: "object", fields: [{ name: "city", kind: "text", isRequired: true }] },
    ])
  })

  it("exist for the query and body of every operation, few of them as raw JSON", () => {
    const all: FieldShape[] = []
    const collect = (shape: FieldShape): void => {
      all.push(shape)
      shape.fields?.forEach(collect)
      if (shape.item) collect(shape.item)
    }
    for (const area of ["store", "admin"] as const) {
      const { paths } = apiDocument(operations, area) as never as {
        paths: Record<
          string,
          Record<string, { requestBody?: { content: Record<string, { schema: never }> } }>
        >
      }
      for (const methods of Object.values(paths))
        for (const { requestBody } of Object.values(methods))
          for (const { schema } of Object.values(requestBody?.content ?? {}))
            fieldShapes(schema).forEach(collect)
    }
    expect(all.length).toBeGreaterThan(500)
    const raw = all.filter(({ kind, name }) => kind === "json" && !/metadata|data|context/.test(name))
    expect(raw.length / all.length, raw.map(({ name }) => name).join(" ")).toBeLessThan(0.05)
  })
})
