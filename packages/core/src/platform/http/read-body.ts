import { unparsable } from "./text-check.ts"

/** Bytes that a JSON body may have. */
export const bodyLimit = 1_048_576

/**
 * The media types of JSON. A browser asks the server before it sends one of them to another site, unlike types that only
 * contain the word.
 */
const json = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i

/** A body as it came: parsed JSON, or why it could not be read. */
export type ReadBody =
  { readonly value: unknown; readonly text: string } | { readonly status: number; readonly message: string }

/** Reads a JSON body up to the limit. Bodies of other media types are the handler's own business. */
export async function readBody(request: Request): Promise<ReadBody> {
  const type = request.headers.get("content-type") ?? ""
  if (request.method === "GET" || type.startsWith("multipart/")) return { value: undefined, text: "" }
  const text = await readText(request)
  if (text === undefined) return tooLarge
  if (text.trim() === "" || !json.test(type)) return { value: undefined, text }
  const reason = unparsable(text)
  if (reason) return { status: 400, message: reason }
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null
      ? { value, text }
      : { status: 400, message: "The body must be a JSON object" }
  } catch {
    return { status: 400, message: "The body is not valid JSON" }
  }
}

const tooLarge = { status: 413, message: `The body may have ${bodyLimit} bytes` }

/** @returns undefined when there is more than the limit: then no more than that was read */
async function readText(request: Request): Promise<string | undefined> {
  const length = request.headers.get("content-length")
  if (length !== null) return Number(length) > bodyLimit ? undefined : request.text()
  if (!request.body) return ""
  const decoder = new TextDecoder()
  let text = ""
  let bytes = 0
  // Streams can be iterated in Node and browsers; the DOM types lack it.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > bodyLimit) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
