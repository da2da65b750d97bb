import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { moduleMethods } from "../../../../../samples/modules/methods.ts"
import { loadHighlighter } from "../../mdx/highlight.ts"
import { SourceTree } from "../code/source-tree.ts"
import { thrownBy, ThrownError } from "../code/thrown.ts"
import { modulePages } from "./module-pages.tsx"
import { moduleFacts, readModule } from "./module-model.ts"

const tree = new SourceTree()

describe.each(moduleFacts)("the $name module", (facts) => {
  const { methods } = readModule(facts, tree)
  const names = methods.map(({ member }) => member.name)

  it("has a page for each of v1's methods, and no other", () => {
    const known: readonly string[] = moduleMethods[facts.name as keyof typeof moduleMethods]
    expect(names.toSorted()).toEqual([...known].toSorted())
  })

  it("gives the line of each method", () => {
    for (const { member } of methods) {
      const { text } = tree.file(member.source.file)
      expect(text.split("\n")[member.source.line - 1]).toContain(` ${member.name} =`)
    }
  })
})

it("gives every method an address below its module", () => {
  const routes = modulePages(tree).map(({ meta }) => meta.route)
  expect(routes).toContain("/references/pricing/calculatePrices")
  expect(routes).toContain("/references/stock-location")
})

it("shows the imports of an example, with the name of its file, and runs it", async () => {
  await loadHighlighter()
  const route = "/references/stock-location/create"
  const page = modulePages(tree).find(({ meta }) => meta.route === route)
  const html = renderToStaticMarkup(await page?.render())
  expect(html).toContain('data-run="modules/stock-location/create.ts#sample"')
  const text = html.replace(/<[^>]+>/g, "").replaceAll("&quot;", '"')
  expect(text).toContain("modules/stock-location/create.ts")
  expect(text).toContain('import { stockLocations } from "../stock.ts"')
})

describe("thrownBy", () => {
  it("separates errors with their causes", () => {
    const found = thrownBy(
      [
        "categories.not_found when the parent does not exist, general.invalid_data; duplicate_error when it is taken",
      ],
      "here",
    )
    expect(found.map(({ name, when }) => [name, when])).toEqual([
      ["categories.not_found", "The parent does not exist."],
      [
        "general.invalid_data",
        "A parameter or a body property is missing, has the wrong type, or is unknown.",
      ],
      ["duplicate_error", "It is taken."],
    ])
  })

  it("rejects an error that the code does not have", () => {
    expect(() => thrownBy(["carts.nonsense"], "here")).toThrow(ThrownError)
  })
})
