import { useMedusa } from "@stheno/medusa-react"
import type { BulkAction } from "@stheno/ui/table"
import { Puzzle } from "lucide-react"
import type { ComponentType } from "react"
import { useNavigate } from "react-router-dom"
import type { ListAction, ListColumn, ListRows } from "../../extensions/lists.ts"
import type { Column } from "../kit/list-table.tsx"
import { notify } from "../kit/notify.ts"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { ExtensionBoundary } from "./boundary.tsx"
import { useExtensions } from "./context.tsx"
import { property, type LoadedExtension } from "./load.ts"

interface Owned<Part> {
  readonly file: string
  readonly part: Part
}

interface ListAdditions<Row> {
  readonly columns: readonly Column<Row>[]
  readonly actions: readonly BulkAction[]
}

/**
 * What extensions add to a list.
 * @param name of the list, e.g. `product`; undefined for a list that they cannot add to
 */
export function useListExtensions<Row extends { id: string }>(
  name: keyof ListRows | undefined,
): ListAdditions<Row> {
  const { extensions } = useExtensions()
  const navigate = useNavigate()
  const { client } = useMedusa()
  const run = useAction<{ action: ListAction; ids: readonly string[] }>(
    async (_, { action, ids }) => action.run({ ids, client, notify, navigate: (to) => void navigate(to) }),
    // What an extension does is unknown.
    { quiet: true, changes: "all" },
  )
  return {
    columns: partsOf(extensions, name, "columns", isColumn).map(({ file, part }) => column<Row>(file, part)),
    actions: partsOf(extensions, name, "actions", isAction).map(({ part: action }) => ({
      label: action.label,
      icon: Puzzle,
      isDanger: action.isDanger === true,
      ...(action.question ? { question: () => action.question! } : {}),
      onSelect: ({ ids }) => run.mutateAsync({ action, ids }),
    })),
  }
}

function column<Row extends { id: string }>(
  file: string,
  { id, header, cell, align, isHidden }: ListColumn<Row>,
) {
  const Cell = cell as ComponentType<{ row: Row }>
  return {
    id: `extension-${id}`,
    header,
    // A cell that throws costs only itself.
    cell: (row: Row) => (
      <ExtensionBoundary file={file} instead={<span title={`${t.extensions.failed} ${file}`}>–</span>}>
        <Cell row={row} />
      </ExtensionBoundary>
    ),
    ...(align === "end" ? { align } : {}),
    hidden: isHidden === true,
    wide: true,
  }
}

/** The sound parts of what extensions add to a list; the others are named in the console. */
function partsOf<Part>(
  extensions: readonly LoadedExtension[],
  name: string | undefined,
  kind: "columns" | "actions",
  isSound: (value: unknown) => value is Part,
): Owned<Part>[] {
  if (name === undefined) return []
  return extensions.flatMap(({ file, lists }) => {
    const parts = property(property(lists, name), kind)
    return (Array.isArray(parts) ? parts : []).flatMap((part: unknown) => {
      if (isSound(part)) return [{ file, part }]
      console.error(`${file}: ${t.extensions.failed} lists.${name}.${kind}`, part)
      return []
    })
  })
}

function isColumn(value: unknown): value is ListColumn<unknown> {
  const cell = property(value, "cell")
  return (
    typeof property(value, "id") === "string" &&
    typeof property(value, "header") === "string" &&
    (typeof cell === "function" || (typeof cell === "object" && cell !== null))
  )
}

function isAction(value: unknown): value is ListAction {
  return typeof property(value, "label") === "string" && typeof property(value, "run") === "function"
}
