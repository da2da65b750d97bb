import { useAdminStore } from "@stheno/medusa-react"
import { TriangleAlert } from "lucide-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { Outlet, useLocation, useNavigation, useNavigationType } from "react-router-dom"
import { useExtensions } from "../extensions/context.tsx"
import { useShownPage } from "../kit/shown-page.ts"
import { UnsavedGuard } from "../kit/unsaved.tsx"
import { t } from "../messages/index.ts"
import { useHotKeys } from "./hot-keys.ts"
import { Sidebar } from "./sidebar.tsx"
import { Topbar } from "./topbar.tsx"

/** The frame of every page for signed-in users. */
export function Layout() {
  const [isOpen, setOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const sidebar = useRef<HTMLDivElement>(null)
  const { store } = useAdminStore()
  const { pathname } = useLocation()
  const isOnItsWay = useNavigation().state !== "idle"
  useHotKeys()
  useShownPage()
  const navigation = useNavigationType()
  const shownPath = useRef(pathname)
  const arrive = useEffectEvent(() => {
    // After going back, the browser restores the scroll position.
    if (navigation !== "POP") window.scrollTo(0, 0)
    setOpen(false)
    // The link that led here went away with its page, or with the navigation of a phone: Tab continues in the new page.
    const isLost = document.activeElement === document.body || isOpen
    if (shownPath.current !== pathname && isLost) main.current?.focus({ preventScroll: true })
    shownPath.current = pathname
  })
  useEffect(() => arrive(), [pathname])
  useEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    sidebar.current?.querySelector("a")?.focus()
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return
      setOpen(false)
      if (opener instanceof HTMLElement) opener.focus()
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [isOpen])
  return (
    <div className={isOpen ? "shell shell-open" : "shell"}>
      <button className="skip" onClick={() => main.current?.focus()}>
        {t.nav.skip}
      </button>
      {isOnItsWay && <div className="progress" aria-hidden />}
      <div ref={sidebar} id="sidebar" className="sidebar">
        <Sidebar storeName={store?.name} onGo={() => setOpen(false)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it too */}
      <div className="sidebar-scrim" onClick={() => setOpen(false)} />
      <div className="shell-page">
        <Topbar isOpen={isOpen} onMenu={() => setOpen(!isOpen)} />
        <UnsavedGuard />
        <main ref={main} tabIndex={-1} className="page">
          <Problems />
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** Extensions that could not be built, for the developer at the screen. */
function Problems() {
  const { development, problems } = useExtensions()
  if (!development || problems.length === 0) return null
  return (
    <section className="card extension-problems" aria-label={t.extensions.problems}>
      <h2>
        <TriangleAlert size={16} aria-hidden />
        {t.extensions.problems}
      </h2>
      <ul>
        {problems.map(({ file, message }) => (
          <li key={`${file} ${message}`}>
            <code>{file}</code>
            <pre>{message}</pre>
          </li>
        ))}
      </ul>
    </section>
  )
}
