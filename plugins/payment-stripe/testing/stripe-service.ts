import { createHmac } from "node:crypto"
import { startStandIn, type Answer, type ReceivedRequest, type StandIn } from "../../testing/stand-in.ts"
import { createCustomerSession, openForm, savedCards, type CustomerSession } from "./customer-sessions.ts"
import { ApiError, apiErrors } from "./errors.ts"
import { nested, parseForm, text, type Form } from "./form.ts"
import {
  authenticateIntent,
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  newId,
  updateIntent,
  type Intent,
} from "./payment-intents.ts"
import { createRefund, type StandInRefund } from "./refunds.ts"

/** A webhook as Stripe sends it. */
export interface SignedEvent {
  readonly id: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A stand-in of Stripe: the endpoints that the plugin uses, with their states and errors. */
export interface StripeService extends StandIn {
  readonly intents: ReadonlyMap<string, Intent>
  readonly refunds: readonly StandInRefund[]
  readonly customers: ReadonlyMap<string, Customer>
  readonly sessions: readonly CustomerSession[]
  /** does what the customer does in the browser */
  confirm(id: string, card?: string): Intent
  /** the customer has identified themselves at their bank */
  authenticate(id: string): Intent
  /** does what a merchant does in Stripe's dashboard */
  inDashboard(path: string, form?: Form): unknown
  /** forgets idempotency keys, as Stripe does after a day */
  forgetKeys(): void
  /** opens a dispute about a payment */
  dispute(id: string): Dispute
  /** an event, signed with the webhook secret unless another one is given */
  event(type: string, object: object, secret?: string): SignedEvent
}

interface Customer {
  readonly id: string
  readonly object: "customer"
  readonly email: string | null
  readonly metadata: Record<string, string>
}

interface Dispute {
  readonly id: string
  readonly object: "dispute"
  readonly payment_intent: string
  readonly amount: number
  readonly currency: string
  readonly reason: string
  status: string
}

interface State {
  readonly intents: Map<string, Intent>
  readonly refunds: StandInRefund[]
  readonly customers: Map<string, Customer>
  readonly sessions: CustomerSession[]
  readonly disputes: Map<string, Dispute>
}

/** The parameters of each endpoint that changes something. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  customers: ["email", "metadata", "name", "phone"],
  customer_sessions: ["customer", "components"],
  payment_intents: [
    ...["amount", "currency", "customer", "description", "metadata", "capture_method", "setup_future_usage"],
    ...["automatic_payment_methods", "allowed_payment_method_types"],
  ],
  update: [
    "amount",
    "customer",
    "metadata",
    "description",
    "receipt_email",
    "setup_future_usage",
    "payment_method",
    "shipping",
  ],
  capture: ["amount_to_capture"],
  cancel: ["cancellation_reason"],
  confirm: ["payment_method", "client_secret", "return_url", "setup_future_usage"],
  refunds: ["payment_intent", "amount", "reason", "metadata"],
}

/** Starts a stand-in of Stripe. */
export async function startStripe(keys: {
  readonly apiKey: string
  readonly webhookSecret: string
}): Promise<StripeService> {
  const state: State = {
    ...{ intents: new Map(), refunds: [], customers: new Map(), disputes: new Map() },
    sessions: [],
  }
  const replies = new Map<string, { readonly request: string; readonly answer: Answer }>()

  const standIn = await startStandIn((request): Answer => {
    const { method, path, headers } = request
    if (method === "OPTIONS") return { status: 204, headers: cors }
    if (path.startsWith("/3ds/")) return bankPage(state, request)
    const key = headers["idempotency-key"]
    const fingerprint = `${method} ${path} ${request.text}`
    const known = method === "POST" && typeof key === "string" ? replies.get(key) : undefined
    if (known && known.request !== fingerprint) return errorAnswer(apiErrors.otherParameters(String(key)))
    if (known) return { ...known.answer, headers: { "idempotent-replayed": "true" } }
    const answer = answerOf(() => {
      authenticate(request, keys.apiKey, state)
      return carryOut(
        state,
        method,
        path.replace(/^\/v1\//, ""),
        method === "GET" ? queryOf(request) : parseForm(request.text),
      )
    })
    // What is rejected before the endpoint begins is not kept under the key.
    if (typeof key === "string" && method === "POST" && answer.status !== 401)
      replies.set(key, { request: fingerprint, answer })
    return answer
  })

  return {
    ...standIn,
    ...state,
    confirm: (id, card = "pm_card_visa") => confirmIntent(find(state.intents, "payment_intent", id), card),
    authenticate: (id) => authenticateIntent(find(state.intents, "payment_intent", id)),
    forgetKeys: () => replies.clear(),
    inDashboard: (path, form = {}) => carryOut(state, "POST", path, form),
    dispute: (id) => {
      const { amount, currency } = find(state.intents, "payment_intent", id)
      const dispute: Dispute = {
        ...{ id: newId("dp"), object: "dispute", payment_intent: id, amount, currency },
        ...{ reason: "fraudulent", status: "needs_response" },
      }
      state.disputes.set(dispute.id, dispute)
      return dispute
    },
    event: (type, object, secret = keys.webhookSecret) => sign(type, object, secret),
  }
}

/** Pages of a storefront confirm payments from the browser. */
const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type",
}

/** The page of the customer's bank for 3-D Secure: its link confirms the payment and returns to the storefront. */
function bankPage({ intents }: State, { path, query }: ReceivedRequest): Answer {
  const [, , id = "", step] = path.split("/")
  const back = query.get("return_url") ?? ""
  if (step !== "confirmed") {
    const link = `/3ds/${id}/confirmed?return_url=${encodeURIComponent(back)}`
    return { headers: { "content-type": "text/html" }, body: `<a href="${link}">Confirm the payment</a>` }
  }
  const intent = authenticateIntent(find(intents, "payment_intent", id))
  const location = new URL(back)
  location.searchParams.set("payment_intent", id)
  location.searchParams.set("payment_intent_client_secret", intent.client_secret)
  location.searchParams.set("redirect_status", "succeeded")
  return { status: 303, headers: { location: location.href } }
}

function answerOf(work: () => unknown): Answer {
  try {
    return { status: 200, headers: cors, body: structuredClone(work()) }
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error)
    throw error
  }
}

function errorAnswer({ status, body }: ApiError): Answer {
  return { status, headers: cors, body: { error: body } }
}

/** Secret keys may do everything; a publishable key reads and confirms the intent whose client secret it knows. */
function authenticate(
  { method, headers, path, query, text: body }: ReceivedRequest,
  apiKey: string,
  { intents }: State,
): void {
  const [, key] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? []
  if (key === apiKey) return
  const isRead = method === "GET"
  const target = isRead ? /^\/v1\/payment_intents\/(\w+)$/ : /^\/v1\/payment_intents\/(\w+)\/confirm$/
  const [, id] = target.exec(path) ?? []
  const secret = isRead ? query.get("client_secret") : text(parseForm(body), "client_secret")
  if (key?.startsWith("pk_") && id && secret && intents.get(id)?.client_secret === secret) return
  const isForm = isRead && path === "/v1/elements/sessions"
  if (key?.startsWith("pk_") && isForm && intentOf(intents, query.get("client_secret"))) return
  throw apiErrors.wrongKey()
}

function intentOf(intents: ReadonlyMap<string, Intent>, secret: string | null | undefined) {
  return secret ? [...intents.values()].find(({ client_secret }) => client_secret === secret) : undefined
}

function queryOf({ query }: ReceivedRequest): Form {
  return parseForm(query.toString())
}

function carryOut(state: State, method: string, path: string, form: Form): unknown {
  const [resource = "", id, action] = path.split("/")
  if (method === "GET") return read(state, { resource, id, action }, form)
  checkParameters(form, action ?? (id ? "update" : resource))
  if (resource === "customers" && !id) return createCustomer(state, form)
  if (resource === "customer_sessions" && !id) {
    find(state.customers, "customer", text(form, "customer") ?? "")
    const session = createCustomerSession(form)
    state.sessions.push(session)
    return session
  }
  if (resource === "refunds" && !id) {
    const intent = find(state.intents, "payment_intent", text(form, "payment_intent") ?? "")
    const refund = createRefund(intent, state.refunds, form)
    state.refunds.push(refund)
    return refund
  }
  if (resource !== "payment_intents") throw apiErrors.unknownPath(method, path)
  if (id) return changeIntent(state, find(state.intents, "payment_intent", id), { action, form })
  const intent = createIntent(form)
  state.intents.set(intent.id, intent)
  return intent
}

function changeIntent(
  { intents }: State,
  intent: Intent,
  { action, form }: { readonly action: string | undefined; readonly form: Form },
): Intent {
  if (action === "capture") return captureIntent(intent, form)
  if (action === "cancel") return cancelIntent(intent, form)
  if (action === "confirm")
    return confirmIntent(intent, text(form, "payment_method") ?? "", {
      saved: intent.customer ? savedCards(intents.values(), intent.customer) : [],
      usage: text(form, "setup_future_usage"),
    })
  if (action) throw apiErrors.unknownPath("POST", `payment_intents/${intent.id}/${action}`)
  return updateIntent(intent, form)
}

interface Target {
  readonly resource: string
  readonly id: string | undefined
  readonly action: string | undefined
}

function read(state: State, { resource, id, action }: Target, form: Form): unknown {
  if (resource === "payment_intents" && id) return find(state.intents, "payment_intent", id)
  if (resource === "customers" && id && action === "payment_methods") {
    return list(savedCards(state.intents.values(), find(state.customers, "customer", id).id))
  }
  if (resource === "elements" && id === "sessions") {
    const intent = intentOf(state.intents, text(form, "client_secret"))
    if (!intent) throw apiErrors.missing("payment_intent", "")
    const secret = text(form, "customer_session_client_secret")
    const session = state.sessions.find(({ client_secret }) => client_secret === secret)
    return openForm(state.intents.values(), intent, session)
  }
  if (resource === "customers" && id) return find(state.customers, "customer", id)
  if (resource === "disputes" && id) return find(state.disputes, "dispute", id)
  if (resource !== "refunds") throw apiErrors.unknownPath("GET", resource)
  const refund = state.refunds.find((each) => each.id === id)
  if (id && !refund) throw apiErrors.missing("refund", id)
  return (
    refund ?? list(state.refunds.filter(({ payment_intent }) => payment_intent === form["payment_intent"]))
  )
}

function list(data: readonly object[]) {
  return { object: "list", data, has_more: false }
}

function find<T>(kept: ReadonlyMap<string, T>, kind: string, id: string): T {
  const found = kept.get(id)
  if (!found) throw apiErrors.missing(kind, id)
  return found
}

function createCustomer(state: State, form: Form): Customer {
  const customer: Customer = {
    id: newId("cus"),
    object: "customer",
    email: text(form, "email") ?? null,
    metadata: nested(form, "metadata"),
  }
  state.customers.set(customer.id, customer)
  return customer
}

function checkParameters(form: Form, endpoint: string): void {
  if ("payment_method_types" in form) throw apiErrors.typesNotSupported()
  for (const name of Object.keys(form))
    if (!parameters[endpoint]?.includes(name)) throw apiErrors.unknownParameter(name)
}

/** Signs an event as Stripe does: the time and an HMAC of the time and the body. */
function sign(type: string, object: object, secret: string): SignedEvent {
  const id = newId("evt")
  const created = Math.floor(Date.now() / 1000)
  const body = JSON.stringify({ id, object: "event", type, created, data: { object } })
  const signature = createHmac("sha256", secret).update(`${created}.${body}`).digest("hex")
  return {
    id,
    body,
    headers: { "content-type": "application/json", "stripe-signature": `t=${created},v1=${signature}` },
  }
}
