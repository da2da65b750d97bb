import type { Messages } from "@/lib/messages"
import { previewToken } from "@/lib/preview"

/** Says that pages are shown with a draft, which customers do not see. */
export async function PreviewBar({ messages: { shell } }: { readonly messages: Messages }) {
  if (!(await previewToken())) return null
  return (
    <div role="status" className="bg-ink text-paper">
      <p className="container-page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5 text-sm">
        {shell.preview}
        <a href="/api/preview/end" className="underline underline-offset-4">
          {shell.endPreview}
        </a>
      </p>
    </div>
  )
}
