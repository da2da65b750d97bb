import { z } from "zod"
import { StartError } from "../start-error.ts"
import type { ApiDescription } from "./api-description.ts"
import { CallRefusedError, type ApiCaller } from "./call-api.ts"
import type { PageSearch } from "./page-search.ts"
import type { DocsPage } from "./pages.ts"

/** What the tools work with; what is loaded late is loaded when a tool first needs it. */
export interface McpParts {
  readonly version: string
  readonly allowsWrites: boolean
  readonly pages: () => Promise<readonly DocsPage[]>
  readonly search: () => Promise<PageSearch>
  readonly api: () => Promise<ApiDescription>
  readonly caller: ApiCaller
}

/** Hints for clients about the behavior of a tool. */
export interface ToolHints {
  readonly readOnlyHint: boolean
  readonly idempotentHint?: boolean
  readonly destructiveHint?: boolean
  readonly openWorldHint?: boolean
}

/** The result of a tool, and whether it is an error. */
export interface ToolAnswer {
  readonly text: string
  readonly isError: boolean
}

/** A tool that programs may use. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** JSON schema of what it takes */
  readonly inputSchema: { readonly type: "object"; readonly [key: string]: unknown }
  readonly annotations: ToolHints
  readonly use: (input: unknown) => Promise<ToolAnswer>
}

/** Characters of an answer; what is longer is cut, and says so. */
const longestAnswer = 60_000

export const reading: ToolHints = { readOnlyHint: true, idempotentHint: true }

/**
 * A tool from the shape of its input and its function. An error that the caller can fix becomes a result; any other
 * error is thrown.
 * @since 0.1
 */
export function defineTool<Shape extends z.ZodRawShape>(
  about: Pick<Tool, "name" | "title" | "description" | "annotations">,
  shape: Shape,
  work: (input: z.output<z.ZodObject<Shape>>) => Promise<string>,
): Tool {
  const input = z.strictObject(shape)
  return {
    ...about,
    inputSchema: { ...z.toJSONSchema(input, { io: "input" }), type: "object" },
    async use(given) {
      const parsed = input.safeParse(given ?? {})
      if (!parsed.success) return { text: z.prettifyError(parsed.error), isError: true }
      try {
        return { text: shortened(await work(parsed.data)), isError: false }
      } catch (error) {
        const text = sentenceOf(error)
        if (text === undefined) throw error
        return { text: shortened(text), isError: true }
      }
    },
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StartError) return `${error.message} ${error.remedy}`
  return error instanceof CallRefusedError ? error.message : undefined
}

function shortened(text: string): string {
  if (text.length <= longestAnswer) return text
  const advice = "Request less data: use limit, fields, or more words."
  return `${text.slice(0, longestAnswer)}\n\n(Cut after ${longestAnswer} of ${text.length} characters. ${advice})`
}
