import { readdirSync, readFileSync } from "node:fs"
import ts from "typescript"
import { expect, it } from "vitest"
import { readSample } from "./read-sample.ts"

const samples = new URL("../../../../samples/", import.meta.url)
const content = new URL("../../content/", import.meta.url)

const pages = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => ({ name, text: readFileSync(new URL(name, content), "utf8") }))

/** The regions of samples that run in one shop, which a page shows: a reader cannot see the rest of their files. */
function shownOn(text: string) {
  const found = text.matchAll(/<Sample\s[^>]*?file="([^"]+\.ts)"\s+region="([^"]+)"/g)
  return [...found]
    .map(([, file, region]) => ({ file: file!, region: region! }))
    .filter(({ file }) => /from "(?:\.\.\/)+client\.ts"/.test(readFileSync(new URL(file, samples), "utf8")))
}

const parse = (code: string) => ts.createSourceFile("sample.ts", code, ts.ScriptTarget.Latest, true)

/** The names that code declares, at any depth; with `isOutermost`, only those that another region can use. */
function declaredIn(code: string, isOutermost = false): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node)) &&
      ts.isIdentifier(node.name)
    )
      names.add(node.name.text)
    if (ts.isFunctionDeclaration(node) && node.name) names.add(node.name.text)
    if (isOutermost && (ts.isFunctionLike(node) || ts.isBlock(node) || ts.isIterationStatement(node, false)))
      return
    node.forEachChild(visit)
  }
  visit(parse(code))
  return names
}

/** The names that code uses, except the names of properties. */
function usedIn(code: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isProperty(node)) names.add(node.text)
    node.forEachChild(visit)
  }
  visit(parse(code))
  return names
}

function isProperty(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  )
}

/** What the shown code takes from the rest of its file, and the text around it does not name. */
function unexplainedOn(text: string): string[] {
  const shown = shownOn(text).map(({ file, region }) => ({
    code: readSample(samples, file, region).code,
    whole: readFileSync(new URL(file, samples), "utf8"),
  }))
  const known = new Set(shown.flatMap(({ code }) => [...declaredIn(code)]))
  const names = shown.flatMap(({ code, whole }) => {
    const hidden = declaredIn(whole, true)
    return [...usedIn(code)].filter((name) => hidden.has(name) && !known.has(name))
  })
  return [...new Set(names)].filter((name) => !new RegExp(`\`${name}[\`.]`).test(text))
}

it("pages name what their samples take from code that they do not show", () => {
  const found = pages.flatMap(({ name, text }) => unexplainedOn(text).map((each) => `${name}: ${each}`))
  expect(found).toEqual([])
})

it("finds a name that neither the samples nor the text of a page have", () => {
  const sample = '<Sample file="price-lists/manage-price-lists.ts" region="remove" title="Remove prices" />'
  expect(unexplainedOn(sample)).toEqual(["price_list", "small"])
  expect(unexplainedOn(`\`small\` is a variant of \`price_list\`.\n\n${sample}`)).toEqual([])
})
