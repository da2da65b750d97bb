import { siblingUrl } from "@stheno/server/internal/testing/sibling-database.ts"

/**
 * The URL through which tests of the API reach a database: with `TEST_POOLER`, the one of the run's PgBouncer in
 * transaction mode; without it, the same URL.
 */
export async function pooledUrl(url: string): Promise<string> {
  if (!process.env.TEST_POOLER) return url
  const response = await fetch(`${process.env.STHENO_TEST_TEMPLATE}/pooler`)
  if (!response.ok) throw new Error(`PgBouncer did not start: ${await response.text()}`)
  return siblingUrl(await response.text(), new URL(url).pathname.slice(1))
}
