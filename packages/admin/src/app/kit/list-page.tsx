import { Plus, type LucideIcon } from "lucide-react"
import type { ComponentProps, ReactNode } from "react"
import type { ListRows } from "../../extensions/lists.ts"
import { useListExtensions } from "../extensions/list-extensions.tsx"
import { Zone } from "../extensions/zone.tsx"
import { Button, ButtonLink } from "./button.tsx"
import { ListTable, type ListTableProps } from "./list-table.tsx"
import { PageHead } from "./page.tsx"
import { useNewDialog } from "./use-new-dialog.ts"

/** What the page of a list shows. */
export interface ListPageProps<Row> extends Omit<ListTableProps<Row>, "label" | "empty"> {
  readonly words: {
    readonly title: string
    readonly create?: string
    readonly emptyTitle: string
    readonly emptyText: string
  }
  readonly icon: LucideIcon
  /** draws widgets of extensions before and after the list, and their columns and actions in it */
  readonly zone?: keyof ListRows
  readonly back?: ComponentProps<typeof PageHead>["back"]
  /** the dialog that creates a row */
  readonly dialog?: (close: () => void) => ReactNode
  /** the page that creates a row, instead of a dialog */
  readonly createAt?: string
  /** leads to where the first row comes from; only where this page cannot create one */
  readonly firstStep?: { readonly label: string; readonly to: string }
  /** makes the first row where neither a dialog nor a page does */
  readonly emptyAction?: ReactNode
  /** beside the button that creates a row */
  readonly headActions?: ReactNode
  /** what the list is for, below its title */
  readonly text?: string
  /** between the heading and the list */
  readonly notice?: ReactNode
}

/** A page with one list, and a button that opens what creates a row. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const {
    words,
    icon,
    zone,
    back,
    dialog,
    createAt,
    firstStep,
    emptyAction,
    headActions,
    text,
    notice,
    ...table
  } = props
  const creation = useNewDialog()
  const added = useListExtensions<Row>(zone)
  const create = createAt ? (
    <ButtonLink kind="primary" icon={Plus} to={createAt}>
      {words.create}
    </ButtonLink>
  ) : (
    dialog && (
      <Button kind="primary" icon={Plus} onClick={creation.open}>
        {words.create}
      </Button>
    )
  )
  return (
    <>
      <PageHead
        title={words.title}
        back={back}
        text={text}
        actions={
          <>
            {headActions}
            {create}
          </>
        }
      />
      {notice}
      {zone && <Zone zone={`${zone}.list.before` as const} />}
      <ListTable
        {...table}
        columns={[...table.columns, ...added.columns]}
        bulk={added.actions.length > 0 ? [...(table.bulk ?? []), ...added.actions] : table.bulk}
        label={words.title}
        empty={{
          icon,
          title: words.emptyTitle,
          text: words.emptyText,
          action:
            create ??
            emptyAction ??
            (firstStep && <ButtonLink to={firstStep.to}>{firstStep.label}</ButtonLink>),
        }}
      />
      {zone && <Zone zone={`${zone}.list.after` as const} />}
      {creation.isOpen && dialog?.(creation.close)}
    </>
  )
}
