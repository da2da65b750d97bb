import { useCallback, useEffect, useRef, useState } from "react"

/** What is chosen on a page over some time. It stays in the browser until it is saved or discarded. */
export interface Draft<Values> {
  readonly values: Values
  /** changes some values; a function gets those that there are by then */
  readonly change: (part: Partial<Values> | ((values: Values) => Partial<Values>)) => void
  /** goes back to the start */
  readonly discard: () => void
  readonly isChanged: boolean
  /** when the values that were restored were changed last, as milliseconds; undefined for none, and once they are discarded */
  readonly restoredAt: number | undefined
}

/** Not the one of forms and grids, whose drafts have another format. */
const prefix = "stheno:page-draft:"

const month = 30 * 24 * 60 * 60 * 1000

/**
 * Values of a page that survive a reload for 30 days after the last change. Forms keep their drafts with `draftKey`.
 * @param name tells the drafts of one browser apart, e.g. `price-list-products:pl_1`
 * @param of version of what is chosen for: a draft of another one is not restored
 */
export function useDraft<Values extends object>(name: string, initial: Values, of?: string): Draft<Values> {
  const [first] = useState(initial)
  const [start] = useState(() => stored(name, first, of))
  const [values, setValues] = useState<Values>({ ...first, ...start.values })
  const [restoredAt, setRestoredAt] = useState(start.savedAt)
  const kept = useRef(JSON.stringify(values))
  const isChanged = JSON.stringify(values) !== JSON.stringify(first)
  useEffect(() => {
    const text = JSON.stringify(values)
    // What was restored keeps its time.
    if (text === kept.current) return
    kept.current = text
    try {
      if (isChanged) localStorage.setItem(prefix + name, JSON.stringify({ values, savedAt: Date.now(), of }))
      else localStorage.removeItem(prefix + name)
    } catch {
      // Without storage the form works; only a reload loses it.
    }
  }, [name, values, isChanged, of])
  const change = useCallback<Draft<Values>["change"]>(
    (part) => setValues((old) => ({ ...old, ...(typeof part === "function" ? part(old) : part) })),
    [],
  )
  const discard = useCallback(() => {
    setValues(first)
    setRestoredAt(undefined)
    // The page may be gone before the effect runs.
    forget(name)
  }, [name, first])
  return { values, change, discard, isChanged, restoredAt }
}

/** Deletes what is kept under a name. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Without storage, nothing is kept.
  }
}

interface Kept {
  readonly values?: unknown
  readonly savedAt?: unknown
  readonly of?: unknown
}

/** What is kept of the values that the page has, if it is of the same kind and not too old. */
function stored<Values extends object>(
  name: string,
  first: Values,
  of: string | undefined,
): { readonly values?: Partial<Values>; readonly savedAt?: number } {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + name) ?? "{}") as Kept | null
    if (!kept || kept.of !== of) return {}
    const { savedAt } = kept
    if (!(typeof savedAt === "number" && Date.now() - savedAt <= month)) return {}
    const known = Object.entries(kept.values ?? {}).filter(
      ([key, value]) => key in first && kindOf(value) === kindOf(first[key as keyof Values]),
    )
    if (known.length === 0) return {}
    // Each has the name and the kind of a value of the page.
    return { values: Object.fromEntries(known) as Partial<Values>, savedAt }
  } catch {
    return {}
  }
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value)
