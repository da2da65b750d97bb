import type { Connection } from "./queries/products.ts"

/** The variables of a query for a page. */
export type PageVariables = { readonly first: number; readonly after: string | null }

/** The cursor of the next page; null after the last one. */
export const nextOf = ({ pageInfo }: Connection<unknown>) =>
  pageInfo.hasNextPage ? pageInfo.endCursor : null

/** The nodes of a connection with those of its further pages. */
export async function allOf<T>(
  first: Connection<T>,
  read: (after: string | null) => Promise<Connection<T> | undefined>,
): Promise<T[]> {
  const all = [...first.nodes]
  for (let after = nextOf(first); after !== null;) {
    const page = await read(after)
    all.push(...(page?.nodes ?? []))
    after = page ? nextOf(page) : null
  }
  return all
}
