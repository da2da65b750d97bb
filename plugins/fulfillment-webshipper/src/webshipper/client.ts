import type { WebshipperOptions } from "../options.ts"
import { isPassing, isUnconfirmed, WebshipperError } from "./errors.ts"

/** A resource of a JSON:API. */
export interface Resource {
  readonly id: string
  readonly type: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly relationships?: Readonly<Record<string, Relationship>>
}

/** A link from one resource to others. */
export interface Relationship {
  readonly data?: { readonly id: string; readonly type: string } | readonly unknown[] | null
  readonly links?: { readonly related?: string }
}

/** A resource that is to be created. */
export type NewResource = Omit<Resource, "id" | "relationships"> & {
  readonly relationships?: Readonly<Record<string, { readonly data: object }>>
}

/** Sends requests to Webshipper's API. They fail with a WebshipperError. */
export interface WebshipperClient {
  /** the resources at a path such as `/v2/orders`, of all pages */
  list(path: string, filters?: Readonly<Record<string, string>>): Promise<readonly Resource[]>
  /** a resource */
  retrieve(path: string): Promise<Resource>
  /** the resources of a relationship; an empty list when the resource has no such relationship */
  related(resource: Resource, name: string): Promise<readonly Resource[]>
  /**
   * Creates a resource once.
   * @param describe describes the resource; called only when it does not exist yet
   * @param find finds the resource when it exists already, or when it is unknown whether a request created it
   */
  create(
    path: string,
    describe: () => NewResource | Promise<NewResource>,
    find: () => Promise<Resource | undefined>,
  ): Promise<Resource>
  /** sends a request that may take effect more than once */
  send(method: "PATCH" | "DELETE" | "POST", path: string, data?: object): Promise<unknown>
}

const mediaType = "application/vnd.api+json"
const mostPages = 20
const longestPause = 10_000

/** Creates a client of version 2 of Webshipper's API, which has no official package for Node.js. */
export function createClient(options: WebshipperOptions): WebshipperClient {
  const base = new URL(options.api_url ?? `https://${options.account}.api.webshipper.io`)
  const request = (method: string, path: string, body?: object) =>
    exchange(options, addressOf(base, path), { method, ...(body && { body: JSON.stringify(body) }) })
  const repeated = (method: string, path: string, body?: object) =>
    retrying(options, () => request(method, path, body))

  async function list(path: string, filters: Readonly<Record<string, string>> = {}): Promise<Resource[]> {
    const found: Resource[] = []
    const query = Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value])
    let next: string | undefined = `${path}?${new URLSearchParams(query)}`
    for (let page = 0; next && page < mostPages; page++) {
      const { data, links } = (await repeated("GET", next)) as Page
      found.push(...resourcesIn(data))
      next = links?.next
    }
    return found
  }

  return {
    list,
    retrieve: async (path) => ((await repeated("GET", path)) as { data: Resource }).data,
    related: async ({ relationships }, name) => {
      const link = relationships?.[name]?.links?.related
      return link ? list(link) : []
    },
    async create(path, describe, find) {
      const known = await find()
      if (known) return known
      const resource = await describe()
      for (let tried = 0; ; tried++)
        try {
          return ((await request("POST", path, { data: resource })) as { data: Resource }).data
        } catch (error) {
          const isTaken = error instanceof WebshipperError && [409, 422].includes(error.status ?? 0)
          const created = isTaken || isUnconfirmed(error) ? await find() : undefined
          if (created) return created
          if (tried >= options.max_network_retries || !isPassing(error)) throw error
          await pause(tried, error)
        }
    },
    send: (method, path, data) => repeated(method, path, data && { data }),
  }
}

interface Page {
  readonly data: Resource | readonly Resource[] | null
  readonly links?: { readonly next?: string }
}

function resourcesIn(data: Page["data"]): readonly Resource[] {
  if (data === null) return []
  return "id" in data ? [data] : data
}

/** The token must not go to another server, so links to others are not followed. */
function addressOf(base: URL, path: string): URL {
  const url = new URL(path, base)
  if (url.origin === base.origin) return url
  throw new WebshipperError(403, `Webshipper linked to another server: ${url.origin}`)
}

async function exchange(options: WebshipperOptions, url: URL, init: RequestInit): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${options.api_token}`,
    accept: mediaType,
    ...(init.body !== undefined && { "content-type": mediaType }),
  }
  const { response, text } = await reach(url, {
    ...init,
    headers,
    signal: AbortSignal.timeout(options.timeout),
  })
  const body = parse(text)
  if (response.ok) return body
  const error = WebshipperError.of(response.status, body)
  throw Object.assign(error, { wait: Number(response.headers.get("retry-after")) || 0 })
}

async function retrying<T>(options: WebshipperOptions, work: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++)
    try {
      return await work()
    } catch (error) {
      if (tried >= options.max_network_retries || !isPassing(error)) throw error
      await pause(tried, error)
    }
}

async function pause(tried: number, error: unknown): Promise<void> {
  const { wait = 0 } = error as { wait?: number }
  const milliseconds = Math.min(wait > 0 ? wait * 1000 : 250 * 2 ** tried, longestPause)
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** @throws WebshipperError without a status when there is no response */
async function reach(url: URL, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, { redirect: "error", ...init })
    return { response, text: await response.text() }
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError"
    throw new WebshipperError(
      undefined,
      `Webshipper ${isLate ? "did not respond in time" : "cannot be reached"}`,
    )
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
