import fs from "node:fs"
import { readConfig } from "../config/read-config.ts"
import { StartError } from "../start-error.ts"
import type { ApiDescription, ApiDocument, Side } from "../mcp/api-description.ts"

/** The options of `stheno mcp`. */
export interface McpCommand {
  readonly version: string
  /** the server whose API is described and called; `STHENO_URL`, or the one on this machine, by default */
  readonly url?: string | undefined
  /** a site to read the documentation from, instead of the included pages */
  readonly docs?: string | undefined
  readonly allowsWrites: boolean
  /** port to serve HTTP on, instead of standard input and output */
  readonly httpPort?: number | undefined
}

/**
 * `stheno mcp`: answers until its client, or a signal, ends it.
 * @throws StartError for an address that is none, and a port that is taken
 * @since 0.1
 */
export async function runMcp(command: McpCommand, stop: Promise<void>): Promise<void> {
  if (fs.existsSync(".env")) process.loadEnvFile(".env")
  const url = addressOf(command.url || process.env.STHENO_URL || ownAddress(), "--url")
  const docs = command.docs && addressOf(command.docs, "--docs")
  const { createMcpServer, serve } = await loadServer()
  const parts = await partsOf({ ...command, url, docs: docs || undefined })
  await serve(() => createMcpServer(parts), { port: command.httpPort, stop })
}

async function partsOf(command: McpCommand & { readonly url: string }) {
  const { ApiDescription } = await import("../mcp/api-description.ts")
  const { ApiCaller } = await import("../mcp/call-api.ts")
  const { loadPages } = await import("../mcp/pages.ts")
  const { PageSearch } = await import("../mcp/page-search.ts")
  const { version, allowsWrites, url } = command
  const { STHENO_API_TOKEN, STHENO_EMAIL, STHENO_PASSWORD, STHENO_PUBLISHABLE_KEY } = process.env
  const pages = once(() => loadPages(command.docs))
  return {
    version,
    allowsWrites,
    pages,
    search: once(async () => new PageSearch(await pages())),
    api: once(async (): Promise<ApiDescription> => new ApiDescription(await documentsOf(url))),
    caller: new ApiCaller({
      url,
      token: STHENO_API_TOKEN,
      email: STHENO_EMAIL,
      password: STHENO_PASSWORD,
      publishableKey: STHENO_PUBLISHABLE_KEY,
      allowsWrites,
    }),
  }
}

/** The SDK is large, and no other command needs it. A checkout that was installed to run the server only has none. */
async function loadServer() {
  try {
    const [{ createMcpServer }, { serve }] = await Promise.all([
      import("../mcp/create-mcp-server.ts"),
      import("../mcp/serve.ts"),
    ])
    return { createMcpServer, serve }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error
    throw new StartError(
      "package_missing",
      "The packages that the MCP server needs are not installed in this clone.",
      "Run npm install, then try again.",
      { cause: error },
    )
  }
}

/** As the server says that runs; when none does, as the code says. */
async function documentsOf(url: string): Promise<Record<Side, ApiDocument>> {
  try {
    const [store, admin] = await Promise.all([fetchDocument(url, "store"), fetchDocument(url, "admin")])
    return { store, admin }
  } catch {
    const { openApiDocuments } = await import("./openapi.ts")
    return (await openApiDocuments()) as Record<Side, ApiDocument>
  }
}

async function fetchDocument(url: string, side: Side): Promise<ApiDocument> {
  const answer = await fetch(`${url}/openapi/${side}.json`, { signal: AbortSignal.timeout(5_000) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return (await answer.json()) as ApiDocument
}

/** Where `stheno start` in the same folder listens. */
function ownAddress(): string {
  return `http://localhost:${readConfig(process.env).port}`
}

function addressOf(text: string, option: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, "")
  throw new StartError(
    "option_not_valid",
    `${option} must be an address, not "${text}".`,
    `Correct ${option}.`,
  )
}

/** Work that is done at most once; what failed is tried again the next time. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work()
    result.catch(() => (result = undefined))
    return result
  }
}
