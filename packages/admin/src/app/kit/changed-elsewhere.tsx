import type { Stheno } from "@stheno/js-client"
import { Alert } from "@stheno/ui"
import { useIsMutating, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { formatTime } from "../format/dates.ts"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"
import { optimisticKey } from "./optimistic.ts"

/** How a form finds out that somebody else changed what it edits. */
export interface Version {
  /** `updated_at` of the row that the page shows, or a value that represents what the form edits of it */
  readonly shown: string
  /** reads the same of the row as it is now, and when it changed if that is something else */
  readonly read: (client: Stheno) => Promise<string | { readonly version: string; readonly at: string }>
  /** the form is on a page and stays after saving: its own change is not one of somebody else */
  readonly staysOpen?: boolean
}

/**
 * The version of some properties of a row: a change of the others, e.g. of what another form of the page edits, is none.
 * @param parts the properties that the form edits
 */
export function versionOfParts<Row extends { readonly updated_at: string }>(
  row: Row,
  parts: (row: Row) => unknown,
  read: (client: Stheno) => Promise<Row>,
): Version {
  const textOf = (each: Row) => JSON.stringify(parts(each))
  return {
    shown: textOf(row),
    read: async (client) => {
      const now = await read(client)
      // Adding a row to a group or a category leaves its `updated_at` as it is: when that was, nothing says.
      return { version: textOf(now), at: now.updated_at === row.updated_at ? "" : now.updated_at }
    },
  }
}

/** Somebody else changed the row while the form was open. */
export class ChangedElsewhere extends Error {
  constructor() {
    super(t.errors.changedMeanwhile)
  }
}

/**
 * Keeps grids and dialogs that show no notice from silently overwriting somebody else's change: the first
 * save shows a warning, the next one overwrites it.
 * @returns call it before saving, with what the page shows at that moment
 */
export function useOverwriteCheck(): (client: Stheno, version: Version) => Promise<void> {
  const reported = useRef<string>(undefined)
  return async (client, { shown, read }) => {
    const { version } = foundOf(await read(client))
    if (version === shown || version === reported.current) return
    reported.current = version
    throw new ChangedElsewhere()
  }
}

/**
 * The same for a dialog: what it overwrites is what the page showed when the dialog was opened.
 * @param version undefined checks nothing
 */
export function useOpenedCheck(version: Version | undefined): (client: Stheno) => Promise<void> {
  const check = useOverwriteCheck()
  const [opened, setOpened] = useState(version)
  const whenSent = useWhenSent(opened, () => setOpened(version))
  return async (client) => {
    const overwritten = await whenSent()
    if (overwritten) await check(client, overwritten)
  }
}

/**
 * Until an action is sent whose result is shown at once, the page shows what nobody has saved: no version is compared with
 * it. One that was taken meanwhile is taken again afterwards.
 * @param value that a form compares with
 * @param onSent called once if the form was opened while such an action was being sent; takes the value again
 * @returns waits until nothing is being sent, and gives the value of then
 */
function useWhenSent<Value>(value: Value, onSent: () => void): () => Promise<Value> {
  const isSending = useIsMutating({ mutationKey: optimisticKey }) > 0
  const [isEarly, setEarly] = useState(isSending)
  const now = useRef({ value, isSending })
  const waiting = useRef<(() => void)[]>([])
  if (isEarly && !isSending) {
    setEarly(false)
    onSent()
  }
  useEffect(() => {
    now.current = { value, isSending }
    if (!isSending) release(waiting.current)
  })
  useEffect(() => () => release(waiting.current), [])
  return async () => {
    if (now.current.isSending) await new Promise<void>((resolve) => waiting.current.push(resolve))
    return now.current.value
  }
}

function release(waiting: (() => void)[]): void {
  for (const resolve of waiting.splice(0)) resolve()
}

/**
 * Keeps a form from overwriting the change of somebody else unasked.
 * @param version of the row that the form edits; undefined checks nothing
 */
export function useVersion(version: Version | undefined) {
  const queries = useQueryClient()
  const [opened, setOpened] = useState(version?.shown)
  const [start, setStart] = useState(0)
  const [changedAt, setChangedAt] = useState<string>()
  const [isReloading, setReloading] = useState(false)
  const [saved, setSaved] = useState<string>()
  const whenSent = useWhenSent(saved ?? opened, () => setOpened(version?.shown))
  // The row that the page has read again reaches the form a moment later.
  if (isReloading && version?.shown !== (saved ?? opened)) {
    setOpened(version?.shown)
    setStart(start + 1)
    setSaved(undefined)
    setChangedAt(undefined)
    setReloading(false)
  }
  return {
    /** what the form overwrites */
    shown: saved ?? opened,
    /** the form starts over when it changes */
    start,
    changedAt,
    isReloading,
    reload: () => {
      setReloading(true)
      void queries.invalidateQueries()
    },
    /** @throws ChangedElsewhere unless the change that was found is to be overwritten */
    check: async (client: Stheno, isOverwriting: boolean) => {
      if (!version || isOverwriting) return
      const expected = await whenSent()
      const now = foundOf(await version.read(client))
      if (now.version === expected) return
      setChangedAt(now.at)
      throw new ChangedElsewhere()
    },
    /** to be called once the form has saved */
    keepOwn: async (client: Stheno) => {
      if (!version?.staysOpen) return
      setChangedAt(undefined)
      setSaved(foundOf(await version.read(client)).version)
    },
  }
}

function foundOf(found: Awaited<ReturnType<Version["read"]>>) {
  return typeof found === "string" ? { version: found, at: found } : found
}

/** Says that somebody else changed what a form edits, and asks whose change stays. */
export function ChangedNotice(props: {
  readonly changedAt: string
  readonly isReloading: boolean
  readonly onReload: () => void
  readonly onOverwrite: () => void
}) {
  const { changedAt, isReloading, onReload, onOverwrite } = props
  return (
    <Alert tone="warning" title={t.form.changedTitle}>
      {!Number.isNaN(Date.parse(changedAt)) && <p>{t.form.changedText({ time: formatTime(changedAt) })}</p>}
      <span className="badges">
        <Button busy={isReloading} onClick={onReload}>
          {t.form.reload}
        </Button>
        <Button type="submit" kind="danger" onClick={onOverwrite}>
          {t.form.overwrite}
        </Button>
      </span>
    </Alert>
  )
}
