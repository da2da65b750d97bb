/** An error response of PayPal's API. */
export class ApiError extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, name: string, issue: string, description: string) {
    super(description)
    this.status = status
    this.body = {
      name,
      message: "The request could not be performed.",
      debug_id: "debug_1",
      details: [{ issue, description }],
    }
  }
}

const rejected = (issue: string, description: string) =>
  new ApiError(422, "UNPROCESSABLE_ENTITY", issue, description)
const missing = () =>
  new ApiError(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID", "Specified resource ID does not exist.")

/** An amount of the API. */
export interface Amount {
  readonly currency_code: string
  readonly value: string
}

/** An authorization, a capture or a refund of the stand-in. */
export interface Money {
  readonly id: string
  readonly amount: Amount
  readonly custom_id?: string
  readonly supplementary_data?: { readonly related_ids: { readonly order_id: string } }
  readonly links: readonly { readonly rel: string; readonly href: string }[]
  status: string
}

/** An order of the stand-in. */
export interface Order {
  readonly id: string
  readonly intent: "AUTHORIZE" | "CAPTURE"
  status: string
  readonly purchase_units: {
    reference_id: string
    custom_id?: string
    amount: Amount
    payments?: { authorizations?: Money[]; captures?: Money[]; refunds?: Money[] }
  }[]
  readonly links: readonly { readonly rel: string; readonly href: string }[]
}

/** Where PayPal returns the customer to. */
export interface ReturnPages {
  readonly return_url?: string
  readonly cancel_url?: string
}

const wholeOnly = new Set(["HUF", "JPY", "TWD"])
let made = 0
const newId = (prefix: string) => `${prefix}${String(++made).padStart(12, "0")}`

function checkAmount({ currency_code, value }: Amount): Amount {
  const pattern = wholeOnly.has(currency_code) ? /^\d+$/ : /^\d+\.\d{2}$/
  if (!pattern.test(value))
    throw rejected("DECIMAL_PRECISION", "The value of the field should not be more than two decimal places.")
  return { currency_code, value }
}

const cents = ({ value }: Amount) => Math.round(Number(value) * 100)

const valueOf = (amount: number, currency_code: string): Amount => ({
  currency_code,
  value: (amount / 100).toFixed(wholeOnly.has(currency_code) ? 0 : 2),
})

/** The state of PayPal for one account. */
export class PayPalState {
  readonly orders = new Map<string, Order>()
  readonly refunds: (Money & { readonly capture_id: string })[] = []
  /** orders whose funding source is declined when the money is taken */
  readonly declined = new Set<string>()
  /** orders whose payment PayPal checks, so that it stays pending */
  readonly checked = new Set<string>()
  /** what the orders were created with, by ID; an order does not repeat it */
  readonly returnPages = new Map<string, ReturnPages>()
  /** where the pages for customers are */
  website = "https://www.sandbox.paypal.com"

  createOrder(
    body: Pick<Order, "intent" | "purchase_units"> & { readonly application_context?: ReturnPages },
  ): Order {
    const [unit] = body.purchase_units
    if (!["AUTHORIZE", "CAPTURE"].includes(body.intent) || !unit)
      throw new ApiError(400, "INVALID_REQUEST", "MISSING_REQUIRED_PARAMETER", "A required field is missing.")
    const id = newId("ORDER")
    const amount = checkAmount(unit.amount)
    const units = [{ reference_id: "default", ...(unit.custom_id && { custom_id: unit.custom_id }), amount }]
    const links = [{ rel: "approve", href: `${this.website}/checkoutnow?token=${id}` }]
    const order: Order = { id, intent: body.intent, status: "CREATED", purchase_units: units, links }
    this.orders.set(id, order)
    if (body.application_context) this.returnPages.set(id, body.application_context)
    return order
  }

  /** Does what the customer does at PayPal. The link for the approval is not repeated afterward. */
  approve(id: string): Order {
    const order = this.order(id)
    return Object.assign(order, { status: "APPROVED", links: [] })
  }

  order(id: string): Order {
    const order = this.orders.get(id)
    if (!order) throw missing()
    return order
  }

  patchOrder(
    id: string,
    changes: readonly { readonly op: string; readonly path: string; readonly value: Amount }[],
  ): void {
    const order = this.order(id)
    if (order.status === "COMPLETED")
      throw rejected("ORDER_ALREADY_COMPLETED", "The order cannot be patched after it is completed.")
    for (const { op, path, value } of changes) {
      if (op !== "replace" || path !== "/purchase_units/@reference_id=='default'/amount")
        throw rejected("INVALID_PATCH_OPERATION", "The patch path is not valid.")
      order.purchase_units[0]!.amount = checkAmount(value)
    }
  }

  take(id: string, action: "authorize" | "capture"): Order {
    const order = this.order(id)
    const wanted = action === "authorize" ? "AUTHORIZE" : "CAPTURE"
    if (order.intent !== wanted)
      throw rejected("ACTION_DOES_NOT_MATCH_INTENT", "Order was created with another intent.")
    if (order.status === "COMPLETED")
      throw rejected(
        `ORDER_ALREADY_${action === "authorize" ? "AUTHORIZED" : "CAPTURED"}`,
        "Order already processed.",
      )
    if (order.status !== "APPROVED")
      throw rejected("ORDER_NOT_APPROVED", "Payer has not yet approved the Order for payment.")
    if (this.declined.has(id))
      throw rejected(
        "INSTRUMENT_DECLINED",
        "The instrument presented was either declined by the processor or bank.",
      )
    const [unit] = order.purchase_units
    const kind = action === "authorize" ? "authorizations" : "captures"
    const status = action === "authorize" ? "CREATED" : "COMPLETED"
    unit!.payments = { [kind]: [this.money(order, this.checked.has(id) ? "PENDING" : status)] }
    order.status = "COMPLETED"
    return order
  }

  authorization(id: string): { readonly order: Order; readonly money: Money } {
    return this.find("authorizations", id)
  }

  capture(id: string): { readonly order: Order; readonly money: Money } {
    return this.find("captures", id)
  }

  /** Captures what is left, or a part; PayPal keeps the rest for further captures unless it is the final one. */
  captureAuthorization(
    id: string,
    body: { readonly amount?: Amount; readonly final_capture?: boolean } = {},
  ): Money {
    const { order, money } = this.authorization(id)
    if (money.status === "CAPTURED")
      throw rejected("AUTHORIZATION_ALREADY_CAPTURED", "Authorization has already been captured.")
    if (money.status === "VOIDED")
      throw rejected("AUTHORIZATION_VOIDED", "A voided authorization cannot be captured.")
    const payments = order.purchase_units[0]!.payments!
    const before = (payments.captures ?? []).reduce((sum, { amount }) => sum + cents(amount), 0)
    const rest = cents(money.amount) - before
    const { currency_code } = money.amount
    const amount = body.amount ? checkAmount(body.amount) : valueOf(rest, currency_code)
    if (cents(amount) > rest)
      throw rejected("MAX_CAPTURE_AMOUNT_EXCEEDED", "Capture amount exceeds allowable limit.")
    money.status = cents(amount) === rest || body.final_capture ? "CAPTURED" : "PARTIALLY_CAPTURED"
    const capture = { ...this.money(order, "COMPLETED"), amount }
    payments.captures = [...(payments.captures ?? []), capture]
    return capture
  }

  voidAuthorization(id: string): Money {
    const { money } = this.authorization(id)
    if (money.status === "CAPTURED")
      throw rejected(
        "PREVIOUSLY_CAPTURED",
        "Authorization has been previously captured and hence cannot be voided.",
      )
    if (money.status === "VOIDED")
      throw rejected("PREVIOUSLY_VOIDED", "Authorization has been previously voided.")
    money.status = "VOIDED"
    return money
  }

  refundCapture(id: string, body: { readonly amount?: Amount; readonly custom_id?: string }): Money {
    const { order, money } = this.capture(id)
    const before = this.refunds
      .filter(({ capture_id }) => capture_id === id)
      .reduce((sum, { amount }) => sum + cents(amount), 0)
    const rest = cents(money.amount) - before
    if (rest === 0) throw rejected("CAPTURE_FULLY_REFUNDED", "The capture has already been fully refunded.")
    const amount = body.amount ? checkAmount(body.amount) : valueOf(rest, money.amount.currency_code)
    if (cents(amount) > rest)
      throw rejected(
        "REFUND_AMOUNT_EXCEEDED",
        "The refund amount must be less than or equal to the capture amount that has not yet been refunded.",
      )
    money.status = cents(amount) === rest ? "REFUNDED" : "PARTIALLY_REFUNDED"
    const links = [{ rel: "up", href: `https://api-m.sandbox.paypal.com/v2/payments/captures/${id}` }]
    const refund = {
      id: newId("REFUND"),
      amount,
      status: "COMPLETED",
      links,
      capture_id: id,
      ...(body.custom_id && { custom_id: body.custom_id }),
    }
    this.refunds.push(refund)
    const payments = order.purchase_units[0]!.payments!
    payments.refunds = [...(payments.refunds ?? []), refund]
    return refund
  }

  private money(order: Order, status: string): Money {
    const [unit] = order.purchase_units
    return {
      ...{ id: newId("PAY"), status, amount: unit!.amount, links: [] },
      ...(unit!.custom_id && { custom_id: unit!.custom_id }),
      supplementary_data: { related_ids: { order_id: order.id } },
    }
  }

  private find(kind: "authorizations" | "captures", id: string) {
    for (const order of this.orders.values()) {
      const money = order.purchase_units[0]?.payments?.[kind]?.find((each) => each.id === id)
      if (money) return { order, money }
    }
    throw missing()
  }
}
