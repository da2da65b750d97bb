import { isDeepStrictEqual } from "node:util"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"

/** A session of the stand-in. */
interface Session {
  readonly purchase_country: string
  readonly purchase_currency: string
  order_amount: number
  order_lines: Body["order_lines"]
  status: "incomplete" | "complete"
  authorization_token?: string
  /** what the storefront told Klarna about the customer */
  billing_address?: Readonly<Record<string, string>>
  readonly merchant_urls: Readonly<Record<string, string>>
}

/** An order of the stand-in. */
interface Order {
  readonly order_id: string
  order_amount: number
  readonly order_lines: Body["order_lines"]
  readonly purchase_currency: string
  readonly refunds: { reference?: string; refunded_amount: number }[]
  status: string
  fraud_status: string
  captured_amount: number
  remaining_authorized_amount: number
  refunded_amount: number
}

/** A stand-in of Klarna: the endpoints that the plugin uses, with their states and errors. */
export interface KlarnaService extends StandIn {
  readonly sessions: ReadonlyMap<string, Session>
  readonly orders: ReadonlyMap<string, Order>
  /** does what the customer does in Klarna's widget, and returns the token */
  approve(sessionId: string): string
  /** captures a part of an order, as a merchant does in the portal */
  capturePart(orderId: string, amount: number): void
  /** releases what is not captured of an order, as a merchant does in the portal */
  releaseRest(orderId: string): void
  /** lowers the amount of an order, as a merchant does in the portal */
  reduce(orderId: string, amount: number): void
  /** forgets idempotency keys, as Klarna does after some time */
  forgetKeys(): void
  /** has the next orders checked for fraud */
  suspect(isSuspicious: boolean): void
}

class ApiError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

interface State {
  readonly sessions: Map<string, Session>
  readonly orders: Map<string, Order>
  fraud: string
}

/** Starts a stand-in of Klarna. */
export async function startKlarna(account: {
  readonly user: string
  readonly password: string
}): Promise<KlarnaService> {
  const state: State = { sessions: new Map(), orders: new Map(), fraud: "ACCEPTED" }
  const replies = new Map<string, Answer>()
  const basic = `Basic ${Buffer.from(`${account.user}:${account.password}`).toString("base64")}`
  const standIn = await startStandIn((request): Answer => {
    const { headers, method, path } = request
    if (path.startsWith("/widget/")) return inBrowser(state, request)
    if (headers.authorization !== basic) return errorAnswer(new ApiError(401, "UNAUTHORIZED", "Unauthorized"))
    const key = method === "POST" ? headers["klarna-idempotency-key"] : undefined
    const known = typeof key === "string" ? replies.get(`${key} ${path}`) : undefined
    if (known) return known
    const answer = answerOf(() => carryOut(state, request))
    if (typeof key === "string" && (answer.status ?? 200) < 300) replies.set(`${key} ${path}`, answer)
    return answer
  })
  return {
    ...standIn,
    ...state,
    approve: (id) => approve(found(state.sessions, id)),
    capturePart: (id, amount) => capture(found(state.orders, id), amount),
    releaseRest: (id) => releaseRest(found(state.orders, id)),
    reduce(id, amount) {
      const order = found(state.orders, id)
      Object.assign(order, {
        order_amount: amount,
        remaining_authorized_amount: amount - order.captured_amount,
      })
    },
    forgetKeys: () => replies.clear(),
    suspect: (isSuspicious) => void (state.fraud = isSuspicious ? "PENDING" : "ACCEPTED"),
  }
}

function approve(session: Session): string {
  session.authorization_token = crypto.randomUUID()
  session.status = "complete"
  return session.authorization_token
}

/** What Klarna's widget asks from a browser, with the token of the client instead of the password. */
function inBrowser(state: State, { method, path, text }: ReceivedRequest): Answer {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" }
  if (method === "OPTIONS") return { status: 204, headers }
  const { client_token = "", billing_address } = JSON.parse(text) as {
    client_token?: string
    billing_address?: Session["billing_address"]
  }
  const answer = answerOf(() => {
    const session = found(state.sessions, client_token.replace(/^token\./, ""))
    if (path === "/widget/load") return { order_amount: session.order_amount }
    if (billing_address) session.billing_address = billing_address
    return { authorization_token: approve(session) }
  })
  return { ...answer, headers }
}

function answerOf(work: () => unknown): Answer {
  try {
    const body = work()
    return body === undefined ? { status: 204 } : { status: 200, body: structuredClone(body) }
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error)
    throw error
  }
}

function errorAnswer({ status, code, message }: ApiError): Answer {
  return { status, body: { error_code: code, error_messages: [message], correlation_id: "correlation-1" } }
}

function found<T>(kept: ReadonlyMap<string, T>, id: string): T {
  const value = kept.get(id)
  if (!value) throw new ApiError(404, "NOT_FOUND", "The object does not exist")
  return value
}

interface Body {
  readonly purchase_country?: string
  readonly purchase_currency?: string
  readonly order_amount: number
  readonly order_tax_amount: number
  readonly order_lines: readonly {
    readonly type?: string
    readonly name: string
    readonly total_amount: number
    readonly quantity: number
    readonly unit_price: number
    readonly tax_rate: number
    readonly total_tax_amount: number
    readonly total_discount_amount?: number
  }[]
  readonly merchant_urls?: Readonly<Record<string, string>>
  readonly auto_capture?: boolean
  readonly captured_amount?: number
  readonly refunded_amount?: number
  readonly reference?: string
}

/** Klarna computes totals and taxes of the lines itself, and accepts a difference of 1 in taxes. */
function checkPurchase({ order_amount, order_tax_amount, order_lines }: Body): void {
  const sum = order_lines.reduce((total, line) => total + line.total_amount, 0)
  const tax = order_lines.reduce(
    (total, line) => total + (line.type === "sales_tax" ? line.total_amount : line.total_tax_amount),
    0,
  )
  const isRight = order_lines.every((line) => {
    const { quantity, unit_price, total_amount, total_discount_amount = 0 } = line
    const due = total_amount - (total_amount * 10_000) / (10_000 + line.tax_rate)
    const numbers = [quantity, unit_price, total_amount, line.tax_rate, line.total_tax_amount]
    return (
      quantity * unit_price - total_discount_amount === total_amount &&
      Math.abs(due - line.total_tax_amount) <= 1 &&
      numbers.every(Number.isInteger) &&
      line.name !== ""
    )
  })
  if (!Number.isInteger(order_amount) || sum !== order_amount || tax !== order_tax_amount || !isRight)
    throw new ApiError(400, "BAD_VALUE", "Bad value: order_amount, order_tax_amount, order_lines")
}

function carryOut(state: State, { method, path, text }: ReceivedRequest): unknown {
  const [, area, , kind, id = "", action] = path.split("/")
  const body = (text ? JSON.parse(text) : {}) as Body
  switch (`${method} ${area}/${kind}${id && "/id"}${action ? `/${action}` : ""}`) {
    case "POST payments/sessions":
      return createSession(state, body)
    case "GET payments/sessions/id":
      return found(state.sessions, id)
    case "POST payments/sessions/id":
      return updateSession(found(state.sessions, id), body)
    case "POST payments/authorizations/id/order":
      return placeOrder(state, id, body)
    case "DELETE payments/authorizations/id":
      return endAuthorization(state, id)
    case "GET ordermanagement/orders/id":
      return found(state.orders, id)
    case "POST ordermanagement/orders/id/captures":
      return capture(found(state.orders, id), body.captured_amount ?? 0)
    case "POST ordermanagement/orders/id/release-remaining-authorization":
      return releaseRest(found(state.orders, id))
    case "POST ordermanagement/orders/id/refunds":
      return refund(found(state.orders, id), body)
    case "POST ordermanagement/orders/id/cancel":
      return cancel(found(state.orders, id))
    default:
      throw new ApiError(404, "NOT_FOUND", `${method} ${path} does not exist`)
  }
}

function createSession(state: State, body: Body) {
  checkPurchase(body)
  const { purchase_country, purchase_currency, order_amount, order_lines, merchant_urls = {} } = body
  if (!/^[A-Z]{2}$/.test(purchase_country ?? "") || !/^[A-Z]{3}$/.test(purchase_currency ?? ""))
    throw new ApiError(400, "BAD_VALUE", "Bad value: purchase_country")
  const session_id = crypto.randomUUID()
  state.sessions.set(session_id, {
    ...{ purchase_country: purchase_country!, purchase_currency: purchase_currency! },
    ...{ order_amount, order_lines, merchant_urls, status: "incomplete" },
  })
  const payment_method_categories = [{ identifier: "klarna", name: "Pay with Klarna" }]
  return { session_id, client_token: `token.${session_id}`, payment_method_categories }
}

function updateSession(session: Session, body: Body): undefined {
  checkPurchase(body)
  session.order_amount = body.order_amount
  session.order_lines = body.order_lines
}

function placeOrder(state: State, token: string, body: Body) {
  const session = [...state.sessions.values()].find((each) => each.authorization_token === token)
  if (!session) throw new ApiError(404, "NOT_FOUND", "The authorization token does not exist or was used")
  checkPurchase(body)
  if (session.order_amount !== body.order_amount || session.purchase_currency !== body.purchase_currency)
    throw new ApiError(409, "CONFLICT", "The order does not match the authorization")
  if (!isDeepStrictEqual(session.order_lines, body.order_lines))
    throw new ApiError(409, "CONFLICT", "The order lines do not match the authorization")
  delete session.authorization_token
  const order: Order = {
    ...{ order_id: crypto.randomUUID(), order_amount: body.order_amount, refunds: [], refunded_amount: 0 },
    order_lines: body.order_lines,
    ...{ purchase_currency: session.purchase_currency, status: "AUTHORIZED", fraud_status: state.fraud },
    ...{ captured_amount: 0, remaining_authorized_amount: body.order_amount },
  }
  if (body.auto_capture) capture(order, order.order_amount)
  state.orders.set(order.order_id, order)
  return { order_id: order.order_id, fraud_status: order.fraud_status }
}

function endAuthorization(state: State, token: string): undefined {
  const session = [...state.sessions.values()].find((each) => each.authorization_token === token)
  if (!session) throw new ApiError(404, "NOT_FOUND", "The authorization token does not exist")
  delete session.authorization_token
}

function releaseRest(order: Order): undefined {
  if (order.captured_amount === order.order_amount)
    throw new ApiError(
      403,
      "NOT_ALLOWED",
      "Order is fully captured. Remaining authorization cannot be released.",
    )
  order.remaining_authorized_amount = 0
}

function capture(order: Order, amount: number): undefined {
  if (order.status === "CANCELLED" || amount < 1 || amount > order.remaining_authorized_amount)
    throw new ApiError(403, "CAPTURE_NOT_ALLOWED", "Capture not allowed")
  order.captured_amount += amount
  order.remaining_authorized_amount -= amount
  order.status = order.captured_amount === order.order_amount ? "CAPTURED" : "PART_CAPTURED"
}

function refund(order: Order, { refunded_amount = 0, reference }: Body): undefined {
  if (refunded_amount < 1 || refunded_amount > order.captured_amount - order.refunded_amount)
    throw new ApiError(403, "REFUND_NOT_ALLOWED", "Refund not allowed")
  order.refunded_amount += refunded_amount
  order.refunds.push({ refunded_amount, ...(reference && { reference }) })
}

function cancel(order: Order): undefined {
  if (order.captured_amount > 0)
    throw new ApiError(403, "CANCEL_NOT_ALLOWED", "Order has previous captures. Cancel not possible")
  order.status = "CANCELLED"
}
