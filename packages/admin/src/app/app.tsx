import { MedusaProvider } from "@stheno/medusa-react"
import { Toaster } from "@stheno/ui"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { RouterProvider } from "react-router-dom"
import { ExtensionsProvider } from "./extensions/context.tsx"
import { loadExtensions, noExtensions } from "./extensions/load.ts"
import { Kit } from "./kit/kit.tsx"
import { client, queryClient } from "./queries.ts"
import { createRoutes } from "./routes.tsx"

const place = document.getElementById("app")
if (!place) throw new Error("The page has no place for the dashboard")

// The first page waits for them: a widget that comes late would move what is read already.
const extensions = await loadExtensions().catch((error: unknown) => {
  console.error("The extensions could not be loaded", error)
  return noExtensions
})

createRoot(place).render(
  <StrictMode>
    <Kit>
      <MedusaProvider medusaClient={client} queryClientProviderProps={{ client: queryClient }}>
        <ExtensionsProvider initial={extensions}>
          <RouterProvider router={createRoutes()} />
          <Toaster />
        </ExtensionsProvider>
      </MedusaProvider>
    </Kit>
  </StrictMode>,
)
