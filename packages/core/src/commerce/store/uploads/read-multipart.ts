import { make, type PartInfo } from "multipasta"
import { uploadErrors } from "./errors.ts"

/** A form may hold so many parts. */
const maxParts = 100

/** What a form is made of, in its order. */
export type FormEvent =
  | { readonly kind: "file"; readonly field: string; readonly name: string; readonly type: string }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "end" }

/**
 * The files of a multipart form, piece by piece as they arrive: nothing is kept, and the sender waits while a piece
 * is worked on. Fields that are not files are ignored.
 * @param limit bytes that the body may have
 * @throws uploads.not_multipart, uploads.too_many, uploads.too_large
 * @since 0.1
 */
export async function* readMultipart(request: Request, limit: number): AsyncGenerator<FormEvent, void> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw uploadErrors.too_large(limit)
  const type = request.headers.get("content-type") ?? ""
  if (!/^multipart\/form-data\b/i.test(type) || !request.body) throw uploadErrors.not_multipart()
  const queue: FormEvent[] = []
  const parser = createParser(type, limit, queue)
  const reader = request.body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      parser.write(value)
      yield* queue.splice(0)
    }
    parser.end()
    yield* queue.splice(0)
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** The parser emits its events while it is written to. */
function createParser(type: string, limit: number, queue: FormEvent[]) {
  const parser = make({
    headers: { "content-type": type },
    maxParts,
    maxTotalSize: limit,
    isFile: (part) => part.filename !== undefined,
    onField: () => undefined,
    onFile: (part) => {
      queue.push(fileOf(part))
      return (bytes) => void queue.push(bytes ? { kind: "bytes", bytes } : { kind: "end" })
    },
    onError: (error) => {
      if (error._tag !== "ReachedLimit") throw uploadErrors.not_multipart()
      throw error.limit === "MaxParts" ? uploadErrors.too_many(maxParts) : uploadErrors.too_large(limit)
    },
    onDone: () => undefined,
  })
  return {
    write: (bytes: Uint8Array) => refusing(() => parser.write(bytes)),
    end: () => refusing(() => parser.end()),
  }
}

function fileOf({ name, filename, contentType }: PartInfo): FormEvent {
  return { kind: "file", field: name, name: filename ?? "", type: contentType }
}

/** A part's name may be encoded so that it cannot be decoded. */
function refusing(work: () => void): void {
  try {
    work()
  } catch (error) {
    throw error instanceof URIError ? uploadErrors.not_multipart() : error
  }
}
