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
  /** address of the server, e.g. `https://shop.example.com` */
  readonly baseUrl?: string
  /** `{ client }` with a `QueryClient` of TanStack Query */
  readonly queryClientProviderProps: QueryClientProviderProps
  readonly children?: ReactNode
  /** API token of an admin user; never give one to a page that others open */
  readonly apiKey?: string
  /** limits the store to the sales channels of a publishable API key, `pk_…` */
  readonly publishableApiKey?: string
  /** times that a request is sent again, 3 unless said */
  readonly maxRetries?: number
  /** headers of every request */
  readonly customHeaders?: CustomHeaders
  /** a client that is there already; the other settings of the client are not looked at then */
  readonly medusaClient?: Stheno
}

const MedusaContext = createContext<MedusaContextState | null>(null)

/**
 * Gives the hooks below it a client and a place to keep answers. A client is made once, and again when a setting has
 * another value.
 * @since 0.1.0
 */
export function MedusaProvider(props: MedusaProviderProps): ReactNode {
  const { medusaClient, baseUrl, apiKey, publishableApiKey, maxRetries = 3, customHeaders } = props
  // Headers are compared by what they say: a log-in must not end because a parent was drawn again.
  const headers = JSON.stringify(customHeaders ?? {})
  const state = useMemo(() => {
    const parsed: CustomHeaders = JSON.parse(headers)
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
 * The client that the hooks use.
 * @returns `{ client }`
 * @throws Error outside of a `MedusaProvider`
 * @since 0.1.0
 */
export function useMedusa(): MedusaContextState {
  const state = useContext(MedusaContext)
  if (!state) throw new Error("useMedusa needs a MedusaProvider above it")
  return state
}
