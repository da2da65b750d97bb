import { assertFewFailures, countAttempt } from "../../people/auth/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"

const key = "gift-card"
const unknownCode = "gift-cards.code_unknown"

/**
 * Does something with codes of gift cards that the caller may be guessing: codes that do not exist are counted. Call
 * it outside of a transaction.
 * @throws TooManyAttempts, and what the work throws
 * @since 0.1
 */
export async function guessing<T>(context: Context, work: () => Promise<T>): Promise<T> {
  await assertFewFailures(context, key)
  try {
    return await work()
  } catch (error) {
    if (error instanceof CommerceError && error.definition === unknownCode) await countAttempt(context, key)
    throw error
  }
}
