import { send, SourceError } from "@stheno/source-kit"
import type { WooCommerceOptions } from "./options.ts"

/** A page of a list. */
export interface ListPage<T> {
  readonly rows: readonly T[]
  /** the number of the next page; null after the last one */
  readonly next: string | null
}

/** Reads from the REST API. */
export interface WooCommerceClient {
  /** Reads one resource. @throws SourceError */
  get<T>(path: string): Promise<T>
  /** Reads a page of a list in the order of the IDs. @throws SourceError */
  page<T>(path: string, cursor: string | null, query?: Readonly<Record<string, string>>): Promise<ListPage<T>>
  /** Reads all pages of a list. @throws SourceError */
  all<T>(path: string): Promise<readonly T[]>
}

/** Creates a client. */
export function createClient(options: WooCommerceOptions, signal: AbortSignal): WooCommerceClient {
  const { url, consumerKey, consumerSecret, timeout, pause, pageSize } = options
  const credentials = Buffer.from(`${consumerKey}:${consumerSecret}`).toString("base64")
  const headers = { authorization: `Basic ${credentials}` }
  const read = (path: string) => send({ url: `${url}${path}`, headers, signal, timeout, pause })
  const client: WooCommerceClient = {
    get: async <T>(path: string) => (await read(path)).body as T,
    async page<T>(path: string, cursor: string | null, query: Readonly<Record<string, string>> = {}) {
      const number = Number(cursor ?? 1)
      const words = new URLSearchParams({
        per_page: String(pageSize),
        page: String(number),
        orderby: "id",
        order: "asc",
        ...query,
      })
      const { headers: received, body } = await read(`${path}?${words.toString()}`)
      const pages = Number(received.get("x-wp-totalpages") ?? NaN)
      // Without it an import would end after the first page as if that were all.
      if (!Number.isInteger(pages))
        throw new SourceError(
          `The response of ${path} has no header X-WP-TotalPages; a proxy may remove it`,
          true,
        )
      return { rows: body as readonly T[], next: number < pages ? String(number + 1) : null }
    },
    async all<T>(path: string) {
      const rows: T[] = []
      for (let cursor: string | null = "1"; cursor !== null;) {
        const page: ListPage<T> = await client.page<T>(path, cursor, { per_page: "100" })
        rows.push(...page.rows)
        cursor = page.next
      }
      return rows
    },
  }
  return client
}
