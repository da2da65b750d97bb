import { StrictMode, type ComponentType } from "react"
import { createRoot } from "react-dom/client"
import { createBrowserRouter, Link, Outlet, RouterProvider, type RouteObject } from "react-router-dom"
import { LeaveGuard, Toaster, UiProvider } from "@stheno/ui"
import "../styles/base.css"
import "../styles/index.css"
import "./gallery.css"

/** The pages of the gallery. */
const pages: Record<string, () => Promise<ComponentType>> = {
  basic: async () => (await import("./basic.tsx")).BasicPage,
  forms: async () => (await import("./forms.tsx")).FormsPage,
  "form-page": async () => (await import("./forms.tsx")).LongFormPage,
  table: async () => (await import("./table.tsx")).TablePage,
  grid: async () => (await import("./more.tsx")).GridPage,
  sortable: async () => (await import("./more.tsx")).SortablePage,
  charts: async () => (await import("./more.tsx")).ChartsPage,
  more: async () => (await import("./more.tsx")).MorePage,
  "long-table": async () => (await import("./table.tsx")).LongTablePage,
}

const theme = new URLSearchParams(location.search).get("theme")
if (theme) document.documentElement.dataset["theme"] = theme
const direction = new URLSearchParams(location.search).get("dir") === "rtl" ? "rtl" : "ltr"
document.documentElement.dir = direction

function Layout() {
  return (
    <>
      <LeaveGuard />
      <nav aria-label="Pages" className="gallery-nav">
        {Object.keys(pages).map((name) => (
          <Link key={name} to={`/${name}`}>
            {name}
          </Link>
        ))}
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  )
}

const routes: RouteObject[] = [
  {
    path: "/",
    element: <Layout />,
    hydrateFallbackElement: <span />,
    children: [
      { index: true, element: <h1>Components</h1> },
      ...Object.entries(pages).map(([path, load]) => ({
        path,
        lazy: async () => ({ Component: await load() }),
      })),
    ],
  },
]

const place = document.getElementById("app")
if (place)
  createRoot(place).render(
    <StrictMode>
      <UiProvider direction={direction}>
        <RouterProvider router={createBrowserRouter(routes)} />
        <Toaster />
      </UiProvider>
    </StrictMode>,
  )
