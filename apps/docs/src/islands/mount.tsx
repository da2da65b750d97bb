import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { StrictMode, type ReactNode } from "react"
import { createRoot, type Root } from "react-dom/client"

/** What every island of a page has loaded is kept until the page is left. */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false } },
})

/**
 * Renders an island into an element of the prerendered page, in the place of what is there.
 * @returns the root, to render it again with other properties
 * @since 0.1
 */
export function mountIsland(element: Element, content: ReactNode): Root {
  element.replaceChildren()
  const root = createRoot(element)
  renderIsland(root, content)
  return root
}

/**
 * Renders a mounted island again.
 * @since 0.1
 */
export function renderIsland(root: Root, content: ReactNode): void {
  root.render(
    <StrictMode>
      <QueryClientProvider client={client}>{content}</QueryClientProvider>
    </StrictMode>,
  )
}
