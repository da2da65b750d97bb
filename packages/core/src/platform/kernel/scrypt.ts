import { scryptAsync } from "@noble/hashes/scrypt.js"
import type { Scrypt } from "./passwords.ts"

/** scrypt in plain JavaScript, for browsers and workers. A server uses its platform's. */
export const portableScrypt: Scrypt = (password, salt, { N, r, p, length }) =>
  scryptAsync(password, salt, { N, r, p, dkLen: length })
