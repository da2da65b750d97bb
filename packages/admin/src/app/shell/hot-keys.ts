import { useEffect } from "react"
import { useNavigate } from "react-router-dom"

/** Where the second key of `g …` leads. @source facts/admin.json, layout.hotkeys */
const places: Readonly<Record<string, string>> = {
  h: "/a/overview",
  o: "/a/orders",
  p: "/a/products",
  c: "/a/customers",
  d: "/a/discounts",
  s: "/a/settings",
}

/** The keys of the dashboard: `g o`, `g p` and the like, and `/` for the search of the page. */
export function useHotKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    let waitsUntil = 0
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return
      if (event.key === "/" && focusSearch()) return event.preventDefault()
      const place = Date.now() < waitsUntil ? places[event.key] : undefined
      waitsUntil = event.key === "g" ? Date.now() + 1500 : 0
      if (place !== undefined) void navigate(place)
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [navigate])
}

const typedInto =
  "input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=grid], [role=dialog], [role=alertdialog]"

/** Letters belong to the field, the menu or the dialog that they are typed into. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest(typedInto) !== null
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("[data-search]")
  field?.focus()
  field?.select()
  return field !== null
}
