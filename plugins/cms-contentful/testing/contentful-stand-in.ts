import { createHmac } from "node:crypto"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"
import { ApiError, collection, Space, type Fields, type Item } from "./contentful-store.ts"

/** The access token and the signing secret that the stand-in uses. */
export const [accessToken, secret] = ["CFPAT-z9y8x7w6v5u4", "s".repeat(64)]

const mediaType = "application/vnd.contentful.management.v1+json"
const limitHeader = "x-contentful-ratelimit-second-limit"
const root = "/spaces/space-1/environments/master/"

/** A stand-in of Contentful's management API with the space `space-1`, which also sends webhooks. */
export interface ContentfulStandIn extends StandIn {
  readonly space: Space
  /** Saves and publishes fields of an entry in the locale `en-US` as an editor does. A null empties a field. */
  edit(id: string, fields: Readonly<Record<string, unknown>>, publishes?: boolean): void
  /** An asset that an editor uploaded. */
  addAsset(id: string, url: string): void
  /** Sends the webhook of an entry, signed. */
  sendWebhook(address: string, entryId: string, options?: WebhookOptions): Promise<Response>
}

/** What is different about a webhook. */
export interface WebhookOptions {
  readonly topic?: string
  readonly secret?: string
  /** milliseconds since 1970 */
  readonly time?: number
  /** what is sent instead of the body that was signed */
  readonly body?: string
}

/** Starts the stand-in. It downloads nothing: an image whose name contains `missing` cannot be processed. */
export async function startContentful(): Promise<ContentfulStandIn> {
  const space = new Space()
  const standIn = await startStandIn((request) => {
    try {
      return { headers: { "content-type": mediaType, [limitHeader]: "30" }, ...answer(space, request) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, id, details } = error
      return {
        status,
        body: { sys: { type: "Error", id }, message: `${id} of the stand-in`, requestId: "1", details },
      }
    }
  })
  return Object.assign(standIn, {
    space,
    edit: (id: string, fields: Readonly<Record<string, unknown>>, publishes = true) =>
      edit(space, id, fields, publishes),
    addAsset(id: string, url: string) {
      const file = { "en-US": { url, fileName: "x.jpg", contentType: "image/jpeg" } }
      const { sys } = space.put(space.assets, id, "Asset", { body: { fields: { title: {}, file } } })
      space.change(space.assets, id, "publish", sys.version)
    },
    sendWebhook: (address: string, id: string, options?: WebhookOptions) =>
      sendWebhook(address, space.existing(space.entries, id), options),
  })
}

function edit(
  space: Space,
  id: string,
  changes: Readonly<Record<string, unknown>>,
  publishes: boolean,
): void {
  const { sys, fields } = space.existing(space.entries, id)
  const next = { ...fields }
  for (const [name, value] of Object.entries(changes))
    if (value === null) delete next[name]
    else next[name] = { ...next[name], "en-US": value }
  const given = { body: { fields: next }, version: sys.version }
  const saved = space.put(space.entries, id, "Entry", given)
  if (publishes) space.change(space.entries, id, "publish", saved.sys.version)
}

async function sendWebhook(address: string, entry: Item, options: WebhookOptions = {}): Promise<Response> {
  const { pathname } = new URL(address)
  const body = JSON.stringify(entry)
  const headers: Record<string, string> = {
    "content-type": mediaType,
    "x-contentful-topic": options.topic ?? "ContentManagement.Entry.publish",
    "x-contentful-timestamp": String(options.time ?? Date.now()),
    "x-contentful-webhook-name": "Stheno",
  }
  const names = [...Object.keys(headers), "x-contentful-signed-headers"].toSorted()
  headers["x-contentful-signed-headers"] = names.join(",")
  const signed = names.map((name) => `${name}:${headers[name]}`).join(";")
  headers["x-contentful-signature"] = createHmac("sha256", options.secret ?? secret)
    .update(`POST\n${pathname}\n${signed}\n${body}`)
    .digest("hex")
  return fetch(address, { method: "POST", headers, body: options.body ?? body })
}

function answer(space: Space, request: ReceivedRequest): Answer {
  const { method, path, headers, text, query } = request
  if (headers.authorization !== `Bearer ${accessToken}`) throw new ApiError(401, "AccessTokenInvalid")
  if (!path.startsWith(root)) throw new ApiError(404, "NotFound")
  if (text && headers["content-type"] !== mediaType) throw new ApiError(400, "BadRequest")
  const [kind = "", id, action, locale, step] = path.slice(root.length).split("/")
  const body = (text ? JSON.parse(text) : {}) as { readonly fields: Fields }
  const version = Number(headers["x-contentful-version"] ?? 0)
  if (kind === "public") return publishedEntries(space, query)
  if (kind === "entries" && !id) return entriesByIds(space, query)
  if (!id) throw new ApiError(404, "NotFound")
  const items = { entries: space.entries, assets: space.assets, content_types: space.contentTypes }[kind]
  if (!items) throw new ApiError(404, "NotFound")
  if (method === "GET") return { body: space.existing(items, id) }
  if (action === "files" && step === "process") return processFile(space, id, locale!)
  if (action) return { body: changed(space, items, { id, action, method, version, kind }) }
  const contentTypeId = String(headers["x-contentful-content-type"] ?? "")
  if (kind === "entries") checkEntry(space, id, contentTypeId, body.fields)
  const type = { entries: "Entry", assets: "Asset", content_types: "ContentType" }[kind]!
  const status = items.has(id) ? 200 : 201
  return { status, body: space.put(items, id, type, { body, version, contentTypeId }) }
}

interface Change {
  readonly id: string
  readonly action: string
  readonly method: string
  readonly version: number
  readonly kind: string
}

function changed(space: Space, items: Map<string, Item>, given: Change): Item {
  const { id, action, method, version, kind } = given
  const verb = { published: "publish", archived: "archive" }[action]
  if (!verb) throw new ApiError(404, "NotFound")
  if (method === "PUT" && verb === "publish" && kind === "entries")
    space.checkPublishable(space.existing(items, id))
  return space.change(items, id, method === "DELETE" ? `un${verb}` : verb, version)
}

function checkEntry(space: Space, id: string, contentTypeId: string, fields: Fields): void {
  const known = space.entries.get(id)
  if (!/^[a-zA-Z0-9-_.]{1,64}$/.test(id)) throw new ApiError(422, "InvalidEntryId")
  if (!known && !contentTypeId) throw new ApiError(400, "BadRequest")
  space.checkFields(known?.sys.contentType?.sys.id ?? contentTypeId, fields)
}

function entriesByIds(space: Space, query: URLSearchParams): Answer {
  const ids = query.get("sys.id[in]")?.split(",") ?? []
  if (ids.length > Number(query.get("limit") ?? 100)) throw new ApiError(400, "InvalidQuery")
  return collection(ids.flatMap((id) => space.entries.get(id) ?? []))
}

/** Published entries have no fields that are not published. */
function publishedEntries(space: Space, query: URLSearchParams): Answer {
  const entry = space.published.get(query.get("sys.id") ?? "")
  return collection(entry ? [entry] : [])
}

function processFile(space: Space, id: string, locale: string): Answer {
  const asset = space.existing(space.assets, id)
  const file = asset.fields["file"]?.[locale] as { upload?: string; fileName: string } | undefined
  if (!file?.upload) throw new ApiError(422, "ValidationFailed")
  if (file.upload.includes("missing")) return { status: 204 }
  const { upload: _, ...rest } = file
  const url = `//images.ctfassets.net/space-1/${id}/${file.fileName}`
  const fields = { ...asset.fields, file: { [locale]: { ...rest, url } } }
  space.put(space.assets, id, "Asset", { body: { fields }, version: asset.sys.version })
  return { status: 204, body: "" }
}
