import { TextReply, type Context } from "../http/operation.ts"
import { forgetAttempts, tooManyAttempts } from "./limit-attempts.ts"
import { verifyLogin } from "./log-in.ts"
import type { SessionKind } from "./sessions.ts"

/** What somebody logs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Answers a log-in: 429 after too many attempts, a bare 401 when address and password do not fit, else what
 * `answer` makes of the id.
 */
export async function answerLogin(
  context: Context,
  kind: SessionKind,
  { email, password }: Credentials,
  answer: (id: string) => Promise<unknown>,
): Promise<unknown> {
  const key = `login:${kind}:${email.toLowerCase()}`
  const refusal = await tooManyAttempts(context, key)
  if (refusal) return refusal
  const id = await verifyLogin(context, kind, email, password)
  if (!id) return new TextReply("Unauthorized", 401)
  await forgetAttempts(context, key)
  return answer(id)
}
