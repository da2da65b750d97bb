import { t } from "../messages/index.ts"

/** A grid shows 200 products at most. */
export function refuseMore(count: number): string | undefined {
  const gridLimit = 200
  return count > gridLimit ? t.productBulk.tooMany({ count: gridLimit }) : undefined
}
