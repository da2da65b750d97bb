import { expect, it } from "vitest"
import { sharedViewsOf, withoutViews } from "./shared-views.ts"

const metadata = {
  note: "kept",
  "dashboard:view:a/orders:To send: today": { search: "payment=captured" },
  "dashboard:view:a/orders:Late": { search: "created=..30d" },
  "dashboard:view:a/orders:Broken": "payment=captured",
  "dashboard:view:a/orders-of-others:Other": { search: "q=1" },
}

it("reads the shared views of a list by name, and leaves alone what is not one", () => {
  expect(sharedViewsOf(metadata, "a/orders")).toEqual([
    { name: "Late", search: "created=..30d" },
    { name: "To send: today", search: "payment=captured" },
  ])
  expect([sharedViewsOf(null, "a/orders"), sharedViewsOf(metadata, "a/products")]).toEqual([[], []])
})

it("shows the metadata of the store without views", () => {
  expect(withoutViews(metadata)).toEqual({ note: "kept" })
  expect(withoutViews(undefined)).toEqual({})
})
