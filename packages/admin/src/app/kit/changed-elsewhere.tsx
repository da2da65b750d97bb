import type { Stheno } from "@stheno/js-client"
import { Alert } from "@stheno/ui"
import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { formatTime } from "../format/dates.ts"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"

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
      return { version: textOf(now), at: now.updated_at }
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
 * Keeps a form from overwriting the change of somebody else unasked.
 * @param version of the row that the form edits; undefined checks nothing
 */
export function useVersion(version: Version | undefined) {
  const queries = useQueryClient()
  const [opened, setOpened] = useState(version?.shown)
  const [changedAt, setChangedAt] = useState<string>()
  const [isReloading, setReloading] = useState(false)
  const [saved, setSaved] = useState<string>()
  // The row that the page has read again reaches the form a moment later.
  if (isReloading && version?.shown !== (saved ?? opened)) {
    setOpened(version?.shown)
    setSaved(undefined)
    setChangedAt(undefined)
    setReloading(false)
  }
  return {
    /** the form starts over when it changes */
    opened,
    changedAt,
    isReloading,
    reload: () => {
      setReloading(true)
      void queries.invalidateQueries()
    },
    /** @throws ChangedElsewhere unless the change that was found is to be overwritten */
    check: async (client: Stheno, isOverwriting: boolean) => {
      if (!version || isOverwriting) return
      const now = foundOf(await version.read(client))
      if (now.version === (saved ?? opened)) return
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
