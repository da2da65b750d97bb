import { send, SourceError, wait } from "@stheno/source-kit"
import type { ShopifyOptions } from "./options.ts"
import { accessToken } from "./tokens.ts"

/** Sends queries to the GraphQL Admin API. */
export interface ShopifyClient {
  /**
   * Sends a query. While Shopify throttles the app, it waits until enough points are restored.
   * @param variables a query that costs too much is repeated with half of `first`
   * @throws SourceError
   */
  query<T>(text: string, variables: Variables): Promise<T>
}

type Variables = Readonly<Record<string, string | number | null>>

interface GraphqlError {
  readonly message: string
  readonly extensions?: { readonly code?: string }
}

interface Cost {
  readonly requestedQueryCost: number
  readonly throttleStatus?: { readonly currentlyAvailable: number; readonly restoreRate: number }
}

interface GraphqlResponse {
  readonly data?: unknown
  readonly errors?: readonly GraphqlError[] | string
  readonly extensions?: { readonly cost?: Cost }
}

/** How often a throttled query is repeated. */
const throttledAttempts = 20

/** What a client works with. */
export interface ClientState {
  readonly signal: AbortSignal
  /** the largest `first` of queries that cost too much with more */
  readonly limits: Map<string, number>
}

/** Creates a client. */
export function createClient(options: ShopifyOptions, { signal, limits }: ClientState): ShopifyClient {
  const { url, timeout, pause } = options
  const post = async (body: object, isRejected = false) => {
    const headers = { "x-shopify-access-token": await accessToken(options, signal, isRejected) }
    return (await send({ url, headers, body, signal, timeout, pause })).body as GraphqlResponse
  }
  const ask = (body: object) =>
    post(body).catch((error: unknown) => {
      const isRejected = error instanceof SourceError && error.status === 401
      if (isRejected && !("token" in options.credentials)) return post(body, isRejected)
      throw error
    })
  return {
    async query<T>(text: string, variables: Variables): Promise<T> {
      for (let attempt = 1; ; attempt++) {
        const first = Math.min(Number(variables["first"]), limits.get(text) ?? Infinity)
        const body = { query: text, variables: { ...variables, first } }
        const response = await ask(body)
        const errors = errorsOf(response)
        if (errors.length === 0) return response.data as T
        const codes = errors.map(({ extensions }) => extensions?.code)
        if (codes.includes("MAX_COST_EXCEEDED") && first > 1) limits.set(text, Math.floor(first / 2))
        else if (codes.includes("THROTTLED") && attempt < throttledAttempts)
          await wait(pauseOf(response.extensions?.cost) ?? pause, signal)
        else throw failureOf(errors)
      }
    },
  }
}

function errorsOf({ data, errors = [] }: GraphqlResponse): readonly GraphqlError[] {
  if (typeof errors === "string") return [{ message: errors }]
  if (errors.length === 0 && !data) return [{ message: "the response has no data" }]
  return errors
}

/** Milliseconds until the points that the query costs are available. */
function pauseOf(cost: Cost | undefined): number | undefined {
  const status = cost?.throttleStatus
  if (!cost || !status || !(status.restoreRate > 0)) return undefined
  const missing = cost.requestedQueryCost - status.currentlyAvailable
  return Math.ceil((Math.max(0, missing) / status.restoreRate) * 1000)
}

function failureOf(errors: readonly GraphqlError[]): SourceError {
  const passing = ["THROTTLED", "INTERNAL_SERVER_ERROR", "TIMEOUT"]
  const isFinal = !errors.some(({ extensions }) => passing.includes(extensions?.code ?? ""))
  return new SourceError(
    `Shopify: ${errors
      .map(({ message }) => message)
      .join("; ")
      .slice(0, 500)}`,
    isFinal,
  )
}
