import type { Field } from "../kit/fields.ts"
import { t } from "../messages/index.ts"

/** A new password, twice. */
export const passwordFields = [
  {
    name: "password",
    kind: "password",
    label: t.session.newPassword,
    required: true,
    minLength: 8,
    autoComplete: "new-password",
  },
  {
    name: "again",
    kind: "password",
    label: t.session.again,
    required: true,
    autoComplete: "new-password",
  },
] as const satisfies readonly Field[]

/**
 * The new password.
 * @throws Error when it was typed differently the second time
 */
export function bothAlike(values: { readonly password: string; readonly again: string }): string {
  if (values.password !== values.again) throw new Error(t.session.unlike)
  return values.password
}
