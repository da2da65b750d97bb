import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { SourceTree } from "../code/source-tree.ts"
import { registeredErrors } from "../code/thrown.ts"
import { readErrors } from "./error-model.ts"

const tree = new SourceTree()
const { apiErrors, startErrors } = readErrors(tree)
const root = join(import.meta.dirname, "../../../../..")

it("shows every error of the registry, and each where it is defined", () => {
  expect(apiErrors.map(({ name }) => name).toSorted()).toEqual([...registeredErrors().keys()].toSorted())
  for (const { name, source } of apiErrors) {
    const line = tree.file(source.file).text.split("\n")[source.line - 1]
    expect(line).toContain(`${name.split(".")[1]}: `)
  }
})

it("has dots for whatever depends on the request", () => {
  expect(apiErrors.filter(({ message }) => /undefined|\[object/.test(message))).toEqual([])
})

it("says the code that answers have, also where the definition has none", () => {
  const codes = apiErrors.filter(({ type }) => type === "duplicate_error").map(({ code }) => code)
  expect(codes).toContain("invalid_request_error")
  expect(codes).not.toContain(undefined)
})

it("registers every slice that defines errors", () => {
  const folder = join(root, "packages/core/src")
  const slices = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), "utf8").matchAll(/^(?:.*= )?defineErrors\("([^"]+)"/gm),
    ])
    .map(([, slice]) => slice)
  expect([...new Set(apiErrors.map(({ slice }) => slice))].toSorted()).toEqual(
    [...new Set(slices)].toSorted(),
  )
})

it("shows every reason of the command line to end", () => {
  expect(startErrors.map(({ code }) => code)).toContain("port_taken")
  expect(startErrors.every(({ remedy, message }) => remedy && message)).toBe(true)
})
