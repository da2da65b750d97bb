import { createDraft, type Draft } from "./draft.ts"
import * as accounts from "./operations/accounts.ts"
import * as admin from "./operations/admin.ts"
import * as afterSale from "./operations/after-sale.ts"
import * as carts from "./operations/carts.ts"
import * as catalog from "./operations/catalog.ts"
import * as oddQueries from "./operations/odd-queries.ts"
import * as oddRows from "./operations/odd-rows.ts"
import * as orders from "./operations/orders.ts"
import * as queries from "./operations/queries.ts"
import * as rare from "./operations/rare.ts"
import * as reads from "./operations/reads.ts"
import * as settings from "./operations/settings.ts"
import type { Random } from "./random.ts"
import type { Step } from "./sequence.ts"

interface Operation {
  readonly weight: number
  readonly run: (draft: Draft) => void
  /** Whether the sequence has what the operation needs. */
  readonly isPossible?: (draft: Draft) => boolean
}

const hasCart = ({ carts: made }: Draft) => made.length > 0
const hasOrder = ({ orders: made }: Draft) => made.length > 0
const hasDraftOrder = ({ draftOrders: made }: Draft) => made.length > 0

const operations: readonly Operation[] = [
  { weight: 4, run: carts.createCart },
  { weight: 8, run: carts.addLine, isPossible: hasCart },
  { weight: 6, run: carts.updateLine, isPossible: hasCart },
  { weight: 8, run: carts.updateCart, isPossible: hasCart },
  { weight: 6, run: carts.applyDiscount, isPossible: hasCart },
  { weight: 4, run: carts.applyGiftCard, isPossible: hasCart },
  { weight: 5, run: carts.addShipping, isPossible: hasCart },
  { weight: 4, run: carts.changeSessions, isPossible: hasCart },
  { weight: 4, run: carts.readCart, isPossible: hasCart },
  { weight: 1, run: carts.readShippingOptions, isPossible: hasCart },
  { weight: 6, run: carts.completeCart, isPossible: hasCart },
  { weight: 4, run: admin.createDiscount },
  { weight: 3, run: admin.changeDiscount },
  { weight: 2, run: admin.createGiftCard },
  { weight: 3, run: admin.createDraftOrder },
  { weight: 8, run: admin.changeDraftOrder, isPossible: hasDraftOrder },
  { weight: 4, run: admin.readList },
  { weight: 4, run: catalog.writeProduct },
  { weight: 2, run: catalog.writePriceList },
  { weight: 2, run: catalog.writeCategory },
  { weight: 1, run: catalog.writeCollection },
  { weight: 2, run: settings.writeCustomer },
  { weight: 2, run: settings.writeTaxRate },
  { weight: 2, run: settings.writeSalesChannel },
  { weight: 2, run: settings.writeInventory },
  { weight: 2, run: settings.writeSetting },
  { weight: 10, run: orders.changeOrder, isPossible: hasOrder },
  { weight: 8, run: orders.fulfill, isPossible: hasOrder },
  { weight: 8, run: orders.returnItems, isPossible: hasOrder },
  { weight: 6, run: orders.swapItems, isPossible: hasOrder },
  { weight: 6, run: orders.claimItems, isPossible: hasOrder },
  { weight: 8, run: orders.editOrder, isPossible: hasOrder },
  { weight: 6, run: orders.readOrder, isPossible: hasOrder },
  { weight: 2, run: orders.listOrders },
  { weight: 5, run: afterSale.returnAsCustomer, isPossible: hasOrder },
  { weight: 5, run: afterSale.editWithCustomer, isPossible: hasOrder },
  { weight: 4, run: afterSale.changeParts, isPossible: hasOrder },
  { weight: 4, run: afterSale.sendReplacements, isPossible: hasOrder },
  { weight: 3, run: accounts.useAccount },
  { weight: 2, run: accounts.writeUser },
  { weight: 3, run: accounts.writeVoucher },
  { weight: 3, run: accounts.writeRegion },
  { weight: 4, run: reads.readRow },
  { weight: 2, run: reads.writeRest },
  { weight: 8, run: queries.readByShape },
  { weight: 8, run: oddQueries.readOddly },
  { weight: 8, run: oddRows.readRowOddly },
  { weight: 2, run: rare.useSessions },
  { weight: 2, run: rare.useRest },
  { weight: 2, run: rare.reserveLine, isPossible: hasOrder },
]

/** Makes a sequence of 10 to 40 requests or some more. The same choices make the same sequence. */
export function generateSequence(random: Random): readonly Step[] {
  const draft = createDraft(random)
  const length = random.between(10, 40)
  // Half of the sequences begin with an order, on which most operations work.
  if (random.chance(0.5)) for (const run of [carts.createCart, carts.addLine, carts.completeCart]) run(draft)
  while (draft.steps.length < length) choose(draft).run(draft)
  return draft.steps
}

function choose(draft: Draft): Operation {
  const possible = operations.filter(({ isPossible }) => isPossible?.(draft) ?? true)
  const sum = possible.reduce((total, { weight }) => total + weight, 0)
  let left = draft.random.between(1, sum)
  return possible.find(({ weight }) => (left -= weight) <= 0)!
}
