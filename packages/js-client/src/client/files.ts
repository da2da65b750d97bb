/**
 * One file or several, as `File`, or as `Blob`, which has no file name.
 * @since 0.1.0
 */
export type AdminCreateUploadPayload = Blob | readonly Blob[]

/** The form that carries files to the server. */
export function formOf(files: AdminCreateUploadPayload): FormData {
  const form = new FormData()
  for (const file of files instanceof Blob ? [files] : files) form.append("files", file)
  return form
}
