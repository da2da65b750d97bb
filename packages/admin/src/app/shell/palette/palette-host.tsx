import { loadSections } from "#catalog"
import { Search } from "lucide-react"
import { lazy, Suspense, useEffect, useState } from "react"
import { t } from "../../messages/index.ts"

const Palette = lazy(async () => {
  // The names of actions are those of the pages that they open.
  await loadSections(["palette", "customers", "inventory", "pricing", "settings"])
  return { default: (await import("./palette.tsx")).Palette }
})

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The button and the keys that open the command palette. Its code is loaded with the first opening. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = (next: boolean) => {
    setOpen(next)
    if (next) setOpened(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey) return
      if (!(event.metaKey || event.ctrlKey) || event.defaultPrevented) return
      event.preventDefault()
      // A dialog waits for a decision first.
      if (!document.querySelector("[role=dialog]:not(.ui-palette), [role=alertdialog]")) open(true)
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
  return (
    <>
      <button
        className="palette-button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <Search size={16} aria-hidden />
        <span className="palette-button-text">{t.nav.search}</span>
        <kbd aria-hidden>{isApple ? "⌘K" : "Ctrl K"}</kbd>
      </button>
      {wasOpened && (
        <Suspense>
          <Palette isOpen={isOpen} onOpenChange={open} />
        </Suspense>
      )}
    </>
  )
}
