import type { Stheno } from "@stheno/js-client"
import { useMedusa } from "@stheno/medusa-react"
import type { BulkAction, Selection } from "@stheno/ui/table"
import { Trash2 } from "lucide-react"
import { useState, type ReactNode } from "react"
import { Link } from "react-router-dom"
import { t } from "../messages/index.ts"
import { forgetRecord } from "../shell/recent.ts"
import { Button } from "./button.tsx"
import { changeRows, type ChangeRow } from "./change-rows.ts"
import { Dialog } from "./dialog.tsx"
import { errorText, isMissing } from "./errors.ts"
import { notify } from "./notify.ts"
import { sayThatItFailed, useAction } from "./use-action.ts"

/** A change of the selected rows of a list, with a request for each of them. */
export interface RowChange extends Omit<BulkAction, "onSelect"> {
  readonly change: ChangeRow
  /** said when all rows were changed */
  readonly done: string | ((count: number) => string)
}

/** An action for the selected rows of a list. It gets the IDs of all rows that are meant, on every page. */
export interface RowsAction extends BulkAction {
  /** why the action cannot be run for so many rows; asked before their IDs are read */
  readonly refusal?: (count: number) => string | undefined
}

/** A row as a list names it. */
interface NamedRow {
  readonly id: string
  readonly name: string
}

/** Reads all rows that a list matches, on every page. */
export type ReadAll = (client: Stheno) => AsyncIterable<NamedRow>

/**
 * Reads all rows that a list matches, for a selection of everything.
 * @param read as many rows as possible per request, with the columns that `nameOf` needs
 */
export function allRows<Row extends { readonly id: string }>(
  read: (client: Stheno) => AsyncIterable<Row>,
  nameOf: (row: Row) => string,
): ReadAll {
  return async function* named(client) {
    for await (const row of read(client)) yield { id: row.id, name: nameOf(row) }
  }
}

/**
 * An action that deletes rows, once it is confirmed. A row that is gone already counts as deleted: it may have been deleted
 * with another one, such as a return reason below another.
 * @param text what follows from it, in the question
 */
export function deletion(change: ChangeRow, text: string): RowChange {
  return {
    label: t.common.delete,
    icon: Trash2,
    isDanger: true,
    question: ({ count }) => ({ title: t.list.deleteQuestion({ count }), text, label: t.common.delete }),
    change: async (client, id) => {
      try {
        await change(client, id)
      } catch (error) {
        if (!isMissing(error)) throw error
      }
      forgetRecord(id)
    },
    done: t.common.deleted,
  }
}

/** What a person recognizes a row by. */
interface Known {
  readonly name: string
  readonly to?: string | undefined
}

interface ListedRows<Row> {
  readonly rows: readonly Row[] | undefined
  readonly rowName?: ((row: Row) => string) | undefined
  readonly href?: ((row: Row) => string) | undefined
  readonly readAll?: ReadAll | undefined
}

interface Work {
  readonly action: RowChange
  readonly selection: Selection
  /** all rows that are meant, once they are known */
  ids?: readonly string[]
  readonly changed: Set<string>
  /** whether every row was changed */
  isDone?: boolean
}

interface Failure extends Pick<Work, "action"> {
  /** the error of each row that was not changed, by its ID */
  readonly failed: ReadonlyMap<string, unknown>
  readonly count: number
}

/**
 * Runs the actions of a list for the rows that are selected, or for all that match. Rows are changed a few at the same
 * time, and one that fails does not stop the others.
 * @returns the actions as the table takes them, and the dialog that names the rows that were not changed
 */
export function useRowChanges<Row extends { readonly id: string }>(
  list: ListedRows<Row>,
): { actionsOf: (actions: readonly (RowChange | RowsAction)[]) => BulkAction[]; report: ReactNode } {
  const { client } = useMedusa()
  const known = useKnownRows(list)
  const [failure, setFailure] = useState<Failure>()
  const idsOf = async (api: Stheno, { ids, isAll }: Selection): Promise<readonly string[]> => {
    if (!isAll || !list.readAll) return ids
    const all: string[] = []
    for await (const { id, name } of list.readAll(api)) {
      all.push(id)
      if (!known.has(id)) known.set(id, { name })
    }
    return all
  }
  const run = useAction<Work>(
    async (api, work) => {
      const { action, changed, selection } = work
      work.ids ??= await idsOf(api, selection)
      const failed = await changeRows(api, { ids: work.ids, changed, change: action.change })
      if (failed.size > 0) setFailure({ action, failed, count: work.ids.length })
      work.isDone = failed.size === 0
    },
    { quiet: true },
  )
  /** It is said once the list shows it: the rows are not selected any more then. */
  const change = async (action: RowChange, selection: Selection) => {
    const work: Work = { action, selection, changed: new Set() }
    await run.mutateAsync(work)
    const count = work.ids?.length ?? 0
    if (work.isDone) notify.success(typeof action.done === "string" ? action.done : action.done(count), "")
  }
  const actionOf = (action: RowChange | RowsAction): BulkAction => {
    if ("change" in action) return { ...action, onSelect: (selection) => change(action, selection) }
    const onSelect = async (selection: Selection) => {
      const refused = action.refusal?.(selection.count)
      if (refused !== undefined) throw new Error(refused)
      const ids = await idsOf(client, selection)
      return action.onSelect({ ids, isAll: false, count: ids.length })
    }
    return { ...action, onSelect }
  }
  return {
    actionsOf: (actions) => actions.map(actionOf),
    report: failure && (
      <Report
        {...failure}
        known={known}
        onRetry={() => {
          setFailure(undefined)
          const ids = [...failure.failed.keys()]
          const selection = { ids, isAll: false, count: ids.length }
          change(failure.action, selection).catch(sayThatItFailed)
        }}
        onClose={() => setFailure(undefined)}
      />
    ),
  }
}

/** The rows that were shown, by ID: rows of other pages can be selected, too. */
function useKnownRows<Row extends { readonly id: string }>(list: ListedRows<Row>): Map<string, Known> {
  const { rows = [], rowName, href } = list
  const [known] = useState(() => new Map<string, Known>())
  for (const row of rows) known.set(row.id, { name: rowName?.(row) ?? row.id, to: href?.(row) })
  return known
}

function Report(
  props: Failure & {
    readonly known: ReadonlyMap<string, Known>
    readonly onRetry: () => void
    readonly onClose: () => void
  },
) {
  const { failed, count, known, onRetry, onClose } = props
  return (
    <Dialog title={t.list.partlyFailed({ failed: failed.size, count })} onClose={onClose}>
      <div className="dialog-body">
        <ul className="rows">
          {[...failed].map(([id, error]) => {
            const { name = id, to } = known.get(id) ?? {}
            return (
              <li key={id}>
                <span className="stack">
                  {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
                  <span className="muted small">{errorText(error)}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      <footer className="dialog-foot">
        <Button onClick={onRetry}>{t.kit.retry}</Button>
        <Button kind="primary" onClick={onClose}>
          {t.common.close}
        </Button>
      </footer>
    </Dialog>
  )
}
