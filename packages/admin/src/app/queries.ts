import Stheno, { SthenoError } from "@stheno/js-client"
import { adminAuthKeys } from "@stheno/medusa-react"
import { QueryCache } from "@tanstack/react-query"
import { backendAddress } from "./base-path.ts"
import { CompatibleQueryClient } from "./extensions/query-four.ts"
import { isUnauthorized } from "./kit/errors.ts"
import { sessionExpired } from "./session/expired.ts"

/** The client of the API, with the session cookie of the sign-in. */
export const client = new Stheno({ baseUrl: backendAddress, auth: "cookie", maxRetries: 1 })

/** What was read. A response that says that nobody is signed in opens the question for the password. */
export const queryClient: CompatibleQueryClient = new CompatibleQueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (isUnauthorized(error) && query.queryKey[0] !== adminAuthKeys.all[0]) sessionExpired()
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 5000,
      retry: (times, error) => times < 1 && !(error instanceof SthenoError && (error.status ?? 500) < 500),
    },
    // Without a connection, a change fails and says so. It would wait for the connection otherwise, and look saved.
    mutations: { networkMode: "always" },
  },
})
