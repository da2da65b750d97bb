import { expect, it } from "vitest"
import { readExports } from "../services/exports-model.ts"
import { SourceTree } from "./source-tree.ts"

const exported = readExports(new SourceTree(), new Set()).map(({ declaration }) => declaration)
const member = (name: string, part: string) =>
  exported.find((each) => each.name === name)!.members.find((each) => each.name === part)!

it("separates the members of an object in a type", () => {
  expect(member("DeliveryState", "earlier").type).toBe(
    "readonly { readonly name: string; readonly notified: readonly string[] }[]",
  )
  expect(member("CreateProductDTO", "images").type).toBe(
    "readonly (string | { readonly id?: string; readonly url: string })[] | null",
  )
})

it("takes an object of a type apart, but no text", () => {
  expect(member("CreateProductDTO", "images").inner?.outline).toBe("readonly (string | object)[] | null")
  const texts = exported.flatMap(({ members }) => members.filter(({ type }) => type.includes("string & {}")))
  expect(texts.map(({ name }) => name)).toContain("select")
  expect(texts.filter(({ inner }) => inner)).toEqual([])
})

it("begins no type with a separator", () => {
  const types = exported.flatMap(({ members }) =>
    members.flatMap(({ type, inner, signature }) => [
      type,
      inner?.outline ?? "",
      signature?.returns ?? "",
      ...(signature?.parameters ?? []).map((parameter) => parameter.type),
    ]),
  )
  expect(types.length).toBeGreaterThan(1_000)
  expect(types.filter((type) => /(?:^|[(:<[]) ?\| /.test(type))).toEqual([])
})
