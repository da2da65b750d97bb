import { withValue } from "@stheno/ui/table"
import { useState } from "react"
import { useSearchParams } from "react-router-dom"

/** The dialog that creates a row: a button opens it, and so does an address with `?new`. */
export function useNewDialog() {
  const [search, setSearch] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const isAsked = search.has("new")
  return {
    isOpen: isOpen || isAsked,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      if (isAsked) setSearch((old) => withValue(old, "new", undefined), { replace: true })
    },
  }
}
