import type { ProductVariant } from "@stheno/js-client"
import { createContext, useCallback, useContext, useMemo, type ReactNode } from "react"
import { read, useLocalStorage } from "./local-storage.ts"
import { getVariantPrice, type RegionInfo } from "../prices/prices.ts"

/** An item of a session cart. @since 0.1.0 */
export interface Item {
  /** the variant with its prices, as `expand=variants.prices` returns them */
  variant: ProductVariant
  /** the number of units, at least 1 */
  quantity: number
  /** an integer in the smallest unit of the region's currency, without taxes */
  readonly total?: number
}

/**
 * A session cart: a cart that only the browser stores.
 * @since 0.1.0
 */
export interface SessionCartState {
  /** the region, whose currency decides the prices */
  region: RegionInfo
  /** the items */
  items: Item[]
  /** the total number of units of all items */
  totalItems: number
  /** an integer in the smallest unit of the region's currency, without taxes */
  total: number
}

/**
 * The return type of `useSessionCart`.
 * @since 0.1.0
 */
export interface SessionCartContextState extends SessionCartState {
  /** sets the region, whose currency decides the prices */
  setRegion: (region: RegionInfo) => void
  /** adds units of a variant; if the variant is in the cart, its quantity is increased */
  addItem: (item: Item) => void
  /** removes the item of a variant */
  removeItem: (id: string) => void
  /** updates the item of a variant */
  updateItem: (id: string, item: Partial<Item>) => void
  /** replaces all items */
  setItems: (items: Item[]) => void
  /** sets the quantity of a variant; 0 or less removes the item */
  updateItemQuantity: (id: string, quantity: number) => void
  /** adds one unit of a variant */
  incrementItemQuantity: (id: string) => void
  /** removes one unit of a variant */
  decrementItemQuantity: (id: string) => void
  /** returns the item of a variant */
  getItem: (id: string) => Item | undefined
  /** removes all items */
  clearItems: () => void
}

/**
 * The props of `SessionCartProvider`.
 * @since 0.1.0
 */
export interface SessionCartProviderProps {
  /** the components that can use the hooks */
  readonly children?: ReactNode
  /** the initial cart when the browser has stored none */
  readonly initialState?: SessionCartState
}

const storageKey = "medusa-session-cart"
const nothing: SessionCartState = {
  region: { currency_code: "", tax_code: null, tax_rate: 0 },
  items: [],
  totalItems: 0,
  total: 0,
}
const Context = createContext<SessionCartContextState | null>(null)

/**
 * Returns a session cart with other items and recalculated totals.
 * @param state the cart, which is not modified
 * @param items the new items
 * @returns the cart with the totals of its items
 * @since 0.1.0
 */
export function generateCartState(state: SessionCartState, items: Item[]): SessionCartState {
  const priced = items.map((item) => ({
    ...item,
    total: getVariantPrice(item.variant, state.region) * item.quantity,
  }))
  return {
    ...state,
    items: priced,
    totalItems: priced.reduce((sum, { quantity }) => sum + quantity, 0),
    total: priced.reduce((sum, { total }) => sum + total, 0),
  }
}

/**
 * Provides a session cart to the components below it: a cart in the browser's storage, without a server. All open
 * pages share it.
 * @since 0.1.0
 */
export function SessionCartProvider({
  children,
  initialState = nothing,
}: SessionCartProviderProps): ReactNode {
  const initial = useMemo(() => JSON.stringify(initialState), [initialState])
  const [text, keep] = useLocalStorage(storageKey, initial)
  const state = useMemo(() => parse(text) ?? initialState, [text, initialState])
  // Reads before it writes: two changes in one event both count.
  const change = useCallback(
    (next: (old: SessionCartState) => SessionCartState) =>
      keep(JSON.stringify(next(parse(read(storageKey) ?? initial) ?? initialState))),
    [keep, initial, initialState],
  )
  const changes = useMemo(() => changesOf(change), [change])
  const value = useMemo(
    () => ({
      ...state,
      ...changes,
      getItem: (id: string) => state.items.find(({ variant }) => variant.id === id),
    }),
    [state, changes],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/**
 * Returns the session cart and the functions that change it.
 * @returns the items, their totals, and the functions that change them
 * @throws Error outside of a `SessionCartProvider`
 * @since 0.1.0
 */
export function useSessionCart(): SessionCartContextState {
  const context = useContext(Context)
  if (!context) throw new Error("useSessionCart needs a SessionCartProvider above it")
  return context
}

type Changes = Omit<SessionCartContextState, keyof SessionCartState | "getItem">

function changesOf(change: (next: (old: SessionCartState) => SessionCartState) => void): Changes {
  const changeItems = (next: (items: Item[]) => Item[]) =>
    change((old) =>
      generateCartState(
        old,
        next(old.items).filter(({ quantity }) => quantity > 0),
      ),
    )
  const changeItem = (id: string, next: (item: Item) => Item) =>
    changeItems((items) => items.map((item) => (item.variant.id === id ? next(item) : item)))
  const addUnits = (id: string, units: number) =>
    changeItem(id, (item) => ({ ...item, quantity: item.quantity + units }))
  return {
    setRegion: (region) => change((old) => generateCartState({ ...old, region }, old.items)),
    setItems: (items) => changeItems(() => items),
    clearItems: () => changeItems(() => []),
    addItem: (added) =>
      changeItems((items) =>
        items.some(({ variant }) => variant.id === added.variant.id)
          ? items.map((item) =>
              item.variant.id === added.variant.id
                ? { ...item, quantity: item.quantity + added.quantity }
                : item,
            )
          : [...items, added],
      ),
    removeItem: (id) => changeItems((items) => items.filter(({ variant }) => variant.id !== id)),
    updateItem: (id, update) => changeItem(id, (item) => ({ ...item, ...update })),
    updateItemQuantity: (id, quantity) => changeItem(id, (item) => ({ ...item, quantity })),
    incrementItemQuantity: (id) => addUnits(id, 1),
    decrementItemQuantity: (id) => addUnits(id, -1),
  }
}

/** Somebody else may have written there. */
function parse(text: string): SessionCartState | undefined {
  try {
    const state = JSON.parse(text) as SessionCartState | null
    return Array.isArray(state?.items) ? (state ?? undefined) : undefined
  } catch {
    return undefined
  }
}
