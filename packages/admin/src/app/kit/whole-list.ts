import type { Stheno } from "@stheno/js-client"
import { useMedusa } from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"

/** Options of a list that is read to its end. */
interface WholeList {
  /** the query key after `[root, "whole"]`: what the rows are narrowed by */
  readonly of?: string
  /** in milliseconds */
  readonly staleTime?: number
  /** whether to read it; true by default */
  readonly enabled?: boolean
}

/** The query key of all lists below a root that were read to their end. */
export const wholeKey = (root: string) => [root, "whole"] as const

/**
 * Reads a list to its end, however many pages it has.
 * @param root the first part of the query key, e.g. `admin_regions`
 */
export function useWhole<Row>(
  root: string,
  rows: (client: Stheno) => AsyncIterable<Row>,
  { of = "", staleTime = 0, enabled = true }: WholeList = {},
) {
  const { client } = useMedusa()
  return useQuery({
    queryKey: [...wholeKey(root), of],
    queryFn: async () => {
      const read: Row[] = []
      for await (const row of rows(client)) read.push(row)
      return read
    },
    staleTime,
    enabled,
  })
}
