import type { Stheno } from "@stheno/js-client"
import { isUnauthorized } from "./errors.ts"

/** Changes one row, by its ID. */
export type ChangeRow = (client: Stheno, id: string) => Promise<unknown>

/** Requests that wait for a response at the same time. */
const atOnce = 4

/**
 * Changes rows, a few at the same time. A row that fails does not stop the others.
 * @param work.changed gets the IDs of changed rows; rows in it are not changed again, for example after a new sign-in
 * @returns the error of each row that was not changed, by its ID
 * @throws the error of the API once nobody is signed in any more
 */
export async function changeRows(
  client: Stheno,
  work: { readonly ids: readonly string[]; readonly changed: Set<string>; readonly change: ChangeRow },
): Promise<Map<string, unknown>> {
  const failed = new Map<string, unknown>()
  const waiting = work.ids.filter((id) => !work.changed.has(id))
  let ended: unknown
  const goOn = async (): Promise<void> => {
    const id = ended === undefined ? waiting.shift() : undefined
    if (id === undefined) return
    try {
      await work.change(client, id)
      work.changed.add(id)
    } catch (error) {
      if (isUnauthorized(error)) ended ??= error
      else failed.set(id, error)
    }
    return goOn()
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  if (ended !== undefined) throw ended
  return failed
}
