import type { OperationTypes } from "@stheno/core"
import type { Operation } from "@stheno/core/host"
import type { Seen } from "@stheno/testing/seen.ts"

/** A request and its answer, as the reference of the HTTP API shows them. */
export interface Example {
  readonly path: string
  readonly body?: unknown
  readonly files?: Readonly<Record<string, string>>
  readonly status: number
  readonly answer?: unknown
}

/** What a request needs besides the operation. */
export interface Wish {
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: object
  /** name and text of a file to upload */
  readonly file?: readonly [name: string, text: string]
  /** asks once more, without being shown */
  readonly quiet?: boolean
  /** credentials of a customer or another user */
  readonly token?: string
}

/** The ids of the operations of one area. */
type IdIn<Area extends string> = keyof OperationTypes extends infer Key
  ? Key extends `${Area}.${infer Id}`
    ? Id
    : never
  : never

/** What an operation answers. */
type AnswerOf<Key extends string> = Key extends keyof OperationTypes
  ? Seen<OperationTypes[Key]["result"]>
  : never

type Fetch = (request: Request) => Promise<Response> | Response

/** Sends operations by their ids and keeps what was sent and answered. */
export class Recorder {
  readonly examples = new Map<string, Example>()
  /** ids that later journeys need, by the words for what they name */
  readonly known: Record<string, string> = {}
  readonly #fetch: Fetch
  readonly #byKey: ReadonlyMap<string, Operation>
  #token = ""

  /** @param operations those that the app has */
  constructor(fetch: Fetch, operations: readonly Operation[]) {
    this.#fetch = fetch
    this.#byKey = new Map(
      operations.map((each) => [`${each.area}.${each.id}`, each]),
    )
  }

  /** The access token that Admin API operations are sent with. */
  signIn(token: string): void {
    this.#token = token
  }

  /** Sends an operation for storefronts. */
  readonly store = <Id extends IdIn<"store">>(
    id: Id,
    params: readonly string[] = [],
    wish: Wish = {},
  ): Promise<AnswerOf<`store.${Id}`>> =>
    this.#send(`store.${id}`, params, wish, wish.token)

  /** Sends an operation of the admin. */
  readonly admin = <Id extends IdIn<"admin">>(
    id: Id,
    params: readonly string[] = [],
    wish: Wish = {},
  ): Promise<AnswerOf<`admin.${Id}`>> =>
    this.#send(`admin.${id}`, params, wish, wish.token ?? this.#token)

  /** Sends an operation of the admin that the server adds to the core. */
  readonly server = (
    id: string,
    params: readonly string[] = [],
    wish: Wish = {},
  ): Promise<unknown> => this.#send(`admin.${id}`, params, wish, this.#token)

  async #send<Key extends string>(
    key: Key,
    params: readonly string[],
    wish: Wish,
    token?: string,
  ): Promise<AnswerOf<Key>> {
    const operation = this.#byKey.get(key)
    if (!operation) throw new Error(`no operation ${key}`)
    const path = pathOf(operation, params, wish.query)
    const response = await this.#fetch(requestOf(operation, path, wish, token))
    const text = await response.text()
    const isJson = response.headers.get("content-type")?.includes("json")
    const answer: unknown = isJson ? JSON.parse(text) : text
    if (!response.ok) throw new Error(`${key}: ${response.status} ${text}`)
    if (!wish.quiet && !this.examples.has(key))
      this.examples.set(key, {
        path,
        ...(wish.body ? { body: wish.body } : {}),
        ...(wish.file ? { files: { [operation.fileField!]: wish.file[0] } } : {}),
        status: response.status,
        ...(text ? { answer } : {}),
      })
    return answer as AnswerOf<Key>
  }
}

function pathOf(
  { path }: Operation,
  params: readonly string[],
  query: Wish["query"] = {},
): string {
  let place = 0
  const filled = path.replace(/\{\w+\}/g, () =>
    encodeURIComponent(params[place++]!),
  )
  const words = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return words.length > 0 ? `${filled}?${words.join("&")}` : filled
}

function requestOf(
  operation: Operation,
  path: string,
  { body, file }: Wish,
  token?: string,
): Request {
  const form = new FormData()
  if (file)
    form.append(
      operation.fileField!,
      new File([file[1]], file[0], { type: "text/plain" }),
    )
  return new Request(`http://localhost:9000${path}`, {
    method: operation.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    body: file ? form : body && JSON.stringify(body),
  })
}

/** What a journey may ask besides the API: the token that a mail carries. */
export interface Told {
  events(): Promise<{ name: string; data: unknown }[]>
}

/** A part of a shop's life. */
export type Journey = (recorder: Recorder, told: Told) => Promise<void>

/** The token in the newest event of a name. */
export async function tokenOf(told: Told, name: string): Promise<string> {
  const event = (await told.events()).findLast((each) => each.name === name)
  return (event?.data as { token: string }).token
}
