import { z } from "zod"
import type { ApiOperation } from "./api-description.ts"
import { CallRefusedError } from "./call-api.ts"
import { defineTool, reading, type McpParts, type Tool } from "./tool.ts"

const side = z
  .enum(["store", "admin"])
  .optional()
  .describe("store: the API for storefronts; admin: the API for admin users")

/**
 * Tools that look operations of the API up, and one that calls them.
 * @since 0.1
 */
export function apiTools(parts: McpParts): Tool[] {
  return [listOperations(parts), describeOperation(parts), callOperation(parts)]
}

function listOperations({ api }: McpParts): Tool {
  return defineTool(
    {
      name: "list_operations",
      title: "List operations of the API",
      description: "Lists operations with their method, path and summary, including custom endpoints.",
      annotations: reading,
    },
    {
      side,
      words: z
        .string()
        .max(100)
        .optional()
        .describe("words that the path, id, group or summary contains, such as gift card"),
    },
    async ({ side, words }) => {
      const found = (await api()).list(side, words)
      return found.length > 0
        ? found.map(lineOf).join("\n")
        : "No operation contains all of these words. Try fewer words."
    },
  )
}

function describeOperation({ api }: McpParts): Tool {
  return defineTool(
    {
      name: "describe_operation",
      title: "Describe an operation of the API",
      description:
        "Returns the parameters, the body, the response and the access of an operation, as JSON schemas.",
      annotations: reading,
    },
    {
      operation: z
        .string()
        .min(1)
        .max(200)
        .describe("its id, or method and path: PostCart, or POST /store/carts"),
      side,
    },
    async ({ operation, side }) => {
      const description = await api()
      const found = description.find(operation, side)
      if (found.length === 0)
        throw new CallRefusedError(`Unknown operation ${operation}. See list_operations.`)
      return found.map((each) => description.describe(each)).join("\n\n")
    },
  )
}

/** Without permission to write, nothing but GET is offered, and nothing but GET is sent. */
function callOperation({ api, caller, allowsWrites }: McpParts): Tool {
  const methods = allowsWrites ? (["GET", "POST", "DELETE"] as const) : (["GET"] as const)
  const about = allowsWrites ? "Changes take effect immediately." : "Only GET requests: nothing is changed."
  return defineTool(
    {
      name: "call_operation",
      title: "Call an operation of the API",
      description: `Sends a request to the server and returns the response. ${about}`,
      annotations: {
        ...(allowsWrites ? { readOnlyHint: false, destructiveHint: true } : reading),
        openWorldHint: true,
      },
    },
    {
      method: z.enum(methods).default("GET"),
      path: z.string().min(1).max(500).describe("with its values, e.g. /store/carts/cart_01J"),
      query: z.record(z.string(), z.unknown()).optional().describe('e.g. {"limit": 5, "expand": "items"}'),
      body: z.record(z.string(), z.unknown()).optional().describe("of a POST"),
    },
    async (call) => {
      const known = (await api()).find(`${call.method} ${call.path.replace(/[?#].*$/, "")}`)
      if (known.length === 0)
        throw new CallRefusedError(`Unknown operation ${call.method} ${call.path}. See list_operations.`)
      const { status, body } = await caller.call(call)
      const text = `Status ${status}\n${typeof body === "string" ? body : JSON.stringify(body, null, 1)}`
      if (status >= 400) throw new CallRefusedError(text)
      return text
    },
  )
}

function lineOf({ method, path, id, summary }: ApiOperation): string {
  return `${method} ${path} (${id}): ${summary}`
}
