import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { callProvider } from "./call-provider.ts"
import { moneyErrors } from "./money-errors.ts"
import type { LockedPayment } from "./lock-payments.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/** Seconds after which a call without an answer is taken for lost, and may be repeated by another request. */
export const callPatience = 60

/**
 * What is to be asked of the provider of a payment.
 * @since 0.1
 */
export interface NewCall {
  readonly paymentId: string
  readonly kind: "capture" | "refund" | "cancel"
  /** smallest units: what is refunded, or the part that is captured; without it, the whole payment is captured */
  readonly amount?: number
  readonly refundId?: string
  /** the swap whose difference is refunded */
  readonly swapId?: string | undefined
}

/**
 * A call that is written down, with what is needed to make it.
 * @since 0.1
 */
export interface PaymentCall {
  readonly id: string
  readonly paymentId: string
  readonly kind: NewCall["kind"]
  readonly amount: number
  readonly refundId: string | null
  readonly swapId: string | null
  readonly providerId: string
  readonly data: ProviderData
}

/**
 * The result of a call: the provider's new data, or why it rejected the call.
 * @since 0.1
 */
export type CallOutcome =
  | {
      readonly call: PaymentCall
      readonly data: ProviderData
      /** smallest units, if less than the whole payment was captured */
      readonly captured?: number | undefined
    }
  | { readonly call: PaymentCall; readonly error: CommerceError }

interface StartedCall {
  readonly id: string
  readonly payment_id: string
  readonly kind: NewCall["kind"]
  readonly amount: number
  readonly refund_id: string | null
  readonly swap_id: string | null
  readonly is_lost: boolean
}

/**
 * Writes down what is about to be asked of providers. Calls of earlier requests that were never answered are taken
 * over with their ids, in addition to the new calls.
 * @param payments locked rows, all that the calls are about
 * @param awaited id of a refund that an earlier request set aside, whose end is to be waited for
 * @returns the calls to make once the transaction is committed; "busy" while another request waits for a provider's
 *   answer about taking or letting go of the money
 * @since 0.1
 */
export async function claimCalls(
  db: Executor,
  payments: readonly LockedPayment[],
  wanted: readonly NewCall[],
  awaited?: string,
): Promise<readonly PaymentCall[] | "busy"> {
  const started = await startedCalls(db, payments)
  const isInTheWay = (call: StartedCall) => call.kind !== "refund" || call.refund_id === awaited
  if (started.some((call) => !call.is_lost && isInTheWay(call))) return "busy"
  const lost = started.filter((call) => call.is_lost)
  await touch(db, lost)
  const isCovered = (call: NewCall) =>
    lost.some(
      ({ kind, payment_id }) => kind !== "refund" && kind === call.kind && payment_id === call.paymentId,
    )
  const fresh = wanted.filter((call) => !isCovered(call)).map(toRow)
  if (fresh.length > 0) await db.insertInto("payment_call").values(fresh).execute()
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  return [...lost, ...fresh].map((row) => toCall(row, valueOf(byId, row.payment_id)))
}

/**
 * Takes over calls about refunds that were never answered. Other lost calls stay as they are, for the requests that
 * repeat them.
 * @param payments locked rows, all that the calls are about
 * @returns the calls to make once the transaction is committed; none while another request waits for a provider's
 *   answer about taking or letting go of the money
 * @since 0.1
 */
export async function claimLostRefunds(
  db: Executor,
  payments: readonly LockedPayment[],
  refundIds: ReadonlySet<string>,
): Promise<readonly PaymentCall[]> {
  const started = await startedCalls(db, payments)
  if (started.some((call) => !call.is_lost && call.kind !== "refund")) return []
  const lost = started.filter((call) => call.is_lost && refundIds.has(call.refund_id ?? ""))
  await touch(db, lost)
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  return lost.map((call) => toCall(call, valueOf(byId, call.payment_id)))
}

/**
 * Asks the providers, one call after the other. No row may be locked meanwhile.
 * @param onUnknown gets the error of a refund whose result is unknown, before the next call; without it, the error is
 *   thrown and the remaining calls are not made
 * @throws payments.refund_unknown; the calls then stay open
 * @since 0.1
 */
export async function makeCalls(
  engine: Pick<Engine, "providers" | "log">,
  calls: readonly PaymentCall[],
  onUnknown?: (call: PaymentCall, error: CommerceError) => void,
): Promise<CallOutcome[]> {
  const outcomes: CallOutcome[] = []
  for (const call of calls)
    try {
      outcomes.push(await makeCall(engine, call))
    } catch (error) {
      if (!onUnknown || !isUnknownRefund(error)) throw error
      onUnknown(call, error)
    }
  return outcomes
}

function isUnknownRefund(error: unknown): error is CommerceError {
  return error instanceof CommerceError && error.definition === "payments.refund_unknown"
}

/** Why a provider refused, if one did. */
export function firstError(outcomes: readonly CallOutcome[]): CommerceError | undefined {
  return outcomes.flatMap((outcome) => ("error" in outcome ? outcome.error : []))[0]
}

/**
 * Asserts that payments were captured whole. A call of an earlier request is completed first, which may have asked for a part.
 * @throws payments.already_captured
 * @since 0.1
 */
export function assertWhole(captures: readonly CallOutcome[]): void {
  for (const { call, ...outcome } of captures)
    if (call.amount > 0 && "data" in outcome) throw moneyErrors.already_captured(call.paymentId, call.amount)
}

async function makeCall(engine: Pick<Engine, "providers" | "log">, call: PaymentCall): Promise<CallOutcome> {
  const { id } = call
  try {
    const data = await callProvider(engine, call.providerId, (provider) => {
      if (call.kind === "capture") return provider.capture(call.data, { id, ...partOf(call) })
      if (call.kind === "cancel") return provider.cancel(call.data, { id })
      return provider.refund(call.data, call.amount, { id })
    })
    const captured = call.kind === "capture" ? capturedAmount(engine, call, data) : undefined
    return { call, data, captured }
  } catch (error) {
    // The call stays open, as after a crash: a later request repeats it with the same id.
    if (call.kind === "refund" && isUnknownRefund(error)) throw error
    if (error instanceof CommerceError) return { call, error }
    throw error
  }
}

/** The part that a call captures. */
function partOf({ kind, amount }: PaymentCall): { readonly amount?: number } {
  return kind === "capture" && amount > 0 ? { amount } : {}
}

function capturedAmount(
  { providers }: Pick<Engine, "providers">,
  call: PaymentCall,
  data: ProviderData,
): number | undefined {
  const provider = providers.payment.get(call.providerId)
  return provider?.capturedAmount ? provider.capturedAmount(data) : partOf(call).amount
}

async function startedCalls(db: Executor, payments: readonly LockedPayment[]): Promise<StartedCall[]> {
  const { rows } = await sql<StartedCall>`select id, payment_id, kind, amount, refund_id, swap_id,
      started_at < clock_timestamp() - make_interval(secs => ${callPatience}) as is_lost
    from payment_call
    where payment_id = any(${payments.map((payment) => payment.id)}) and status = 'started'
    order by started_at, id`.execute(db)
  return rows
}

async function touch(db: Executor, calls: readonly StartedCall[]): Promise<void> {
  if (calls.length === 0) return
  await sql`update payment_call set started_at = clock_timestamp()
    where id = any(${calls.map((call) => call.id)})`.execute(db)
}

function toRow({ paymentId, kind, amount, refundId, swapId }: NewCall) {
  return {
    id: newId("paycall"),
    payment_id: paymentId,
    kind,
    amount: amount ?? 0,
    refund_id: refundId ?? null,
    swap_id: swapId ?? null,
  }
}

function toCall(row: ReturnType<typeof toRow>, payment: LockedPayment): PaymentCall {
  return {
    id: row.id,
    paymentId: row.payment_id,
    kind: row.kind,
    amount: row.amount,
    refundId: row.refund_id,
    swapId: row.swap_id,
    providerId: payment.provider_id,
    data: payment.data,
  }
}
