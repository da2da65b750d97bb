import { loadSections } from "#catalog"
import { lazy, Suspense } from "react"

const Content = lazy(async () => {
  await loadSections(["raw"])
  return { default: (await import("./raw-data-content.tsx")).RawDataContent }
})

/** What the API gives out of a resource, as a tree at the end of its page. Its code is loaded after that of the page. */
export function RawData({ data }: { data: unknown }) {
  return (
    <Suspense>
      <Content data={data} />
    </Suspense>
  )
}
