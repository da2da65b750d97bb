export type Json = Record<string, unknown>

/** An error in the form of Brightpearl's API. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** A row of an order or a credit. */
interface Row extends Json {
  readonly id: number
  readonly quantity: number
  readonly net: number
  readonly tax: number
}

/** What an order or a credit is made from. */
interface NewOrder extends Json {
  readonly currency?: { readonly code: string }
  readonly customer?: { readonly id: number }
  readonly rows: readonly Row[]
}

/** What a contact is made from. */
interface NewContact extends Json {
  readonly communication?: { readonly emails?: { readonly PRI?: { readonly email?: string } } }
  readonly postAddressIds?: Readonly<Record<string, number>>
}

/** A sales order or a sales credit. */
export interface StoredOrder extends Json {
  readonly id: number
  readonly type: "order" | "credit"
  readonly rows: readonly Row[]
}

/** What an account of the stand-in contains. */
export class Account {
  readonly contacts: Json[] = []
  readonly addresses: Json[] = []
  readonly orders: StoredOrder[] = []
  readonly payments: Json[] = []
  readonly reservations: Json[] = []
  readonly webhooks: Json[] = []
  readonly notes = new Map<string, Json>()
  readonly events: Json[] = []
  /** SKU → product */
  readonly products = new Map<string, { readonly id: number; onHand: number }>()
  /** the most units of a row that can be reserved */
  mostReserved = 100
  #last = 1000

  /** An ID that nothing else has. */
  next(): number {
    return ++this.#last
  }

  /** The orders or credits with a reference. */
  byReference(reference: string): StoredOrder[] {
    return this.orders.filter(({ externalRef }) => externalRef === reference)
  }

  addOrder(type: StoredOrder["type"], given: Json): number {
    const body = given as NewOrder
    this.#checkOrder(body)
    if (type === "credit" && !this.orders.some(({ id }) => id === body["parentId"]))
      throw new ApiError(400, "ORDC-010", "The parent order does not exist")
    const rows = body.rows.map((row) => ({ ...row, id: this.next() }))
    const id = this.next()
    this.orders.push({ ...body, rows, id, type })
    return id
  }

  addPayment(body: Json): number {
    if (!this.orders.some(({ id }) => id === body["orderId"]))
      throw new ApiError(400, "ACCC-001", "There is no such order")
    if (
      !["RECEIPT", "PAYMENT"].includes(body["paymentType"] as string) ||
      !((body["amountPaid"] as number) > 0)
    )
      throw new ApiError(400, "ACCC-002", "The payment is not valid")
    const id = this.next()
    this.payments.push({ ...body, paymentId: id })
    return id
  }

  addContact(body: Json): number {
    const { communication, postAddressIds } = body as NewContact
    const email = communication?.emails?.PRI?.email
    if (!email) throw new ApiError(400, "CNTC-001", "The email address is missing")
    const ids = Object.values(postAddressIds ?? {})
    if (ids.length !== 3 || ids.some((id) => !this.addresses.some((each) => each["id"] === id)))
      throw new ApiError(400, "CNTC-002", "There is no such address")
    const contactId = this.next()
    this.contacts.push({ contactId, primaryEmail: email, ...body })
    return contactId
  }

  #checkOrder(body: NewOrder): void {
    const { currency, channelId, customer, rows } = body
    if (!/^[A-Z]{3}$/.test(currency?.code ?? ""))
      throw new ApiError(400, "ORDC-001", "The currency is not valid")
    if (typeof channelId !== "number") throw new ApiError(400, "ORDC-002", "The channel is not valid")
    if (!this.contacts.some(({ contactId }) => contactId === customer?.id))
      throw new ApiError(400, "ORDC-003", "There is no such contact")
    for (const row of rows) this.#checkRow(row)
  }

  #checkRow({ productId, name, quantity, taxCode, nominalCode, net, tax }: Row): void {
    const isKnown = [...this.products.values()].some(({ id }) => id === productId)
    if (productId === undefined ? !name : !isKnown)
      throw new ApiError(400, "ORDC-004", "There is no such product")
    const hasAmounts = [net, tax].every((each) => typeof each === "number")
    if (!hasAmounts || !(quantity > 0) || !taxCode || !nominalCode)
      throw new ApiError(400, "ORDC-005", "The row is not valid")
  }
}
