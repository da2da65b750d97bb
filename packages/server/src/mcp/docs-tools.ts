import { z } from "zod"
import { CallRefusedError } from "./call-api.ts"
import { findPage, type DocsPage } from "./pages.ts"
import { defineTool, reading, type McpParts, type Tool } from "./tool.ts"

/**
 * Tools that search and read the documentation.
 * @since 0.1
 */
export function docsTools({ pages, search }: McpParts): Tool[] {
  const searchDocs = defineTool(
    {
      name: "search_docs",
      title: "Search the documentation",
      description: "Searches the documentation for a question, or for a name in the code or the API.",
      annotations: reading,
    },
    {
      query: z.string().min(1).max(300).describe("e.g. how do I refund an order, or LineItem"),
      audience: z
        .enum(["developer", "operator", "storefront"])
        .optional()
        .describe("only pages for these readers"),
      limit: z.int().min(1).max(20).default(6),
    },
    async ({ query, audience, limit }) => {
      const found = await (await search()).find(query, limit, audience)
      if (found.length === 0) return `Nothing was found for “${query}”. Try other words, or fewer.`
      return found
        .map(({ page, excerpt }, i) => {
          const { title, area, route } = page
          return `${i + 1}. ${title} (${area})\n   page: ${route}\n   ${excerpt}`
        })
        .join("\n\n")
    },
  )
  const readPage = defineTool(
    {
      name: "read_page",
      title: "Read a page",
      description: "Returns a page of the documentation as Markdown.",
      annotations: reading,
    },
    {
      page: z.string().min(1).max(300).describe("its address as search_docs gives it, e.g. /modules/orders"),
    },
    async ({ page }) => {
      const found = findPage(await pages(), page)
      if (!found) throw new CallRefusedError(`Unknown page ${page}. Find one with search_docs.`)
      return found.markdown
    },
  )
  const describeEntity = defineTool(
    {
      name: "describe_entity",
      title: "Describe an entity",
      description: "Lists the fields and relations of an entity, or the values of an enum.",
      annotations: reading,
    },
    { name: z.string().min(1).max(100).describe("e.g. Cart, LineItem, OrderStatus") },
    async ({ name }) => entityPage(await pages(), name).markdown,
  )
  return [searchDocs, readPage, describeEntity]
}

const entityPlaces = /^\/references\/entities\/(classes|enums)\//

function entityPage(pages: readonly DocsPage[], name: string): DocsPage {
  const entities = pages.filter(({ route }) => entityPlaces.test(route))
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, "")
  const found = entities.find(({ title }) => plain(title) === plain(name))
  if (found) return found
  const near = entities.map(({ title }) => title).filter((title) => plain(title).includes(plain(name)))
  const names = near.length > 0 ? near : entities.map(({ title }) => title)
  throw new CallRefusedError(`Unknown entity ${name}. Known: ${names.join(", ")}.`)
}
