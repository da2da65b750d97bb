/** Bytes that a JSON body may have. */
export const bodyLimit = 1_048_576

/** A body as it came: parsed JSON, or why it could not be read. */
export type ReadBody =
  { readonly value: unknown; readonly text: string } | { readonly status: number; readonly message: string }

/** Reads a JSON body up to the limit. Bodies of other media types are the handler's own business. */
export async function readBody(request: Request): Promise<ReadBody> {
  const type = request.headers.get("content-type") ?? ""
  if (request.method === "GET" || type.startsWith("multipart/")) return { value: undefined, text: "" }
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimit) return tooLarge
  const text = await request.text()
  if (text.length > bodyLimit) return tooLarge
  if (text.trim() === "" || !/json/i.test(type)) return { value: undefined, text }
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
