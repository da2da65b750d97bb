import type { Stheno } from "@stheno/js-client"
import { Alert, Button as UiButton, useSettled } from "@stheno/ui"
import { useState, type ReactNode } from "react"
import { formatTime } from "../format/dates.ts"
import { t } from "../messages/index.ts"
import { useOpenedCheck, type Version } from "./changed-elsewhere.tsx"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { errorText } from "./errors.ts"
import { FormProblem } from "./states.tsx"
import { useUnsavedInput } from "./unsaved.tsx"
import { useAction } from "./use-action.ts"
import { useChoice } from "./use-choice.ts"

/** What a search finds. */
export interface FoundRows<Row> {
  /** undefined while they are read */
  readonly rows: readonly Row[] | undefined
  readonly error: unknown
  /** whether there are more, which only a narrower search finds */
  readonly hasMore?: boolean
}

interface PickerDialogProps<Row> {
  readonly title: string
  /** what is chosen for, if neither the page nor the title says it: another one has its own draft */
  readonly draftOf?: string
  readonly submit: (count: number) => string
  /** reads what is found */
  readonly useRows: (q: string) => FoundRows<Row>
  readonly label: (row: Row) => ReactNode
  readonly initial?: readonly string[]
  /** of what is overwritten with the choice: a change of somebody else is not overwritten unasked */
  readonly version?: Version
  /** above the search */
  readonly before?: ReactNode
  /** below what is found */
  readonly after?: ReactNode
  readonly send: (client: Stheno, ids: string[], rows: Row[]) => Promise<unknown>
  readonly done?: string
  readonly onClose: () => void
}

/** A dialog in which several things are looked for and chosen. */
export function PickerDialog<Row extends { id: string }>(props: PickerDialogProps<Row>) {
  const { title, submit, useRows, label, initial = [], onClose } = props
  const [q, setQ] = useState("")
  const choice = useChoice<Row>({ title, of: props.draftOf }, initial)
  const { chosen, choose, discard } = choice
  const [problem, setProblem] = useState<string>()
  const { rows: found, error, hasMore } = useRows(useSettled(q))
  const rows = found && (q === "" ? restoredFirst(choice.restored, found) : found)
  const check = useOpenedCheck(props.version)
  const close = () => {
    discard()
    onClose()
  }
  const action = useAction(
    async (client, ids: string[]) => {
      await check(client)
      await props.send(
        client,
        ids,
        // What is found now is newer than what was seen before a reload.
        ids.flatMap((id) => [...(found ?? []), ...choice.seen].find((row) => row.id === id) ?? []),
      )
    },
    { quiet: true, done: props.done, after: close },
  )
  const isChanged = chosen.length !== initial.length || chosen.some((id) => !initial.includes(id))
  useUnsavedInput(isChanged)
  const toggle = (row: Row) =>
    choose(chosen.includes(row.id) ? chosen.filter((each) => each !== row.id) : [...chosen, row.id], [row])
  const chooseAll = () => choose([...new Set([...chosen, ...(rows ?? []).map(({ id }) => id)])], rows ?? [])
  const go = () => action.mutate([...chosen], { onError: (failure) => setProblem(errorText(failure)) })
  return (
    <Dialog title={title} onClose={close}>
      <div className="dialog-body picker">
        <RestoredNotice at={choice.restoredAt} onDiscard={discard} />
        {props.before}
        <input
          type="search"
          value={q}
          placeholder={t.list.search}
          aria-label={t.list.search}
          onChange={(event) => setQ(event.target.value)}
        />
        {rows && rows.length > 1 && (
          <p className="picker-line">
            <span className="muted small" role="status">
              {t.list.chosen({ count: chosen.length })}
            </span>
            <Button kind="quiet" onClick={chooseAll}>
              {t.list.chooseAll}
            </Button>
          </p>
        )}
        <div className="picker-rows">
          {rows?.map((row) => (
            <label key={row.id} className="picker-row">
              <input type="checkbox" checked={chosen.includes(row.id)} onChange={() => toggle(row)} />
              {label(row)}
            </label>
          ))}
          {rows?.length === 0 && <p className="picker-none">{t.list.noMatch}</p>}
          {hasMore && <MoreResults />}
          {!rows && <p className="picker-none">{error ? errorText(error) : t.common.loading}</p>}
        </div>
        {props.after}
        <FormProblem text={problem} />
      </div>
      <footer className="dialog-foot">
        <Button onClick={close}>{t.common.cancel}</Button>
        <Button
          kind="primary"
          busy={action.isPending}
          disabled={chosen.length === 0 && initial.length === 0}
          onClick={go}
        >
          {chosen.length === 0 && initial.length === 0 ? title : submit(chosen.length)}
        </Button>
      </footer>
    </Dialog>
  )
}

/** Says that a search matches more than is shown. */
export function MoreResults() {
  return <p className="picker-none">{t.list.moreResults}</p>
}

/** What one response has of what a search finds. */
export function foundRows<Row>(
  rows: readonly Row[] | undefined,
  { count = 0, error }: { readonly count?: number | undefined; readonly error: unknown },
): FoundRows<Row> {
  return { rows, error, hasMore: rows !== undefined && count > rows.length }
}

/** Says that a choice was restored, as forms do, and offers to discard it. */
function RestoredNotice({ at, onDiscard }: { at: number | undefined; onDiscard: () => void }) {
  if (at === undefined) return null
  return (
    <Alert
      action={
        <UiButton size="small" onClick={onDiscard}>
          {t.kit.discardDraft}
        </UiButton>
      }
    >
      {t.kit.draft({ time: formatTime(new Date(at).toISOString()) })}
    </Alert>
  )
}

/** What was restored may be far down, or in the results of another search. */
function restoredFirst<Row extends { id: string }>(restored: readonly Row[], found: readonly Row[]): Row[] {
  const isRestored = ({ id }: Row) => restored.some((row) => row.id === id)
  return [
    ...restored.map((row) => found.find(({ id }) => id === row.id) ?? row),
    ...found.filter((row) => !isRestored(row)),
  ]
}
