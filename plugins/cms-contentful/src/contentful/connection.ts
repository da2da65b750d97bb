import { createClient, type AssetProps, type EntryProps, type PlainClientAPI } from "contentful-management"
import type { Settings } from "../options.ts"

/** An entry as the management API returns it: field, then locale, then value. */
export type Entry = EntryProps<Record<string, Record<string, unknown>>>
export type { AssetProps as Asset }

/** An error of Contentful without the request, which contains the access token. */
export class ContentfulError extends Error {
  /** the status of the response; undefined when there is none */
  readonly status: number | undefined

  constructor(message: string, status: number | undefined) {
    super(message)
    this.name = "ContentfulError"
    this.status = status
  }

  /** whether the same request would fail again */
  get isRejected(): boolean {
    return this.status === 400 || this.status === 422
  }
}

/** Returns the error that `error` is about: the SDK's message is JSON with the whole request. */
function readError(error: unknown): ContentfulError {
  if (error instanceof ContentfulError) return error
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  try {
    const known = JSON.parse(message) as { status?: number; message?: string; details?: unknown }
    const details = known.details === undefined ? "" : ` ${JSON.stringify(known.details)}`
    return new ContentfulError(`Contentful: ${name}: ${known.message ?? ""}${details}`, known.status)
  } catch {
    return new ContentfulError(`Cannot reach Contentful: ${message}`, undefined)
  }
}

/** Calls Contentful. */
export interface Connection {
  /**
   * Runs requests.
   * @throws ContentfulError whatever the SDK throws
   */
  run<T>(work: (client: PlainClientAPI) => Promise<T>): Promise<T>
  /** Runs requests about one thing. @returns undefined when it does not exist */
  find<T>(work: (client: PlainClientAPI) => Promise<T>): Promise<T | undefined>
}

/**
 * Opens a connection. The SDK keeps to the number of requests per second that Contentful names in its responses, and
 * retries after 429 and 5xx, with a pause.
 */
function open(settings: Settings): Connection {
  const { host, protocol } = new URL(settings.host)
  const client = createClient(
    {
      accessToken: settings.accessToken,
      host,
      insecure: protocol === "http:",
      timeout: settings.requestTimeout,
      retryLimit: settings.maxRetries,
      throttle: "auto",
      logHandler: () => undefined,
      application: "stheno",
    },
    { type: "plain", defaults: { spaceId: settings.spaceId, environmentId: settings.environment } },
  )
  const run: Connection["run"] = async (work) => {
    try {
      return await work(client)
    } catch (error) {
      throw readError(error)
    }
  }
  return {
    run,
    async find(work) {
      try {
        return await run(work)
      } catch (error) {
        if (error instanceof ContentfulError && error.status === 404) return undefined
        throw error
      }
    },
  }
}

const connections = new Map<string, Connection>()

/** Returns the connection of the process. */
export function connectionOf(settings: Settings): Connection {
  const name = JSON.stringify(settings)
  const connection = connections.get(name) ?? open(settings)
  connections.set(name, connection)
  return connection
}

/** The most IDs in one query; an address has to stay below 7,600 bytes. */
const mostIds = 80

/** Retrieves entries, of which some may not exist. */
export async function entriesById(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Entry>> {
  const found = new Map<string, Entry>()
  for (let from = 0; from < ids.length; from += mostIds) {
    const query = { "sys.id[in]": ids.slice(from, from + mostIds).join(","), limit: mostIds }
    const { items } = await connection.run((client) =>
      client.entry.getMany<Record<string, Record<string, unknown>>>({ query }),
    )
    for (const entry of items) found.set(entry.sys.id, entry)
  }
  return found
}
