import { useQueryClient } from "@tanstack/react-query"

/** Reads again what the page could not read. */
export function useRetry(): () => void {
  const queries = useQueryClient()
  return () =>
    void queries.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" })
}
