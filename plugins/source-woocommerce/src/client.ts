import { send, SourceError } from "@stheno/source-kit"
import type { WooCommerceOptions } from "./options.ts"

/** A page of a list. */
export interface ListPage<T> {
  readonly rows: readonly T[]
  /** where the next page begins; null after the last one */
  readonly next: string | null
}

/** What all rows of lists have. */
interface ListRow {
  readonly id: number
}

/** Reads from the REST API. */
export interface WooCommerceClient {
  /** Reads one resource. @throws SourceError */
  get<T>(path: string): Promise<T>
  /**
   * Reads a page of a list in the order of the IDs. Rows that are deleted between two pages make it skip no other row.
   * @throws SourceError
   */
  page<T extends ListRow>(
    path: string,
    cursor: string | null,
    query?: Readonly<Record<string, string>>,
  ): Promise<ListPage<T>>
  /** Reads all pages of a list. @throws SourceError */
  all<T extends ListRow>(path: string): Promise<readonly T[]>
}

/** The most rows that the API returns at once. */
const mostRows = 100

/** Creates a client. */
export function createClient(options: WooCommerceOptions, signal: AbortSignal): WooCommerceClient {
  const { url, consumerKey, consumerSecret, timeout, pause, pageSize } = options
  const credentials = Buffer.from(`${consumerKey}:${consumerSecret}`).toString("base64")
  const headers = { authorization: `Basic ${credentials}` }
  const read = (path: string) => send({ url: `${url}${path}`, headers, signal, timeout, pause })
  const pageOf = async <T extends ListRow>(list: List, cursor: string | null, size: number) => {
    const { offset, lastId } = positionOf(cursor)
    // The last known row is read again: if it is where it was, none before it was deleted.
    const count = Math.min(offset > 0 ? size + 1 : size, mostRows)
    for (let start = Math.max(0, offset - 1); ; start = Math.max(0, start - count + 1)) {
      const { rows, total } = await readRows<T>(read, list, { start, count })
      if (start > 0 && !(rows[0] && rows[0].id <= lastId)) continue
      const end = start + rows.length
      const isLast = end >= total || rows.length === 0
      const next = isLast ? null : `${end}:${Math.max(lastId, ...rows.map(({ id }) => id))}`
      return { rows: rows.filter(({ id }) => id > lastId), next }
    }
  }
  return {
    get: async <T>(path: string) => (await read(path)).body as T,
    page: (path, cursor, query = {}) => pageOf({ path, query }, cursor, pageSize),
    async all<T extends ListRow>(path: string) {
      const rows: T[] = []
      for (let cursor: string | null = "0:0"; cursor !== null;) {
        const page: ListPage<T> = await pageOf<T>({ path, query: {} }, cursor, mostRows)
        rows.push(...page.rows)
        cursor = page.next
      }
      return rows
    },
  }
}

interface List {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** A cursor is the number of rows before the page, and the ID of the last of them. */
function positionOf(cursor: string | null): { readonly offset: number; readonly lastId: number } {
  const [, offset = "0", lastId = "0"] = /^(\d+):(\d+)$/.exec(cursor ?? "") ?? []
  return { offset: Number(offset), lastId: Number(lastId) }
}

async function readRows<T>(
  read: (path: string) => ReturnType<typeof send>,
  { path, query }: List,
  { start, count }: { readonly start: number; readonly count: number },
): Promise<{ readonly rows: readonly T[]; readonly total: number }> {
  const words = new URLSearchParams({
    per_page: String(count),
    offset: String(start),
    orderby: "id",
    order: "asc",
    ...query,
  })
  const { headers, body } = await read(`${path}?${words.toString()}`)
  const total = Number(headers.get("x-wp-total") ?? NaN)
  // Without it an import would end after the first page as if that were all.
  if (!Number.isInteger(total) || !Array.isArray(body))
    throw new SourceError(`The response of ${path} has no header X-WP-Total; a proxy may remove it`, true)
  return { rows: body as readonly T[], total }
}
