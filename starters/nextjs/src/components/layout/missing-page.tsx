import { draftMode } from "next/headers"
import { notFound } from "next/navigation"
import { ErrorNote } from "./error-note"

/**
 * What a cached page returns when its subject does not exist, after `notFound()` in `generateMetadata` has set the status.
 * In a preview, the page is rendered for the request, and its metadata is streamed after the status is sent. Then the page
 * itself has to call `notFound()`, and the browser renders the text.
 */
export async function MissingPage() {
  if ((await draftMode()).isEnabled) notFound()
  return <ErrorNote kind="notFound" />
}
