import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
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
  const messages = apiErrors.flatMap((error) => error.messages)
  expect(messages.filter((message) => /undefined|\[object/.test(message))).toEqual([])
})

it("shows every message that an error can have", () => {
  const messagesOf = (wanted: string) => apiErrors.find(({ name }) => name === wanted)?.messages
  expect(messagesOf("returns.line_canceled")).toEqual([
    "Cannot create a return for a canceled item.",
    "Cannot create a swap on a canceled item.",
  ])
  expect(messagesOf("orders.not_found")).toEqual(["Order with id … was not found"])
  expect(messagesOf("products.variant_refused")).toEqual([])
})

it("has wordings for every error whose message depends on the situation, with each value that the source names", () => {
  const several = apiErrors.flatMap(({ name, source }) => {
    const { text, tree: file } = tree.file(source.file)
    const message = messageAt(
      file,
      name.split(".")[1]!,
      text
        .split("\n")
        .slice(0, source.line - 1)
        .join("\n").length,
    )
    return message && isSituational(message) ? [{ name, values: valuesIn(message) }] : []
  })
  expect(several.map(({ name }) => name)).toContain("returns.line_canceled")
  for (const { name, values } of several) {
    const { wordings = [] } = registeredErrors().get(name)!
    expect(wordings.length, `${name} needs wordings: its message depends on the situation`).toBeGreaterThan(1)
    expect(wordings.flat().map(String), name).toEqual(expect.arrayContaining(values))
  }
})

/** The function that makes the message of the first definition with this key after a position. */
function messageAt(file: ts.SourceFile, key: string, start: number): ts.ArrowFunction | undefined {
  const find = (node: ts.Node): ts.ArrowFunction | undefined => {
    if (ts.isPropertyAssignment(node) && node.pos >= start - 1 && node.name.getText(file) === key) {
      if (!ts.isObjectLiteralExpression(node.initializer)) return undefined
      const message = node.initializer.properties.find((each) => each.name?.getText(file) === "message")
      const made = message && ts.isPropertyAssignment(message) ? message.initializer : undefined
      return made && ts.isArrowFunction(made) ? made : undefined
    }
    return ts.forEachChild(node, find)
  }
  return find(file)
}

/** Whether a condition, a table or a value that only the code chooses decides what a message says. */
function isSituational(message: ts.ArrowFunction): boolean {
  const decides = (node: ts.Node): boolean =>
    ts.isConditionalExpression(node) ||
    ts.isElementAccessExpression(node) ||
    (ts.isUnionTypeNode(node) && node.types.every(ts.isLiteralTypeNode)) ||
    (ts.forEachChild(node, (child) => decides(child) || undefined) ?? false)
  return decides(message)
}

/** The texts and booleans that the parameters of a message can be. */
function valuesIn(message: ts.ArrowFunction): string[] {
  return message.parameters.flatMap(({ type, questionToken }) => {
    if (type?.kind === ts.SyntaxKind.BooleanKeyword) return ["true", "false"]
    if (!type || !ts.isUnionTypeNode(type) || questionToken) return []
    return type.types.flatMap((each) =>
      ts.isLiteralTypeNode(each) && ts.isStringLiteral(each.literal) ? [each.literal.text] : [],
    )
  })
}

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
