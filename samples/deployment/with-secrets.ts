import { randomBytes } from "node:crypto"

/** Settings as the pages show them, with secrets as the reader makes them. */
export function withSecrets(env: NodeJS.Dict<string>): NodeJS.Dict<string> {
  return {
    ...env,
    JWT_SECRET: randomBytes(32).toString("hex"),
    COOKIE_SECRET: randomBytes(32).toString("hex"),
  }
}
