import { overlay } from "../overlay.tsx"
import { SearchDialog } from "./search-dialog.tsx"

const show = overlay<undefined>((_, props) => <SearchDialog {...props} />)

/** Opens the search dialog and puts the cursor in it. */
export function open(): void {
  show(undefined)
}
