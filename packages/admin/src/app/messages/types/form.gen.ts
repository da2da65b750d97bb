// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Form = {
  /** Discard changes */
  readonly discard: string
  /** Your changes have not been saved and will be lost. */
  readonly discardText: string
  /** Discard your changes? */
  readonly discardTitle: string
  /** Enter an email address. */
  readonly email: string
  /** Email */
  readonly emailLabel: string
  /** First name */
  readonly firstName: string
  /** Keep editing */
  readonly keepEditing: string
  /** Last name */
  readonly lastName: string
  /** Enter an amount such as 12.50. */
  readonly money: string
  /** None */
  readonly none: string
  /** Enter a number. */
  readonly number: string
  /** Enter a whole number. */
  readonly wholeUnits: string
  /** Enter at most {max}. */
  readonly atMost: (values: { readonly max: string | number }) => string
  /** The end must be later than the start. */
  readonly endBeforeStart: string
  /** The maximum must not be lower than the minimum. */
  readonly belowMinimum: string
  /** Optional */
  readonly optional: string
  /** Password */
  readonly passwordLabel: string
  /** Enter a value. */
  readonly required: string
  /** Use at least {length, plural, one {# character} other {# characters}}. */
  readonly short: (values: { readonly length: number }) => string
  /** Remove {value} */
  readonly removeChip: (values: { readonly value: string | number }) => string
  /** One entry per line, for example color: red. */
  readonly metadataHint: string
  /** Someone else changed this */
  readonly changedTitle: string
  /** The last change was on {time}, while you were editing. Reload to see it, or overwrite it with what you entered. */
  readonly changedText: (values: { readonly time: string | number }) => string
  /** Reload */
  readonly reload: string
  /** Overwrite */
  readonly overwrite: string
}
