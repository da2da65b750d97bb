import { readStored, type UiStorage } from "../provider/storage.ts"

/** Input of a form or a grid that was not saved. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  /** milliseconds since 1970 */
  readonly savedAt: number
  /** version of what was edited; undefined for something new */
  readonly of?: string | undefined
}

const month = 30 * 24 * 60 * 60 * 1000

const keyOf = (draftKey: string) => `stheno:draft:${draftKey}`

/**
 * The draft of a form; undefined where there is none, where it is older than 30 days, or where it is of another version.
 * @param now milliseconds since 1970
 * @param of version of what is edited
 */
export function readDraft(
  storage: UiStorage,
  draftKey: string,
  now: number,
  of?: string | undefined,
): Draft | undefined {
  const stored = readStored(storage, keyOf(draftKey))
  if (!isDraft(stored)) return undefined
  if (now - stored.savedAt <= month && stored.of === of) return stored
  dropDraft(storage, draftKey)
  return undefined
}

/** Keeps what a form holds. Files are not kept: a browser cannot store them as text. */
export function writeDraft(storage: UiStorage, draftKey: string, draft: Draft): void {
  storage.set(keyOf(draftKey), JSON.stringify({ ...draft, values: withoutFiles(draft.values) }))
}

/** Milliseconds without a change after which a draft is kept. */
const pause = 300

/**
 * Collects changes of a form and keeps the last of them after a pause.
 * @param keep stores the values
 */
export function createDraftWriter(keep: (values: Draft["values"]) => void) {
  let waiting: { readonly values: Draft["values"]; readonly timer: ReturnType<typeof setTimeout> } | undefined
  const forget = () => {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }
  const flush = () => {
    const last = waiting
    forget()
    if (last) keep(last.values)
  }
  return {
    /** Keeps these values after the pause, instead of earlier ones. */
    put: (values: Draft["values"]) => {
      forget()
      waiting = { values, timer: setTimeout(flush, pause) }
    },
    /** Keeps nothing: the input was saved. */
    forget,
    /** Keeps what waits at once. */
    flush,
  }
}

/**
 * Keeps what waits when the page is left.
 * @returns keeps it, and ends that
 */
export function flushOnLeave({ flush }: Pick<ReturnType<typeof createDraftWriter>, "flush">): () => void {
  // A phone may end a page that is hidden without another event.
  addEventListener("pagehide", flush)
  document.addEventListener("visibilitychange", flush)
  return () => {
    removeEventListener("pagehide", flush)
    document.removeEventListener("visibilitychange", flush)
    flush()
  }
}

/** Forgets the draft of a form. */
export function dropDraft(storage: UiStorage, draftKey: string): void {
  storage.remove(keyOf(draftKey))
}

/** The values of a form, replaced by the values of a draft. Names that the form does not know are left out. */
export function withDraft<Values extends object>(values: Values, draft: Draft | undefined): Values {
  if (!draft) return values
  const known = Object.entries(draft.values).filter(([name]) => name in values)
  return { ...values, ...Object.fromEntries(known) }
}

/** Whether a form has other values with a draft than without it. */
export function changesForm(values: object, draft: Pick<Draft, "values">): boolean {
  const kept = { values: withoutFiles(draft.values), savedAt: 0 }
  return JSON.stringify(withDraft(values, kept)) !== JSON.stringify(values)
}

/** The values of a form without some of its fields. */
export function withoutNames(values: Draft["values"], names: readonly string[]): Draft["values"] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false
  const { values, savedAt } = value as Partial<Draft>
  return typeof values === "object" && values !== null && typeof savedAt === "number"
}

function withoutFiles(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const hasFile = (value: unknown): boolean =>
    (typeof Blob !== "undefined" && value instanceof Blob) || (Array.isArray(value) && value.some(hasFile))
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !hasFile(value)))
}
