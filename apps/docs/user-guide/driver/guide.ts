import type { Actions } from "./actions.ts"

/** The script of one page of the user guide: it does in the dashboard what the page says. */
export interface Guide {
  /** of the page, e.g. `/user-guide/orders/returns` */
  readonly route: string
  readonly run: (actions: Actions) => Promise<void>
}

/**
 * Describes how a page of the user guide is carried out. Export the result as default.
 * @param run performs the tasks of the page in order; set-up may use the API, the steps themselves are clicks
 */
export function guide(route: string, run: Guide["run"]): Guide {
  return { route, run }
}
