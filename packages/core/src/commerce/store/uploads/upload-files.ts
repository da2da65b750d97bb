import type { Context } from "../../../platform/http/operation.ts"
import type { FileAddress, FileProvider } from "../../../platform/kernel/providers.ts"
import { uploadErrors } from "./errors.ts"
import { readMultipart, type FormEvent } from "./read-multipart.ts"

/**
 * Keeps the files of a multipart form. Either all of them are there afterwards or none.
 * @param isProtected whether the files are given out by signed links only
 * @returns keys and addresses, in the form's order
 * @throws uploads.not_multipart, uploads.unexpected_field, uploads.too_many, uploads.too_large
 * @since 0.1
 */
export async function uploadFiles(
  { engine, request }: Pick<Context, "engine" | "request">,
  isProtected: boolean,
): Promise<FileAddress[]> {
  const { files } = engine.providers
  const form = readMultipart(request, engine.config.uploadLimit)
  const kept: FileAddress[] = []
  try {
    for await (const event of form)
      if (event.kind === "file") kept.push(await keep(files, event, form, isProtected))
    return kept
  } catch (error) {
    await Promise.all(kept.map(({ key }) => files.remove(key)))
    throw error
  }
}

async function keep(
  files: FileProvider,
  { field, name, type }: Extract<FormEvent, { kind: "file" }>,
  form: AsyncGenerator<FormEvent, void>,
  isProtected: boolean,
): Promise<FileAddress> {
  if (field !== "files" && field !== "files[]") throw uploadErrors.unexpected_field(field)
  const { key, url, stream } = await files.uploadStream({ name, type, isProtected })
  const writer = stream.getWriter()
  try {
    for (;;) {
      const { value, done } = await form.next()
      if (done) throw uploadErrors.not_multipart()
      if (value.kind === "end") break
      if (value.kind === "bytes") await writer.write(value.bytes)
    }
    await writer.close()
    return { key, url }
  } catch (error) {
    await writer.abort(error).catch(() => undefined)
    throw error
  }
}
