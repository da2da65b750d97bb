import { TextReply, type Context } from "../../../platform/http/operation.ts"
import { assertFewFailures, countAttempt, forgetAttempts } from "./limit-attempts.ts"
import { verifyLogin } from "./log-in.ts"
import type { SessionKind } from "./sessions.ts"

/** What somebody logs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** An address may fail at this many accounts as often as at one: offices share theirs. */
const accountsPerAddress = 10

/**
 * Answers a sign-in: a bare 401 if address and password do not match, else what `answer` makes of the id. Call it
 * outside of a transaction.
 * @throws TooManyAttempts after too many attempts at one account, or too many failures at different ones
 */
export async function answerLogin(
  context: Context,
  kind: SessionKind,
  { email, password }: Credentials,
  answer: (id: string) => Promise<unknown>,
): Promise<unknown> {
  const key = `login:${kind}:${email.toLowerCase()}`
  const anyKey = `login:${kind}`
  await assertFewFailures(context, anyKey, accountsPerAddress)
  await countAttempt(context, key)
  const id = await verifyLogin(context, kind, email, password)
  if (!id) {
    await countAttempt(context, anyKey, accountsPerAddress)
    return new TextReply("Unauthorized", 401)
  }
  await forgetAttempts(context, key)
  return answer(id)
}
