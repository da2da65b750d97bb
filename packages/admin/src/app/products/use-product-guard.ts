import type { Stheno } from "@stheno/js-client"
import { useOverwriteGuard } from "../kit/overwrite-guard.ts"
import type { ShownProduct } from "./shown-product.ts"

/**
 * Keeps a dialog from overwriting what somebody else has saved of a product since it was opened.
 * @param isOpen of a dialog that is not a component of its own: while it is closed, the newest state counts
 */
export function useProductGuard(
  { id, updated_at }: Pick<ShownProduct, "id" | "updated_at">,
  isOpen = true,
): (client: Stheno) => Promise<void> {
  const guard = useOverwriteGuard(updated_at, { isLive: !isOpen })
  return (client) => guard(async () => (await client.admin.products.retrieve(id)).product.updated_at)
}
