import type { Stheno } from "@stheno/js-client"
import { Alert } from "@stheno/ui"
import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { formatTime } from "../format/dates.ts"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"

/** How a form finds out that somebody else changed what it edits. */
export interface Version {
  /** `updated_at` of the row that the page shows; or the values that would be overwritten, where rows have others besides */
  readonly shown: string
  /** reads the same as it is now */
  readonly read: (client: Stheno) => Promise<string>
}

/** Somebody else changed the row while the form was open. */
export class ChangedElsewhere extends Error {
  constructor() {
    super(t.errors.changedMeanwhile)
  }
}

/**
 * Keeps grids and dialogs without a notice of their own from overwriting the change of somebody else unasked: the first
 * save says so, the next one overwrites it.
 * @returns call it before saving, with what the page shows at that moment
 */
export function useOverwriteCheck(): (client: Stheno, version: Version) => Promise<void> {
  const reported = useRef<string>(undefined)
  return async (client, { shown, read }) => {
    const now = await read(client)
    if (now === shown || now === reported.current) return
    reported.current = now
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
  // The row that the page has read again reaches the form a moment later.
  if (isReloading && version?.shown !== opened) {
    setOpened(version?.shown)
    setChangedAt(undefined)
    setReloading(false)
  }
  return {
    /** the form begins anew with another one */
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
      const now = await version.read(client)
      if (now === opened) return
      setChangedAt(now)
      throw new ChangedElsewhere()
    },
  }
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
