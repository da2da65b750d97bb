import { hashNewPassword, type Hashed } from "./new-password.ts"
import type { Context } from "./operation.ts"
import { isRecord } from "../kernel/values.ts"

/**
 * Hashes the password of an operation that sets one, where its body has it: that takes a tenth of a second, which no
 * transaction should wait for.
 */
export async function hashBeforehand(
  engine: Pick<Context["engine"], "passwords" | "config">,
  body: unknown,
): Promise<Hashed | undefined> {
  const password = isRecord(body) ? body.password : undefined
  // Where a password may be absent, an empty one changes nothing.
  return typeof password === "string" && password !== ""
    ? { password, hash: await hashNewPassword(engine, password) }
    : undefined
}

/**
 * The hash of a password: the one made beforehand, or a new one where there is none of this password.
 * @since 0.1
 */
export async function hashOf(
  { engine, hashed }: Pick<Context, "engine" | "hashed">,
  password: string,
): Promise<string> {
  return hashed?.password === password ? hashed.hash : hashNewPassword(engine, password)
}
