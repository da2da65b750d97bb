import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { execFileSync } from "node:child_process"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"
import {
  ApiError,
  Content,
  present,
  readContentTypes,
  type ContentType,
  type Entry,
  type Json,
} from "./strapi-content.ts"

/** The API token, and the secret of webhooks. */
export const [apiToken, secret] = ["f00dfeed".repeat(8), "a secret for the webhooks"]

/** A stand-in of Strapi 5 with the content types that the documentation creates; it also sends webhooks. */
export interface StrapiStandIn extends StandIn {
  readonly content: Content
  /** Changes the entry of something in the store as an editor does. */
  edit(id: string, data: Json, publishes?: boolean): void
  /** Sends the webhook of an entry. */
  sendWebhook(address: string, id: string, options?: WebhookOptions): Promise<Response>
}

/** What is different about a webhook. */
export interface WebhookOptions {
  readonly event?: string
  readonly authorization?: string
  readonly body?: string
}

const script = path.join(import.meta.dirname, "../../../samples/plugins/cms-strapi/create-content-types.mjs")

/** Runs the script of the documentation in an empty folder. @returns the content types that it made, and its output */
export function createContentTypes(): { types: ContentType[]; output: readonly string[]; again: string[] } {
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), "strapi-"))
  const run = () => execFileSync(process.execPath, [script], { cwd, encoding: "utf8" }).trim().split("\n")
  try {
    return { output: run(), again: run(), types: readContentTypes(path.join(cwd, "src/api")) }
  } finally {
    fs.rmSync(cwd, { recursive: true })
  }
}

/** Starts the stand-in. */
export async function startStrapi(
  types: readonly ContentType[] = createContentTypes().types,
): Promise<StrapiStandIn> {
  const content = new Content(types)
  const standIn = await startStandIn((request) => {
    try {
      return answer(content, request)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, name, message } = error
      return { status, body: { data: null, error: { status, name, message, details: {} } } }
    }
  })
  const existing = (id: string) => content.of(id)!
  return Object.assign(standIn, {
    content,
    edit(id: string, data: Json, publishes = true) {
      content.write(existing(id).type, existing(id), data, publishes)
    },
    sendWebhook: (address: string, id: string, options?: WebhookOptions) =>
      sendWebhook(address, existing(id), options),
  })
}

function sendWebhook(address: string, entry: Entry, options: WebhookOptions = {}): Promise<Response> {
  const { event = "entry.publish", authorization = `Bearer ${secret}` } = options
  const { uid, info } = entry.type
  const body = {
    event,
    createdAt: new Date().toISOString(),
    model: info.singularName,
    uid,
    entry: entry.draft,
  }
  return fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", "x-strapi-event": event, authorization },
    body: options.body ?? JSON.stringify(body),
  })
}

function answer(content: Content, { method, path: at, headers, query, text }: ReceivedRequest): Answer {
  if (headers.authorization !== `Bearer ${apiToken}`)
    throw new ApiError(401, "UnauthorizedError", "Missing or invalid credentials")
  const [, api, plural, documentId, ...rest] = at.split("/")
  const type = content.types.find(({ info }) => info.pluralName === plural)
  if (api !== "api" || !type || rest.length > 0) throw new ApiError(404, "NotFoundError", "Not Found")
  checkQuery(type, query)
  const publishes = query.get("status") !== "draft"
  if (!documentId) {
    if (method === "GET") return list(content, type, query)
    if (method !== "POST") throw new ApiError(405, "MethodNotAllowedError", "Method Not Allowed")
    const created = content.write(type, undefined, dataOf(text, headers["content-type"]), publishes)
    return { status: 201, body: { data: present(created, created.draft, query), meta: {} } }
  }
  const entry = content.entries.get(documentId)
  if (entry?.type !== type) throw new ApiError(404, "NotFoundError", "Not Found")
  if (method === "DELETE") {
    content.entries.delete(documentId)
    return { status: 204, body: "" }
  }
  if (method === "PUT") content.write(type, entry, dataOf(text, headers["content-type"]), publishes)
  const version = publishes ? entry.published : entry.draft
  if (!version) throw new ApiError(404, "NotFoundError", "Not Found")
  return { body: { data: present(entry, version, query), meta: {} } }
}

function dataOf(text: string, mediaType: string | undefined): Json {
  const { data } = (mediaType === "application/json" ? JSON.parse(text) : {}) as { data?: Json | null }
  if (typeof data !== "object" || data === null)
    throw new ApiError(400, "ValidationError", 'Missing "data" payload in the request body')
  return data
}

function list({ entries }: Content, type: ContentType, query: URLSearchParams): Answer {
  const wanted = query.get("filters[medusa_id][$eq]")
  const version = (entry: Entry) => (query.get("status") === "draft" ? entry.draft : entry.published)
  const found = [...entries.values()].filter(
    (entry) => entry.type === type && (wanted === null || version(entry)?.["medusa_id"] === wanted),
  )
  const data = found.slice(0, Number(query.get("pagination[pageSize]") ?? 25))
  const shown = data.flatMap((entry) => (version(entry) ? [present(entry, version(entry)!, query)] : []))
  return { body: { data: shown, meta: { pagination: { page: 1, total: found.length } } } }
}

/** Strapi rejects parameters and attributes that it does not know. */
function checkQuery({ attributes }: ContentType, query: URLSearchParams): void {
  for (const [name, value] of query) {
    const attribute = /^(?:filters|populate)\[(\w+)\]/.exec(name)?.[1]
    const isKnown = attribute
      ? attribute in attributes
      : /^(status|locale|sort|pagination\[\w+\])$/.test(name)
    if (!isKnown || (name === "status" && !["draft", "published"].includes(value)))
      throw new ApiError(400, "ValidationError", `Invalid key ${attribute ?? name}`)
  }
}
