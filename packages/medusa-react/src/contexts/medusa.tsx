import Stheno, { type CustomHeaders } from "@stheno/js-client"
import { QueryClientProvider, type QueryClientProviderProps } from "@tanstack/react-query"
import { createContext, useContext, useMemo, type ReactNode } from "react"

/** What `useMedusa` returns. @since 0.1.0 */
export interface MedusaContextState {
  /** client of the whole API */
  readonly client: Stheno
}

/** What `MedusaProvider` takes. @since 0.1.0 */
export interface MedusaProviderProps {
  /** the URL of the server, such as `https://shop.example.com` */
  readonly baseUrl?: string
  /** the props of TanStack Query's provider: `{ client }` with a `QueryClient` */
  readonly queryClientProviderProps: QueryClientProviderProps
  /** the components that can use the hooks */
  readonly children?: ReactNode
  /** the API token of a user; never include one in a page that others can open */
  readonly apiKey?: string
  /** the publishable API key (`pk_…`) whose sales channels limit requests to the Store API */
  readonly publishableApiKey?: string
  /** the maximum number of retries; 3 by default */
  readonly maxRetries?: number
  /** headers that are added to every request */
  readonly customHeaders?: CustomHeaders
  /** an existing client to use; the other client settings are then ignored */
  readonly medusaClient?: Stheno
}

const MedusaContext = createContext<MedusaContextState | null>(null)

/**
 * Provides the client and TanStack Query's cache to the hooks below it. It creates the client once, and again
 * when the value of a setting changes.
 * @since 0.1.0
 */
export function MedusaProvider(props: MedusaProviderProps): ReactNode {
  const { medusaClient, baseUrl, apiKey, publishableApiKey, maxRetries = 3, customHeaders } = props
  // Headers are compared by what they say: a session must not end because a parent rendered again.
  const headers = JSON.stringify(customHeaders ?? {})
  const state = useMemo(() => {
    const parsed = JSON.parse(headers) as CustomHeaders
    const config = { baseUrl, apiKey, publishableApiKey, maxRetries, customHeaders: parsed }
    return { client: medusaClient ?? new Stheno(config) }
  }, [medusaClient, baseUrl, apiKey, publishableApiKey, maxRetries, headers])
  return (
    <QueryClientProvider {...props.queryClientProviderProps}>
      <MedusaContext.Provider value={state}>{props.children}</MedusaContext.Provider>
    </QueryClientProvider>
  )
}

/**
 * Returns the client that the hooks use.
 * @returns `{ client }`
 * @throws Error outside of a `MedusaProvider`
 * @since 0.1.0
 */
export function useMedusa(): MedusaContextState {
  const state = useContext(MedusaContext)
  if (!state) throw new Error("useMedusa needs a MedusaProvider above it")
  return state
}
