import { lazy, Suspense } from "react"
import { Skeleton } from "../basic/states.tsx"
import type { ComboboxListProps } from "./combobox-list.tsx"

const List = lazy(async () => ({ default: (await import("./combobox-list.tsx")).ComboboxList }))

/** The searchable list, whose code is loaded with the first one that opens. */
export function LazyComboboxList(props: ComboboxListProps) {
  return (
    <Suspense
      fallback={
        <div className="ui-combobox-note">
          <Skeleton lines={3} />
        </div>
      }
    >
      <List {...props} />
    </Suspense>
  )
}
