import { generalErrors } from "../../../platform/kernel/errors.ts"
import { planSelection } from "../../../platform/query/plan.ts"
import type { Entities } from "../../../platform/query/registry.ts"
import type { Relations, Requested, Selected } from "../../../platform/query/selected.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { isAdminDefault, totalFields } from "./selections.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** Relations that totals depend on: they are read whatever the caller asks for. */
const needed = [
  "items",
  "items.tax_lines",
  "items.adjustments",
  "items.variant",
  "discounts",
  "discounts.rule",
  "gift_cards",
  "gift_card_transactions",
  "gift_card_transactions.gift_card",
  "payments",
  "refunds",
  "region",
  "shipping_methods",
  "shipping_methods.tax_lines",
] as const

/** What swaps and claims add to an order has separate totals. */
const added = ["additional_items", "additional_items.tax_lines", "additional_items.adjustments"]

type Needed = Selected<"Order", Relations<(typeof needed)[number]>>

/** What of an order is read whole, whatever the request asks for. */
type NeededPart =
  | "tax_rate"
  | "items"
  | "discounts"
  | "gift_cards"
  | "gift_card_transactions"
  | "payments"
  | "refunds"
  | "region"
  | "shipping_methods"

/** A swap or a claim of an order: its lines are read with what their totals depend on. */
type Owner<Name extends "Swap" | "ClaimOrder"> = Omit<Requested<Name>, "additional_items"> & {
  additional_items?: Selected<"LineItem", Relations<"tax_lines" | "adjustments">>[]
}

/** An order read with `loadedSelection`: what its totals depend on, and what the request selected. */
export type OrderTree = Omit<Requested<"Order">, NeededPart | "swaps" | "claims"> &
  Pick<Needed, NeededPart> & { swaps?: Owner<"Swap">[]; claims?: Owner<"ClaimOrder">[] }

/** Relations that add a tree below an order, and that are empty for most orders. */
const rare = ["swaps", "claims", "returns"] as const

/** Names that `fields` may hold although no column does. */
const virtual: ReadonlySet<string> = new Set([...totalFields, "object", "returnable_items", "refundable"])

/** How much of what was read an answer shows. */
export type Shows =
  /** what the caller asked for */
  | "asked"
  /** what totals depend on as well: v1 does not clean the answers of changes and of some lists */
  | "everything"

/** What to read of an order, and what to show of it. */
export interface OrderView {
  readonly wanted: Selection
  readonly shows: Shows
  /** adds `returnable_items` */
  readonly withReturnableItems?: boolean
}

/** What is read of orders, in two helpings. */
export interface LoadedSelection {
  /** every order, with the ids of its swaps, claims and returns only */
  readonly main: Selection
  /** the relations below them, for the orders that have any; undefined if they are not requested */
  readonly rare: Selection | undefined
}

/**
 * What has to be read to answer: all that the caller asked for and all that totals depend on. Swaps, claims and
 * returns are half of the whole tree, and most orders have none: they are read in a second statement where there are
 * some.
 * @param entities what the shop has
 * @throws invalid_data when the caller names something that an order does not have
 * @since 0.1
 */
export function loadedSelection(view: OrderView, entities: Entities): LoadedSelection {
  const bySelection = loaded.get(entities) ?? new WeakMap<Selection, Map<string, LoadedSelection>>()
  loaded.set(entities, bySelection)
  const known = bySelection.get(view.wanted) ?? new Map<string, LoadedSelection>()
  bySelection.set(view.wanted, known)
  const key = `${view.shows} ${view.withReturnableItems ?? false}`
  const selection = known.get(key) ?? makeSelection(view, entities)
  known.set(key, selection)
  return selection
}

/** What follows from a selection is the same for every request that asks for it, in one shop. */
const loaded = new WeakMap<Entities, WeakMap<Selection, Map<string, LoadedSelection>>>()

function makeSelection(view: OrderView, entities: Entities): LoadedSelection {
  const wanted = withoutVirtual(view.wanted)
  refuseUnknown(wanted, entities)
  const relations = [...new Set([...wanted.relations, ...(wanted.fields ?? []), ...neededBy(view)])]
  // What totals are computed from is read completely.
  const named = Object.entries(wanted.relationFields).filter(([path]) => !isNeeded(path, relations))
  const roots = rare.filter((root) => relations.some((path) => isBelow(root, path)))
  const isRare = (path: string) => rare.some((root) => isBelow(root, path))
  const origin = view.wanted.isRequested ? { isRequested: true as const } : {}
  return {
    main: {
      ...origin,
      fields: wanted.fields && [...new Set([...wanted.fields, "tax_rate"])].filter((name) => !isRare(name)),
      relationFields: {
        ...Object.fromEntries(named.filter(([path]) => !isRare(path))),
        ...Object.fromEntries(roots.map((root) => [root, ["id"]])),
      },
      relations: [
        // A built-in entity, which projects extend and cannot remove.
        ...relations.filter((path) => !isRare(path) && path in entities.Order!.columns === false),
        ...roots,
      ],
    },
    rare:
      roots.length > 0
        ? {
            ...origin,
            fields: ["id"],
            relationFields: Object.fromEntries(named.filter(([path]) => isRare(path))),
            relations: relations.filter(isRare),
          }
        : undefined,
  }
}

function isBelow(root: string, path: string): boolean {
  return path === root || path.startsWith(`${root}.`)
}

/**
 * Names of the root relations that an answer shows.
 * @since 0.1
 */
export function shownRelations({ wanted, shows, withReturnableItems }: OrderView): ReadonlySet<string> {
  const paths = [...wanted.relations, ...(wanted.fields ?? [])]
  const more = shows === "everything" ? [...needed, "swaps", "claims"] : []
  const roots = new Set([...paths, ...more].map((path) => firstOf(path.split("."))))
  return withReturnableItems ? roots.add("returnable_items") : roots
}

function withoutVirtual(wanted: Selection): Selection {
  const real = (names: readonly string[]) => names.filter((name) => !virtual.has(name))
  const named = Object.entries(wanted.relationFields).map(([path, names]) => [path, real(names)] as const)
  return {
    fields: wanted.fields && real(wanted.fields),
    relationFields: Object.fromEntries(named.filter(([, names]) => names.length > 0)),
    relations: wanted.relations,
  }
}

/** The compiler would only see what is left after `isNeeded`. */
function refuseUnknown(wanted: Selection, entities: Entities): void {
  // A built-in entity, which projects extend and cannot remove.
  const Order = entities.Order!
  const known = new Set([...Object.keys(Order.columns), ...Object.keys(Order.relations)])
  const unknown = (wanted.fields ?? []).filter((field) => !known.has(field))
  if (unknown.length > 0) throw generalErrors.fields_not_valid(unknown)
  if (Object.keys(wanted.relationFields).length > 0) planSelection(Order, wanted, { entities })
}

function neededBy(view: OrderView): readonly string[] {
  const shown = shownRelations(view)
  const { fields, relations } = view.wanted
  // Like v1, which reads the products of the variants with the totals.
  const hasTotals = !fields || isAdminDefault(fields) || fields.some((name) => totalFields.includes(name))
  const isShowingProducts =
    shown.has("items") && (relations.includes("items.variant") ? hasTotals : relations.includes("items"))
  const owners = ["swaps", "claims"].filter((name) => shown.has(name) || view.withReturnableItems)
  return [
    ...needed,
    ...(isShowingProducts ? ["items.variant.product", "items.variant.product.profiles"] : []),
    ...owners.flatMap((owner) => [owner, ...added.map((name) => `${owner}.${name}`)]),
  ]
}

function isNeededPath(path: string): boolean {
  return needed.some((name) => name === path)
}

function isNeeded(path: string, relations: readonly string[]): boolean {
  return (isNeededPath(path) || path.endsWith("additional_items")) && relations.includes(path)
}
