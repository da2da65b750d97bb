import { unpaidCardsOf } from "../gift-cards/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { stockOfCartQuery, type VariantStock } from "../../stock/inventory/index.ts"
import { root } from "../../../platform/query/compile.ts"
import type { Entity } from "../../../platform/query/entity.ts"
import { fetchFirstWith } from "../../../platform/query/fetch.ts"
import { entitiesOf } from "../../../platform/query/registry.ts"
import { wholeRow, type Selection } from "../../../platform/query/selection.ts"
import { cartRatesQuery, ratesOfCart, taxLinesFor, type CartRate, type TaxLine } from "../tax/index.ts"
import {
  cartTotals,
  taxCalculation,
  type CartTotals,
  type TaxCalculation,
  type TotalsResult,
  taxStrategy,
} from "../totals/index.ts"
import { cartErrors } from "./errors.ts"
import { treeSelection, type CartTree } from "./selection.ts"

/** A tax line of a cart: stored already, or only computed. */
type CartTaxLine = Pick<TaxLine, "rate" | "name" | "code"> & { readonly id?: string }

type WithTaxLines<T> = Omit<T, "tax_lines"> & { readonly tax_lines: readonly CartTaxLine[] }

/**
 * A line of a loaded cart.
 * @since 0.1
 */
export type CartItem = WithTaxLines<CartTree["items"][number]>

/**
 * A cart with its relations, as the code knows it. What the request asked for besides is in the row too.
 * @since 0.1
 */
export type CartRow = Omit<CartTree, "items" | "shipping_methods"> & {
  readonly items: readonly CartItem[]
  readonly shipping_methods: readonly WithTaxLines<CartTree["shipping_methods"][number]>[]
}

/**
 * A cart with everything that its totals depend on.
 * @since 0.1
 */
export interface LoadedCart {
  /** what a cart has in this shop */
  readonly entity: Entity
  /** the row with its relations; lines and shipping methods have the tax lines that count */
  readonly row: CartRow
  /** what it costs with taxes */
  readonly totals: TotalsResult<CartTotals>
  /** what is left of the variants in it, at the same moment */
  readonly stock: readonly VariantStock[]
  /** ids of gift cards in it whose money the store does not hold */
  readonly unpaidCards: ReadonlySet<string>
}

/** What is read with a cart. */
const besideCart = { stock: stockOfCartQuery(root), rates: cartRatesQuery(root) }

/**
 * Reads a cart, the stock of its variants and its tax rates in one statement, and computes its totals. A cart with gift
 * cards that were bought takes a second one, which says whether they are paid for. The tax provider decides about the
 * tax lines of an open cart, whatever a failed completion in v1 has stored. A completed cart keeps its tax lines, and so
 * do lines that bring something back.
 * @param options.withTaxes false where the region has no automatic taxes and nobody asked for them
 * @returns undefined when the cart does not exist
 * @since 0.1
 */
export async function loadCart(
  context: Pick<Context, "db" | "engine">,
  id: string,
  options: { readonly selection?: Selection; readonly withTaxes: "always" | "when automatic" },
): Promise<LoadedCart | undefined> {
  const selection = treeSelection(options.selection ?? wholeRow)
  const read = { entity: "Cart", selection, filters: { id } } as const
  const found = await fetchFirstWith(context.db, read, besideCart)
  if (!found) return undefined
  const { row: tree, stock } = found
  const unpaidCards = await unpaidCardsOf(context.db, id, tree.gift_cards)
  const isTaxed = options.withTaxes === "always" || tree.region?.automatic_taxes === true
  const row = isTaxed ? await withTaxLines(context, tree, found.rates) : withoutTaxLines(tree)
  const totals = totalsOf(context.engine, row, unpaidCards)
  // A built-in entity, which projects extend and cannot remove.
  return { entity: entitiesOf(context.db).Cart!, row, stock, unpaidCards, totals }
}

/**
 * The region of a cart.
 * @throws carts.region_gone
 * @since 0.1
 */
export function regionOf({ region }: Pick<CartRow, "region">): NonNullable<CartRow["region"]> {
  if (!region) throw cartErrors.region_gone()
  return region
}

/**
 * The same cart as it costs without taxes.
 * @since 0.1
 */
export function untaxed(engine: TotalledBy, cart: LoadedCart): LoadedCart {
  const bare = withoutTaxLines(cart.row)
  return { ...cart, row: bare, totals: totalsOf(engine, bare, cart.unpaidCards) }
}

/**
 * Computes what the cart costs. Gift cards are used in the order in which an order will use them.
 * @param unpaidCards ids of gift cards whose money the store does not hold
 * @since 0.1
 */
export function totalsOf(
  engine: TotalledBy,
  row: CartRow,
  unpaidCards: ReadonlySet<string>,
): TotalsResult<CartTotals> {
  const gift_cards = payingCards(engine, row, unpaidCards)
  const region = row.region ?? { gift_cards_taxable: false, tax_rate: null }
  return cartTotals({ ...row, region, gift_cards }, taxesOfCart(engine, row))
}

/**
 * The gift cards of a cart that can pay, in the order of their use. Disabled and expired cards do not pay, nor do
 * cards of another region and cards that are not paid for. A swap has no place to book what a card pays, so its cart
 * is paid without cards.
 * @since 0.1
 */
export function payingCards(
  { now }: Pick<Context["engine"], "now">,
  row: CartRow,
  unpaidCards: ReadonlySet<string>,
): CartCard[] {
  if (row.type === "swap") return []
  const isOver = ({ ends_at }: CartCard) => ends_at !== null && new Date(ends_at).getTime() < now()
  return inOrderOfUse(
    row.gift_cards.filter(
      (card) =>
        !card.is_disabled && !isOver(card) && card.region_id === row.region_id && !unpaidCards.has(card.id),
    ),
  )
}

type CartCard = CartRow["gift_cards"][number]

/** What decides how taxes are calculated. */
type TaxedBy = Pick<Context["engine"], "strategies">

/** What decides what a cart costs, besides the cart. */
type TotalledBy = Pick<Context["engine"], "strategies" | "now">

/**
 * How the taxes of a cart are calculated.
 * @since 0.1
 */
export function taxesOfCart(
  { strategies }: TaxedBy,
  { region_id, region }: Pick<CartRow, "region_id" | "region">,
): TaxCalculation {
  return taxCalculation(strategies.of(taxStrategy), { region_id, currency_code: region?.currency_code })
}

/** Gift cards as they are used: those that expire first, then those with the lowest balance. */
function inOrderOfUse(cards: readonly CartCard[]): CartCard[] {
  const end = ({ ends_at }: CartCard) => (ends_at ? new Date(ends_at).getTime() : Infinity)
  return cards.toSorted((a, b) => compare(end(a), end(b)) || compare(a.balance, b.balance))
}

function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}

async function withTaxLines(
  context: Pick<Context, "db" | "engine">,
  tree: CartTree,
  rates: readonly CartRate[],
): Promise<CartRow> {
  const { items, shipping_methods: methods } = tree
  const isOpen = tree.completed_at === null
  const taxedItems = items.filter((item) => !item.is_return && (isOpen || item.tax_lines.length === 0))
  const taxedMethods = methods.filter((method) => isOpen || method.tax_lines.length === 0)
  if (!tree.region || (taxedItems.length === 0 && taxedMethods.length === 0)) return tree
  const lines = await taxLinesFor(context, {
    region: tree.region,
    items: taxedItems.map((item) => ({ id: item.id, product_id: item.variant?.product_id ?? null })),
    shippingMethods: taxedMethods.map(({ id, shipping_option_id }) => ({ id, shipping_option_id })),
    rates: ratesOfCart(rates, tree.region.tax_rates),
    context: { cart_id: tree.id, shipping_address: tree.shipping_address, customer: tree.customer },
  })
  return {
    ...tree,
    items: withLines(items, taxedItems, lines.items),
    shipping_methods: withLines(methods, taxedMethods, lines.shippingMethods),
  }
}

function withLines<T extends { readonly id: string; readonly tax_lines: readonly CartTaxLine[] }>(
  rows: readonly T[],
  taxed: readonly T[],
  lines: ReadonlyMap<string, readonly TaxLine[]>,
): WithTaxLines<T>[] {
  return rows.map((row) => (taxed.includes(row) ? { ...row, tax_lines: lines.get(row.id) ?? [] } : row))
}

/** Returned items keep the taxes that the customer has paid for them. */
function withoutTaxLines(tree: CartRow): CartRow {
  return {
    ...tree,
    items: tree.items.map((item) => (item.is_return ? item : { ...item, tax_lines: [] })),
    shipping_methods: tree.shipping_methods.map((method) => ({ ...method, tax_lines: [] })),
  }
}
