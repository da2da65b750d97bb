import Stheno, { SthenoError } from "@stheno/js-client"
import { adminAuthKeys } from "@stheno/medusa-react"
import { QueryCache, QueryClient } from "@tanstack/react-query"

/** The client of the API: the server that serves the dashboard, and the session cookie of its log-in. */
export const client = new Stheno({ baseUrl: location.origin, auth: "cookie", maxRetries: 1 })

/** What was read. An answer that says that nobody is logged in has the session looked at again. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!isLoggedOut(error) || query.queryKey[0] === adminAuthKeys.all[0]) return
      void queryClient.invalidateQueries({ queryKey: adminAuthKeys.all })
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 5000,
      retry: (times, error) => times < 1 && !(error instanceof SthenoError && (error.status ?? 500) < 500),
    },
  },
})

function isLoggedOut(error: unknown): boolean {
  return error instanceof SthenoError && error.status === 401
}
