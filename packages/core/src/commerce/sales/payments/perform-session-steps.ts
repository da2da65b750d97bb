import type { Engine } from "../../../platform/http/engine.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { PaymentContext } from "../../../platform/kernel/payment-provider.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import { callProvider } from "./call-provider.ts"
import type { PlannedSession, SessionStep } from "./plan-sessions.ts"
import { withCustomer } from "./with-customer.ts"

/**
 * A payment session as it is stored.
 * @since 0.1
 */
export interface SessionRow extends PlannedSession {
  readonly data: ProviderData
}

/**
 * What became of a plan: rows to delete and to write.
 * @since 0.1
 */
export interface SessionChanges {
  readonly removed: readonly string[]
  readonly saved: readonly SessionRow[]
  /** what providers want to remember of the customer */
  readonly customerMetadata: ProviderData
  /** sessions that were newly prepared at their provider, to be dropped there when the plan came too late */
  readonly prepared: readonly SessionRow[]
}

type Step = SessionStep<SessionRow>

interface StepResult {
  readonly removed?: string
  readonly saved?: SessionRow
  readonly customerMetadata?: ProviderData
  readonly isPrepared?: boolean
}

/**
 * Does at the providers what a plan says. No row is locked meanwhile: the caller writes the result afterwards, if
 * the cart is still what it was.
 * @param about.amount is taken from the steps
 * @param isStrict whether a provider that fails is an error; otherwise the session is marked, and the shop goes on
 * @throws payments.provider_failed, payments.provider_not_in_region when strict
 * @since 0.1
 */
export async function performSessionSteps(
  engine: Pick<Engine, "providers" | "log" | "db">,
  steps: readonly Step[],
  about: Omit<PaymentContext, "amount">,
  isStrict: boolean,
): Promise<SessionChanges> {
  const results: StepResult[] = []
  for (const step of steps) results.push(await performStep(engine, step, about, isStrict))
  return {
    removed: results.flatMap(({ removed }) => removed ?? []),
    saved: results.flatMap(({ saved }) => saved ?? []),
    customerMetadata: results.reduce<ProviderData>(
      (all, { customerMetadata }) => ({ ...all, ...customerMetadata }),
      {},
    ),
    prepared: results.flatMap(({ saved, isPrepared }) => (saved && isPrepared ? [saved] : [])),
  }
}

/**
 * Drops sessions at their providers. A provider that fails is passed over: what it keeps expires there.
 * @since 0.1
 */
export async function dropAtProviders(
  engine: Pick<Engine, "providers" | "log">,
  sessions: readonly SessionRow[],
): Promise<void> {
  for (const session of sessions)
    if (session.is_initiated)
      await callProvider(engine, session.provider_id, (provider) => provider.remove(session.data)).catch(
        () => undefined,
      )
}

async function performStep(
  engine: Pick<Engine, "providers" | "log" | "db">,
  step: Step,
  about: Omit<PaymentContext, "amount">,
  isStrict: boolean,
): Promise<StepResult> {
  switch (step.kind) {
    case "remove":
      await dropAtProviders(engine, [step.session])
      return { removed: step.session.id }
    case "reset":
      await dropAtProviders(engine, [step.session])
      return { saved: { ...newSession(step.session.provider_id, step.amount), id: step.session.id } }
    case "offer":
      return { saved: newSession(step.providerId, step.amount) }
    case "update":
      return { saved: await updateSession(engine, step, about, isStrict) }
    case "amend":
      return { saved: await amendSession(engine, step) }
    case "renew":
      return renewSession(engine, step, about)
    case "choose":
      return chooseSession(engine, step, about, isStrict)
  }
}

function newSession(provider_id: string, amount: number): SessionRow {
  const blank = { is_selected: null, is_initiated: false, status: "pending", data: {} }
  return { id: newId("ps"), provider_id, amount, ...blank }
}

async function updateSession(
  engine: Pick<Engine, "providers" | "log" | "db">,
  { session, amount }: Extract<Step, { kind: "update" }>,
  about: Omit<PaymentContext, "amount">,
  isStrict: boolean,
): Promise<SessionRow> {
  try {
    const known = await withCustomer(engine, session.provider_id, about)
    return await callProvider(engine, session.provider_id, async (provider) => {
      const data = await provider.update(session.data, { ...known, amount })
      const status = session.status === "authorized" ? await provider.status(data) : "pending"
      return { ...session, amount, data, status, is_selected: true }
    })
  } catch (error) {
    if (isStrict) throw error
    // The amount is what the cart costs; the status says that the provider does not know it.
    return { ...session, amount, status: "error" }
  }
}

async function amendSession(
  engine: Pick<Engine, "providers" | "log">,
  { session, data }: Extract<Step, { kind: "amend" }>,
): Promise<SessionRow> {
  const amended = await callProvider(
    engine,
    session.provider_id,
    async (provider) => (await provider.amend?.(session.data, data)) ?? session.data,
  )
  return { ...session, data: amended }
}

async function renewSession(
  engine: Pick<Engine, "providers" | "log" | "db">,
  { session, amount }: Extract<Step, { kind: "renew" }>,
  about: Omit<PaymentContext, "amount">,
): Promise<StepResult> {
  const { provider_id: providerId } = session
  const { saved, ...rest } = await chooseSession(
    engine,
    { kind: "choose", providerId, session, amount },
    about,
    true,
  )
  return { ...rest, ...(saved ? { saved: { ...saved, is_selected: null } } : {}) }
}

async function chooseSession(
  engine: Pick<Engine, "providers" | "log" | "db">,
  { providerId, session, amount }: Extract<Step, { kind: "choose" }>,
  about: Omit<PaymentContext, "amount">,
  isStrict: boolean,
): Promise<StepResult> {
  const row = { ...newSession(providerId, amount), ...(session ? { id: session.id } : {}) }
  if (session) await dropAtProviders(engine, [session])
  try {
    const known = await withCustomer(engine, providerId, about)
    const { data, customerMetadata } = await callProvider(engine, providerId, (provider) =>
      provider.initiate({ ...known, amount }),
    )
    const saved = { ...row, data, is_selected: true, is_initiated: true }
    return { saved, isPrepared: true, ...(customerMetadata ? { customerMetadata } : {}) }
  } catch (error) {
    if (isStrict) throw error
    return { saved: row }
  }
}
