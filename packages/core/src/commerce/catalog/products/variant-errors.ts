import { databaseErrorOf, retryableStates } from "../../../platform/http/database-errors.ts"
import { asRefusal } from "../../../platform/http/reply.ts"
import { productErrors } from "./errors.ts"

/**
 * Runs work that saves variants. Its errors are about the caller's data, so they become 400 as in v1, also
 * where the same error elsewhere is a 404 or a 422.
 * @throws products.variant_refused
 * @since 0.1
 */
export async function refusingVariants<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // A conflict between transactions is passed on: the whole request is retried.
    const isRetryable = retryableStates.has(databaseErrorOf(error)?.code ?? "")
    const refusal = isRetryable ? undefined : asRefusal(error)
    throw refusal ? productErrors.variant_refused(refusal.message) : error
  }
}
