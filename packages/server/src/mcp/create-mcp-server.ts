import { Server } from "@modelcontextprotocol/sdk/server/index.js"
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js"
import { apiTools } from "./api-tools.ts"
import { docsTools } from "./docs-tools.ts"
import { findPage, type DocsPage } from "./pages.ts"
import type { McpParts } from "./tool.ts"

const instructions =
  "Stheno is headless commerce with the wire format of Medusa v1. Search the documentation before you write code for " +
  "it, read the pages found, and look operations up before you call them. Amounts are integers in the smallest unit " +
  "of their currency."

const resourceRoot = "stheno-docs://pages"
const mimeType = "text/markdown"

/** Resources of one answer to a client that lists them. */
const pageSize = 200

/**
 * The MCP server over the documentation and the API.
 * @since 0.1
 */
export function createMcpServer(parts: McpParts): Server {
  const info = { name: "stheno", title: "Stheno", version: parts.version }
  const server = new Server(info, { capabilities: { tools: {}, resources: {} }, instructions })
  addTools(server, parts)
  addResources(server, parts)
  return server
}

function addTools(server: Server, parts: McpParts): void {
  const tools = [...docsTools(parts), ...apiTools(parts)]
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ use: _, ...tool }) => tool),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool ${params.name}.`)
    const { text, isError } = await tool.use(params.arguments)
    return { content: [{ type: "text", text }], ...(isError && { isError }) }
  })
}

/** Guides are listed, some at a time; every page can be read. */
function addResources(server: Server, { pages }: McpParts): void {
  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    const guides = (await pages()).filter(({ kind }) => kind === "guide" || kind === "index")
    const from = params?.cursor === undefined ? 0 : Number(params.cursor)
    if (!Number.isInteger(from) || from < 0)
      throw new McpError(ErrorCode.InvalidParams, "The cursor is not valid.")
    const next = from + pageSize
    const resources = guides.slice(from, next).map(resourceOf)
    return { resources, ...(next < guides.length && { nextCursor: String(next) }) }
  })
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: `${resourceRoot}/{+page}`,
        name: "page",
        title: "A page of the documentation",
        description: "Any page by its address, including the reference.",
        mimeType,
      },
    ],
  }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const page = uri.startsWith(`${resourceRoot}/`) ? findPage(await pages(), uri) : undefined
    if (!page) throw new McpError(ErrorCode.InvalidParams, `Unknown page ${uri}.`)
    return { contents: [{ uri, mimeType, text: page.markdown }] }
  })
}

function resourceOf({ route, title, description }: DocsPage) {
  const path = route === "/" ? "/index" : route
  return { uri: `${resourceRoot}${path}.md`, name: route, title, description, mimeType }
}
