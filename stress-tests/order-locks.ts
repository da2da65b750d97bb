/** A statement as a connection executed it. */
export interface ExecutedStatement {
  /** the connection, which has one transaction at a time */
  readonly connection: object
  readonly text: string
  readonly parameters: readonly unknown[]
  readonly rows: readonly unknown[]
}

/** Finds transactions that write what belongs to an order without having locked the order before. */
export interface OrderLockWatch {
  note(statement: ExecutedStatement): void
  /** the writes without a lock, since the last call */
  take(): string[]
  /** how many writes had their lock */
  readonly locked: number
}

const guarded = ["order", "payment", "refund", "return", "return_item", "swap", "claim_order", "claim_item"]
const write = new RegExp(`\\b(insert into|update|delete from)\\s+"?(${guarded.join("|")})"?(?=[\\s(])`, "gi")
const lock = /\bfrom "order"[^;]*\bfor (?:no key )?update\b/i
const creation = /\binsert into "order"[\s(]/i

/**
 * Watches statements. An order is locked by a `select … from "order" … for update` that returns it, and by the
 * transaction that inserts it. A payment that belongs to no order yet needs no lock.
 */
export function watchOrderLocks(): OrderLockWatch {
  const held = new WeakMap<object, Set<string>>()
  let unlocked: string[] = []
  let locked = 0
  const note = ({ connection, text, parameters, rows }: ExecutedStatement) => {
    if (/^\s*(begin|start transaction|commit|rollback)\b/i.test(text)) return void held.delete(connection)
    const orders = held.get(connection) ?? new Set<string>()
    held.set(connection, orders)
    if (lock.test(text)) for (const id of idsOf(rows)) orders.add(id)
    if (creation.test(text)) for (const id of orderIds(parameters)) orders.add(id)
    for (const [, verb, table] of text.matchAll(write)) {
      const named = orderIds(parameters)
      const isHeld = named.length > 0 ? named.every((id) => orders.has(id)) : orders.size > 0
      if (isHeld) locked++
      else unlocked.push(`${verb} ${table}: ${text.replace(/\s+/g, " ").slice(0, 120)}`)
    }
  }
  return {
    note,
    take() {
      const found = unlocked
      unlocked = []
      return found
    },
    get locked() {
      return locked
    },
  }
}

const orderIds = (parameters: readonly unknown[]) =>
  parameters.flatMap((value) => (typeof value === "string" && value.startsWith("order_") ? [value] : []))

const idsOf = (rows: readonly unknown[]) => rows.flatMap((row) => orderIds(Object.values(row as object)))
